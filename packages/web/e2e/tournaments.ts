import type { NewTournament, TournamentPage } from '@provincia/protocol';
import { Opponent } from './opponent.ts';

// Nobody else in the tests has these names: members keep theirs.
const names = ['Leonor', 'Konstantin', 'Anahí', 'Friedrich', 'Inês', 'Wilhelmina', 'Ramón', 'Charlotte'];

/** A tournament of eight that begins when all have come, and these eight. */
export async function tournamentOfEight(url: string, wish: Partial<NewTournament>) {
  const players: Opponent[] = [];
  for (const name of names) players.push(await Opponent.register(url, name));
  const { id } = await players[0].ask<TournamentPage>('POST', '/api/tournaments', {
    clock: { minutes: 15, increment: 15 },
    startsWith: players.length,
    kingdoms: { by: 'drawn', printings: { base: 'second', intrigue: 'second' } },
    ...wish,
  });
  const join = async () => {
    for (const player of players) await player.ask('POST', `/api/tournaments/${id}/join`);
  };
  const until = async (holds: (page: TournamentPage) => boolean) => {
    for (;;) {
      const page = await players[0].ask<TournamentPage>('GET', `/api/tournaments/${id}`);
      if (holds(page)) return page;
    }
  };
  /** All games of the round but so many are given up by one of the two. */
  const playRound = async (left = 0) => {
    const page = await until(({ round }) => round > 0);
    const games = page.roundList.flatMap(({ games }) => games.filter(({ outcome }) => outcome === null));
    for (const { first, second, table } of games.slice(left)) {
      const loser = page.round % 2 === 1 ? Math.max(first, second ?? 0) : Math.min(first, second ?? 0);
      await players[loser - 1].resign(table as string);
    }
    await until(
      (now) =>
        now.round > page.round ||
        now.status === 'over' ||
        now.roundList.flatMap((round) => round.games).filter(({ outcome }) => outcome === null).length ===
          left,
    );
  };
  return { id, join, playRound };
}
