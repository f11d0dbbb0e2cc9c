import type { Table } from '@provincia/protocol';
import { polled } from '../../api/polled.ts';
import { request } from '../../api/request.ts';

interface Tables {
  /** Those that wait for people; null as long as the server cannot be reached. */
  readonly open: readonly Table[] | null;
  /** Those at which you sit. */
  readonly own: readonly Table[];
}

const EVERY = 10_000;

/** Asked for every ten seconds. */
export const useTables = polled<Tables>({ open: [], own: [] }, load, EVERY);

function load(): Promise<Tables> {
  return Promise.all([
    request<Table[]>('GET', '/api/tables'),
    request<Table[]>('GET', '/api/me/tables'),
  ]).then(
    ([open, own]) => ({ open: open.filter(({ you }) => you === null), own }),
    () => ({ open: null, own: [] }),
  );
}
