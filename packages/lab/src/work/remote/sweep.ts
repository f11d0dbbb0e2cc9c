import type { Client } from 'pg';
import { LOCKS, QUEUE } from './schema.ts';

/** Whether whoever has this number holds a lock under it: only who is there does. */
function isThere(lock: number): string {
  return `exists (
    select from pg_locks
    where locktype = 'advisory' and classid = ${lock} and objid = id::oid and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())
  )`;
}

/**
 * Leaves nothing of those who are gone: forgets workers and runs that are not there, frees the jobs that workers who are
 * gone had taken, for others to do, and removes the jobs of runs that are gone. Every run and every worker does it now and then.
 */
export async function sweep(client: Client): Promise<void> {
  await client.query(`delete from provincia_lab.worker where not ${isThere(LOCKS.worker)}`);
  await client.query(`delete from provincia_lab.run where not ${isThere(LOCKS.run)}`);
  await client.query(`select ${QUEUE}.force_unlock_workers(array(
    select distinct locked_by from ${QUEUE}.jobs
    where locked_by not in (select pool from provincia_lab.worker)
  ))`);
  // Jobs that somebody is at end by themselves.
  await client.query(`select ${QUEUE}.complete_jobs(array(
    select id from ${QUEUE}.jobs
    where split_part(key, ':', 1)::integer not in (select id from provincia_lab.run)
  ))`);
}
