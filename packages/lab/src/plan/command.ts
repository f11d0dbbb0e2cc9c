import { Breeder, known, searchOf, shapeOf, strategyText } from '@provincia/bots';
import { library } from '@provincia/cards';
import { planName } from '@provincia/catalog';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, refusal, wholeNumber } from '@provincia/command';
import { settledColonies } from '@provincia/engine';
import { coloniesOption, settledKingdom } from '../input/colonies.ts';
import { findPrinted, kingdomOption } from '../input/kingdom.ts';
import { note, print } from '../output.ts';
import { gamesOption } from '../sim/options.ts';
import { decimal } from '../text/figures.ts';

const PLAYERS = 2;
const MOST_PLAYERS = 6;

/** `provincia plan`: looks for good plans for a kingdom and prints the one to play most as the text of a strategy. */
export function plan(typed: string, options: Options, words: CommandTranslation): number {
  if (typed === '') throw refusal('kingdom-needed', { command: 'plan' });
  const kingdom = kingdomFor(kingdomOption(typed, 'plan', words), options);
  const players =
    options.players === undefined
      ? PLAYERS
      : wholeNumber(options.players, '--players', { min: 2, max: MOST_PLAYERS });
  const games = options.games === undefined ? undefined : gamesOption(options.games, 0);
  const started = performance.now();
  const breeder = new Breeder(kingdom, players);
  if (games === undefined) breeder.improve(searchOf('hard'));
  else breeder.improve(Number.POSITIVE_INFINITY, games);
  const { members } = breeder;
  const [{ strategy }] = [...members].sort((a, b) => b.weight - a.weight);
  const title = findPrinted(typed)?.title.en;
  const name = title === undefined ? 'Plan' : `Plan for ${title}`;
  for (const line of repertoireLines(breeder, kingdom, players, words)) print(`# ${line}`);
  print(strategyText({ ...strategy, name, description: null }).trimEnd());
  // Not among the lines of the strategy, which may go into a file.
  const seconds = decimal(words, (performance.now() - started) / 1000, 1);
  note(words.say('command.results.found', { games: breeder.games, players, seconds }));
  return 0;
}

/** A plan is for games with Platinum and Colony or for those without: nothing is left to chance. */
function kingdomFor(named: readonly string[], options: Options): readonly string[] {
  const { kingdom, colonies } = shapeOf(named, PLAYERS);
  const byRules = colonies || (settledColonies(library, { kingdom }) ?? false);
  return settledKingdom(kingdom, '', coloniesOption(options.colonies) ?? byRules);
}

/** All plans that are worth knowing, as a table. */
function repertoireLines(
  { members }: Breeder,
  kingdom: readonly string[],
  players: number,
  words: CommandTranslation,
): string[] {
  const percent = (share: number) => String(Math.round(share * 100)).padStart(3);
  const plans = known(members, kingdom, players).map(({ title, weight, results }) => ({
    name: planName(words, title),
    figures: `${percent(weight)}%  ${results.map(percent).join(' ')}`,
  }));
  const width = Math.max(...plans.map(({ name }) => name.length));
  return [
    `${words.say('command.results.repertoire')}:`,
    ...plans.map(({ name, figures }) => `${name.padEnd(width)}  ${figures}`),
  ];
}
