import { once } from 'node:events';
import { connect } from 'node:net';
import type { Table } from '@provincia/protocol';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { simpleAnswer } from '../../test/support/answers.ts';
import { TestClock } from '../../test/support/clock.ts';
import { dataFolder } from '../../test/support/folder.ts';
import { Program, programServer } from '../../test/support/program.ts';
import { serverHere } from '../../test/support/server.ts';
import { until } from '../../test/support/waiting.ts';
import { ProgramStream } from './stream.ts';

const { url, someProgram, tidy, stop } = await programServer();
afterEach(async () => {
  vi.useRealTimers();
  tidy();
});
afterAll(stop);

test('at other people’s tables a program only watches; a browser and a stranger have no stream', async () => {
  const { program, owner } = await someProgram();
  const { program: stranger } = await someProgram();
  const { id } = await program.make({ seats: ['person', { bot: 'easy' }] });
  await until(() => program.decisions(id).length > 0, 'a question');
  const [question] = program.decisions(id);
  expect(await stranger.answer(question, simpleAnswer(question))).toMatchObject({
    status: 403,
    body: { code: 'not-seated' },
  });
  expect(stranger.lines).toEqual([]);
  expect(await owner.ask('GET', '/api/programs/stream')).toMatchObject({
    status: 403,
    body: { code: 'programs-only' },
  });
  expect((await fetch(`${url}/api/programs/stream`)).status).toBe(401);
});

test('what does not answer the question is refused with a sentence, and the question stays open', async () => {
  const { program } = await someProgram();
  const { id } = await program.make({ seats: ['person', { bot: 'easy' }] });
  await until(() => program.decisions(id).length > 0, 'a question');
  const [question] = program.decisions(id);
  const { seq } = question;
  for (const [about, picks, code] of [
    [question, ['buy moon'], 'not-offered'],
    [question, ['treasures', 'treasures'], 'too-many'],
    [{ table: id, seq: seq + 1 }, [], 'stale'],
  ] as const) {
    expect(await program.answer(about, picks)).toMatchObject({ status: 409, body: { code } });
  }
  expect((await program.answer(question, simpleAnswer(question))).status).toBe(200);
  expect(await program.answer(question, simpleAnswer(question))).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  });
});

test('it is not its turn: 403; its turn comes: 200', async () => {
  const { program } = await someProgram();
  const { program: other } = await someProgram();
  const { id } = await program.make();
  await other.do('POST', `/api/tables/${id}/join`, {});
  await until(() => program.decisions(id).length + other.decisions(id).length > 0, 'a question');
  const [asked, waits] = program.decisions(id).length > 0 ? [program, other] : [other, program];
  const [question] = asked.decisions(id);
  expect(await waits.answer(question, simpleAnswer(question))).toMatchObject({
    status: 403,
    body: { code: 'wrong-player' },
  });
  expect((await asked.answer(question, simpleAnswer(question))).status).toBe(200);
});

test('garbage gets a sentence and a status of 400 and more, never a 500', async () => {
  const { program } = await someProgram();
  const { id } = await program.make({ seats: ['person', { bot: 'easy' }] });
  await until(() => program.decisions(id).length > 0, 'a question');
  const { seq } = program.decisions(id)[0];
  const bodies = [
    '',
    'null',
    '[]',
    '"picks"',
    '{"table":',
    {},
    { table: id, seq, picks: 'treasures' },
    { table: id, seq, picks: [1] },
    { table: id, seq, picks: [null] },
    { table: id, seq, picks: [['treasures']] },
    { table: id, seq: 'x', picks: [] },
    { table: id, seq: -1, picks: [] },
    { table: id, seq: seq + 0.5, picks: [] },
    { table: id, seq, picks: [], more: true },
    { table: 'x', seq, picks: [] },
    { table: 'aaaaaaaaaaaaaaaa', seq, picks: [] },
    { table: id, seq, picks: new Array(501).fill('treasures') },
    { table: id, seq, picks: ['treasures', 'treasures'] },
    { table: id, seq, picks: ['x'.repeat(70_000)] },
  ];
  for (const path of ['answers', 'consents', 'resignations']) {
    for (const body of bodies) {
      const reply = await program.ask('POST', `/api/programs/${path}`, body);
      expect(reply.status, `${path} ${JSON.stringify(body).slice(0, 80)}`).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(reply.body).toEqual({ code: expect.any(String), message: expect.stringMatching(/\.$|\)$/) });
    }
  }
  expect((await program.answer(program.decisions(id)[0], [])).status).toBe(200);
});

