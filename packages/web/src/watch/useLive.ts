import type { LiveTable, LiveTables } from '@provincia/protocol';
import { polled } from '../api/polled.ts';
import { request } from '../api/request.ts';

const EVERY = 5000;

/** The games that can be watched now, the best first. */
export interface Live {
  /** Null until they are known, and as long as the server cannot be reached. */
  readonly tables: readonly LiveTable[] | null;
  /** Whether it could not be reached. */
  readonly isOffline: boolean;
}

/** Asked for every five seconds. */
export const useLive = polled<Live>({ tables: null, isOffline: false }, load, EVERY);

function load(): Promise<Live> {
  return request<LiveTables>('GET', '/api/live').then(
    ({ tables }) => ({ tables, isOffline: false }),
    () => ({ tables: null, isOffline: true }),
  );
}
