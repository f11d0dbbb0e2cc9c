import type { Pair } from './meeting.ts';
import { arenaPairs, type Waiting } from './pairing/arena.ts';
import { beginner, firstMatches, type Match, nextMatches, winnerOf } from './pairing/knock-out.ts';
import { roundRobin } from './pairing/round-robin.ts';
import { swissRound } from './pairing/swiss.ts';
import type { EntrantRow } from './rows.ts';
import { countOf } from './standings/scoring.ts';
import { playing, type TournamentState } from './state.ts';

/** A pair at its board: of a knock-out the place in the bracket. */
export interface BoardPair extends Pair {
  readonly board: number;
}

/** Who plays whom in the next round. */
export function pairsOfRound(state: TournamentState, round: number): BoardPair[] {
  switch (state.row.kind) {
    case 'round-robin':
      return atBoards(roundRobin(seeded(state).map(({ n }) => n))[round - 1]);
    case 'swiss':
      return atBoards(
        swissRound(
          playing(state).map(({ n, rating }) => ({ n, rating, points: pointsOf(state, n) })),
          state.meetings,
        ),
      );
    case 'knock-out':
      return bracketPairs(state, round);
    case 'arena':
      return [];
  }
}

/** Those who have taken part from the start, in the order of their seeds. */
function seeded({ entrants }: TournamentState): EntrantRow[] {
  return entrants.filter(({ seed }) => seed !== null).sort((a, b) => Number(a.seed) - Number(b.seed));
}

function seedIn({ entrants }: Pick<TournamentState, 'entrants'>): (n: number) => number {
  const seeds = new Map(entrants.map(({ n, seed }) => [n, seed ?? n]));
  return (n) => seeds.get(n) ?? n;
}

function atBoards(pairs: readonly Pair[]): BoardPair[] {
  return pairs.map((pair, i) => ({ ...pair, board: i + 1 }));
}

function pointsOf({ row, meetings }: TournamentState, n: number): number {
  return countOf(row.kind, meetings, n).points;
}

function bracketPairs(state: TournamentState, round: number): BoardPair[] {
  const { meetings } = state;
  const seedOf = seedIn(state);
  return matchesOf(state, round).flatMap(([one, other], i) => {
    const board = i + 1;
    if (one !== null && other !== null) return [{ ...beginner([one, other], seedOf, meetings), board }];
    const alone = one ?? other;
    return alone === null ? [] : [{ first: alone, second: null, board }];
  });
}

function matchesOf(state: TournamentState, round: number): Match[] {
  if (round === 1) return firstMatches(seeded(state).map(({ n }) => n));
  const before = matchesOf(state, round - 1);
  return nextMatches(before.map((_, i) => wonAt(state, round - 1, i + 1) ?? null));
}

/** Who has won at a place of the bracket: null for nobody, undefined if they have to play again. */
export function wonAt(state: TournamentState, round: number, board: number): number | null | undefined {
  const games = state.meetings.filter((one) => one.round === round && one.board === board);
  return games.length === 0 ? null : winnerOf(games, seedIn(state));
}

/** Who waits for a game in an arena. */
export function waitingIn(state: TournamentState, now: number): Waiting[] {
  const busy = new Set(
    state.games.flatMap(({ first, second, outcome }) => (outcome === null ? [first, second] : [])),
  );
  return playing(state)
    .filter(({ n, free_at }) => !busy.has(n) && free_at <= now)
    .map(({ n, free_at }) => ({ n, points: pointsOf(state, n), waited: now - free_at }));
}

export function pairsOfArena(state: TournamentState, waiting: readonly Waiting[]): BoardPair[] {
  const { round } = state.row;
  const taken = Math.max(0, ...state.games.filter((one) => one.round === round).map(({ board }) => board));
  return arenaPairs(waiting, state.meetings).map((pair, i) => ({ ...pair, board: taken + i + 1 }));
}
