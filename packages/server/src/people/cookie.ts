import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const NAME = 'provincia';
const IN_HEADER = new RegExp(`(?:^|;) *${NAME}=([\\w-]+)`);
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The token that a Cookie header holds. Parsed here because sockets only have the header. */
export function tokenIn(header: string | undefined): string | undefined {
  return header?.match(IN_HEADER)?.[1];
}

export function setCookie(config: Config, request: FastifyRequest, reply: FastifyReply, token: string): void {
  write(config, request, reply, token, YEAR_SECONDS);
}

export function clearCookie(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  write(config, request, reply, '', 0);
}

/** A token needs no encoding. */
function write(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  seconds: number,
): void {
  // Behind a proxy the request itself may have come without encryption.
  const isSecure = request.protocol === 'https' || config.origin?.startsWith('https:') === true;
  const cookie = `${NAME}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  reply.header('set-cookie', cookie);
}
