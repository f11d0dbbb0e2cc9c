import type { Bot } from '@provincia/engine';
import type { Track } from '../plan/track.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { dot, mixtureOf } from './mixture.ts';

/** One of the repertoire, with its share of the mixture and its results against the others, in their order. */
export interface Member {
  readonly strategy: Strategy;
  readonly bot: Bot;
  readonly weight: number;
  readonly results: readonly number[];
}

/** The most that a repertoire has. */
export const MOST = 8;

/** Fewer are not worth being called a repertoire, however poor the rest is. */
const LEAST = 3;

/** Rounds for each result of the table. It has the same deals for all: who plays alike has the same results. */
const TABLE = 60;
const TABLE_SEEDS = 1_000_000;

/** Rounds that settle which of the best are to be played, with deals of their own. */
const SETTLING = 240;
const SETTLING_SEEDS = 2_000_000;

/** Whoever gets so much less than the best against the mixture is not one of those. */
const BEHIND = 0.04;

/** Below this against the mixture nobody is worth knowing. */
const POOR = 0.2;

/** Whoever has about the same results against everybody is the same to everybody. */
const ALIKE = 0.03;

/** The same with one more, and without those whom the repertoire can do without. */
export function joinedBy(
  members: readonly Member[],
  strategy: Strategy,
  bot: Bot,
  track: Track,
): readonly Member[] {
  const results = members.map((member) => track.value(bot, member.bot, TABLE, TABLE_SEEDS));
  const before = members.map((member, i) => ({ ...member, results: [...member.results, 1 - results[i]] }));
  let all = mixed([...before, { strategy, bot, weight: 0, results: [...results, 0.5] }]);
  while (all.length > 1) {
    const left = leftOut(all);
    if (left === null) break;
    all = mixed(without(all, left));
  }
  return all;
}

/**
 * The same with results that say more where it matters. Those of the table are of few games, and who is played for being
 * the best of many may only have been lucky in them.
 */
export function settled(members: readonly Member[], track: Track): readonly Member[] {
  const mixture = members.map(({ weight }) => weight);
  const values = members.map(({ results }) => dot(results, mixture));
  const best = Math.max(...values);
  const isClose = (i: number) => values[i] > best - BEHIND;
  const rows = members.map(({ results }) => [...results]);
  for (let i = 0; i < members.length; i++)
    for (let j = 0; j < i; j++) {
      if (!isClose(i) || !isClose(j)) continue;
      const more = track.value(members[i].bot, members[j].bot, SETTLING, SETTLING_SEEDS);
      rows[i][j] = (rows[i][j] * TABLE + more * SETTLING) / (TABLE + SETTLING);
      rows[j][i] = 1 - rows[i][j];
    }
  return mixed(members.map((member, i) => ({ ...member, results: rows[i] })));
}

/** The place of somebody whom the repertoire can do without: like another, poor, or one too many. */
function leftOut(members: readonly Member[]): number | null {
  const mixture = members.map(({ weight }) => weight);
  const values = members.map(({ results }) => dot(results, mixture));
  const worth = (i: number) => members[i].weight + values[i];
  for (let i = 0; i < members.length; i++)
    for (let j = 0; j < i; j++) if (areAlike(members[i], members[j])) return worth(i) < worth(j) ? i : j;
  const worst = members.reduce((least, _, i) => (worth(i) < worth(least) ? i : least), 0);
  return members.length > MOST || (values[worst] < POOR && members.length > LEAST) ? worst : null;
}

function areAlike(one: Member, other: Member): boolean {
  return one.results.every((result, i) => Math.abs(result - other.results[i]) < ALIKE);
}

function without(members: readonly Member[], place: number): Member[] {
  return members
    .toSpliced(place, 1)
    .map((member) => ({ ...member, results: member.results.toSpliced(place, 1) }));
}

/** The same with the shares that nobody of them can exploit. */
function mixed(members: readonly Member[]): Member[] {
  const mixture = mixtureOf(members.map(({ results }) => results));
  return members.map((member, i) => ({ ...member, weight: mixture[i] }));
}
