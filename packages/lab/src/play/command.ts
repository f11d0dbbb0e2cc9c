import { makeLevels } from '@provincia/bots';
import { Refusal } from '../input/refusal.ts';
import type { Options } from '../sim/options.ts';
import { play } from './play.ts';
import { playSetup } from './setup.ts';
import { openTerminal } from './terminal.ts';

/** `provincia play`: a game in the terminal. */
export async function playCommand(options: Options): Promise<number> {
  const setup = playSetup(options);
  const levels = makeLevels();
  const level = levels.get(String(options.level ?? 'normal'));
  if (level === undefined) {
    throw new Refusal(
      `There is no level "${options.level}": --level is one of ${[...levels.keys()].join(', ')}.`,
    );
  }
  await play(setup, level(setup.kingdom, setup.players), openTerminal(process.stdin, process.stdout));
  return 0;
}
