import { expect, test } from 'vitest';
import { newDatabase, Program } from './support.ts';

const long = ['sim', 'easy', 'big-money', '--games', '100000000', '--seed', '1', '--json'];

test('a run says who takes part, who is gone, and how fast each was', async () => {
  const { address, worker, isBusy, holdResults } = await newDatabase();
  const [first, second] = [await worker('anna'), await worker('berta')];
  const run = new Program([...long.with(4, '4000'), '--workers'], { DATABASE_URL: address });
  await run.says('anna takes part, with 1 thread.');
  await run.says('berta takes part, with 1 thread.');
  // Somewhere in the middle.
  await Promise.all([isBusy('anna'), isBusy('berta')]);
  const release = await holdResults();
  await isBusy('anna');
  first.kill('SIGKILL');
  await release();
  const { status, out, err } = await run.result();
  expect([status, JSON.parse(out).games]).toEqual([0, 4000]);
  expect(err).toContain('provincia: anna is gone: others do what it has not finished.\n');
  const done = [...err.matchAll(/^provincia: (\w+): ([\d,]+) games?, [\d,.]+ per second\.$/gm)];
  expect(done.map(([, name]) => name)).toContain('berta');
  const games = done.map(([, , figure]) => Number(figure.replaceAll(',', '')));
  expect(games.reduce((sum, one) => sum + one)).toBe(4000);
  second.kill('SIGINT');
  expect([await second.ended, second.out]).toEqual([
    0,
    expect.stringContaining('Worker berta has stopped.\n'),
  ]);
});

test('a worker that is stopped gives back what it was at', async () => {
  const { address, worker, isBusy, rows } = await newDatabase();
  const only = await worker('anna');
  new Program([...long, '--workers', '--database', address]);
  await isBusy('anna');
  only.kill('SIGTERM');
  expect(await only.ended).toBe(0);
  expect(await rows('select * from provincia_lab.worker')).toEqual([]);
  expect(await rows('select * from provincia_queue.jobs where locked_by is not null')).toEqual([]);
  expect(await rows('select * from provincia_queue.jobs')).not.toEqual([]);
});

test('of a run that is killed nothing is left, and its worker is free for others', async () => {
  const { address, worker, isBusy, isClean } = await newDatabase();
  await worker('anna');
  const killed = new Program([...long, '--workers', '--database', address]);
  await isBusy('anna');
  killed.kill('SIGKILL');
  await isClean();
  const { status, out } = await new Program([
    ...long.with(4, '40'),
    '--workers',
    '--database',
    address,
  ]).result();
  expect([status, JSON.parse(out).games]).toEqual([0, 40]);
});

test('Ctrl-C prints what was played so far, and leaves nothing', async () => {
  const { address, worker, isClean, rows } = await newDatabase();
  await worker('anna');
  const run = new Program([...long, '--workers', '--database', address]);
  await run.says('anna takes part');
  // Once the first pieces are done.
  for (;;) {
    const [{ first }] = await rows(
      `select min(split_part(key, ':', 2)::integer) as first from provincia_queue.jobs`,
    );
    if (first > 0) break;
  }
  run.kill('SIGINT');
  const { status, out, err } = await run.result();
  expect(status).toBe(130);
  const { games } = JSON.parse(out);
  expect(games).toBeGreaterThan(0);
  expect(err).toContain(
    `Stopped. These are the results of the first ${games.toLocaleString('en')} of 100,000,000 games.`,
  );
  await isClean();
});

test('a run without workers says what to do, and goes on when one comes', async () => {
  const { address, worker } = await newDatabase();
  const run = new Program([...long.with(4, '40'), '--workers', '--database', address]);
  await run.says('No worker is there: start "provincia worker" with the same database, on any machine.');
  await worker('late');
  expect((await run.result()).status).toBe(0);
});

const OLD = '0.0.9-00000000-node20';

test('the run says which workers have another version', async () => {
  const { address, worker, rows, isThere } = await newDatabase();
  await worker('new');
  await isThere('worker', 1000);
  await rows(
    `insert into provincia_lab.worker (id, name, version, threads, pool) values (1000, 'old', $1, 4, 'none')`,
    [OLD],
  );
  const run = new Program([...long.with(4, '40'), '--workers', '--database', address]);
  const { status, err } = await run.result();
  expect(status).toBe(0);
  expect(err).toMatch(
    /^provincia: 1 worker has another version \(0\.0\.9-00000000-node20\), and this run needs \d\S+-node\d+: update it\.$/m,
  );
  expect(err).not.toContain('old takes part');
});

test('a worker takes no pieces of another version', async () => {
  const { address, worker, rows, isThere } = await newDatabase();
  await worker('new');
  await isThere('run', 1000);
  await rows(`insert into provincia_lab.run (id, kind, orders) values (1000, 'games', '')`);
  await rows(`select provincia_queue.add_job($1, '{"run": 1000, "place": 0}', job_key := '1000:0')`, [OLD]);
  // A run of its own version that came later is over.
  const run = new Program([...long.with(4, '40'), '--workers', '--database', address]);
  expect((await run.result()).status).toBe(0);
  expect(await rows('select key, attempts, locked_by from provincia_queue.jobs')).toEqual([
    { key: '1000:0', attempts: 0, locked_by: null },
  ]);
});

test('the connection of both is lost, and everything goes on', async () => {
  const { address, worker, isBusy, rows } = await newDatabase();
  const one = await worker('anna');
  const args = [...long.with(4, '4000'), '--workers', '--database', address];
  const run = new Program(args);
  await isBusy('anna');
  await rows(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'provincia%'`);
  await one.says('The connection to the database was lost. Trying again.');
  const { status, out, err } = await run.result();
  expect(status).toBe(0);
  expect(err).toContain('The connection to the database was lost. Trying again.');
  const { gamesPerSecond, ...result } = JSON.parse(out);
  const alone = await new Program([...long.with(4, '4000'), '--threads', '1']).result();
  const { gamesPerSecond: _, ...expected } = JSON.parse(alone.out);
  expect(result).toEqual(expected);
});

test('a piece that ends every worker is given up', async () => {
  const { address, rows } = await newDatabase();
  const run = new Program([...long, '--workers', '--database', address]);
  await run.says('No worker is there');
  while ((await rows('select id from provincia_queue.jobs')).length === 0);
  await rows('select provincia_queue.permanently_fail_jobs(array(select id from provincia_queue.jobs))');
  const { status, err } = await run.result();
  expect(status).toBe(2);
  expect(err).toContain(
    'provincia: A part of this run has ended 25 workers, one after the other: it is not tried again.\n',
  );
});

test('a database that is not there is refused in a sentence, without its password', async () => {
  const nowhere = 'postgres://someone:secret@127.0.0.1:1/lab';
  const sentence =
    'provincia: The database at postgres://someone@127.0.0.1:1/lab cannot be used: connect ECONNREFUSED 127.0.0.1:1\n';
  for (const args of [['worker'], [...long, '--workers']]) {
    const { status, out, err } = await new Program([...args, '--database', nowhere]).result();
    expect([status, out, err]).toEqual([2, '', sentence]);
  }
});
