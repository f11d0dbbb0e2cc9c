import type { Options } from '../sim/options.ts';
import { play } from './play.ts';
import { playSetup } from './setup.ts';
import { openTerminal } from './terminal.ts';

/** `provincia play`: a game in the terminal. */
export async function playCommand(options: Options): Promise<number> {
  await play(playSetup(options), openTerminal(process.stdin, process.stdout));
  return 0;
}
