import type { FastifyInstance } from 'fastify';
import { newId } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/open.ts';
import { isFull, troubleOf, within } from '../store/trouble.ts';
import { version } from '../version.ts';

/** How long the database may take to answer, in milliseconds. */
const DEADLINE = 2000;
/** More than fits the room that a row leaves over. */
const FILLER = 'x'.repeat(20_000);

/** Whether the database answers now, and can keep something. */
export class Health {
  /** Whether there was no room when something was last written. Reading would not show it. */
  #isFull = false;

  /** Something went wrong somewhere. */
  note(error: unknown): void {
    if (isFull(error)) this.#isFull = true;
  }

  /** A sentence; null if all is well. */
  async troubleWith(db: Database): Promise<string | null> {
    try {
      await within(DEADLINE, this.#isFull ? write(db) : read(db));
      this.#isFull = false;
      return null;
    } catch (error) {
      return troubleOf(error) ?? `The database failed: ${(error as Error).message}.`;
    }
  }
}

async function read(db: Database): Promise<void> {
  await db.selectFrom('tables').select('id').limit(1).execute();
}

async function write(db: Database): Promise<void> {
  const id = newId();
  await db.transaction().execute(async (db) => {
    await db.insertInto('probes').values({ id, filler: FILLER }).execute();
    await db.deleteFrom('probes').where('id', '=', id).execute();
  });
}

export function addHealth(app: FastifyInstance, health: Health, { db, kind }: Store): void {
  app.get('/healthz', async (_request, reply) => {
    const message = await health.troubleWith(db);
    const server = { version, database: kind };
    if (message === null) return { ok: true, ...server };
    return reply.code(503).send({ ok: false, ...server, message });
  });
}
