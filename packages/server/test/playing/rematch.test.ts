import type { Table } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { asked, look, onBothDatabases, sitDown } from '../support/games.ts';

const rematch = (client: Client, id: string, kingdom: 'same' | 'new' = 'same') =>
  client.ask('POST', `/api/tables/${id}/rematch`, { kingdom });

onBothDatabases('a rematch', (url) => {
  /** A game that is over because the player in this seat has resigned. */
  async function playedGame(loser: number, people = [new Client(url()), new Client(url())], wish = {}) {
    const { id, players } = await sitDown(url(), wish, people);
    await players[loser].send('resign', { table: id });
    for (const player of players)
      await player.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
    return { id, players };
  }

  test('has the same kingdom and clock, and everybody finds their old seat', async () => {
    const clock = { minutes: 30, increment: 5 };
    const settled = { clock, shelters: true, colonies: true };
    const { id, players } = await playedGame(0, undefined, { ...settled, access: 'open' });
    const before = await players[0].do('GET', `/api/tables/${id}`);
    // The player in the second seat asks.
    const { body } = await rematch(players[1], id);
    const table = body as Table;
    expect(table).toMatchObject({ status: 'open', you: 1, host: true, previous: id, ...settled });
    expect([table.kingdom, table.printed, table.access]).toEqual([before.kingdom, 'first-game', 'open']);
    expect(table.seats).toMatchObject([
      { kind: 'invited', name: 'Konrad' },
      { kind: 'guest', name: 'Konrad' },
    ]);
    expect(table.invited).toBeNull();
    // Those who still look at the old game are told who wants to go on, and where.
    const rematched = { status: 'open', agreed: [1], awaited: [0] };
    for (const player of players)
      await player.until(({ tables }) => tables.at(-1)?.next === table.id, 'the next table');
    expect(players[0].tables.at(-1)?.rematch).toEqual(rematched);
    expect(await players[0].do('GET', `/api/tables/${table.id}`)).toMatchObject({ you: null, invited: 0 });
    const joined = await players[0].do('POST', `/api/tables/${table.id}/join`, {});
    expect(joined).toMatchObject({ status: 'running', you: 0 });
    await players[1].until(({ tables }) => tables.at(-1)?.rematch?.status === 'running', 'the beginning');
    expect(players[1].tables.at(-1)?.rematch).toEqual({ status: 'running', agreed: [0, 1], awaited: [] });
  });

  test('takes one click of each: who wants it after the first sits down, and the game begins', async () => {
    const { id, players } = await sitDown(url(), { seats: ['person', { bot: 'easy' }, 'person'] });
    const spectator = await look(new Client(url()), id);
    for (const player of players) await player.send('resign', { table: id });
    await players[1].until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
    const first = (await rematch(players[1], id)).body as Table;
    expect(first).toMatchObject({
      status: 'open',
      you: 2,
      seats: [{ kind: 'invited' }, { level: 'easy' }, {}],
    });
    const second = (await rematch(players[0], id)).body as Table;
    expect(second).toMatchObject({ id: first.id, status: 'running', you: 0 });
    // Who looked on hears where to look on.
    await spectator.until(({ tables }) => tables.at(-1)?.rematch?.status === 'running', 'the beginning');
    expect(spectator.tables.at(-1)?.next).toBe(first.id);
    expect(await spectator.do('GET', `/api/tables/${first.id}`)).toMatchObject({ you: null });
  });

  test('keeps the seats for those who have played, also at an open table, until the host gives them away', async () => {
    const { id, players } = await playedGame(0, undefined, { access: 'open' });
    const { id: again } = (await rematch(players[1], id)).body as Table;
    const stranger = new Client(url());
    const join = () => stranger.ask('POST', `/api/tables/${again}/join`, {});
    expect(await join()).toMatchObject({ status: 409, body: { code: 'no-seat' } });
    expect(await players[0].do<Table[]>('GET', '/api/me/tables')).toMatchObject([{ id: again, invited: 0 }]);
    await players[1].do('PATCH', `/api/tables/${again}`, { seats: ['person', 1] });
    expect(await join()).toMatchObject({ status: 200, body: { status: 'running', you: 0 } });
    expect(await rematch(players[0], id)).toMatchObject({ status: 200, body: { id: again, you: null } });
  });

  test('that its maker closes leaves room for another', async () => {
    const { id, players } = await playedGame(0);
    const { id: closed } = (await rematch(players[1], id)).body as Table;
    await players[1].do('POST', `/api/tables/${closed}/leave`);
    await players[0].until(({ tables }) => tables.at(-1)?.next === null, 'the end of the rematch');
    const { body } = await rematch(players[0], id);
    expect(body).toMatchObject({ status: 'open', you: 0, previous: id });
    expect((body as Table).id).not.toBe(closed);
  });

  test.each([
    [0, 0],
    [1, 1],
  ])('after seat %i has lost is begun by seat %i: the winner goes last', async (loser, first) => {
    const { id, players } = await playedGame(loser);
    const { body } = await rematch(players[0], id);
    const again = (body as Table).id;
    await players[1].do('POST', `/api/tables/${again}/join`, {});
    for (const player of players) await look(player, again);
    expect(await asked(players)).toBe(players[first]);
    expect(players[0].sight.view.onTurn).toBe(first);
  });

  test('can have a new kingdom', async () => {
    const { id, players } = await playedGame(0);
    const { body } = await rematch(players[0], id, 'new');
    const { kingdom, printed } = body as Table;
    expect(new Set(kingdom).size).toBe(10);
    expect(printed).toBeNull();
    expect(kingdom.toSorted()).not.toEqual(players[0].tables[0].kingdom.toSorted());
  });

  test('that was drawn with wishes is drawn with the same again', async () => {
    const kingdom = { by: 'random', printings: { intrigue: 'second' }, attacks: { min: 0, max: 0 } };
    const { id, players } = await playedGame(0, undefined, { kingdom });
    const piles = ((await rematch(players[0], id, 'new')).body as Table).kingdom;
    const ofIntrigue = await players[0].do<{ cards: string[] }>('POST', '/api/kingdoms', {
      by: 'cards',
      cards: piles,
    });
    expect(ofIntrigue.cards).toEqual(piles);
    const attacks = ['minion', 'replace', 'swindler', 'torturer'];
    expect(piles.filter((pile) => attacks.includes(pile))).toEqual([]);
  });

  test('is one table, when two ask at once', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, players } = await playedGame(0);
      const replies = await Promise.all(players.map((player) => rematch(player, id)));
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      const [one, two] = replies.map(({ body }) => body as Table);
      expect(one.id).toBe(two.id);
      expect([one.you, two.you]).toEqual([0, 1]);
      const seats = await Promise.all(players.map((player) => player.do('GET', `/api/tables/${one.id}`)));
      expect(seats.map(({ you, status }) => [you, status])).toEqual([
        [0, 'running'],
        [1, 'running'],
      ]);
    }
  });

  test('begins at once against bots, and the bots keep their seats', async () => {
    const player = new Client(url());
    const { id } = await player.make({ seats: [{ bot: 'easy' }, 'person'] });
    await look(player, id);
    await player.send('resign', { table: id });
    await player.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
    const { body } = await rematch(player, id);
    expect(body).toMatchObject({ status: 'running', you: 1, seats: [{ level: 'easy' }, { kind: 'guest' }] });
    await look(player, (body as Table).id);
    // The bot won, so the person begins.
    expect(player.sight.view.onTurn).toBe(1);
  });

  test('is for those who played, once the game is over', async () => {
    const { id, players } = await sitDown(url());
    expect(await rematch(players[0], id)).toMatchObject({ status: 409, body: { code: 'not-over' } });
    const stranger = new Client(url());
    await stranger.make();
    await players[0].send('resign', { table: id });
    await players[0].until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
    expect((await rematch(stranger, id)).status).toBe(403);
    expect((await rematch(new Client(url()), id)).status).toBe(401);
  });
});
