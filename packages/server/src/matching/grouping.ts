import type { MatchWish } from '@provincia/protocol';
import { reachAfter } from './reach.ts';

/** Somebody who waits. */
export interface Waiting {
  readonly person: string;
  readonly wish: MatchWish;
  /** By the number of players. */
  readonly ratings: Readonly<Record<number, number>>;
  readonly since: number;
}

/** Whether two people may be brought together at all, whatever they wish for. */
export type MayMeet = (one: Waiting, other: Waiting) => boolean;

/** Of those who fit somebody, so many with the nearest ratings are tried together. */
const MOST_TRIED = 12;

interface Waiter extends Waiting {
  readonly reach: number;
}

/**
 * Brings together who fits. Who has waited longest comes first: they get the largest table that they accept and that can
 * be filled now, with those whose ratings are nearest. Nobody is in two groups.
 */
export function groupsOf(waiting: readonly Waiting[], now: number, mayMeet: MayMeet): Waiting[][] {
  const waiters = waiting.map((one): Waiter => ({ ...one, reach: reachAfter(one.wish, now - one.since) }));
  const kindOf = ({ wish }: Waiting) => `${wish.pace} ${wish.rated}`;
  return [...new Set(waiters.map(kindOf))].flatMap((kind) =>
    groupsIn(
      waiters.filter((one) => kindOf(one) === kind),
      mayMeet,
    ),
  );
}

function groupsIn(pool: readonly Waiter[], mayMeet: MayMeet): Waiting[][] {
  const groups: Waiting[][] = [];
  const taken = new Set<string>();
  const lines = new Map([2, 3, 4].map((size) => [size, new Line(pool, size)]));
  const longest = pool.toSorted((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1));
  for (const one of longest) {
    if (taken.has(one.person)) continue;
    for (const size of one.wish.players.toSorted((a, b) => b - a)) {
      const group = groupFor(one, size, (lines.get(size) as Line).nearest(one), taken, mayMeet);
      if (group === null) continue;
      groups.push(group);
      for (const { person } of group) taken.add(person);
      break;
    }
  }
  return groups;
}

function groupFor(
  one: Waiter,
  size: number,
  nearest: Iterable<Waiter>,
  taken: ReadonlySet<string>,
  mayMeet: MayMeet,
): Waiter[] | null {
  const fitting: Waiter[] = [];
  for (const other of nearest) {
    if (taken.has(other.person) || !fits([one], other, size, mayMeet)) continue;
    fitting.push(other);
    if (fitting.length >= (size === 2 ? 1 : MOST_TRIED)) break;
  }
  return filled([one], fitting, size, mayMeet);
}

/** The first way to fill the group from these, in their order. */
function filled(group: Waiter[], from: readonly Waiter[], size: number, mayMeet: MayMeet): Waiter[] | null {
  if (group.length === size) return group;
  for (const [i, other] of from.entries()) {
    if (!fits(group, other, size, mayMeet)) continue;
    const full = filled([...group, other], from.slice(i + 1), size, mayMeet);
    if (full !== null) return full;
  }
  return null;
}

/** Whether somebody fits all of a group, and there is a set that all of them have named. */
function fits(group: readonly Waiter[], other: Waiter, size: number, mayMeet: MayMeet): boolean {
  return (
    group.every(
      (one) =>
        Math.abs(one.ratings[size] - other.ratings[size]) <= Math.min(one.reach, other.reach) &&
        mayMeet(one, other),
    ) && commonSets([...group, other]).length > 0
  );
}

/** The sets that all of them have named. */
export function commonSets(group: readonly Pick<Waiting, 'wish'>[]): string[] {
  const [first, ...others] = group.map(({ wish }) => wish.sets);
  return first.filter((set) => others.every((sets) => sets.includes(set)));
}

/** Those who accept a number of players, in the order of their ratings. */
class Line {
  readonly #line: readonly Waiter[];
  readonly #size: number;
  readonly #places: ReadonlyMap<string, number>;

  constructor(pool: readonly Waiter[], size: number) {
    this.#size = size;
    this.#line = pool
      .filter(({ wish }) => wish.players.includes(size))
      .sort((a, b) => a.ratings[size] - b.ratings[size] || a.since - b.since);
    this.#places = new Map(this.#line.map(({ person }, i) => [person, i]));
  }

  /** The others within somebody's reach, the nearest ratings first. */
  *nearest(one: Waiter): Generator<Waiter> {
    const line = this.#line;
    const size = this.#size;
    const far = (i: number) =>
      line[i] === undefined ? Number.NaN : Math.abs(line[i].ratings[size] - one.ratings[size]);
    const place = this.#places.get(one.person) as number;
    let [below, above] = [place - 1, place + 1];
    for (;;) {
      const goesDown = !(far(below) > far(above)) && below >= 0;
      const i = goesDown ? below-- : above++;
      // Neither side has anybody within reach: the nearer one was looked at first.
      if (!(far(i) <= one.reach)) return;
      yield line[i];
    }
  }
}
