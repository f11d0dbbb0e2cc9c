import type { Score } from '@provincia/arena';
import type { RunResult } from './run.ts';

/** What `provincia sim --json` prints. */
export function simJson(names: readonly string[], { gamesPerSecond, matches }: RunResult): object {
  const { games, players, seats, byProvinces, byPiles } = matches[0].tally;
  return {
    games,
    gamesPerSecond,
    players: players.map((score, i) => {
      const { wins, ties, losses, points } = score;
      return {
        name: names[i],
        wins,
        ties,
        losses,
        points: average(points, games),
        turns: average(score.turns, games),
      };
    }),
    seats: seats.map((score) => seatJson(score, games)),
    endings: { provinces: byProvinces, piles: byPiles },
  };
}

function seatJson({ wins, ties, losses, turns }: Score, games: number): object {
  return { wins, ties, losses, turns: average(turns, games) };
}

export function average(sum: number, games: number): number {
  return games === 0 ? 0 : sum / games;
}
