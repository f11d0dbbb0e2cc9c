import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Arena, botsOf, emptyTally } from '@provincia/arena';
import { loadCommandTranslation } from '@provincia/catalog/command';
import { Refusal } from '@provincia/command';
import { entrantCalled, isOfBots, type LabMatch, missingPiles, outcomeOf } from '@provincia/lab';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { matchesOf, playRivals } from './play.ts';
import { announcement, report } from './report.ts';
import { type Rival, rivalNames, rivals } from './rivals.ts';

const words = await loadCommandTranslation('en');
const all = rivals();
const rivalCalled = (wanted: string) => all.find(({ name }) => name === wanted) as Rival;

test('there are ten, each with a file and a kingdom of its own', () => {
  const files = readdirSync(new URL('strategies', import.meta.url));
  expect(files.sort()).toEqual(rivalNames.map((name) => `${name}.yaml`).sort());
  expect(new Set(all.map(({ kingdom }) => [...kingdom].sort().join())).size).toBe(10);
  expect(new Set(all.map(({ player }) => player.name)).size).toBe(10);
});

test.each(all)('$name buys nothing that its kingdom does not have', ({ kingdom, player }) => {
  expect(player.piles).not.toEqual([]);
  expect(missingPiles([player], kingdom, words)).toEqual([]);
});

test.each(all)('$name plays a game to its end', ({ kingdom, player }) => {
  const players = [player, entrantCalled('big-money-ultimate')];
  const match: LabMatch = { players, kingdom, seating: 'alternate', seed: '7'.repeat(32) };
  if (!isOfBots(match)) throw new Error('a rival is a strategy');
  const { games, players: scores } = new Arena(match, botsOf(match, new Map())).play(0, 1);
  expect(games).toBe(1);
  expect(scores[0].wins + scores[0].ties + scores[0].losses).toBe(1);
});

test('without options the hard level plays all of them', () => {
  const { hands, ...options } = readOptions([]);
  expect(options).toEqual({ level: 'hard', games: 20, seed: '1'.padStart(32, '0'), names: rivalNames });
  expect(hands).toEqual({ threads: availableParallelism() });
});

test('options are read', () => {
  const args = ['--level', 'normal', '--games=4', '--seed', 'ff', '--only', 'dukes', '--threads', '1'];
  const seed = 'ff'.padStart(32, '0');
  expect(readOptions(args)).toEqual({
    level: 'normal',
    games: 4,
    seed,
    names: ['dukes'],
    hands: { threads: 1 },
  });
});

const known =
  'Options: --level <name>, --games <n>, --seed <hex>, --only <name>, --threads <n>, --workers, --database <address>.';

test.each([
  [['--level', 'harder'], 'There is no level "harder": --level is easy, normal, advanced, or hard.'],
  [['--only', 'duke'], `There is no rival "duke". Choose one of these: ${rivalNames.join(', ')}.`],
  [['--games', '0'], '--games is a whole number from 1 to 100,000,000, not "0".'],
  [['--threads', 'all'], '--threads is a whole number from 1 to 256, not "all".'],
  [['--only'], `Option "--only <name>" needs a value. ${known}`],
  [['dukes'], `Unused arguments: "dukes". ${known}`],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(new Refusal(sentence));
});

test('the games of a rival are the same whether others are played or not', () => {
  const matches = matchesOf(readOptions(['--level', 'easy', '--seed', '5']));
  expect(new Set(matches.map(({ seed }) => seed)).size).toBe(10);
  const alone = matchesOf(readOptions(['--level', 'easy', '--seed', '5', '--only', 'curses']));
  expect(alone).toEqual(matches.filter(({ rival }) => rival.name === 'curses'));
  expect(alone).toHaveLength(1);
});

test('the level plays the strategy of the kingdom: a beginner loses to Witches', async () => {
  const options = readOptions(['--level', 'easy', '--games', '40', '--only', 'curses', '--threads', '1']);
  const { outcome, stopped } = await playRivals(options, words);
  expect(stopped).toBe(false);
  expect(outcome).toMatchObject({ games: 40, kingdoms: [{ opponent: rivalCalled('curses').player.name }] });
  expect(outcome.share).toBeLessThan(0.2);
});

test('it is said what is played', () => {
  expect(announcement(readOptions(['--games', '4', '--seed', '5']))).toEqual([
    'Level hard against strategies written for their kingdoms',
    '10 kingdoms, 4 games each, seats alternate, seed 5',
    '',
  ]);
  expect(announcement(readOptions(['--only', 'dukes']))[1]).toMatch(/^1 kingdom, 20 games each/);
});

/** A match of which the level has won, tied and lost so many games. */
function resultOf(wins: number, ties: number, losses: number) {
  const tally = emptyTally(2);
  Object.assign(tally.players[0], { wins, ties, losses });
  return { tally, kept: [], statistics: null, reliability: null, lost: [] };
}

test('the table has the share of decided games and its interval, for each rival and for all', () => {
  const three = ['money', 'engine', 'dukes'].map(rivalCalled);
  const players = three.map(({ player }) => player);
  const matches = [resultOf(12, 2, 6), resultOf(9, 0, 11), resultOf(0, 0, 0)];
  const outcome = outcomeOf(three, players, { matches, games: 40, seconds: 12.34, gamesPerSecond: 3 });
  const lines = report(['money', 'engine', 'dukes'], outcome);
  expect(lines.map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
    ' | won | lost | tied | of decided % | 95% interval',
    `money: ${players[0].name} | 12 | 6 | 2 | 66.7 | 43.7 to 83.7`,
    `engine: ${players[1].name} | 9 | 11 | 0 | 45.0 | 25.8 to 65.8`,
    `dukes: ${players[2].name} | 0 | 0 | 0 | ? | ?`,
    'overall | 21 | 17 | 2 | 55.3 | 39.7 to 69.9',
    '',
    '40 games in 12.3 s.',
  ]);
});
