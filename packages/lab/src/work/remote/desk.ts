import type { Pool } from 'pg';
import { amountOf, type KindName, type PieceOf, type Task } from '../kinds.ts';
import { Threads } from '../threads.ts';
import { packed, unpacked } from './packing.ts';
import { channelOf, type Errand } from './post.ts';

/** A run that pieces are done for. */
interface Served {
  readonly kind: KindName;
  readonly threads: Threads<KindName>;
}

/** What came of a piece, or what went wrong with it. */
interface Done {
  readonly amount: number;
  readonly result: Buffer | null;
  readonly error: string | null;
}

/** Where a worker does the errands of several runs, each in threads that know its orders. */
export class Desk {
  readonly #name: string;
  readonly #threads: number;
  readonly #pool: Pool;
  readonly #served = new Map<number, Promise<Served | null>>();
  #isClosed = false;

  constructor({ name, threads }: { name: string; threads: number }, pool: Pool) {
    this.#name = name;
    this.#threads = threads;
    this.#pool = pool;
  }

  /** Does a piece and puts down what comes of it. If it ends without an error, the errand is done with. */
  async do({ run, place, piece }: Errand): Promise<void> {
    const served = await this.#serve(run);
    // Nobody waits for it any more.
    if (served === null) return;
    const begun = performance.now();
    const done = await outcomeOf(served, piece as PieceOf<KindName>);
    if (this.#isClosed) throw new Error('the worker stops');
    if (!this.#served.has(run)) return;
    const seconds = (performance.now() - begun) / 1000;
    await this.#pool.query(
      `with put as (
        insert into provincia_lab.result (run, place, worker, amount, seconds, result, error)
        select id, $2, $3, $4, $5, $6, $7 from provincia_lab.run where id = $1
        on conflict do nothing returning run
      )
      select pg_notify($8, '') from put`,
      [run, place, this.#name, done.amount, seconds, done.result, done.error, channelOf(run)],
    );
  }

  /** The runs that pieces were done for. */
  get runs(): readonly number[] {
    return [...this.#served.keys()];
  }

  /** These runs are over: what is done for them ends at once. */
  async drop(runs: readonly number[]): Promise<void> {
    const served = runs.map((run) => this.#served.get(run));
    for (const run of runs) this.#served.delete(run);
    await Promise.all(served.map(stopped));
  }

  /** Ends everything at once. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.drop(this.runs);
  }

  #serve(run: number): Promise<Served | null> {
    const served = this.#served.get(run) ?? this.#begin(run);
    this.#served.set(run, served);
    // Another try may succeed.
    served.catch(() => this.#served.delete(run));
    return served;
  }

  async #begin(run: number): Promise<Served | null> {
    const { rows } = await this.#pool.query('select kind, orders from provincia_lab.run where id = $1', [
      run,
    ]);
    if (rows.length === 0 || this.#isClosed) return null;
    const [{ kind, orders }] = rows;
    const task = { kind, orders: unpacked(orders) } as Task;
    return { kind, threads: new Threads(task, this.#threads) };
  }
}

async function outcomeOf({ kind, threads }: Served, piece: PieceOf<KindName>): Promise<Done> {
  try {
    const result = await threads.do(piece);
    return { amount: amountOf(kind, result), result: packed(result), error: null };
  } catch (error) {
    return { amount: 0, result: null, error: error instanceof Error ? String(error.stack) : String(error) };
  }
}

async function stopped(served: Promise<Served | null> | undefined): Promise<void> {
  const one = await served?.catch(() => null);
  await one?.threads.stop();
}
