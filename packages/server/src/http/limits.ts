import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { type Config, generosityOf } from '../config.ts';
import { Buckets } from '../limits.ts';
import type { Person } from '../people/person.ts';
import type { PersonLimit } from './api.ts';

/**
 * Counts the requests of each address. Routes that name a limit are counted separately. What counts is the route that
 * is taken: an address can be written in many ways.
 */
export async function addLimits(app: FastifyInstance, config: Config): Promise<void> {
  // The plugin looks at a route when it is added, so this hook has to come first.
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    // The files of the client are many and cheap, and a whole club may come from one address.
    const isFree = !route.url.startsWith('/api/');
    if (isFree) route.config = { ...route.config, rateLimit: false };
    else if (limit !== undefined)
      route.config = { ...route.config, rateLimit: { max: Math.ceil(limit * generosityOf(config)) } };
  });
  await app.register(rateLimit, { max: config.rateLimit, timeWindow: '1 minute' });
}

/** Counts the requests of each person in addition to those of each address: one person may use many addresses. */
export class PersonLimits {
  readonly #config: Config;
  readonly #now: () => number;
  readonly #all: Buckets;
  readonly #special = new Map<string, Buckets>();

  constructor(config: Config, now: () => number) {
    this.#config = config;
    this.#now = now;
    this.#all = new Buckets(config.rateLimit / 60, config.rateLimit);
  }

  /** Refuses somebody who asks too much. */
  spend({ id }: Person, limit: PersonLimit | undefined): void {
    const now = this.#now();
    this.#all.spend(id, now);
    if (limit !== undefined) this.#bucketsOf(limit).spend(id, now);
  }

  #bucketsOf({ of, aMinute }: PersonLimit): Buckets {
    const known = this.#special.get(of);
    if (known !== undefined) return known;
    const most = aMinute * generosityOf(this.#config);
    const buckets = new Buckets(most / 60, most);
    this.#special.set(of, buckets);
    return buckets;
  }
}
