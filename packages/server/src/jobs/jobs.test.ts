import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestClock } from '../../test/support/clock.ts';
import { databases, type TestDatabase } from '../../test/support/databases.ts';
import { ring, until } from '../../test/support/waiting.ts';
import { sharedSecret } from '../store/shared-secret.ts';
import { Jobs, schedule, type Work } from './jobs.ts';

const SECOND = 1000;

describe.each(Object.keys(databases) as (keyof typeof databases)[])('on %s', (kind) => {
  let made: TestDatabase;
  let clock: TestClock;
  const errors: unknown[] = [];
  beforeEach(async () => {
    made = await databases[kind]();
    clock = new TestClock();
    errors.length = 0;
  });
  const processes: Jobs[] = [];
  afterEach(async () => {
    for (const jobs of processes.splice(0)) await jobs.stop();
    await made.remove();
  });

  /** A process that does this work. */
  function process(work: Work): Jobs {
    const { db } = made.store;
    const onError = (error: unknown) => {
      errors.push(error);
      ring();
    };
    const jobs = new Jobs({ db, now: clock.now, onError });
    jobs.register('bell', work);
    jobs.start();
    processes.push(jobs);
    return jobs;
  }
  /** Work that writes down what it is done with, and is done again as said. */
  function bell(rung: string[], next: () => number | null = () => null): Work {
    return async (subject) => {
      rung.push(subject);
      setImmediate(ring);
      return next();
    };
  }
  const rows = () => made.store.db.selectFrom('jobs').selectAll().execute();
  const ask = (subject: string, at = clock.now()) => schedule(made.store.db, 'bell', subject, at);
  /** Once nothing is being done any more. */
  const settled = async () => {
    for (const jobs of processes.splice(0)) await jobs.stop();
    return rows();
  };

  test('what is due is done once, whoever looks, and then it is gone', async () => {
    const rung: string[] = [];
    process(bell(rung));
    process(bell(rung));
    await ask('a');
    await ask('b');
    await ask('later', clock.now() + SECOND);
    await until(() => rung.length >= 2, 'two bells');
    expect(await settled()).toMatchObject([{ subject: 'later', leased_until: 0 }]);
    expect(rung.toSorted()).toEqual(['a', 'b']);
  });

  test('it is done when it is first wanted, and again when it says so', async () => {
    const rung: string[] = [];
    await ask('a', clock.now() + 5 * SECOND);
    await ask('a', clock.now() + 3 * SECOND);
    await ask('a', clock.now() + 4 * SECOND);
    expect(await rows()).toMatchObject([{ due_at: clock.now() + 3 * SECOND, asked: 2 }]);
    clock.pass(3 * SECOND);
    process(bell(rung, () => clock.now() + 60 * SECOND));
    await until(() => rung.length === 1, 'the bell');
    expect(await settled()).toMatchObject([{ due_at: clock.now() + 60 * SECOND, leased_until: 0 }]);
  });

  test('what is asked for while it is being done is done again', async () => {
    const rung: string[] = [];
    let asked = false;
    process(async (subject) => {
      if (!asked) await ask('a');
      asked = true;
      return bell(rung)(subject);
    });
    await ask('a');
    await until(() => rung.length === 2, 'the bell twice');
    expect(await settled()).toEqual([]);
  });

  test('what fails or is left behind by a dead process is done by another when its lease has run out', async () => {
    const rung: string[] = [];
    await ask('a');
    process(async () => {
      throw new Error('no rope');
    });
    await until(() => errors.length === 1, 'the failure');
    const [{ leased_until }] = await settled();
    expect(leased_until).toBe(clock.now() + 10 * SECOND);
    clock.pass(10 * SECOND);
    process(bell(rung));
    await until(() => rung.length === 1, 'the bell');
    expect(await settled()).toEqual([]);
    expect(errors).toEqual([new Error('no rope')]);
  });

  test('a process that was too slow does not give back what another one has taken over', async () => {
    const ends: (() => void)[] = [];
    const long: Work = () =>
      new Promise((resolve) => {
        ends.push(() => resolve(null));
        setImmediate(ring);
      });
    await ask('a');
    const slow = process(long);
    await until(() => ends.length === 1, 'the first process');
    clock.pass(11 * SECOND);
    process(long);
    await until(() => ends.length === 2, 'the second process');
    ends[0]();
    await slow.stop();
    expect(await rows()).toMatchObject([{ leased_until: clock.now() + 10 * SECOND }]);
    ends[1]();
    expect(await settled()).toEqual([]);
  });

  test('all processes have the same secret, whoever makes it', async () => {
    const { db } = made.store;
    const secrets = await Promise.all(
      ['one', 'two', 'three'].map((text) => sharedSecret(db, 'key', () => text)),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(await sharedSecret(db, 'key', () => 'four')).toBe(secrets[0]);
    expect(await sharedSecret(db, 'other', () => 'four')).toBe('four');
  });
});
