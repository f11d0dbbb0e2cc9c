import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { CourseEvent, SavedCourse } from '@provincia/course';
import type { Tape } from '@provincia/protocol';
import type { Database } from '../store/database.ts';
import type { KeptGameRow } from './rows.ts';

/** What is stored of a game so that it can go on, and be looked at, without the rules by which it was played. */
export interface KeptGame {
  readonly course: SavedCourse;
  readonly events: readonly CourseEvent[];
  readonly tape: Tape;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** The highest would save a fifth, and take three times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The work is done in a thread. */
export function packedKept(game: KeptGame): Promise<Uint8Array> {
  return compress(JSON.stringify(game), { params });
}

/** Null if it is not kept, or could not be. */
export async function keptGame(
  db: Database,
  table: string,
): Promise<(KeptGame & Pick<KeptGameRow, 'rules'>) | null> {
  const row = await db
    .selectFrom('kept_games')
    .select(['rules', 'data'])
    .where('table_id', '=', table)
    .executeTakeFirst();
  if (row === undefined || row.data === null) return null;
  return { rules: row.rules, ...(JSON.parse(String(await decompress(row.data))) as KeptGame) };
}

/** Unless it is kept with more entries already. */
export async function writeKept(db: Database, row: KeptGameRow): Promise<void> {
  await db
    .insertInto('kept_games')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet({ n: row.n, rules: row.rules, data: row.data })
        .where('kept_games.n', '<', row.n),
    )
    .execute();
}
