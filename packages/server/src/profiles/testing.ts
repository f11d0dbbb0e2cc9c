import { Course, type Entry, resultOf } from '@provincia/course';
import type { TestApp } from '../../test/support/people-app.ts';
import { storeRows } from '../../test/support/stored.ts';
import { startOf } from '../course/start.ts';
import type { TableRow } from '../store/database.ts';

const ten = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');

/** The first player takes back a Moat, gains a Cellar instead, and wins because the second resigns. */
const short: readonly Entry[] = [
  { kind: 'answer', seat: 0, picks: ['treasures'] },
  { kind: 'answer', seat: 0, picks: ['buy moat'] },
  { kind: 'undo', seat: 0 },
  { kind: 'answer', seat: 0, picks: ['buy cellar'] },
  { kind: 'resign', seat: 1, why: 'resigned' },
];

/** That game between these people, over or with its end still to be written, as the database has it and as a course. */
export async function shortGame(
  made: TestApp,
  people: readonly (string | null)[],
  facts: Partial<TableRow> = {},
): Promise<{ readonly id: string; readonly course: Course }> {
  const id = await made.table(people, { kingdom: JSON.stringify(ten), first: 0, ...facts });
  await made.db.updateTable('seats').set({ level: 'easy' }).where('person', 'is', null).execute();
  const row = await made.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { course } = Course.begin(
    startOf(
      row,
      people.map(() => ({ level: null })),
    ),
  );
  for (const entry of short) course.apply(entry, made.now);
  await storeRows(
    made.db,
    id,
    short.map((entry) => ({ entry, at: made.now })),
  );
  if (row.status === 'over')
    await made.db
      .updateTable('tables')
      .set({ result: JSON.stringify(resultOf(course)) })
      .where('id', '=', id)
      .execute();
  return { id, course };
}
