import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { newSqlite } from '../support/databases.ts';
import { realServerProcess, serverHere } from '../support/server.ts';

async function server(env: Record<string, string> = {}) {
  const database = await newSqlite();
  onTestFinished(database.remove);
  const running = await serverHere({ ...database.env, ...env });
  onTestFinished(running.stop);
  return running;
}

const metrics = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(`${url}/metrics`, { headers })).status;

test('metrics are for this machine, not for those whom a proxy on it asks for', async () => {
  for (const TRUST_PROXY of ['0', '1']) {
    const { url } = await server({ TRUST_PROXY });
    expect(await metrics(url)).toBe(200);
    expect(await metrics(url, { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await metrics(url, { forwarded: 'for=192.0.2.1' })).toBe(404);
    expect(await metrics(url, { 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer undefined' })).toBe(
      404,
    );
  }
});

test('with a token metrics can be asked for from everywhere', async () => {
  const { url } = await server({ METRICS_TOKEN: 'a secret of operators'.replaceAll(' ', '-') });
  const elsewhere = { 'x-forwarded-for': '192.0.2.1' };
  const bearer = (token: string) => metrics(url, { ...elsewhere, authorization: `Bearer ${token}` });
  expect(await bearer('a-secret-of-operators')).toBe(200);
  expect(await bearer('a-secret-of-somebody')).toBe(404);
  expect(await metrics(url, elsewhere)).toBe(404);
});

test('a request that does not come is not waited for', async () => {
  const { app } = await server();
  const { requestTimeout, headersTimeout, timeout } = app.server;
  expect({ requestTimeout, headersTimeout, timeout }).toEqual({
    requestTimeout: 15_000,
    headersTimeout: 10_000,
    timeout: 120_000,
  });
});

test('without a setting it listens on this machine alone, by both of its addresses, and says so', async () => {
  const database = await newSqlite();
  onTestFinished(database.remove);
  const { output, url, stop } = await realServerProcess({ DATA_DIR: database.env.DATA_DIR, HOST: '' });
  onTestFinished(stop);
  expect(output).toContain('only from this machine');
  const { port } = new URL(url);
  const opens = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), host, () => {
        socket.destroy();
        resolve(true);
      }).on('error', () => resolve(false));
    });
  expect(await opens('127.0.0.1')).toBe(true);
  // Another address of the same machine.
  expect(await opens('127.0.0.2')).toBe(false);
});
