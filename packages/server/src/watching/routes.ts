import { LiveTables } from '@provincia/protocol';
import type { Api } from '../http/api.ts';
import type { Live } from './live.ts';

/** What there is to watch. */
export function watchingRoutes(app: Api, { live }: { live: Live }): void {
  app.route({
    method: 'GET',
    url: '/api/live',
    schema: {
      summary: 'The games between people at open tables that are played now, best first',
      tags: ['Games'],
      response: { 200: LiveTables },
    },
    config: { who: 'anybody' },
    handler: async () => ({ tables: [...(await live.tables())] }),
  });
}
