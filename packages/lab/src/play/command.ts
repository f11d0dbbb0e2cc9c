import type { CommandTranslation } from '@provincia/catalog/command';
import type { Options } from '@provincia/command';
import { levelOption } from '../input/level.ts';
import { play } from './play.ts';
import { LEVEL, playSetup } from './setup.ts';
import { openTerminal } from './terminal.ts';

/** `provincia play`: a game in the terminal. */
export async function playCommand(options: Options, words: CommandTranslation): Promise<number> {
  const setup = playSetup(options);
  const level = levelOption(options.level, LEVEL);
  await play(setup, level, openTerminal(process.stdin, process.stdout, words));
  return 0;
}
