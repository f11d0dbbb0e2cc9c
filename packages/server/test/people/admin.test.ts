import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { dataFolder } from '../support/folder.ts';
import { member } from '../support/games.ts';
import { serverHere } from '../support/server.ts';

const program = fileURLToPath(new URL('../../../provincia/bin/provincia.js', import.meta.url));

/** What the command line says. */
async function provincia(env: Readonly<Record<string, string>>, ...args: string[]) {
  const done = promisify(execFile)(process.execPath, [program, 'admin', ...args], {
    env: { PATH: process.env.PATH, LC_ALL: 'en', ...env },
  });
  return done.then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr as string,
  );
}

describe.each(['SQLite', 'PostgreSQL'] as const)('moderators, on %s', (where) => {
  test('are named from the command line while the server runs, and their role is taken in the same way', async () => {
    const database = await databases[where]();
    const server = await serverHere(database.env);
    onTestFinished(async () => {
      await server.stop();
      await database.remove();
    });
    const ada = await member(server.url, 'Ada of Elm');
    const cases = async () => (await ada.ask('GET', '/api/moderation/cases')).status;
    const { env } = database;
    expect(await provincia(env, 'list')).toBe('There are no moderators.\n');
    expect(await provincia(env, 'grant', 'Eve', 'moderator')).toBe(
      'provincia: There is no registered player "Eve".\n',
    );
    expect(await cases()).toBe(403);
    expect(await provincia(env, 'grant', 'ada of elm', 'moderator')).toBe('Ada of Elm is a moderator now.\n');
    expect(await cases()).toBe(200);
    expect(await provincia(env, 'grant', 'Ada of Elm', 'moderator')).toBe(
      'Ada of Elm is a moderator already.\n',
    );
    expect(await provincia({ ...env, LC_ALL: 'de' }, 'list')).toBe('Ada of Elm\n');
    expect(await provincia({ ...env, LC_ALL: 'de' }, 'revoke', 'Ada', 'of', 'Elm', 'moderator')).toBe(
      'Ada of Elm moderiert nicht mehr.\n',
    );
    expect(await cases()).toBe(403);
  });
});

test('where there is no database, none is made', async () => {
  const folder = dataFolder();
  onTestFinished(folder.remove);
  expect(await provincia({ DATA_DIR: folder.path }, 'list')).toBe(
    `provincia: There is no database in ${folder.path}: set DATA_DIR or DATABASE_URL as for the server.\n`,
  );
  expect(await provincia({ DATABASE_URL: 'mysql://somewhere' }, 'list')).toMatch(
    /^provincia: The database of the server cannot be opened: DATABASE_URL begins with postgres/,
  );
});
