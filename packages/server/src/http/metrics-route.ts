import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { notFound } from '../refusal.ts';
import { hashOf } from '../secrets.ts';

/** What operators watch: for programs on this machine, and for those who have the token. */
export function addMetrics(app: FastifyInstance, metrics: Metrics, { metricsToken }: Config): void {
  app.get('/metrics', async ({ raw }, reply) => {
    if (!isFromHere(raw) && !hasToken(raw, metricsToken)) throw notFound('page');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Also what a proxy on this machine passes on comes from here; but proxies say for whom they ask. */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers);
  return !isPassedOn && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

function hasToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined || given === undefined) return false;
  // Hashes are of the same length, and comparing them says nothing about the token.
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}
