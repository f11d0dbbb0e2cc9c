import { RunChance, shortSeed } from '@provincia/arena';
import { shippedStrategies } from '@provincia/bots';
import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, refusal } from '@provincia/command';
import { entrantCalled } from '../input/entrant.ts';
import { seedOption } from '../input/seed.ts';
import { note, outputStyle, print } from '../output.ts';
import { lossesJson, lossLines } from '../programs/losses.ts';
import { moveTimeOption, tryOut } from '../programs/try-out.ts';
import { distinctNames } from '../report/summary.ts';
import type { LabMatch } from '../sim/match.ts';
import { gamesOption, kingdomFor, missingPiles, seatsOption } from '../sim/options.ts';
import { NO_EXTRAS } from '../sim/recorded-arena.ts';
import { playWatched } from '../sim/watched.ts';
import { speedText } from '../text/figures.ts';
import { playerName } from '../text/names.ts';
import { handsOption } from '../work/hands.ts';
import { STOPPED } from '../work/watched.ts';
import { tournamentJson } from './json.ts';
import { pairsOf, standings, winTable } from './standings.ts';
import { tournamentLines } from './table.ts';

/** Of each pair. */
const GAMES = 1000;

/** `provincia tournament`: everybody against everybody; without names, all strategies that come with the program. */
export async function tournament(
  typed: readonly string[],
  options: Options,
  words: CommandTranslation,
): Promise<number> {
  if (typed.length === 1) throw refusal('tournament-players');
  const players = (typed.length === 0 ? [...shippedStrategies().keys()] : typed).map(entrantCalled);
  const seed = seedOption(options.seed);
  const games = gamesOption(options.games, GAMES);
  const hands = handsOption(options);
  const seating = seatsOption(options.seats);
  const moveTime = moveTimeOption(options['move-time']);
  await tryOut(players);
  const pairs = pairsOf(players.length);
  const chance = new RunChance(seed);
  const matches = pairs.map((pair, i): LabMatch => {
    const both = pair.map((index) => players[index]);
    return {
      players: both,
      kingdom: kingdomFor(options, both, seed, words),
      seating,
      seed: chance.seedOf(i),
    };
  });
  if (options.kingdom !== undefined) {
    for (const sentence of missingPiles(players, matches[0].kingdom, words)) note(sentence);
  }
  if (!options.json) {
    const size = { strategies: players.length, pairs: pairs.length, games };
    print(words.say('command.results.tournament', { ...size, seating, seed: shortSeed(seed) }), '');
  }

  const result = await playWatched({ matches, games, hands, ...NO_EXTRAS, moveTime }, words);
  const names = players.map(({ name }) => name);
  const ranking = standings(players.length, pairs, result.matches);
  if (options.json) {
    const json = tournamentJson(result, names, pairs, ranking);
    print(JSON.stringify({ ...json, ...lossesJson(matches, result.matches) }));
  } else {
    const wins = winTable(players.length, pairs, result.matches);
    const shown = distinctNames(names.map((name) => playerName(words, name)));
    const style = outputStyle(words);
    print(...tournamentLines(ranking, shown, wins, style), '', speedText(words, result));
    print(...lossLines(matches, result.matches, style));
  }
  if (!result.stopped) return 0;
  note(words.say('command.results.stoppedAfter', { games: result.games, all: games * pairs.length }));
  return STOPPED;
}
