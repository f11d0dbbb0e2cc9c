import type { Match, MatchWish, OwnMatch, PersonNews } from '@provincia/protocol';
import type { Client } from './client.ts';
import { until } from './waiting.ts';

export const WISH: MatchWish = {
  players: [2],
  sets: ['base'],
  rated: false,
  pace: 'live',
  range: null,
};

/** Somebody connects and begins to wait. */
export async function wait(client: Client, wish: Partial<MatchWish> = {}): Promise<Match> {
  if (!client.connected) await client.connect();
  return client.do<Match>('PUT', '/api/match', { ...WISH, ...wish });
}

export async function ownOf(client: Client): Promise<OwnMatch | null> {
  return (await client.do<Match>('GET', '/api/match')).own;
}

/** What somebody was told of it. */
export function newsOf({ heard }: Client): PersonNews[] {
  return heard.flatMap(([name, news]) => (name === 'news' ? [news as PersonNews] : []));
}

/** Asks, whenever there is news, until it is so. */
export async function untilOwn<State extends OwnMatch['state']>(
  client: Client,
  state: State,
): Promise<Extract<OwnMatch, { state: State }>> {
  for (;;) {
    const { length } = newsOf(client);
    const own = await ownOf(client);
    if (own?.state === state) return own as Extract<OwnMatch, { state: State }>;
    await until(() => newsOf(client).length > length, `being ${state}, not ${own?.state}`);
  }
}

/** Comes as a browser does when others were found. */
export async function come(client: Client): Promise<void> {
  const { offer } = await untilOwn(client, 'found');
  await client.do('POST', '/api/match/come', { offer });
}

/** All of them come; the table at which they play. */
export async function meet(clients: readonly Client[]): Promise<string> {
  await Promise.all(clients.map(come));
  const tables = await Promise.all(clients.map(async (one) => (await untilOwn(one, 'matched')).table));
  if (new Set(tables).size !== 1) throw new Error(`they play at ${tables}`);
  return tables[0];
}
