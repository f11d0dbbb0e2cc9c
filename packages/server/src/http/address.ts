import type { IncomingMessage } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import type { Config } from '../config.ts';

/**
 * The address that a request comes from, as limits count it: behind a proxy the entry that the proxy itself has added,
 * because visitors can make up the entries before it. Of the sixth version the network counts, which is one household.
 */
export function addressOf({ trustProxy }: Config): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const forwarded = trustProxy ? [headers['x-forwarded-for'] ?? []].flat().join(',') : '';
    return normalizeIP(forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? ''));
  };
}
