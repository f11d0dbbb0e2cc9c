import { Sight } from '@provincia/protocol';
import { afterAll, afterEach, expect, test } from 'vitest';
import { simpleAnswer } from '../../test/support/answers.ts';
import { Client } from '../../test/support/client.ts';
import { programServer } from '../../test/support/program.ts';
import { until } from '../../test/support/waiting.ts';

const { url, someProgram, tidy, stop } = await programServer();
afterEach(tidy);
afterAll(stop);

/** A person plays a game to its end over their socket. */
async function playByHand(client: Client): Promise<void> {
  await client.seeing();
  for (;;) {
    await client.until(({ sight }) => sight.decision !== null || sight.result !== null, 'a question');
    if (client.sight.result !== null) return;
    const { seq } = client.sight;
    expect(await client.answer(simpleAnswer(client.sight))).toEqual({ ok: true, value: null });
    await client.until(({ sight }) => sight.seq > seq || sight.result !== null);
  }
}

test('a program plays a whole game against a bot', async () => {
  const { program } = await someProgram();
  const { id, withProgram, seats } = await program.make({ seats: ['person', { bot: 'easy' }] });
  expect(withProgram).toBe(true);
  expect(seats.map(({ kind }) => kind)).toEqual(['program', 'bot']);

  expect(await program.playOn(id)).toBeGreaterThan(10);

  expect(program.tables(id).map(({ status }) => status)).toEqual(['running', 'over']);
  expect(program.tables(id)[1].result?.points).toHaveLength(2);
  expect((await program.do<{ packed: string }>('GET', `/api/tables/${id}/packed`)).packed).toBeTruthy();
});

test('every question shows the game from the program’s own seat, and no event is missing between them', async () => {
  const { program } = await someProgram();
  const { id } = await program.make({ seats: [{ bot: 'easy' }, 'person', { bot: 'easy' }] });
  await program.playOn(id);
  let have = 0;
  for (const { type: _, ...sight } of program.decisions(id)) {
    expect(Sight.parse(sight)).toEqual(sight);
    expect(sight.view.own?.seat).toBe(1);
    expect(sight.since).toBe(have);
    have += sight.events.length;
  }
  // What the others drew is not among them.
  const drawn = program.decisions(id).flatMap(({ events }) => events.filter(({ type }) => type === 'draw'));
  expect(drawn.some(({ player }) => player === 0)).toBe(true);
  for (const event of drawn) expect('cards' in event).toBe(event.player === 1);
});

test('a program joins by a link while its stream is open, plays against a person, and then the rematch', async () => {
  const { program } = await someProgram();
  const person = new Client(url);
  const { id } = await person.make();
  await person.connect();
  await person.watch(id);
  await program.do('POST', `/api/tables/${id}/join`, {});
  await Promise.all([program.playOn(id), playByHand(person)]);
  await person.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
  expect(person.tables.at(-1)).toMatchObject({ withProgram: true });
  expect(person.sight.result).toEqual(program.tables(id).at(-1)?.result);

  const again = await person.do('POST', `/api/tables/${id}/rematch`, { kingdom: 'same' });
  await until(() => program.tables(id).at(-1)?.next === again.id, 'the rematch');
  await program.do('POST', `/api/tables/${again.id}/join`, {});
  await until(() => program.tables(again.id).at(-1)?.status === 'running', 'the next game');
  person.close();
});

test('two programs at one table are each asked for their own', async () => {
  const [{ program: one }, { program: other }] = [await someProgram(), await someProgram()];
  const { id } = await one.make();
  await other.do('POST', `/api/tables/${id}/join`, {});
  await Promise.all([one.playOn(id), other.playOn(id)]);
  const seqs = [...one.decisions(id), ...other.decisions(id)].map(({ seq }) => seq);
  expect(new Set(seqs).size).toBe(seqs.length);
});

test('when a program comes back it is asked again what was open', async () => {
  const { program } = await someProgram();
  const { id } = await program.make({ seats: ['person', { bot: 'easy' }] });
  await until(() => program.decisions(id).length > 0, 'the first question');
  const [before] = program.decisions(id);
  program.hangUp();
  await until(() => program.ended, 'the end of the stream');

  await program.listen();
  await until(() => program.decisions(id).length > 0, 'the same question');
  expect(program.tables(id).map(({ status }) => status)).toEqual(['running']);
  expect(program.decisions(id)).toEqual([before]);
  expect((await program.answer(before, simpleAnswer(before))).status).toBe(200);
});

test('a program is asked for its consent, and can give a game up', async () => {
  const { program } = await someProgram();
  const person = new Client(url);
  const { id } = await person.make();
  await person.connect();
  await person.watch(id);
  await program.do('POST', `/api/tables/${id}/join`, {});
  await person.seeing();
  // Until the person has ended a turn. By then they have drawn cards and need consent.
  while (person.sight.undo !== 'ask') {
    await person.until(
      ({ sights }) => (sights.at(-1)?.decision ?? program.decisions(id).at(-1)) != null,
      'a question for anybody',
    );
    const { seq, asked } = person.sight;
    if (asked === 0) await person.answer(simpleAnswer(person.sight));
    else {
      await until(() => program.decisions(id).at(-1)?.seq === seq, 'the question');
      const question = program.decisions(id).at(-1) as Sight;
      await program.answer(question, simpleAnswer(question));
    }
    await person.until(({ sight }) => sight.seq > seq, 'the next step');
  }
  expect((await person.send('undo', { table: id, seq: person.sight.seq })).ok).toBe(true);
  await until(() => program.lines.some(({ type }) => type === 'consent'), 'being asked');
  const [asked] = program.lines.filter((line) => line.type === 'consent');
  expect(asked.request).toEqual({ seat: 0, waitingFor: [1] });
  await program.do('POST', '/api/programs/consents', { table: id, seq: asked.seq, yes: true });
  await person.until(({ sight }) => sight.events.some(({ type }) => type === 'undo'), 'the undo');

  await program.do('POST', '/api/programs/resignations', { table: id });
  await person.until(({ tables }) => tables.at(-1)?.status === 'over', 'the end');
  expect(person.tables.at(-1)?.result?.winners).toEqual([0]);
  person.close();
});

test('a program hears that a bot plays for it, and takes its seat back', async () => {
  const { program } = await someProgram();
  const person = new Client(url);
  const { id } = await person.make();
  await person.connect();
  await person.watch(id);
  await program.do('POST', `/api/tables/${id}/join`, {});
  await person.until(({ sights }) => sights.length > 0, 'the game');
  while (person.sight.asked === 0) {
    const { seq } = person.sight;
    await person.answer(simpleAnswer(person.sight));
    await person.until(({ sight }) => sight.seq > seq, 'the next step');
  }
  await until(() => program.decisions(id).length > 0, 'the question it does not answer');
  await person.do('POST', `/api/tables/${id}/seats/1/stand-in`);
  await until(() => program.lines.some(({ type }) => type === 'away'), 'hearing of it');

  await program.do('POST', `/api/tables/${id}/back`);
  const { seq } = program.decisions(id).at(-1) as Sight;
  while (person.sight.asked !== 1 || person.sight.away.length > 0) {
    await person.until(({ sight }) => sight.decision !== null || sight.asked === 1, 'a question');
    if (person.sight.decision !== null) await person.answer(simpleAnswer(person.sight));
    else await person.until(({ sight }) => sight.asked === 0 || sight.away.length === 0, 'the bot');
  }
  await until(() => (program.decisions(id).at(-1)?.seq ?? 0) > seq, 'being asked again');
  person.close();
});
