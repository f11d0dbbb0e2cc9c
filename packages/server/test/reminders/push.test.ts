import type { Table } from '@provincia/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { databases } from '../support/databases.ts';
import { DAY, HOUR, Reminding, SECOND } from '../support/reminding.ts';

describe.each(Object.keys(databases) as (keyof typeof databases)[])('on %s', (kind) => {
  let world: Reminding;
  beforeAll(async () => {
    world = await Reminding.begin(kind);
  });
  afterAll(() => world.end());

  test('a game by the day tells whom it waits for, once for each turn, and the others that it has begun', async () => {
    const [ada, bob] = [await world.guest('Ada'), await world.guest('Bob')];
    const table = await world.game([ada, bob]);
    await world.pass(20 * SECOND);
    const [first, second] = world.told('Ada')[0] === 'turn 1' ? ['Ada', 'Bob'] : ['Bob', 'Ada'];
    expect([world.told(first), world.told(second)]).toEqual([['turn 1'], ['begun 1']]);
    const [{ message, headers }] = world.service.pushed.filter(({ device }) => device === first);
    expect(message).toEqual({ language: 'en', waiting: 1, news: [{ kind: 'turn', count: 1, table }] });
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: 'reminders' });
    await world.pass(2 * HOUR);
    expect([world.told(first), world.told(second)]).toEqual([['turn 1'], ['begun 1']]);
    await world.endTurn([ada, bob], table);
    await world.pass(20 * SECOND);
    expect([world.told(first), world.told(second)]).toEqual([['turn 1'], ['begun 1', 'turn 1']]);
  });

  test('what comes within the hour is gathered, and counts all games that wait', async () => {
    const [carl, dora] = [await world.guest('Carl'), await world.guest('Dora')];
    const people = [carl, dora];
    const tables: string[] = [];
    for (let i = 0; i < 3; i++) tables.push(await world.game(people));
    // Afterwards all of them wait for Carl, who has answered everywhere.
    for (const table of tables)
      if ((await world.endTurn(people, table)) === carl) await world.endTurn(people, table);
    await world.pass(20 * SECOND);
    expect(world.told('Carl')).toEqual(['turn 3']);
    for (const table of tables) {
      expect(await world.endTurn(people, table)).toBe(carl);
      expect(await world.endTurn(people, table)).toBe(dora);
    }
    await world.pass(20 * SECOND);
    await world.pass(50 * 60 * SECOND);
    expect(world.told('Carl')).toEqual(['turn 3']);
    await world.pass(10 * 60 * SECOND);
    expect(world.told('Carl')).toEqual(['turn 3', 'turn 3']);
    expect(world.service.pushed.at(-1)?.message.news[0].table).toBeNull();
  });

  test('who has answered meanwhile, or does not want to know, is not told', async () => {
    const [eva, finn] = [await world.guest('Eva'), await world.guest('Finn')];
    const people = [eva, finn];
    const table = await world.game(people);
    for (let i = 0; i < 4; i++) await world.endTurn(people, table);
    await eva.do('PATCH', '/api/me/reminders', { switches: { push: { turn: false } } });
    await finn.do('PATCH', '/api/me/reminders', { switches: { push: { turn: false } } });
    await world.pass(20 * SECOND);
    expect([world.told('Eva'), world.told('Finn')]).toEqual([[], []]);
    await eva.do('PATCH', '/api/me/reminders', { switches: { push: { turn: true } } });
    if ((await world.endTurn(people, table)) === eva) await world.endTurn(people, table);
    // It waits for Eva, who is quick.
    await world.pass(5 * SECOND);
    expect(await world.endTurn(people, table)).toBe(eva);
    await world.pass(20 * SECOND);
    expect([world.told('Eva'), world.told('Finn')]).toEqual([[], []]);
  });

  test('who looks at the table is not told', async () => {
    const [gus, hal] = [await world.guest('Gus'), await world.guest('Hal')];
    const table = await world.game([gus, hal]);
    await gus.watch(table);
    await gus.until(({ presences }) => presences.at(-1)?.seats[0].is === 'here', 'being there');
    await world.pass(20 * SECOND);
    expect(world.told('Gus')).toEqual([]);
    expect(world.told('Hal')).toHaveLength(1);
  });

  test('when a quarter of the time is left it is said once more, however late the hour', async () => {
    const [ina, jon] = [await world.guest('Ina'), await world.guest('Jon')];
    const people = [ina, jon];
    const table = await world.game(people, { days: 1 });
    if ((await world.endTurn(people, table)) === ina) await world.endTurn(people, table);
    await world.pass(20 * SECOND);
    expect(world.told('Ina')).toEqual(['turn 1']);
    await world.pass(17 * HOUR);
    expect(world.told('Ina')).toEqual(['turn 1']);
    await world.pass(HOUR);
    await world.pass(20 * SECOND);
    expect(world.told('Ina')).toEqual(['turn 1', 'late 1']);
    expect(world.service.pushed.at(-1)?.headers.urgency).toBe('high');
    await world.pass(4 * HOUR);
    expect(world.told('Ina')).toEqual(['turn 1', 'late 1']);
    // Ina loses by time, which she is told; Jon knew nothing of it either.
    await world.pass(2 * HOUR);
    await world.pass(20 * SECOND);
    expect(world.told('Ina').at(-1)).toBe('over 1');
    expect(world.told('Jon').at(-1)).toBe('over 1');
    const left = await world.db.selectFrom('reminders').selectAll().where('table_id', '=', table).execute();
    expect(left.map((row) => row.kind)).toEqual(['over', 'over']);
    await world.pass(DAY);
    expect(
      await world.db.selectFrom('reminders').selectAll().where('table_id', '=', table).execute(),
    ).toEqual([]);
  });

  test('a live game tells that it has begun, and a rematch that a seat is kept', async () => {
    const [kim, leo] = [await world.guest('Kim'), await world.guest('Leo')];
    const people = [kim, leo];
    const table = await world.game(people, null);
    await world.pass(20 * SECOND);
    expect([world.told('Kim'), world.told('Leo')]).toEqual([['begun 1'], ['begun 1']]);
    await kim.send('resign', { table });
    await world.pass(2 * HOUR);
    const { id } = await kim.do<Table>('POST', `/api/tables/${table}/rematch`, { kingdom: 'same' });
    await world.pass(20 * SECOND);
    expect(world.told('Leo')).toEqual(['begun 1', 'over 1']);
    await world.pass(2 * HOUR);
    expect(world.told('Leo')).toEqual(['begun 1', 'over 1', 'invited 1']);
    expect(world.service.pushed.at(-1)?.message.news[0].table).toBe(id);

    // Nobody is reminded of a table that was closed, and nothing of it stays.
    await kim.do('POST', `/api/tables/${id}/leave`);
    const closed = await kim.do<Table>('POST', `/api/tables/${table}/rematch`, { kingdom: 'same' });
    const noted = () =>
      world.db.selectFrom('reminders').select('kind').where('table_id', 'in', [id, closed.id]).execute();
    await world.pass(20 * SECOND);
    expect(await noted()).toEqual([{ kind: 'invited' }]);
    await kim.do('POST', `/api/tables/${closed.id}/leave`);
    await world.pass(2 * HOUR);
    expect(await noted()).toEqual([]);
    expect(world.told('Leo')).toEqual(['begun 1', 'over 1', 'invited 1']);
  });

  test('a device that is gone is forgotten, and what fails is tried again, less and less often', async () => {
    const [mia, ned] = [await world.guest('Mia'), await world.guest('Ned')];
    await world.subscribe(mia, world.service.device('Mia-tablet'));
    world.service.reply((device) => (device === 'Mia' ? 410 : device === 'Mia-tablet' ? 503 : 201));
    const table = await world.game([mia, ned], null);
    await world.pass(20 * SECOND);
    expect([world.told('Mia').length, world.told('Mia-tablet').length]).toEqual([1, 1]);
    expect(await mia.do('GET', '/api/me/reminders')).toMatchObject({ devices: 1 });
    for (const pause of [30, 120, 600, 1800]) {
      await world.pass(pause * SECOND - 1);
      const { length } = world.told('Mia-tablet');
      await world.pass(1);
      expect(world.told('Mia-tablet')).toHaveLength(length + 1);
    }
    await world.pass(DAY);
    expect(world.told('Mia-tablet')).toHaveLength(5);
    expect(await world.db.selectFrom('deliveries').selectAll().execute()).toEqual([]);
    // What comes late begins the hour anew.
    await ned.send('resign', { table });
    world.service.reply(() => 503);
    await world.pass(20 * SECOND);
    world.service.reply(() => 201);
    await world.pass(30 * SECOND);
    const before = world.told('Mia-tablet').length;
    await world.game([mia, ned], null);
    await world.pass(HOUR - SECOND);
    expect(world.told('Mia-tablet')).toHaveLength(before);
    await world.pass(SECOND);
    expect(world.told('Mia-tablet')).toHaveLength(before + 1);
  });

  test('a device goes with its session, and all that was stored goes with the person', async () => {
    const [ole, pia] = [await world.guest('Ole'), await world.guest('Pia')];
    const table = await world.game([ole, pia]);
    await world.pass(20 * SECOND);
    const { auth, person } = await world.db
      .selectFrom('push_devices')
      .selectAll()
      .where('endpoint', '=', `${world.service.url}/Ole`)
      .executeTakeFirstOrThrow();
    const data = await ole.do<{ reminders: { devices: object[]; now: object[] } }>('GET', '/api/me/data');
    expect(data.reminders.devices).toMatchObject([{ endpoint: `${world.service.url}/Ole` }]);
    expect(data.reminders.now[0]).toMatchObject({ table });
    expect(JSON.stringify(data)).not.toContain(auth);
    const stored = async () => {
      const tables = ['push_devices', 'reminders', 'reminder_settings', 'reminder_slots'] as const;
      const rows = tables.map((table) =>
        world.db.selectFrom(table).select('person').where('person', '=', person).execute(),
      );
      return (await Promise.all(rows)).map(({ length }) => length > 0);
    };
    expect(await stored()).toEqual([true, true, true, true]);
    await ole.do('DELETE', '/api/me', {});
    expect(await stored()).toEqual([false, false, false, false]);
    const quin = await world.member('Quin');
    await world.subscribe(quin, world.service.device('Quin'));
    const endpoints = async () =>
      (await world.db.selectFrom('push_devices').select('endpoint').execute()).map(
        ({ endpoint }) => endpoint,
      );
    expect(await endpoints()).toContain(`${world.service.url}/Quin`);
    await quin.do('POST', '/api/logout', {});
    expect(await endpoints()).not.toContain(`${world.service.url}/Quin`);
    expect(await endpoints()).toContain(`${world.service.url}/Pia`);
  });

  test('devices are counted, and forgotten when somebody says so', async () => {
    const ray = new Client(world.url);
    await ray.do('PATCH', '/api/me', { name: 'Ray' });
    for (let i = 0; i < 10; i++) await world.subscribe(ray, world.service.device(`Ray${i}`));
    const one = world.service.device('Ray3').subscription;
    await world.subscribe(ray, { name: 'Ray3', subscription: one });
    const { status, body } = await ray.ask(
      'POST',
      '/api/me/push',
      world.service.device('Ray10').subscription,
    );
    expect([status, (body as { code: string }).code]).toEqual([409, 'too-many-devices']);
    const devices = async () => (await ray.do<{ devices: number }>('GET', '/api/me/reminders')).devices;
    expect(await devices()).toBe(10);
    await ray.do('DELETE', '/api/me/push', { only: one.endpoint });
    expect(await devices()).toBe(9);
    await ray.do('DELETE', '/api/me/push', { but: `${world.service.url}/Ray4` });
    expect(await devices()).toBe(1);
    await ray.do('DELETE', '/api/me/push', {});
    expect(await devices()).toBe(0);
  });
});
