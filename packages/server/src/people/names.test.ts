import { join } from 'node:path';
import { levelNames } from '@provincia/bots';
import { languages, loadTranslation } from '@provincia/catalog';
import { Kysely, Migrator, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dataFolder } from '../../test/support/folder.ts';
import { onBothDatabases } from '../../test/support/people-app.ts';
import type { Schema } from '../store/database.ts';
import { provider } from '../store/migrations.ts';
import { sqliteDialect } from '../store/sqlite-dialect.ts';
import { isOfOneScript, lookOf } from './look.ts';
import { checkFree, nameKey } from './names.ts';
import { isReserved } from './reserved-names.ts';

const PASSWORD = 'a good password';

describe('names that look the same', () => {
  test.each([
    ['Ada', '\u0410d\u0430', 'Cyrillic letters among Latin ones'],
    ['coca', '\u0441\u043e\u0441\u0430', 'Cyrillic letters alone'],
    ['Paul', 'PauI', 'a capital i for an l'],
    ['Emma', 'Ernma', 'rn for m'],
    ['Otto', '0tto', 'a nought for an O'],
    ['Ada Bell', 'Ada_Bell', 'another sign between'],
    ['Ada', 'Ada.', 'a sign at the end'],
    ['Ada', '\uff21\uff44\uff41', 'wide letters'],
  ])('%s and %s: %s', (one, other) => {
    expect(lookOf(other)).toBe(lookOf(one));
  });

  test.each([
    ['Ada', 'Adam'],
    ['Jose', 'José'],
    ['Ada 1', 'Ada 2'],
    ['Иван', 'Ivan'],
  ])('%s and %s do not', (one, other) => {
    expect(lookOf(other)).not.toBe(lookOf(one));
  });
});

test('a name keeps to one script, or to those that are written together', () => {
  for (const name of [
    'Ada 7',
    'Иван',
    'Ελένη',
    'さくら子',
    'サクラ Sakura',
    '김Kim',
    'שרה',
    'محمد',
    "O'Hara-Müller",
  ]) {
    expect([name, isOfOneScript(name)]).toEqual([name, true]);
  }
  for (const name of ['Ad\u0430', 'Ελένa', 'Ada\u3164', 'Ada\u115f', 'Иvan', 'שרהa', '\ua4d3da']) {
    expect([name, isOfOneScript(name)]).toEqual([name, false]);
  }
});

test('reserved are names of the server, of bots and of guests, also when they only look like it', () => {
  const taken = [
    'Admin',
    'ADMlN',
    'adm1n',
    'a.d.m.i.n',
    'Administrator',
    'Admin 7',
    'Guest 1234',
    'Gu\u0435st 0001',
  ];
  for (const name of [
    ...taken,
    'guest',
    'Squire',
    'squ1re',
    'Herrscher',
    'Deleted Player',
    'Provincia',
    'b0t 2',
  ]) {
    expect([name, isReserved(name)]).toEqual([name, true]);
  }
  for (const name of ['Ada', 'Admiral', 'Modesty', 'Botticelli', 'Guestav', 'Hardy', '007']) {
    expect([name, isReserved(name)]).toEqual([name, false]);
  }
});

test('reserved is all that stands in the place of a name at a table, in every language', async () => {
  for (const language of languages) {
    const { say } = await loadTranslation(language);
    const words = [
      ...levelNames.map((level) => say(`ui.common.level-${level}`)),
      say('ui.home.you'),
      say('ui.home.freeSeat'),
      say('ui.home.deletedPlayer'),
      say('ui.table.you'),
      say('ui.table.somebody', { seat: 3 }),
      say('ui.panels.waiting.freeSeat'),
      say('ui.panels.waiting.guest'),
    ];
    for (const word of [...levelNames, ...words]) {
      expect([language, word, isReserved(word)]).toEqual([language, word, true]);
    }
  }
});

test('where names look the same already, all stay, and nobody else gets one', async () => {
  const folder = dataFolder();
  onTestFinished(folder.remove);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(join(folder.path, 'old.sqlite')) });
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db, provider });
  await migrator.migrateTo('003-plans');
  const old = ['Paul', 'PauI', 'Admin'].map((name, i) => ({
    id: name,
    name,
    name_key: nameKey(name),
    created_at: i,
  }));
  await sql`insert into people (id, name, name_key, created_at) values ${sql.join(
    old.map(({ id, name, name_key, created_at }) => sql`(${id}, ${name}, ${name_key}, ${created_at})`),
  )}`.execute(db);
  await migrator.migrateToLatest();
  const people = await db.selectFrom('people').select(['name', 'look']).orderBy('created_at').execute();
  expect(people).toEqual([
    { name: 'Paul', look: lookOf('Paul') },
    { name: 'PauI', look: null },
    { name: 'Admin', look: lookOf('Admin') },
  ]);
  await expect(checkFree(db, 'Pau1')).rejects.toMatchObject({ code: 'name-alike' });
});

onBothDatabases((made) => {
  const codeOf = async (name: string) => {
    const { status, body } = await made()
      .browser()
      .ask('POST', '/api/register', { name, password: PASSWORD });
    return status === 200 ? 'ok' : body.code;
  };

  test('nobody registers a name that looks like that of a member, as one of the server, or in two scripts', async () => {
    await made().member('Paul');
    expect(await codeOf('paul')).toBe('name-taken');
    expect(await codeOf('PauI')).toBe('name-alike');
    expect(await codeOf('P\u0430ul')).toBe('name-mixed');
    expect(await codeOf('\u0420\u0430ul')).toBe('name-mixed');
    expect(await codeOf('ADMlN')).toBe('name-reserved');
    expect(await codeOf('Paula')).toBe('ok');
  });

  test('a guest does not take the look of a member either, and a member may write their own name in another way', async () => {
    const paul = await made().member('Paul');
    const guest = made().browser();
    await guest.ask('POST', '/play');
    expect((await guest.ask('PATCH', '/api/me', { name: 'PauI' })).body.code).toBe('name-alike');
    expect((await guest.ask('PATCH', '/api/me', { name: 'Admin' })).body.code).toBe('name-reserved');
    expect((await paul.ask('PATCH', '/api/me', { name: 'PAUL' })).status).toBe(200);
    expect((await paul.ask('PATCH', '/api/me', { name: 'PauI' })).status).toBe(200);
    expect(await codeOf('Paul')).toBe('name-alike');
  });

  test('of two who want names that look the same at the same moment, one gets theirs', async () => {
    const codes = await Promise.all(['Paul', 'PauI', 'PauI.', 'Paul_'].map(codeOf));
    expect(codes.sort()).toEqual(['name-alike', 'name-alike', 'name-alike', 'ok']);
  });

  test('a name that was there before there was this rule stays, and its owner signs in with it', async () => {
    await made().member('Paul');
    const old = await made().member('Old');
    const id = await made().idOf(old);
    const before = { name: 'Admin', name_key: 'admin', look: null };
    await made().db.updateTable('people').set(before).where('id', '=', id).execute();
    const login = await made().browser().ask('POST', '/api/login', { name: 'admin', password: PASSWORD });
    expect(login).toMatchObject({ status: 200, body: { me: { name: 'Admin' } } });
  });
});
