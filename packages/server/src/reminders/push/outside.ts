import { lookup } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How long a push service has for its reply, in milliseconds. */
const SLOWEST = 8000;

interface Sent {
  readonly status: number;
  /** In how many seconds it is worth another try, if it says so. */
  readonly retryAfter: number | null;
}

/** The way to push services, whose addresses come from people: it leads to the public internet and nowhere else. */
export class Outside {
  readonly #isLocalAllowed: boolean;

  constructor(isLocalAllowed = false) {
    this.#isLocalAllowed = isLocalAllowed;
  }

  /** Whether it can be sent something: by https, at public addresses only. */
  async isReachable(address: string): Promise<boolean> {
    const url = new URL(address);
    if (this.#isLocal(url)) return true;
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
    const found = await resolve(bare(url.hostname), { all: true }).catch(() => []);
    return found.length > 0 && found.every((one) => isPublic(one.address));
  }

  /** Sends something there, and follows no redirect. Fails if there is no reply in time. */
  post(
    address: string,
    headers: Readonly<Record<string, string | number>>,
    body: Uint8Array | null,
  ): Promise<Sent> {
    const url = new URL(address);
    const isLocal = this.#isLocal(url);
    if (
      !isLocal &&
      (url.protocol !== 'https:' || (isIP(bare(url.hostname)) && !isPublic(bare(url.hostname))))
    )
      return Promise.reject(new Error('A push service is at a public address, by https.'));
    const request = url.protocol === 'https:' ? secureRequest : plainRequest;
    const options = {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(SLOWEST),
      ...(isLocal ? {} : { lookup: publicLookup }),
    } as const;
    return new Promise((settle, fail) => {
      const sending = request(url, options, (response) => {
        // What it says is not needed, and it may be endless.
        response.destroy();
        const seconds = Number(response.headers['retry-after']);
        settle({
          status: response.statusCode ?? 0,
          retryAfter: Number.isFinite(seconds) && seconds >= 0 ? seconds : null,
        });
      });
      sending.on('error', fail);
      sending.end(body);
    });
  }

  #isLocal({ hostname }: URL): boolean {
    return this.#isLocalAllowed && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  }
}

/** Resolves names at the moment of connecting: what a name meant before may not be what it means now. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '', 0);
    if (found.length === 0 || !found.every(({ address }) => isPublic(address)))
      return done(new Error('This name leads to an address that is not public.'), '', 0);
    if (options.all) return done(null, found);
    done(null, found[0].address, found[0].family);
  });
};

function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** The sixth version stands in brackets in a URL. */
function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
