import { pack, unpack } from '@provincia/engine';
import { expect, test } from 'vitest';
import { compare, compareContenders } from './compare.ts';
import { type Match, throughBareLoop } from './match.ts';
import { mirror, twoSmithies } from './matches.ts';
import { recordGames, replay } from './recorded.ts';
import type { Estimate } from './tally.ts';

const oneSmithy: Match = { ...twoSmithies, name: 'one Smithy against Big Money', smithies: [1, 0] };

/** Three rounds each to warm up and to count. */
const GAMES_PER_ROUND = 250;

function agreement(match: Match) {
  const compared = compare(match, GAMES_PER_ROUND, 0);
  if ('seed' in compared) throw new Error(`${compared.seed}: ${compared.engine} / ${compared.bare}`);
  return compared.tally;
}

function expectAbout({ mean, standardError }: Estimate, truth: number): void {
  expect(Math.abs(mean - truth)).toBeLessThan(4 * standardError);
}

test('engine and bare loop play the Big Money mirror alike, with the results that are known', () => {
  const { games, wins, ties, turns } = agreement(mirror);
  expect(games).toBe(6 * GAMES_PER_ROUND);
  expectAbout(wins[0], 0.243);
  expectAbout(wins[1], 0.425);
  expectAbout(ties, 0.332);
  expectAbout(turns, 17.36);
});

test('engine and bare loop play one Smithy against Big Money alike, with the results that are known', () => {
  const { wins, ties } = agreement(oneSmithy);
  expectAbout(wins[0], 0.601);
  expectAbout(wins[1], 0.124);
  expectAbout(ties, 0.276);
});

test('engine and bare loop play two Smithies against Big Money alike', () => {
  agreement(twoSmithies);
});

test('two contenders that do not play alike are found out at the first game that differs', () => {
  const compared = compareContenders(mirror, throughBareLoop(oneSmithy), throughBareLoop(mirror), 50, 0);
  expect(compared).toHaveProperty('seed');
});

test('recorded games are whole, come back from their packed form and have decisions in the middle of cards', () => {
  for (const recorded of recordGames(2, 20)) {
    const { setup, answers } = recorded;
    expect(replay(recorded, answers.length).decision).toBeNull();
    expect(unpack(pack(setup, answers))).toEqual({ ok: true, value: { setup, answers } });
    expect(answers.flat()).toEqual(expect.arrayContaining(['play village', 'play militia', 'estate']));
  }
});
