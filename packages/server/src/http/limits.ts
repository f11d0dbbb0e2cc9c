import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { type Config, generosityOf } from '../config.ts';

/** Counts the requests of each address. Routes that name a limit are counted separately. */
export async function addLimits(app: FastifyInstance, config: Config): Promise<void> {
  // The plugin looks at a route when it is added, so this hook has to come first.
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (limit === undefined) return;
    route.config = { ...route.config, rateLimit: { max: Math.ceil(limit * generosityOf(config)) } };
  });
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: '1 minute',
    // The files of the client are many and cheap, and a whole club may come from one address.
    allowList: ({ url }) => !url.startsWith('/api/'),
  });
}
