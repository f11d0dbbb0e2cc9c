/// <reference path="./http-ece.d.ts" />
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type NewDevice, PushMessage } from '@provincia/protocol';
import ece from 'http_ece';

/** A message as the device reads it, and how it came. */
interface Pushed {
  readonly device: string;
  readonly message: PushMessage;
  readonly headers: IncomingHttpHeaders;
}

/** A device that has subscribed: it alone has the keys to its messages. */
export interface TestDevice {
  readonly name: string;
  readonly subscription: NewDevice;
}

export interface PushService {
  readonly url: string;
  readonly pushed: readonly Pushed[];
  device(name: string, language?: NewDevice['language']): TestDevice;
  /** What it replies; a function may keep the sender waiting. */
  reply(how: (device: string) => number | Promise<number>): void;
  close(): Promise<void>;
}

/** A push service as browsers have it, which checks who sends (RFC 8292) and reads what devices read (RFC 8291). */
export async function startPushService(key: () => Promise<string>, onPush: () => void): Promise<PushService> {
  const pushed: Pushed[] = [];
  const devices = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>();
  let status: (device: string) => number | Promise<number> = () => 201;
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { headers } = request;
    const device = devices.get(name);
    if (device === undefined || !isSigned(headers.authorization, url, await key())) {
      response.writeHead(403).end();
      return;
    }
    const text = ece.decrypt(Buffer.concat(chunks), {
      version: 'aes128gcm',
      privateKey: device.keys,
      authSecret: device.auth.toString('base64url'),
    });
    pushed.push({ device: name, message: PushMessage.parse(JSON.parse(text.toString())), headers });
    onPush();
    response.writeHead(await status(name)).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    pushed,
    device: (name, language = 'en') => {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      devices.set(name, { keys, auth });
      const subscription = {
        endpoint: `${url}/${name}`,
        keys: { p256dh, auth: auth.toString('base64url') },
        language,
      };
      return { name, subscription };
    },
    reply: (how) => {
      status = how;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Whether the request is signed with the key that browsers subscribe with, for this service, and not for ever. */
function isSigned(authorization: string | undefined, audience: string, key: string): boolean {
  const [, token, given] = /^vapid t=(\S+), *k=(\S+)$/.exec(authorization ?? '') ?? [];
  if (token === undefined || given !== key) return false;
  const [head, body, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { aud, exp, sub } = JSON.parse(Buffer.from(body, 'base64url').toString());
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const isInTime = exp > Date.now() / 1000 && exp <= Date.now() / 1000 + 86_400;
  return isRight && aud === audience && isInTime && /^(mailto|https):/.test(sub);
}
