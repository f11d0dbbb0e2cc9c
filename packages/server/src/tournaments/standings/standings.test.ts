import { describe, expect, test } from 'vitest';
import type { Meeting, Outcome } from '../meeting.ts';
import { scoresOf } from './scoring.ts';
import { standingsOf } from './standings.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'];
const entrants = names.map((_, n) => ({ n, rating: 1500 + 10 * n, seed: n + 1 }));

/** "Ada+Ben": Ada begins and wins; = for a shared victory, - for a win of the other, ! for a win by default, ? for a game that goes on. */
function meeting(round: number, text: string): Meeting {
  const [, one, sign, other] = /^(\w+)(\+|-|=|!|\?|½|·)(\w*)$/.exec(text) as RegExpExecArray;
  const outcomes: Record<string, Outcome | null> = {
    '+': 'first',
    '-': 'second',
    '=': 'shared',
    '!': 'first',
    '?': null,
    '½': 'half-bye',
    '·': 'bye',
  };
  return {
    round,
    board: 1,
    game: 1,
    first: names.indexOf(one),
    second: other === '' ? null : names.indexOf(other),
    outcome: outcomes[sign],
    forfeit: sign === '!',
  };
}
const rounds = (...texts: string[]) =>
  texts.flatMap((text, i) => text.split(' ').map((one) => meeting(i + 1, one)));

describe('Swiss', () => {
  const meetings = rounds('Ada+Ben Cleo=Dora', 'Ada+Cleo Dora+Ben', 'Dora=Ada Ben!Cleo');
  const lines = standingsOf('swiss', entrants.slice(0, 4), meetings);

  test('points come first, and then the points of the opponents', () => {
    expect(lines.map(({ n, place, points }) => [names[n], place, points])).toEqual([
      ['Ada', 1, 2.5],
      ['Dora', 2, 2],
      ['Ben', 3, 1],
      ['Cleo', 4, 0.5],
    ]);
    // Ada has met Ben (1), Cleo (0.5) and Dora (2): without the best and the worst Ben is left.
    expect(lines[0]).toMatchObject({ buchholz: 1, sonnebornBerger: 1 + 0.5 + 1, wins: 2, games: 3 });
    // For Ben the game that was not played counts as one against somebody with his own points.
    expect(lines[2]).toMatchObject({ buchholz: 2, sonnebornBerger: 1, wins: 1, games: 3 });
    expect(lines[3].noShows).toBe(1);
  });

  test('the performance is the mean of the opponents, and up to 400 more or less', () => {
    expect(lines[0].performance).toBe(Math.round((1510 + 1520 + 1530) / 3 + 800 * (2.5 / 3 - 0.5)));
    // Of a game that nobody came to nothing can be learned.
    expect(lines[2].performance).toBe((1500 + 1530) / 2 - 400);
    expect(standingsOf('swiss', entrants.slice(0, 2), [])[0].performance).toBe(null);
  });

  test('byes count a point, half byes a half, and a game that goes on nothing yet', () => {
    const some = rounds('Ada+Ben Cleo· Dora½', 'Ada?Cleo Dora?Ben');
    const points = standingsOf('swiss', entrants.slice(0, 4), some).map((line) => [
      names[line.n],
      line.points,
    ]);
    expect(Object.fromEntries(points)).toEqual({ Ada: 1, Ben: 0, Cleo: 1, Dora: 0.5 });
  });

  test('those who are level in all else and have all met are set apart by their own games', () => {
    const level = rounds('Ada+Ben Cleo+Dora', 'Ada-Cleo Ben+Dora', 'Dora-Ada Cleo-Ben');
    const lines = standingsOf('round-robin', entrants.slice(0, 4), level);
    // Ada, Ben and Cleo have beaten each other in a circle: nothing sets them apart but performance.
    expect(lines.slice(0, 3).map(({ direct, points }) => [direct, points])).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    const two = rounds('Ada+Ben Cleo+Dora', 'Ada-Dora Ben+Cleo');
    const pair = standingsOf('round-robin', entrants.slice(0, 2), rounds('Ben+Ada'));
    expect(pair.map(({ n }) => names[n])).toEqual(['Ben', 'Ada']);
    // All four have a point, but not all have met.
    expect(standingsOf('round-robin', entrants.slice(0, 4), two).every(({ direct }) => direct === null)).toBe(
      true,
    );
  });

  test('whom nothing sets apart shares a place, and the next place is left out', () => {
    const equal = entrants.slice(0, 4).map((one) => ({ ...one, rating: 1500 }));
    const lines = standingsOf('swiss', equal, rounds('Ada=Ben Cleo=Dora'));
    expect(lines.map(({ place }) => place)).toEqual([1, 1, 1, 1]);
    const after = standingsOf('swiss', equal, rounds('Ada+Ben Cleo+Dora'));
    expect(after.map(({ place }) => place)).toEqual([1, 1, 3, 3]);
  });
});

test('a bye is worth nothing where everybody has one', () => {
  expect(scoresOf('round-robin', rounds('Ada·'), 0)).toEqual([0]);
  expect(scoresOf('swiss', rounds('Ada·'), 0)).toEqual([1]);
});

describe('arena', () => {
  test('two points for a win, one for a shared victory, and twice as much after two wins in a row', () => {
    const meetings = rounds('Ada+Ben', 'Cleo-Ada', 'Ada+Dora', 'Ada=Ben', 'Ada+Ben', 'Ada-Ben', 'Ada?Ben');
    expect(scoresOf('arena', meetings, 0)).toEqual([2, 2, 4, 2, 2, 0, 0]);
    const [first] = standingsOf('arena', entrants.slice(0, 4), meetings);
    expect(first).toMatchObject({ n: 0, points: 12, games: 6, wins: 4, onFire: false });
    expect(standingsOf('arena', entrants.slice(0, 4), meetings.slice(0, 3))[0].onFire).toBe(true);
  });
});

describe('knock-out', () => {
  test('who comes further is placed higher, and those who fall in the same round share a place', () => {
    const meetings = rounds('Ada+Dora Ben-Cleo', 'Cleo?Ada');
    const placesOf = (some: readonly Meeting[]) =>
      standingsOf('knock-out', entrants.slice(0, 4), some).map(({ n, place }) => [names[n], place]);
    expect(placesOf(meetings)).toEqual([
      ['Ada', 1],
      ['Cleo', 1],
      ['Ben', 3],
      ['Dora', 3],
    ]);
    const over = rounds('Ada+Dora Ben-Cleo', 'Cleo+Ada');
    expect(placesOf(over)[0]).toEqual(['Cleo', 1]);
    expect(placesOf(over)[1]).toEqual(['Ada', 2]);
  });
});
