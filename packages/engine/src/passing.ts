import type { Layout } from './layout.ts';
import { empty, type State } from './state.ts';

/** No kind: this player has got nothing. */
const NONE = -1;

/** Whether two others passed each other something that a seat did not see. */
export function isPassedUnseen({ passes }: State, viewer: number): boolean {
  for (let i = 0; i < passes.length; i += 3) if (!isSeen(passes, i, viewer)) return true;
  return false;
}

function isSeen(passes: readonly number[], pass: number, viewer: number): boolean {
  return passes[pass + 1] === viewer || passes[pass + 2] === viewer;
}

/**
 * Lets the others pass again what the viewer did not see, to which it could just as well have been any card of the giver:
 * each pass is undone and then drawn, in the state and in the lists of hidden cards, one for each seat. All of this is
 * reckoned by kind: which of two equal cards was passed, or was shown later, nobody knows.
 */
export function passAnew(
  { passes }: State,
  { kindOf, library }: Layout,
  viewer: number,
  hidden: readonly number[][],
  draw: (n: number) => number,
): void {
  const counts = hidden.map((cards) => {
    const count = new Int16Array(library.kinds.length);
    for (let i = 0; i < cards.length; i++) count[kindOf[cards[i]].index]++;
    return count;
  });
  for (let i = 0; i < passes.length; i += 3) {
    if (!isSeen(passes, i, viewer)) move(counts, passes[i], passes[i + 2], passes[i + 1]);
  }
  for (let i = 0; i < passes.length; i = endOfRound(passes, i)) passRound(passes, i, viewer, counts, draw);
  settle(counts);
  share(hidden, counts, kindOf);
}

function move(counts: readonly Int16Array[], kind: number, from: number, to: number): void {
  counts[from][kind]--;
  counts[to][kind]++;
}

/** All pass at once, around the table: the last to the one who was named first. */
function endOfRound(passes: readonly number[], start: number): number {
  let last = start;
  while (last + 3 < passes.length && passes[last + 2] !== passes[start + 1]) last += 3;
  return last + 3;
}

function passRound(
  passes: number[],
  start: number,
  viewer: number,
  counts: readonly Int16Array[],
  draw: (n: number) => number,
): void {
  const end = endOfRound(passes, start);
  /** What each has got in this round they cannot have passed on in it. */
  const got = counts.map(() => NONE);
  for (let i = start; i < end; i += 3) if (isSeen(passes, i, viewer)) got[passes[i + 2]] = passes[i];
  for (let i = start; i < end; i += 3) {
    if (isSeen(passes, i, viewer)) continue;
    const giver = passes[i + 1];
    const receiver = passes[i + 2];
    if (got[giver] !== NONE) counts[giver][got[giver]]--;
    const kind = passed(counts[giver], counts[receiver], draw);
    if (got[giver] !== NONE) counts[giver][got[giver]]++;
    passes[i] = kind;
    move(counts, kind, giver, receiver);
    got[receiver] = kind;
  }
}

/** The kind of a card that may have been passed: what the receiver has shown and cannot have had before, else any. */
function passed(given: Int16Array, received: Int16Array, draw: (n: number) => number): number {
  let total = 0;
  for (let kind = 0; kind < given.length; kind++) {
    if (given[kind] <= 0) continue;
    if (received[kind] < 0) return kind;
    total += given[kind];
  }
  // Who has nothing left that they can have passed is given it back when all is settled.
  if (total === 0) return 0;
  let place = draw(total);
  let kind = 0;
  while (place >= Math.max(0, given[kind])) place -= Math.max(0, given[kind++]);
  return kind;
}

/** Who has shown more than they can have had by now got it somehow from one who has it, for something else. */
function settle(counts: readonly Int16Array[]): void {
  for (let seat = 0; seat < counts.length; seat++) {
    const own = counts[seat];
    for (let kind = 0; kind < own.length; kind++) {
      while (own[kind] < 0) {
        const other = counts.findIndex((count) => count[kind] > 0);
        const back = own.findIndex((count) => count > 0);
        move(counts, kind, other, seat);
        move(counts, back, seat, other);
      }
    }
  }
}

/** Gives every seat as many cards of each kind as it has. */
function share(hidden: readonly number[][], counts: readonly Int16Array[], kindOf: Layout['kindOf']): void {
  const cards = hidden.flat().sort((one, other) => one - other);
  for (const list of hidden) empty(list);
  for (let i = 0; i < cards.length; i++) {
    const { index } = kindOf[cards[i]];
    let seat = 0;
    while (counts[seat][index] <= 0) seat++;
    counts[seat][index]--;
    hidden[seat].push(cards[i]);
  }
}
