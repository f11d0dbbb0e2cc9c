import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Table } from '@provincia/protocol';
import { afterEach, expect, test } from 'vitest';
import { simpleAnswer } from '../../test/support/answers.ts';
import { Client } from '../../test/support/client.ts';
import { dataFolder } from '../../test/support/folder.ts';
import { Program } from '../../test/support/program.ts';
import { serverHere } from '../../test/support/server.ts';

const script = fileURLToPath(new URL('../../../../examples/python/provincia_bot.py', import.meta.url));
const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of clean.splice(0).reverse()) await undo();
});

/** The example in Python, started from the command line. */
function python(url: string, token: string, ...options: string[]) {
  const child: ChildProcess = spawn('python3', [script, '--url', url, ...options], {
    env: { ...process.env, PROVINCIA_TOKEN: token, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  clean.push(() => child.kill('SIGKILL'));
  const said = { output: '' };
  const ended = once(child, 'close').then(([status]) => status as number);
  const saying = (what: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => said.output.includes(what) && resolve();
      child.stdout?.on('data', look);
      void ended.then(() => reject(new Error(`It never said "${what}": ${said.output}`)));
      look();
    });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (said.output += data));
  return { said, ended, saying };
}

async function someServer(env: Record<string, string> = {}) {
  const folder = dataFolder();
  clean.push(() => folder.remove());
  const server = await serverHere({ DATA_DIR: folder.path, ...env });
  clean.push(() => server.stop());
  return { server, folder };
}

test('the example in Python plays a game against a bot, to its end', async () => {
  const { server } = await someServer();
  const { program } = await Program.of(server.url, 'Python');
  const { said, ended } = python(server.url, program.token, '--against', 'easy', '--games', '1');
  expect(await ended, said.output).toBe(0);
  const [, id] = /^(\w{16}): (won|lost|drawn), -?\d+ to -?\d+$/m.exec(said.output) ?? [];
  expect(id, said.output).toBeDefined();
  const { status, withProgram, result } = await program.do<Table>('GET', `/api/tables/${id}`);
  expect({ status, withProgram }).toEqual({ status: 'over', withProgram: true });
  // Big Money soon ends a game by buying the Provinces, and gets most of its points from them.
  expect(result?.turns[0]).toBeLessThan(40);
  expect(result?.points[0]).toBeGreaterThan(6);
});

test('it sits down at a person’s table by its link, and plays on when the server was away', async () => {
  const { server, folder } = await someServer();
  const { program } = await Program.of(server.url, 'Python');
  const person = new Client(server.url);
  const { id } = await person.make();
  await person.connect();
  await person.watch(id);
  const { said, ended, saying } = python(server.url, program.token, '--join', `https://x.org/t/${id}`);
  await saying('sat down');
  await person.seeing();
  const play = async (enough: () => boolean) => {
    while (!enough()) {
      await person.until(({ sights }) => {
        const sight = sights.at(-1);
        return sight !== undefined && (sight.decision !== null || sight.result !== null);
      }, 'a question or the end');
      if (person.sight.result !== null) return;
      const { seq } = person.sight;
      await person.answer(simpleAnswer(person.sight));
      await person.until(({ sight }) => sight.seq > seq || sight.result !== null, 'the next step');
    }
  };
  await play(() => person.sight.view.seats[1].turns >= 3);
  person.close();
  await server.stop();
  await saying('Trying again');

  const again = await serverHere({ DATA_DIR: folder.path, PORT: new URL(server.url).port });
  clean.push(() => again.stop());
  await person.connect();
  await person.watch(id);
  await play(() => false);
  expect(await ended, said.output).toBe(0);
  expect(said.output).toMatch(new RegExp(`^${id}: (won|lost|drawn), `, 'm'));
  person.close();
});

test('it says in a sentence what is wrong with its token', async () => {
  const { server } = await someServer();
  const { said, ended } = python(server.url, 'wrong', '--against', 'easy');
  expect(await ended).toBe(1);
  expect(said.output).toContain('This token is not valid');
});