test('a wrong token opens nothing; a revoked one ends the stream and every answer', async () => {
  expect((await new Program(url, 'wrong').listen()).status).toBe(401);
  const { program, owner } = await someProgram();
  const { id } = await program.make({ seats: ['person', { bot: 'easy' }] });
  await until(() => program.decisions(id).length > 0, 'a question');
  expect(program.ended).toBe(false);

  const { tokens } = await owner.do<{ tokens: { id: string }[] }>('GET', '/api/tokens');
  await owner.do('DELETE', `/api/tokens/${encodeURIComponent(tokens[0].id)}`);
  const [question] = program.decisions(id);
  expect((await program.answer(question, simpleAnswer(question))).status).toBe(401);
  await until(() => program.ended, 'the end of the stream');
  expect((await program.listen()).status).toBe(401);
});

test('every 15 seconds an empty line says that the connection is still there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { program } = await someProgram();
  await until(() => program.emptyLines === 1, 'the line with which it begins');
  await vi.advanceTimersByTimeAsync(14_000);
  expect(program.emptyLines).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  await until(() => program.emptyLines === 2, 'an empty line');
});

test('a token has two streams; of three the oldest ends', async () => {
  const { program: first } = await someProgram();
  const [second, third] = [new Program(url, first.token), new Program(url, first.token)];
  const response = await second.listen();
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  expect(first.ended).toBe(false);
  await third.listen();
  await until(() => first.ended, 'the end of the oldest');
  const { id } = await first.make({ seats: ['person', { bot: 'easy' }] });
  for (const program of [second, third]) await until(() => program.decisions(id).length > 0, 'both');
  expect(second.ended || third.ended).toBe(false);
  for (const program of [second, third]) program.hangUp();
});

test('a program that answers without a pause is told to slow down', async () => {
  const folder = dataFolder();
  const time = new TestClock();
  const strict = await serverHere({ DATA_DIR: folder.path }, time);
  onTestFinished(async () => {
    await strict.stop();
    folder.remove();
  });
  const { program } = await Program.of(strict.url, 'Owner');
  const { id } = await program.make({ seats: ['person', { bot: 'easy' }] });
  const answers = async (count: number) => {
    const all = Array.from({ length: count }, () => program.answer({ table: id, seq: 1_000_000 }, []));
    return (await Promise.all(all)).map(({ status }) => status).sort();
  };
  expect(await answers(32)).toEqual([...new Array(30).fill(409), 429, 429]);
  time.pass(200);
  expect(await answers(3)).toEqual([409, 409, 429]);
});

test('a program does not play the games that its owner plays by hand', async () => {
  const { program, owner } = await someProgram();
  const byHand = await owner.make({ seats: ['person', { bot: 'easy' }] });
  const own = await program.make({ seats: ['person', { bot: 'easy' }] });
  await until(() => program.decisions(own.id).length > 0, 'a question at its own table');
  await owner.connect();
  await owner.watch(byHand.id);
  await owner.until(({ sight }) => sight.decision !== null, 'a question for the owner');
  expect(await program.answer(owner.sight, simpleAnswer(owner.sight))).toMatchObject({
    status: 403,
    body: { code: 'not-seated' },
  });
  expect(program.tables(byHand.id)).toEqual([]);
  owner.close();
});

