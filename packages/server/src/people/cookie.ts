import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { hashOf } from '../secrets.ts';

const NAME = 'provincia';
/** Of the browser, whoever is signed in: rated games against oneself are found by it. */
const DEVICE = 'provincia-device';
const DEVICE_IN_HEADER = new RegExp(`(?:^|;) *${DEVICE}=([\\w-]+)`);
const IN_HEADER = new RegExp(`(?:^|;) *${NAME}=([\\w-]+)`);
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The token that a Cookie header holds. Parsed here because sockets only have the header. */
export function tokenIn(header: string | undefined): string | undefined {
  return header?.match(IN_HEADER)?.[1];
}

/** The browser that a request comes from: as its cookie says, or as it will say once it has that of the new session. */
export function deviceIn(header: string | undefined, token: string): string {
  return header?.match(DEVICE_IN_HEADER)?.[1] ?? hashOf(`device ${token}`);
}

export function setCookie(config: Config, request: FastifyRequest, reply: FastifyReply, token: string): void {
  write(config, request, reply, NAME, token, YEAR_SECONDS);
  write(config, request, reply, DEVICE, deviceIn(request.headers.cookie, token), YEAR_SECONDS);
}

export function clearCookie(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  write(config, request, reply, NAME, '', 0);
}

/** A token needs no encoding. */
function write(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  token: string,
  seconds: number,
): void {
  // Behind a proxy the request itself may have come without encryption.
  const isSecure = request.protocol === 'https' || config.origin?.startsWith('https:') === true;
  const cookie = `${name}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  reply.header('set-cookie', cookie);
}
