import { makeLevels, shippedStrategies, strategyTexts } from '@provincia/bots';
import { fillUp, library } from '@provincia/cards';
import { Game, type Outcome } from '@provincia/engine';
import { expect, test } from 'vitest';
import { Arena, type MatchGame } from './arena.ts';
import { botsOf, kingdomPiles } from './contestant.ts';
import type { Match } from './match.ts';
import { addTally, emptyTally } from './tally.ts';

const levels = makeLevels();
const arenaOf = (match: Match) => new Arena(match, botsOf(match, levels));

const match: Match = {
  players: [{ id: 'smithy-ultimate' }, { id: 'double-witch-ultimate' }],
  kingdom: fillUp(['smithy', 'witch']),
  seating: 'alternate',
  seed: '7'.padStart(32, '0'),
};

test('the numbers are those of `provincia sim smithy-ultimate double-witch-ultimate --games 400 --seed 7`', () => {
  const { games, players, seats, byProvinces, byPiles, brokenOff } = arenaOf(match).play(0, 400);
  expect({ games, byProvinces, byPiles, brokenOff }).toEqual({
    games: 400,
    byProvinces: 325,
    byPiles: 75,
    brokenOff: 0,
  });
  expect(seats[0].wins + seats[0].ties).toBe(219);
  expect(players[0]).toEqual({ wins: 67, ties: 6, losses: 327, points: 11639, turns: 8915 });
  expect(players[1]).toEqual({ wins: 327, ties: 6, losses: 67, points: 16158, turns: 9038 });
});

test('the cuts do not matter, and everything is counted once', () => {
  const whole = arenaOf(match).play(0, 60);
  const sum = emptyTally(2);
  const arena = arenaOf(match);
  for (const [from, to] of [
    [25, 60],
    [0, 7],
    [7, 25],
  ]) {
    addTally(sum, arena.play(from, to));
  }
  expect({ ...sum, margins: sorted(sum.margins), lengths: sorted(sum.lengths) }).toEqual({
    ...whole,
    margins: sorted(whole.margins),
    lengths: sorted(whole.lengths),
  });
  const count = (counts: ReadonlyMap<number, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
  expect([count(whole.margins), count(whole.lengths)]).toEqual([60, 60]);
});

function sorted(counts: ReadonlyMap<number, number>): [number, number][] {
  return [...counts].sort(([a], [b]) => a - b);
}

test('strategies of the program and their texts can play', () => {
  const texts = new Map(strategyTexts().map(([file, text]) => [file.replace('.yaml', ''), text]));
  for (const strategy of shippedStrategies().values()) {
    const players = [{ id: strategy.id }, { text: texts.get(strategy.id) ?? '' }];
    const kingdom = fillUp(kingdomPiles(strategy));
    expect(arenaOf({ ...match, players, kingdom }).play(0, 2).games).toBe(2);
  }
});

test('what cannot play is refused before the first game', () => {
  const against = (player: Match['players'][number]) => () =>
    botsOf({ ...match, players: [player, { id: 'smithy' }] }, levels);
  expect(against({ text: 'nothing' })).toThrow(RangeError);
  expect(against({ id: 'nobody' })).toThrow('there is no "nobody"');
  expect(against({ level: 'nobody' })).toThrow('there is no "nobody"');
});

test('an onlooker is told of every game and can write it down, which changes nothing', () => {
  const seen: { game: MatchGame; outcome: Outcome }[] = [];
  const records: (readonly string[])[][] = [];
  const onlooker = {
    begin: ({ number }: MatchGame) => {
      if (number === 4) return null;
      const record: (readonly string[])[] = [];
      records.push(record);
      return record;
    },
    end: (game: MatchGame, outcome: Outcome) => seen.push({ game, outcome }),
  };
  expect(arenaOf(match).play(3, 6, onlooker)).toEqual(arenaOf(match).play(3, 6));
  expect(seen.map(({ game }) => [game.number, game.seats])).toEqual([
    [3, [1, 0]],
    [4, [0, 1]],
    [5, [1, 0]],
  ]);
  expect(records).toHaveLength(2);
  const replayed = Game.replay(library, seen[2].game.setup, records[1]);
  expect(replayed.ok && replayed.value.outcome).toEqual(seen[2].outcome);
});
