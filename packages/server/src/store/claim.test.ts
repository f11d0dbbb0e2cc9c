import { expect, onTestFinished, test } from 'vitest';
import { NO_LIMIT } from '../../test/support/databases.ts';
import { dataFolder } from '../../test/support/folder.ts';
import { serverHere, serverProcess } from '../../test/support/server.ts';

test('a folder has one server, until it stops or dies', async () => {
  const folder = dataFolder();
  onTestFinished(folder.remove);
  const env = { DATA_DIR: folder.path, ...NO_LIMIT };
  const first = await serverProcess(env);
  onTestFinished(first.kill);
  await expect(serverHere(env)).rejects.toThrow(
    `Another server is using the folder ${folder.path}: stop it, choose another folder with DATA_DIR, or let both use PostgreSQL with DATABASE_URL.`,
  );
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  await first.kill();
  const second = await serverHere(env);
  await expect(serverHere(env)).rejects.toThrow('Another server is using the folder');
  await second.stop();
  await (await serverHere(env)).stop();
});
