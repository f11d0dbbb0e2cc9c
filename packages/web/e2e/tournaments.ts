import type { NewTournament, TournamentPage } from '@provincia/protocol';
import { io } from 'socket.io-client';

// Nobody else in the tests has these names: members keep theirs.
const names = ['Leonor', 'Konstantin', 'Anahí', 'Friedrich', 'Inês', 'Wilhelmina', 'Ramón', 'Charlotte'];
const PASSWORD = 'a good password';

/** Somebody without a page: they register, take part, and lose when they are told to. */
class Opponent {
  readonly #url: string;
  readonly #cookie: string;
  readonly name: string;

  private constructor(url: string, name: string, cookie: string) {
    this.#url = url;
    this.name = name;
    this.#cookie = cookie;
  }

  static async register(url: string, name: string): Promise<Opponent> {
    const reply = await fetch(`${url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password: PASSWORD }),
    });
    if (!reply.ok) throw new Error(await reply.text());
    return new Opponent(url, name, (reply.headers.get('set-cookie') ?? '').split(';')[0]);
  }

  async ask(method: string, path: string, body?: unknown): Promise<TournamentPage> {
    const reply = await fetch(this.#url + path, {
      method,
      headers: {
        cookie: this.#cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(await reply.text());
    return reply.json() as Promise<TournamentPage>;
  }

  async resign(table: string): Promise<void> {
    const socket = io(this.#url, { transports: ['websocket'], extraHeaders: { cookie: this.#cookie } });
    await socket.emitWithAck('resign', { table });
    socket.disconnect();
  }
}

/** A tournament of eight that begins when all have come, and these eight. */
export async function tournamentOfEight(url: string, wish: Partial<NewTournament>) {
  const players: Opponent[] = [];
  for (const name of names) players.push(await Opponent.register(url, name));
  const { id } = await players[0].ask('POST', '/api/tournaments', {
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
      const page = await players[0].ask('GET', `/api/tournaments/${id}`);
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
