import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { run } from '../testing.ts';
import { ProgramFolder } from './testing.ts';

const folder = new ProgramFolder();
afterAll(() => folder.remove());

const spec = readFileSync(new URL('../../../../docs/bot-protocol.md', import.meta.url), 'utf8');

/** The lines of the transcript, long ones put together again. */
function transcript(): { from: string; message: Record<string, unknown> }[] {
  const [, text] = /```transcript\n(.*?)```/s.exec(spec) ?? [];
  const lines = text
    .replaceAll(/\n {3}/g, '')
    .trim()
    .split('\n');
  return lines.map((line) => ({ from: line[0], message: JSON.parse(line.slice(2)) }));
}

/** The version of the lab is not that of the protocol. */
function unversioned({ from, message }: ReturnType<typeof transcript>[number]) {
  return { from, message: 'from' in message ? { ...message, from: 'provincia' } : message };
}

test('the transcript of the specification is what happens', async () => {
  const answers = transcript().filter(({ from, message }) => from === '>' && message.type === 'answer');
  const [hello] = transcript().filter(({ from, message }) => from === '>' && message.type === 'hello');
  const parrot = folder.program(
    'parrot.js',
    `note('said-' + process.pid, { from: '<', message });
     if (message.type === 'go') {
       const answer = ${JSON.stringify(answers)}.find(({ message: { seq } }) => seq === asked);
       note('said-' + process.pid, answer);
       say(answer.message);
     }
     if (message.type === 'hello') note('said-' + process.pid, ${JSON.stringify(hello)});
     if (message.type === 'decision') { global.asked = message.seq; note('last', process.pid); return; }`,
    JSON.stringify(hello.message),
  );
  const [command] = /npx provincia (sim \S+ .*--kingdom first-game)/.exec(spec)?.slice(1) ?? [];
  const args = command.replace('./my-bot.py', parrot).split(' ');
  expect((await run(...args, '--threads', '1')).status).toBe(0);
  const pid = folder.lines('last').at(-1);
  const said = folder.lines(`said-${pid}`) as ReturnType<typeof transcript>;
  expect(said.map(unversioned)).toEqual(transcript().map(unversioned));
});

test('the ten lines of the specification play by the protocol', async () => {
  const [, text] = /```python\n(.*?)```/s.exec(spec) ?? [];
  const { status, out } = await run('check-bot', folder.write('ten.py', text));
  expect([status, out]).toEqual([0, expect.stringContaining('ten.py plays by the protocol.')]);
});
