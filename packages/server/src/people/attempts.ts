import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { generosityOf } from '../config.ts';
import { Buckets } from '../limits.ts';
import type { PeopleContext } from './context.ts';

/** How often a minute somebody may try to sign in with one name, from all addresses together. */
const A_MINUTE = 10;
const AT_ONCE = 20;
const MOST_TRUSTED = 10_000;

/**
 * Counts who tries to sign in with a name, so that a password cannot be guessed from many addresses. Who guesses does
 * not keep the owner out: an address from which the right password came is counted by itself.
 */
export class Attempts {
  readonly #now: () => number;
  readonly #buckets: Buckets;
  readonly #trusted = new LRUCache<string, true>({ max: MOST_TRUSTED });

  constructor({ config, now }: Pick<PeopleContext, 'config' | 'now'>) {
    const generosity = generosityOf(config);
    this.#now = now;
    this.#buckets = new Buckets((A_MINUTE / 60) * generosity, AT_ONCE * generosity);
  }

  /** Before the password is looked at: looking takes time, and others may try meanwhile. */
  count(name: string, request: FastifyRequest): void {
    const here = `${name} ${request.ip}`;
    const why = 'Too many sign-in attempts for this name: wait a moment.';
    this.#buckets.spend(this.#trusted.has(here) ? here : name, this.#now(), why);
  }

  /** The password was right. */
  trust(name: string, request: FastifyRequest): void {
    this.#trusted.set(`${name} ${request.ip}`, true);
  }
}