test('people and programs do not meet in rated games: not by sitting down, nor by a change, nor in a rematch', async () => {
  const refused = { status: 403, body: { code: 'rated' } };
  const { program, owner } = await someProgram();
  const { program: other, owner: somebody } = await someProgram();
  const ofPeople = await somebody.make({ rated: true });
  expect(await program.ask('POST', `/api/tables/${ofPeople.id}/join`, {})).toMatchObject(refused);
  const ofPrograms = await other.make({ rated: true });
  expect(await owner.ask('POST', `/api/tables/${ofPrograms.id}/join`, {})).toMatchObject(refused);
  const mixed = await somebody.make({ seats: ['person', 'person', 'person'] });
  await program.do('POST', `/api/tables/${mixed.id}/join`, {});
  expect(await somebody.ask('PATCH', `/api/tables/${mixed.id}`, { rated: true })).toMatchObject({
    status: 409,
    body: { code: 'rated' },
  });
  await owner.do('POST', `/api/tables/${ofPeople.id}/join`, {});
  await owner.connect();
  await owner.watch(ofPeople.id);
  await owner.until(({ sight }) => sight.table === ofPeople.id, 'the rated game');
  await owner.send('resign', { table: ofPeople.id });
  await owner.until(({ tables }) => tables.at(-1)?.status === 'over', 'its end');
  expect(await program.ask('POST', `/api/tables/${ofPeople.id}/rematch`, { kingdom: 'same' })).toMatchObject(
    refused,
  );
  owner.close();
});

test('programs play rated games among themselves, for ratings of their own', async () => {
  const { program, owner } = await someProgram();
  const { program: other } = await someProgram();
  const { id } = await program.make({ rated: true, access: 'open' });
  await other.do('POST', `/api/tables/${id}/join`, {});
  await program.ask('POST', '/api/programs/resignations', { table: id });
  await until(() => program.isOver(id), 'the end');
  const { me } = await owner.do<{ me: { name: string } }>('GET', '/api/me');
  const page = `/api/people/${encodeURIComponent(me.name)}`;
  const { ratings } = await owner.do<{ ratings: { kind: string; games: number; rating: number }[] }>(
    'GET',
    page,
  );
  expect(ratings).toMatchObject([{ kind: 'program', players: 2, games: 1 }]);
  expect(ratings[0].rating).toBeLessThan(1500);
  const { games } = await owner.do<{ games: object[] }>('GET', `${page}/games?kind=program`);
  expect(games).toMatchObject([{ id, rated: true, seats: [{ kind: 'program' }, { kind: 'program' }] }]);
  const { points } = await owner.do<{ points: object[] }>('GET', `${page}/ratings?kind=program`);
  expect(points).toMatchObject([{ game: 1, rating: ratings[0].rating }]);
});

test('a program that does not read is cut off', () => {
  const person = { id: 'x', name: 'x', kind: 'member', program: true, session: null } as const;
  const stream = new ProgramStream(person, () => {});
  const next = 'x'.repeat(1_000_000);
  for (let i = 0; i < 4; i++) {
    expect(stream.output.destroyed).toBe(false);
    stream.take(`${i}`);
    stream.table({ id: `${i}`, status: 'running', you: 0, next } as Table);
  }
  expect(stream.output.destroyed).toBe(true);
});

test('the server stops even while programs listen and idle connections are open', async () => {
  const data = dataFolder();
  const stopped = await serverHere({ DATA_DIR: data.path });
  // Only the server ends an idle connection.
  Object.assign(stopped.app.server, { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 });
  const { program } = await Program.of(stopped.url, 'Somebody');
  await program.listen();
  const silent = connect(Number(new URL(stopped.url).port), '127.0.0.1');
  silent.on('error', () => {});
  await once(silent, 'connect');
  await stopped.stop();
  await until(() => program.ended, 'the end of the stream');
  data.remove();
});
