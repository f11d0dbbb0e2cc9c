import { expect, onTestFinished, test } from 'vitest';
import { hashOf } from '../../src/secrets.ts';
import { simpleAnswer } from '../support/answers.ts';
import { Client } from '../support/client.ts';
import { newSqlite } from '../support/databases.ts';
import { Player } from '../support/player.ts';
import { realServerProcess } from '../support/server.ts';

test('no secret is logged, even when everything is', async () => {
  const database = await newSqlite();
  onTestFinished(database.remove);
  const server = await realServerProcess({ ...database.env, LOG_LEVEL: 'trace' });
  onTestFinished(server.kill);
  const member = new Client(server.url);
  const passwords = ['correct horse battery staple', 'incorrect horse battery staple', 'a better one'];
  await member.do('POST', '/api/register', { name: 'Ada', password: passwords[0] });
  const first = member.cookie;
  await member.do('POST', '/api/logout', {});
  await member.ask('POST', '/api/login', { name: 'Ada', password: passwords[1] });
  await member.do('POST', '/api/login', { name: 'Ada', password: passwords[0] });
  await member.do('POST', '/api/me/password', { old: passwords[0], new: passwords[2] });
  const { token } = await member.do<{ token: string }>('POST', '/api/tokens', { label: 'program' });
  await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  await fetch(`${server.url}/api/me`, { headers: { authorization: 'Bearer of-nobody' } });
  // Errors in requests are not logged at all.
  await member.ask('POST', '/api/login', { name: 'Ada', password: passwords[1], more: passwords[2] });
  await fetch(`${server.url}/api/tables`, { method: 'POST', headers: { cookie: member.cookie }, body: '{' });
  const { id } = await member.make({ seats: ['person', { bot: 'easy' }] });
  const player = new Player(member, id);
  await player.comeTo(server.url);
  await player.play(() => player.acknowledged.length >= 10 && member.sight.decision !== null);
  await member.sendAnything('answer', { password: passwords[2], token });
  // Errors of the server are: here two of its tables are gone.
  const { db } = database.store;
  await db.schema.alterTable('tokens').renameTo('no_tokens').execute();
  await db.schema.alterTable('log').renameTo('no_log').execute();
  await fetch(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  await member.answer(simpleAnswer(member.sight));
  await server.stop();
  expect(server.child.exitCode).toBe(0);

  expect(server.output.match(/"unexpected"/g)?.length).toBeGreaterThanOrEqual(2);
  const { seed } = await db.selectFrom('tables').select('seed').executeTakeFirstOrThrow();
  const tokens = [first, member.cookie, token].map((cookie) => cookie.replace('provincia=', ''));
  const secrets = [...passwords, ...tokens, ...tokens.map(hashOf), seed, 'argon2id'];
  expect(new Set(secrets).size).toBe(secrets.length);
  expect(secrets.filter((secret) => server.output.includes(secret))).toEqual([]);
});
