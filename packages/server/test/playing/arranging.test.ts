import type { Table } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { look, member, onBothDatabases, PEACE, sitDown } from '../support/games.ts';

onBothDatabases('a table that waits', (url) => {
  const change = (client: Client, id: string, body: object) => client.ask('PATCH', `/api/tables/${id}`, body);

  /** A table for three with two people at it, who both look at it. */
  async function waiting(): Promise<{ id: string; host: Client; guest: Client }> {
    const [host, guest] = [new Client(url()), new Client(url())];
    const { id } = await host.make({ seats: ['person', 'person', 'person'] });
    await guest.do('POST', `/api/tables/${id}/join`, {});
    for (const client of [host, guest]) {
      await client.connect();
      await client.watch(id);
    }
    return { id, host, guest };
  }

  const kinds = ({ seats }: Table) => seats.map(({ kind, level }) => level ?? kind);

  test('gets another kingdom, which everybody sees at once', async () => {
    const { id, host, guest } = await waiting();
    const { cards } = PEACE;
    expect(await change(host, id, { kingdom: PEACE })).toMatchObject({
      status: 200,
      body: { kingdom: cards, printed: null },
    });
    await guest.until(({ tables }) => tables.at(-1)?.kingdom.join() === cards.join(), 'the kingdom');
    const drawn = (await change(host, id, { kingdom: { by: 'random' } })).body as Table;
    expect(new Set(drawn.kingdom).size).toBe(10);
    await host.do('POST', `/api/tables/${id}/start`);
    await host.seeing();
    const piles = host.sight.view.supply.map(({ pile }) => pile);
    expect(piles).toEqual(expect.arrayContaining(drawn.kingdom));
  });

  test('gets bots and seats, and loses them, and nothing begins by that', async () => {
    const { id, host, guest } = await waiting();
    const seats = async (...order: unknown[]) => {
      const { status, body } = await change(host, id, { seats: order });
      expect(status).toBe(200);
      await guest.until(({ tables }) => kinds(tables.at(-1) as Table).length === order.length, 'the seats');
      return kinds(body as Table);
    };
    expect(await seats(0, 1, { bot: 'easy' }, { bot: 'hard' })).toEqual(['guest', 'guest', 'easy', 'hard']);
    expect(await seats(0, 1, 3, 'person', 2)).toEqual(['guest', 'guest', 'hard', 'free', 'easy']);
    expect(await seats(0, 1)).toEqual(['guest', 'guest']);
    expect(await host.do('GET', `/api/tables/${id}`)).toMatchObject({ status: 'open' });
    expect(await host.do('POST', `/api/tables/${id}/start`)).toMatchObject({ status: 'running' });
    await host.seeing();
    expect(host.sight.view.seats).toHaveLength(2);
  });

  test('has its people change places, and each sees their own', async () => {
    const { id, host, guest } = await waiting();
    expect((await change(host, id, { seats: [1, 2, 0] })).body).toMatchObject({ you: 2 });
    await guest.until(({ tables }) => tables.at(-1)?.you === 0, 'the other seat');
    await host.do('POST', `/api/tables/${id}/start`);
    for (const client of [host, guest]) await client.seeing();
    expect([host.sight.view.own?.seat, guest.sight.view.own?.seat]).toEqual([2, 0]);
  });

  test('is begun by whom it would have been, wherever they sit now', async () => {
    const { id, players } = await sitDown(url());
    const [loser, winner] = players;
    await loser.send('resign', { table: id });
    await winner.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
    const { id: again } = await winner.do('POST', `/api/tables/${id}/rematch`, { kingdom: 'same' });
    // The loser was to begin in the first seat, and is moved to the last.
    await winner.do('PATCH', `/api/tables/${again}`, { seats: [{ bot: 'easy' }, 1, 0] });
    await loser.do('POST', `/api/tables/${again}/join`, {});
    await look(loser, again);
    expect([loser.sight.view.own?.seat, loser.sight.asked]).toEqual([2, 2]);
  });

  test('is changed by nobody else, by no nonsense, and not once the game has begun', async () => {
    const { id, host, guest } = await waiting();
    const before = await host.do('GET', `/api/tables/${id}`);
    const refused = async (client: Client, body: object) => {
      const reply = await change(client, id, body);
      return [reply.status, (reply.body as { code: string }).code];
    };
    expect(await refused(guest, { kingdom: PEACE })).toEqual([403, 'not-host']);
    expect(await refused(new Client(url()), { kingdom: PEACE })).toEqual([401, 'not-known']);
    expect(await refused(host, { seats: [0, 2] })).toEqual([409, 'sitting']);
    expect(await refused(host, { seats: [0, { bot: 'easy' }, 2] })).toEqual([409, 'sitting']);
    expect(await refused(host, { seats: [0, 1, 1] })).toEqual([422, 'seat']);
    expect(await refused(host, { seats: [0, 1, 5] })).toEqual([422, 'seat']);
    expect(await refused(host, { seats: [0, 1, { bot: 'genius' }] })).toEqual([422, 'level']);
    expect(await refused(host, { seats: [0] })).toEqual([400, 'invalid']);
    expect(await refused(host, { kingdom: { by: 'printed', id: 'none' }, seats: [1, 0] })).toEqual([
      422,
      'kingdom',
    ]);
    expect(await host.do('GET', `/api/tables/${id}`)).toEqual(before);
    await host.do('POST', `/api/tables/${id}/start`);
    expect(await refused(host, { kingdom: PEACE })).toEqual([409, 'not-open']);
  });

  test('gets another clock and other options, which everybody sees at once', async () => {
    const { id, host, guest } = await waiting();
    const options = { clock: { minutes: 5, increment: 10 }, access: 'open', shelters: true, colonies: false };
    expect(await change(host, id, options)).toMatchObject({
      status: 200,
      body: { ...options, rated: false },
    });
    await guest.until(({ tables }) => tables.at(-1)?.clock !== null, 'the clock');
    expect(guest.tables.at(-1)).toMatchObject(options);
    expect(await guest.do<Table[]>('GET', '/api/tables')).toContainEqual(expect.objectContaining({ id }));
    const none = { clock: null, access: 'link', shelters: null, colonies: null };
    expect(await change(host, id, none)).toMatchObject({ status: 200, body: none });
    expect(await guest.do<Table[]>('GET', '/api/tables')).not.toContainEqual(expect.objectContaining({ id }));
    for (const nonsense of [
      { clock: { minutes: 0, increment: 0 } },
      { access: 'all' },
      { rated: null },
      { colonies: 1 },
    ])
      expect(await change(host, id, nonsense)).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await change(guest, id, { access: 'open' })).toMatchObject({
      status: 403,
      body: { code: 'not-host' },
    });
    expect(await host.do('GET', `/api/tables/${id}`)).toMatchObject(none);
  });

  test('has Platinum and Colony in its game as was settled, whatever its kingdom would bring by the rules', async () => {
    const rich = 'bishop city clerk expand forge magnate monument quarry rabble vault'.split(' ');
    const pilesWith = async (settled: object, cards: readonly string[]) => {
      const { id, host, guest } = await waiting();
      await change(host, id, { kingdom: { by: 'cards', cards }, ...settled });
      await host.do('POST', `/api/tables/${id}/start`);
      await host.seeing();
      guest.close();
      host.close();
      return host.sight.view.supply.map(({ pile }) => pile).filter((pile) => !cards.includes(pile));
    };
    const basic = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'];
    const more = [...basic, 'platinum', 'colony'].sort();
    expect((await pilesWith({ colonies: true }, PEACE.cards)).sort()).toEqual(more);
    expect((await pilesWith({ colonies: false }, rich)).sort()).toEqual(basic.toSorted());
    expect((await pilesWith({}, PEACE.cards)).sort()).toEqual(basic.toSorted());
    expect((await pilesWith({ colonies: null }, rich)).sort()).toEqual(more);
  });

  test('is rated only if nobody sits there who cannot be, and then no guest sits down', async () => {
    const where = url().replace(/\D/g, '');
    const ada = await member(url(), `Eva ${where}`);
    const guest = new Client(url());
    const { id } = await ada.make({ seats: ['person', { bot: 'easy' }, 'person', 'person'] });
    const rated = (body = {}) => change(ada, id, { rated: true, ...body });
    expect(await rated()).toMatchObject({ status: 422, body: { code: 'rated' } });
    await guest.do('POST', `/api/tables/${id}/join`, {});
    const refusal = await rated({ seats: [0, 2, 3] });
    expect(refusal).toMatchObject({
      status: 409,
      body: { code: 'rated', message: expect.stringMatching(/guest/) },
    });
    expect(await ada.do('GET', `/api/tables/${id}`)).toMatchObject({ rated: false, seats: { length: 4 } });
    await guest.do('POST', `/api/tables/${id}/leave`);
    expect(await rated({ seats: [0, 2, 3] })).toMatchObject({ status: 200, body: { rated: true } });
    expect(await guest.ask('POST', `/api/tables/${id}/join`, {})).toMatchObject({ status: 403 });
    expect(await change(ada, id, { rated: false })).toMatchObject({ body: { rated: false } });
    expect(await guest.ask('POST', `/api/tables/${id}/join`, {})).toMatchObject({ status: 200 });
  });

  test('that is rated gets no bots, and begins once it is full', async () => {
    const where = url().replace(/\D/g, '');
    const [ada, bob] = [await member(url(), `Ada ${where}`), await member(url(), `Bob ${where}`)];
    const { id } = await ada.make({ seats: ['person', 'person', 'person'], rated: true });
    expect(await change(ada, id, { seats: [0, 1, { bot: 'easy' }] })).toMatchObject({
      status: 422,
      body: { code: 'rated' },
    });
    await bob.do('POST', `/api/tables/${id}/join`, {});
    const start = () => ada.ask('POST', `/api/tables/${id}/start`);
    expect(await start()).toMatchObject({ status: 409, body: { code: 'not-full' } });
    await ada.do('PATCH', `/api/tables/${id}`, { seats: [0, 1] });
    expect(await start()).toMatchObject({ status: 200, body: { status: 'running' } });
  });
});
