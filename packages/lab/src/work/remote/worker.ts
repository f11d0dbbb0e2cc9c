import { EventEmitter } from 'node:events';
import { type Runner, run as runQueue, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { Bell } from './bell.ts';
import { Desk } from './desk.ts';
import type { Errand } from './post.ts';
import { Presence } from './presence.ts';
import { QUEUE } from './schema.ts';
import { silent } from './silent.ts';
import { sweep } from './sweep.ts';
import { programVersion } from './version.ts';

export interface WorkerOptions {
  readonly database: string;
  readonly name: string;
  readonly threads: number;
}

/** How often a worker looks for runs that are over, and for jobs if nobody tells it of them. */
const LOOK_MILLISECONDS = 1000;

/** Connections beside those of the pieces that are under way: to hear of new jobs, and to spare. */
const SPARE_CONNECTIONS = 3;

/**
 * Does pieces of any run of the same version, until somebody wants to stop: then what it was at is free for others at
 * once. False if the connection was lost.
 */
export async function work(
  options: WorkerOptions,
  signal: AbortSignal,
  onReady: (version: string) => void,
): Promise<boolean> {
  const version = await programVersion();
  const presence = await Presence.of('worker', options.database);
  const pool = poolOf(options);
  const desk = new Desk(options, pool);
  try {
    const queue = await queueOf(options, version, pool, (errand) => desk.do(errand));
    try {
      await register(presence, options, version, queue.id);
      onReady(version);
      await serve(presence, queue.runner, desk, signal);
    } finally {
      await stop(presence, queue.runner, desk);
    }
  } catch (error) {
    if (await presence.isAlive()) throw error;
  } finally {
    await presence.end();
    await pool.end().catch(() => {});
  }
  return signal.aborted;
}

function poolOf({ database, threads }: WorkerOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: database,
    max: threads + SPARE_CONNECTIONS,
    application_name: 'provincia worker',
  });
  // What goes wrong is an error of the queries too.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The queue asks for jobs of this version, as many at once as there are threads. */
async function queueOf(
  { threads }: WorkerOptions,
  version: string,
  pgPool: pg.Pool,
  task: (errand: Errand) => Promise<void>,
): Promise<{ runner: Runner; id: string }> {
  const events = new EventEmitter() as WorkerEvents;
  let id = '';
  events.on('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  const runner = await runQueue({
    pgPool,
    schema: QUEUE,
    taskList: { [version]: (payload) => task(payload as Errand) },
    concurrency: threads,
    pollInterval: LOOK_MILLISECONDS,
    parsedCronItems: [],
    // Not in batches, but by the way that hands errors on: the other one would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    noHandleSignals: true,
    logger: silent,
    events,
  });
  return { runner, id };
}

async function register(
  { client, id }: Presence,
  { name, threads }: WorkerOptions,
  version: string,
  pool: string,
): Promise<void> {
  await client.query(
    'insert into provincia_lab.worker (id, name, version, threads, pool) values ($1, $2, $3, $4, $5)',
    [id, name, version, threads, pool],
  );
}

/** Cleans up now and then, until somebody wants to stop or the queue ends: it does when it cannot say any more what became of a job. */
async function serve(
  { client, lost }: Presence,
  runner: Runner,
  desk: Desk,
  signal: AbortSignal,
): Promise<void> {
  const bell = new Bell(signal);
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    bell.ring();
  };
  runner.promise.then(end, end);
  lost.then(end);
  while (!signal.aborted && !hasEnded) {
    await sweep(client);
    // Not those that begin while we ask.
    const { runs } = desk;
    const { rows } = await client.query('select id from provincia_lab.run where id = any($1)', [runs]);
    await desk.drop(runs.filter((run) => !rows.some(({ id }) => id === run)));
    await bell.heard(LOOK_MILLISECONDS);
  }
}

/** First the jobs are free for others, by the goodbye and a sweep; then what is done here no longer counts. */
async function stop(presence: Presence, runner: Runner, desk: Desk): Promise<void> {
  // It is over once its jobs are, unless it had ended before.
  const stopping = runner.stop().catch(() => {});
  try {
    await presence.client.query('delete from provincia_lab.worker where id = $1', [presence.id]);
    await sweep(presence.client);
  } catch {
    // Without a connection others do that.
  }
  await desk.close();
  // Without a connection it would try for long to say what became of them.
  if (await presence.isAlive()) await stopping;
}
