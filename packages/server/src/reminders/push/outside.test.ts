import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Outside } from './outside.ts';

const outside = new Outside();

test.each([
  'http://push.example/1',
  'https://localhost/1',
  'https://127.0.0.1/1',
  'https://10.1.2.3/1',
  'https://192.168.0.1/1',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/1',
  'https://0.0.0.0/1',
  'https://2130706433/1',
  'https://0x7f.1/1',
  'https://[::1]/1',
  'https://[fd00::1]/1',
  'https://[fe80::1]/1',
  'https://[::ffff:127.0.0.1]/1',
  'https://[64:ff9b::7f00:1]/1',
  'https://somebody@1.1.1.1/1',
  'https://no-such-name.invalid/1',
  'file:///etc/passwd',
])('nothing is sent to %s', async (address) => {
  expect(await outside.isReachable(address)).toBe(false);
});

test('a public address by https is fine', async () => {
  expect(await outside.isReachable('https://1.1.1.1/push')).toBe(true);
  expect(await outside.isReachable('https://[2606:4700::1111]/push')).toBe(true);
});

test('what was stored before is checked again when something is sent', async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests++;
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (const address of [
    `https://localhost:${port}/`,
    `https://127.0.0.1:${port}/`,
    `http://127.0.0.1:${port}/`,
  ])
    await expect(outside.post(address, {}, null)).rejects.toThrow(/public/);
  expect(requests).toBe(0);
  // A redirect is a reply like any other.
  expect(await new Outside(true).post(`http://127.0.0.1:${port}/`, {}, null)).toMatchObject({ status: 302 });
  server.close();
});
