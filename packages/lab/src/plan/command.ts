import { Planner, textOf } from '@provincia/bots';
import { type Options, Refusal, wholeNumber } from '@provincia/command';
import { findPrinted, kingdomOption } from '../input/kingdom.ts';
import { note, print } from '../output.ts';
import { gamesOption } from '../sim/options.ts';
import { plural } from '../text/figures.ts';

/** As many as the strongest level takes. */
const GAMES = 60_000;
const PLAYERS = 2;
const MOST_PLAYERS = 6;

/** `provincia plan`: looks for a good plan for a kingdom and prints it as the text of a strategy. */
export function plan(typed: string, options: Options): number {
  if (typed === '') throw new Refusal('plan takes a kingdom: its name, or ten cards separated by commas.');
  const kingdom = kingdomOption(typed, 'plan');
  const games = gamesOption(options.games, GAMES);
  const players =
    options.players === undefined
      ? PLAYERS
      : wholeNumber(options.players, '--players', { min: 2, max: MOST_PLAYERS });
  const started = performance.now();
  const planner = new Planner(kingdom, players);
  planner.improve(games);
  const title = findPrinted(typed)?.title.en;
  print(textOf(planner.plan, title === undefined ? 'Plan' : `Plan for ${title}`).trimEnd());
  // Not among the lines of the strategy, which may go into a file.
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  note(`Found in ${plural(planner.games, 'game')} of ${players} players, in ${seconds} s.`);
  return 0;
}
