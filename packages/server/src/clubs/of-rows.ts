import type { Table } from '@provincia/protocol';
import type { Database } from '../store/database.ts';

/** The clubs for whose members these tables or tournaments are, by the club. */
export async function clubsOfRows(
  db: Database,
  rows: readonly { readonly club?: string | null | undefined }[],
): Promise<(row: { readonly club?: string | null | undefined }) => Pick<Table, 'club'>> {
  const ids = rows.flatMap(({ club }) => club ?? []);
  if (ids.length === 0) return () => ({});
  const clubs = await db.selectFrom('clubs').select(['id', 'name']).where('id', 'in', ids).execute();
  return ({ club: id }) => {
    const club = clubs.find((one) => one.id === id);
    return club === undefined ? {} : { club };
  };
}
