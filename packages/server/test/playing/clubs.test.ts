import type {
  ClubMembers,
  Clubs,
  PlayerClubs,
  Table,
  TournamentPage,
  Tournaments,
} from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { clubPage, found, join, refusal, rolesIn } from '../support/clubs.ts';
import { look, member, onBothDatabases, PEACE, playOn } from '../support/games.ts';
import { open, untilItIs } from '../support/tournaments.ts';

onBothDatabases('clubs', (url) => {
  let made = 0;
  /** Somebody with a new name. */
  const person = async (stem = 'Rosa'): Promise<{ client: Client; name: string }> => {
    const name = `${stem} ${++made}`;
    return { client: await member(url(), name), name };
  };
  const clubName = () => `Salon ${++made}`;

  test('a member founds a club, and everybody finds it by a part of its name', async () => {
    const { client } = await person();
    const name = `Lisboa ${clubName()}`;
    const club = await found(client, { name, description: 'We play <b>on Mondays</b>.', language: 'pt' });
    expect(club).toMatchObject({ name, you: 'owner', members: 1, joining: 'open', language: 'pt' });
    expect(club.description).toBe('We play <b>on Mondays</b>.');
    const guest = new Client(url());
    const { clubs, yours } = await guest.do<Clubs>(
      'GET',
      `/api/clubs?name=${encodeURIComponent('LISBOA s')}`,
    );
    expect(clubs.map(({ id }) => id)).toEqual([club.id]);
    expect(yours).toEqual([]);
    expect((await client.do<Clubs>('GET', '/api/clubs')).yours).toMatchObject([
      { id: club.id, you: 'owner' },
    ]);
    const none = await guest.do<Clubs>('GET', `/api/clubs?name=${encodeURIComponent('%')}`);
    expect(none.clubs).toEqual([]);
    const newest = await guest.do<Clubs>('GET', '/api/clubs?order=new');
    expect(newest.clubs[0].id).toBe(club.id);
  });

  test('two clubs cannot have names that look alike, and guests found none and join none', async () => {
    const { client } = await person();
    const name = clubName();
    await found(client, { name });
    expect(await refusal(client, 'POST', '/api/clubs', { name: name.toUpperCase() })).toBe(
      '409 club-name-taken',
    );
    expect(await refusal(client, 'POST', '/api/clubs', { name: name.replace('l', 'I') })).toBe(
      '409 club-name-taken',
    );
    expect(await refusal(client, 'POST', '/api/clubs', { name: 'Ѕalon 3' })).toBe('422 name-mixed');
    expect(await refusal(client, 'POST', '/api/clubs', { name: 'Admin' })).toBe('422 name-reserved');
    expect(await refusal(client, 'POST', '/api/clubs', { name: '<script>' })).toBe('400 invalid');
    const other = await found(client, { name: clubName() });
    expect(await refusal(client, 'PATCH', `/api/clubs/${other.id}`, { name })).toBe('409 club-name-taken');
    const guest = new Client(url());
    await guest.make({ seats: ['person', { bot: 'easy' }] });
    expect(await refusal(guest, 'POST', '/api/clubs', { name: clubName() })).toBe('403 members-only');
    expect(await refusal(guest, 'POST', `/api/clubs/${other.id}/join`)).toBe('403 members-only');
  });

  test('who owns three clubs has to hand one over before founding another', async () => {
    const { client } = await person();
    const heir = await person();
    const first = await found(client, { name: clubName() });
    for (let i = 0; i < 2; i++) await found(client, { name: clubName() });
    expect(await refusal(client, 'POST', '/api/clubs', { name: clubName() })).toBe('429 too-many-clubs');
    const path = `/api/clubs/${first.id}/members`;
    await join(heir.client, first.id);
    const { me } = await client.do<{ me: { name: string } }>('GET', '/api/me');
    const own = `${path}/${encodeURIComponent(me.name)}`;
    expect(await refusal(client, 'PATCH', own, { role: 'member' })).toBe('409 club-last-owner');
    await client.do('PATCH', `${path}/${encodeURIComponent(heir.name)}`, { role: 'owner' });
    await client.do('PATCH', own, { role: 'member' });
    expect(await rolesIn(client, first.id)).toEqual({ [me.name]: 'member', [heir.name]: 'owner' });
    await found(client, { name: clubName() });
  });

  test('an open club lets everybody in; one by request waits for an organiser; one by invitation for its link', async () => {
    const { client: owner } = await person('Olga');
    const [asker, invited, declined] = [await person(), await person(), await person()];
    const { id } = await found(owner, { name: clubName(), joining: 'request' });
    expect((await join(asker.client, id)).you).toBe('asking');
    await join(declined.client, id);
    expect(await clubPage(asker.client, id)).toMatchObject({ members: 1, desk: null });
    const { desk } = await clubPage(owner, id);
    expect(desk?.asking.map(({ name }) => name)).toEqual([asker.name, declined.name]);
    const at = (name: string) => `/api/clubs/${id}/members/${encodeURIComponent(name)}`;
    // Nobody lets themselves in.
    expect(await refusal(asker.client, 'PATCH', at(asker.name), { role: 'member' })).toBe('403 club-role');
    await owner.do('PATCH', at(asker.name), { role: 'member' });
    await owner.do('DELETE', at(declined.name));
    expect((await clubPage(declined.client, id)).you).toBeNull();
    expect((await clubPage(asker.client, id)).you).toBe('member');

    await owner.do('PATCH', `/api/clubs/${id}`, { joining: 'invitation' });
    expect(await refusal(invited.client, 'POST', `/api/clubs/${id}/join`)).toBe('403 club-invitation');
    const old = desk?.invitation as string;
    const renewed = await owner.do<{ desk: { invitation: string } }>('POST', `/api/clubs/${id}/invitation`);
    expect(await refusal(invited.client, 'POST', `/api/clubs/${id}/join`, { invitation: old })).toBe(
      '403 club-invitation',
    );
    expect((await join(invited.client, id, renewed.desk.invitation)).you).toBe('member');
    expect((await clubPage(invited.client, id)).desk).toBeNull();

    await owner.do('PATCH', `/api/clubs/${id}`, { joining: 'open' });
    expect((await join(declined.client, id)).you).toBe('member');
  });

  test('organisers remove members, who cannot come back until they are allowed to; owners alone give roles', async () => {
    const owner = await person('Olga');
    const [organiser, other, plain] = [await person(), await person(), await person()];
    const { id } = await found(owner.client, { name: clubName() });
    for (const { client } of [organiser, other, plain]) await join(client, id);
    const at = ({ name }: { name: string }) => `/api/clubs/${id}/members/${encodeURIComponent(name)}`;
    expect(await refusal(organiser.client, 'DELETE', at(plain))).toBe('403 club-role');
    for (const one of [organiser, other]) await owner.client.do('PATCH', at(one), { role: 'organiser' });
    expect(await refusal(organiser.client, 'PATCH', at(plain), { role: 'organiser' })).toBe('403 club-role');
    expect(await refusal(organiser.client, 'DELETE', at(other))).toBe('403 club-role');
    expect(await refusal(organiser.client, 'DELETE', at(owner))).toBe('403 club-role');
    expect(await refusal(organiser.client, 'PATCH', `/api/clubs/${id}`, { description: '' })).toBe(
      '403 club-role',
    );
    await organiser.client.do('DELETE', at(plain));
    expect(await refusal(plain.client, 'POST', `/api/clubs/${id}/join`)).toBe('403 club-removed');
    const { desk } = await clubPage(organiser.client, id);
    expect(desk?.removed.map(({ name }) => name)).toEqual([plain.name]);
    expect(
      await refusal(plain.client, 'POST', `/api/clubs/${id}/join`, { invitation: desk?.invitation }),
    ).toBe('403 club-removed');
    // Leaving does not undo it.
    await plain.client.do('POST', `/api/clubs/${id}/leave`);
    expect(await refusal(plain.client, 'POST', `/api/clubs/${id}/join`)).toBe('403 club-removed');
    await organiser.client.do('DELETE', at(plain));
    expect((await join(plain.client, id)).you).toBe('member');
  });

  test('when the last owner leaves, the organiser who is in it longest follows, then members; an empty club is dissolved', async () => {
    const [owner, early, organiser] = [await person(), await person(), await person()];
    const { id, name } = await found(owner.client, { name: clubName() });
    await join(early.client, id);
    await join(organiser.client, id);
    await owner.client.do('PATCH', `/api/clubs/${id}/members/${encodeURIComponent(organiser.name)}`, {
      role: 'organiser',
    });
    const { id: tournament } = await open(organiser.client, { startsWith: 2, club: id });
    const { id: table } = await early.client.make({ club: id });
    await owner.client.do('POST', `/api/clubs/${id}/leave`);
    expect(await rolesIn(early.client, id)).toEqual({ [early.name]: 'member', [organiser.name]: 'owner' });
    await organiser.client.do('POST', `/api/clubs/${id}/leave`);
    expect(await rolesIn(early.client, id)).toEqual({ [early.name]: 'owner' });
    await early.client.do('POST', `/api/clubs/${id}/leave`);
    expect(await refusal(early.client, 'GET', `/api/clubs/${id}`, undefined)).toBe('404 not-found');
    expect(await early.client.do('GET', `/api/tournaments/${tournament}`)).toMatchObject({
      status: 'cancelled',
    });
    expect((await early.client.do('GET', `/api/tables/${table}`)).club).toBeUndefined();
    // The name is free again.
    await found(early.client, { name });
  });

  test('deleting an account hands clubs over in the same way; the file of all data says in which clubs somebody is', async () => {
    const [owner, heir, asker] = [await person(), await person(), await person()];
    const { id, name } = await found(owner.client, { name: clubName(), joining: 'request' });
    const alone = await found(owner.client, { name: clubName() });
    await join(asker.client, id);
    const { desk } = await clubPage(owner.client, id);
    await join(heir.client, id, desk?.invitation);
    const data = await owner.client.do<{ clubs: unknown }>('GET', '/api/me/data');
    expect(data.clubs).toMatchObject([
      { id, name, role: 'owner', since: expect.any(String) },
      { id: alone.id, role: 'owner' },
    ]);
    expect((await asker.client.do<{ clubs: unknown }>('GET', '/api/me/data')).clubs).toMatchObject([
      { id, role: 'asking' },
    ]);
    const { clubs } = await heir.client.do<PlayerClubs>(
      'GET',
      `/api/people/${encodeURIComponent(heir.name)}/clubs`,
    );
    expect(clubs).toEqual([{ id, name, role: 'member' }]);
    // Having asked is nobody else's business.
    const asked = await heir.client.do<PlayerClubs>(
      'GET',
      `/api/people/${encodeURIComponent(asker.name)}/clubs`,
    );
    expect(asked.clubs).toEqual([]);

    for (const { client } of [owner, asker])
      await client.do('DELETE', '/api/me', { password: 'a good password' });
    expect(await rolesIn(heir.client, id)).toEqual({ [heir.name]: 'owner' });
    expect((await clubPage(heir.client, id)).desk?.asking).toEqual([]);
    expect(await refusal(heir.client, 'GET', `/api/clubs/${alone.id}`, undefined)).toBe('404 not-found');
  });

  test('a table for the club is listed for its members, and nobody else can sit down', async () => {
    const [host, friend, stranger] = [await person(), await person(), await person()];
    const { id, name } = await found(host.client, { name: clubName() });
    await join(friend.client, id);
    expect(await refusal(stranger.client, 'POST', '/api/tables', wish({ club: id }))).toBe('403 not-in-club');
    expect(await refusal(host.client, 'POST', '/api/tables', wish({ club: id, access: 'open' }))).toBe(
      '422 club-table',
    );
    const invite = (name: string) => wish({ club: id, seats: ['person', { invite: name }] });
    expect(await refusal(host.client, 'POST', '/api/tables', invite(stranger.name))).toBe(
      '422 guest-not-in-club',
    );
    const kept = await host.client.do<Table>('POST', '/api/tables', invite(friend.name));
    expect(kept.seats[1]).toMatchObject({ kind: 'invited', name: friend.name });
    expect(
      await refusal(host.client, 'PATCH', `/api/tables/${kept.id}`, {
        seats: [0, { invite: stranger.name }],
      }),
    ).toBe('422 guest-not-in-club');
    await host.client.do('POST', `/api/tables/${kept.id}/leave`);
    const table = await host.client.make({ club: id, kingdom: PEACE });
    expect(table).toMatchObject({ club: { id, name }, access: 'link' });
    const listed = async ({ client }: { client: Client }) =>
      (await client.do<Table[]>('GET', '/api/tables')).filter((one) => one.id === table.id);
    expect(await listed(friend)).toMatchObject([{ club: { id, name } }]);
    expect(await listed(stranger)).toEqual([]);
    expect((await clubPage(friend.client, id)).tables.map((one) => one.id)).toEqual([table.id]);
    expect((await clubPage(stranger.client, id)).tables).toEqual([]);
    expect(await refusal(host.client, 'PATCH', `/api/tables/${table.id}`, { access: 'open' })).toBe(
      '422 club-table',
    );
    expect(await refusal(stranger.client, 'POST', `/api/tables/${table.id}/join`)).toBe('403 not-in-club');
    await friend.client.do('POST', `/api/tables/${table.id}/join`, {});
    // Whoever has the link may watch it, as any other table by link.
    await look(stranger.client, table.id);
    const players = [await look(host.client, table.id), await look(friend.client, table.id)];
    await playOn(players);
    await host.client.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
    const again = await host.client.do('POST', `/api/tables/${table.id}/rematch`, { kingdom: 'same' });
    expect(again.club).toEqual({ id, name });
    for (const client of [...players, stranger.client]) client.close();
  });

  test('organisers keep kingdoms for the club', async () => {
    const [owner, plain] = [await person(), await person()];
    const { id } = await found(owner.client, { name: clubName() });
    await join(plain.client, id);
    const path = `/api/clubs/${id}/kingdoms`;
    const kingdom = { name: 'Without attacks', kingdom: PEACE, shelters: true, colonies: false };
    expect(await refusal(plain.client, 'POST', path, kingdom)).toBe('403 club-role');
    expect(
      await refusal(owner.client, 'POST', path, { ...kingdom, kingdom: { by: 'text', text: 'Moat' } }),
    ).toBe('422 kingdom');
    await owner.client.do('POST', path, kingdom);
    await owner.client.do('POST', path, { name: 'Printed', kingdom: { by: 'printed', id: 'first-game' } });
    const { kingdoms } = await clubPage(plain.client, id);
    expect(kingdoms).toMatchObject([
      { n: 2, name: 'Printed', printed: 'first-game', shelters: null, colonies: null },
      {
        n: 1,
        name: 'Without attacks',
        cards: [...PEACE.cards],
        printed: null,
        shelters: true,
        colonies: false,
      },
    ]);
    expect(await refusal(plain.client, 'DELETE', `${path}/1`, undefined)).toBe('403 club-role');
    await owner.client.do('DELETE', `${path}/1`);
    expect((await clubPage(plain.client, id)).kingdoms.map(({ n }) => n)).toEqual([2]);
  });

  test('a tournament of the club is for its members alone', async () => {
    const [owner, plain, stranger] = [await person(), await person(), await person()];
    const { id, name } = await found(owner.client, { name: clubName() });
    await join(plain.client, id);
    const path = '/api/tournaments';
    const body = {
      name: 'Cup',
      kind: 'swiss',
      clock: { minutes: 60, increment: 0 },
      startsWith: 2,
      club: id,
    };
    expect(await refusal(plain.client, 'POST', path, body)).toBe('403 club-role');
    const cup = await open(owner.client, { startsWith: 2, club: id });
    expect(cup).toMatchObject({ club: { id, name }, canJoin: true });
    const upcoming = async ({ client }: { client: Client }) =>
      (await client.do<Tournaments>('GET', path)).upcoming.filter((one) => one.id === cup.id);
    expect(await upcoming(plain)).toMatchObject([{ club: { id, name } }]);
    expect(await upcoming(stranger)).toEqual([]);
    const seen = await stranger.client.do<TournamentPage>('GET', `${path}/${cup.id}`);
    expect(seen.canJoin).toBe(false);
    expect(await refusal(stranger.client, 'POST', `${path}/${cup.id}/join`, undefined)).toBe(
      '403 not-in-club',
    );
    expect((await clubPage(stranger.client, id)).tournaments.map((one) => one.id)).toEqual([cup.id]);
    for (const { client } of [owner, plain]) await client.do('POST', `${path}/${cup.id}/join`);
    const running = await untilItIs(owner.client, cup.id, ({ round }) => round > 0);
    const [game] = running.roundList[0].games;
    // What the club plays is not exported, and not shown among the games to watch.
    expect((await owner.client.do('GET', `/api/tables/${game.table}`)).access).toBe('link');
  });

  test('the members are ranked by their ratings, for each kind of game', async () => {
    const [winner, loser, idle] = [await person(), await person(), await person()];
    const { id } = await found(loser.client, { name: clubName() });
    await join(winner.client, id);
    await join(idle.client, id);
    const { id: table } = await winner.client.make({ rated: true, kingdom: PEACE, club: id });
    await loser.client.do('POST', `/api/tables/${table}/join`, {});
    await look(loser.client, table);
    await loser.client.send('resign', { table });
    await loser.client.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
    loser.client.close();
    const ranked = async (query: string) => {
      const { members } = await idle.client.do<ClubMembers>('GET', `/api/clubs/${id}/members${query}`);
      return members.map((one) => [one.name, one.games]);
    };
    expect(await ranked('')).toEqual([
      [winner.name, 1],
      [loser.name, 1],
      [idle.name, 0],
    ]);
    expect(await ranked('?kind=day&players=2')).toEqual([
      [loser.name, 0],
      [winner.name, 0],
      [idle.name, 0],
    ]);
  });
});

function wish(rest: object) {
  return { seats: ['person', 'person'], kingdom: PEACE, ...rest };
}
