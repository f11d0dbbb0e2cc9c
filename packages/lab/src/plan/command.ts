import { Planner, textOf } from '@provincia/bots';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, refusal, wholeNumber } from '@provincia/command';
import { findPrinted, kingdomOption } from '../input/kingdom.ts';
import { note, print } from '../output.ts';
import { gamesOption } from '../sim/options.ts';
import { decimal } from '../text/figures.ts';

/** As many as the strongest level takes. */
const GAMES = 60_000;
const PLAYERS = 2;
const MOST_PLAYERS = 6;

/** `provincia plan`: looks for a good plan for a kingdom and prints it as the text of a strategy. */
export function plan(typed: string, options: Options, words: CommandTranslation): number {
  if (typed === '') throw refusal('kingdom-needed', { command: 'plan' });
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
  const seconds = decimal(words, (performance.now() - started) / 1000, 1);
  note(words.say('command.results.found', { games: planner.games, players, seconds }));
  return 0;
}
