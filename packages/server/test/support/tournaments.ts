import type { NewTournament, TournamentPage } from '@provincia/protocol';
import type { Client } from './client.ts';
import { member, PEACE } from './games.ts';
import { Player } from './player.ts';

/** Quick to play: nobody is asked anything while others play, and everybody has time. */
export const QUICK = {
  kind: 'swiss',
  clock: { minutes: 60, increment: 0 },
  kingdoms: { by: 'chosen', kingdoms: [PEACE] },
} as const;

/** A tournament of these members that begins when all have joined. The first of them is the organiser. */
export async function tournamentOf(
  people: readonly Client[],
  wish: Partial<NewTournament> = {},
): Promise<TournamentPage> {
  const { id } = await open(people[0], { startsWith: people.length, ...wish });
  for (const one of people) await one.do('POST', `/api/tournaments/${id}/join`);
  return untilItIs(people[0], id, ({ status, round }) => status === 'running' && round > 0);
}

export function open(organiser: Client, wish: Partial<NewTournament> = {}): Promise<TournamentPage> {
  return organiser.do('POST', '/api/tournaments', { name: 'Open of the club', ...QUICK, ...wish });
}

export async function members(url: string, names: readonly string[]): Promise<Client[]> {
  const made: Client[] = [];
  for (const name of names) made.push(await member(url, name));
  return made;
}

export function pageOf(client: Client, id: string): Promise<TournamentPage> {
  return client.do<TournamentPage>('GET', `/api/tournaments/${id}`);
}

/** Asks until the tournament is as expected: what it does by itself nobody is told for certain. */
export async function untilItIs(
  client: Client,
  id: string,
  holds: (page: TournamentPage) => boolean,
): Promise<TournamentPage> {
  for (;;) {
    const page = await pageOf(client, id);
    if (holds(page)) return page;
  }
}

/** The number of a member in the tournament. */
export function numberOf({ entrantList }: TournamentPage, name: string): number {
  const n = entrantList.find((one) => one.name === name)?.n;
  if (n === undefined) throw new Error(`${name} does not take part`);
  return n;
}

/** The games that are being played. */
export function running({ roundList }: TournamentPage) {
  return roundList.flatMap(({ round, games }) =>
    games.filter(({ outcome }) => outcome === null).map((game) => ({ ...game, round })),
  );
}

/** Somebody gives up the game that they play now. */
export async function resign(client: Client, table: string): Promise<void> {
  const player = new Player(client, table);
  await player.comeTo(client.url);
  const reply = await client.send('resign', { table });
  if (!reply.ok) throw new Error(reply.problem.message);
  client.close();
}
