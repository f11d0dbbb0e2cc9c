import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Entry } from '@provincia/course';

/** An entry as it was written down, and when. */
export interface Written {
  readonly entry: Entry;
  readonly at: number;
}

/** Field by field: what is alike stands together, which is shorter once it is compressed. */
interface Columns {
  /** The time since the entry before; of the first one since 1970. */
  readonly at: number[];
  /** Each field of an entry by its name; null where an entry has none. */
  readonly fields: Readonly<Record<string, readonly unknown[]>>;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** One more would take three times as long to save one byte in a hundred. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/** A whole log as a few hundred bytes. The work is done in a thread. */
export function packed(log: readonly Written[]): Promise<Uint8Array> {
  const names = [...new Set(log.flatMap(({ entry }) => Object.keys(entry)))];
  const columns: Columns = {
    at: log.map(({ at }, i) => at - (i === 0 ? 0 : log[i - 1].at)),
    fields: Object.fromEntries(
      names.map((name) => [name, log.map(({ entry }) => (entry as Record<string, unknown>)[name] ?? null)]),
    ),
  };
  return compress(JSON.stringify(columns), { params });
}

export async function unpacked(data: Uint8Array): Promise<Written[]> {
  const { at, fields } = JSON.parse(String(await decompress(data))) as Columns;
  const columns = Object.entries(fields);
  let time = 0;
  return at.map((since, i) => {
    time += since;
    const given = columns.filter(([, column]) => column[i] !== null);
    return { entry: Object.fromEntries(given.map(([name, column]) => [name, column[i]])) as Entry, at: time };
  });
}
