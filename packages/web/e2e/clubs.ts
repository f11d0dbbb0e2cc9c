import type { APIRequestContext } from '@playwright/test';
import type { ClubPage } from '@provincia/protocol';
import { Opponent, PASSWORD } from './opponent.ts';

/** As long as a name can be. */
const LONG = 'Maximiliane von Rosenhag';

/** A club in which there is something of everything, owned by the person of these requests. Says its id. */
export async function livelyClub(request: APIRequestContext, url: string, owner: string): Promise<string> {
  const post = async <T>(path: string, data: object): Promise<T> => {
    const reply = await request.post(path, { data });
    if (!reply.ok()) throw new Error(await reply.text());
    return reply.json() as Promise<T>;
  };
  await post('/api/register', { name: owner, password: PASSWORD });
  const description =
    'We meet on Mondays and Thursdays at eight, and by the day in between.\nBeginners are welcome!';
  const { id, desk } = await post<ClubPage>('/api/clubs', {
    name: 'Kartenrunde am Elbufer',
    description,
    joining: 'request',
    language: 'de',
  });
  const path = `/api/clubs/${id}`;
  const friends: Opponent[] = [];
  for (const name of [LONG, 'Bruno', 'Zoé']) friends.push(await Opponent.register(url, name));
  for (const friend of friends) await friend.ask('POST', `${path}/join`, { invitation: desk?.invitation });
  const asking = await Opponent.register(url, 'Wendelin');
  await asking.ask('POST', `${path}/join`, {});
  const organiser = await request.patch(`${path}/members/${encodeURIComponent(LONG)}`, {
    data: { role: 'organiser' },
  });
  if (!organiser.ok()) throw new Error(await organiser.text());
  await post(`${path}/kingdoms`, { name: 'Our first evening', kingdom: { by: 'printed', id: 'first-game' } });
  await post(`${path}/kingdoms`, {
    name: 'Calm waters',
    kingdom: {
      by: 'cards',
      cards: 'cellar festival market merchant mine moat remodel smithy village workshop'.split(' '),
    },
    shelters: true,
  });
  const cup = { kind: 'swiss', clock: { days: 2 }, startsWith: 4, club: id };
  await friends[0].ask('POST', '/api/tournaments', { name: 'Winter league', ...cup });
  const seats = ['person', 'person'];
  const kingdom = { by: 'printed', id: 'first-game' };
  // Rated games, so that there is something to rank.
  for (const [winner, loser] of [
    [friends[0], friends[1]],
    [friends[0], friends[2]],
    [friends[2], friends[1]],
  ]) {
    const table = await winner.ask<{ id: string }>('POST', '/api/tables', { seats, kingdom, rated: true });
    await loser.ask('POST', `/api/tables/${table.id}/join`, {});
    await loser.resign(table.id);
  }
  await friends[1].ask('POST', '/api/tables', {
    seats,
    kingdom,
    club: id,
    clock: { minutes: 15, increment: 15 },
  });
  return id;
}
