import { expect, test } from 'vitest';
import { FairQueue, PutOff } from './fair-queue.ts';

/** A queue whose work ends when the test says so, and the order in which it began. */
class Work {
  readonly begun: string[] = [];
  readonly #queue: FairQueue;
  readonly #ends = new Map<string, { done(): void; failed(error: Error): void }>();

  constructor(running: number, waitingOfOne = 20) {
    this.#queue = new FairQueue({ running, waitingOfOne });
  }

  want(whose: string, what: string, rank = 0): Promise<void> {
    return this.#queue.run(whose, rank, () => {
      this.begun.push(what);
      return new Promise<void>((done, failed) => this.#ends.set(what, { done, failed }));
    });
  }

  async end(what: string, error?: Error): Promise<void> {
    const { done, failed } = this.#ends.get(what) ?? {};
    this.#ends.delete(what);
    if (error === undefined) done?.();
    else failed?.(error);
    await new Promise(setImmediate);
  }

  /** The rest in the order in which it comes. */
  async endAll(): Promise<void> {
    for (let i = 0; i < this.begun.length; i++) await this.end(this.begun[i]);
  }
}

test('however many tables somebody has, others wait for one of them at most', async () => {
  const work = new Work(1);
  for (let i = 1; i <= 10; i++) void work.want('Mallory', `m${i}`);
  void work.want('Ada', 'a1');
  void work.want('Bob', 'b1');
  void work.want('Ada', 'a2');
  await work.endAll();
  expect(work.begun.slice(0, 7)).toEqual(['m1', 'a1', 'b1', 'm2', 'a2', 'm3', 'm4']);
  expect(work.begun).toHaveLength(13);
});

test('who has just had a turn is the last, also if nothing of theirs waited meanwhile', async () => {
  const work = new Work(1);
  void work.want('Ada', 'a1');
  void work.want('Bob', 'b1');
  await work.end('a1');
  void work.want('Eve', 'e1');
  void work.want('Ada', 'a2');
  await work.end('b1');
  void work.want('Bob', 'b2');
  await work.endAll();
  expect(work.begun).toEqual(['a1', 'b1', 'e1', 'a2', 'b2']);
});

test('what is quick never waits behind what is slow, whosever it is', async () => {
  const work = new Work(1);
  void work.want('Ada', 'slow 1', 1);
  void work.want('Bob', 'slow 2', 1);
  void work.want('Ada', 'slow 3', 1);
  void work.want('Ada', 'quick 1', 0);
  void work.want('Bob', 'quick 2', 0);
  await work.endAll();
  expect(work.begun).toEqual(['slow 1', 'quick 2', 'quick 1', 'slow 2', 'slow 3']);
});

test('nobody has more than half of the threads', async () => {
  const work = new Work(4);
  for (let i = 1; i <= 5; i++) void work.want('Mallory', `m${i}`);
  expect(work.begun).toEqual(['m1', 'm2']);
  void work.want('Ada', 'a1');
  expect(work.begun).toEqual(['m1', 'm2', 'a1']);
  await work.end('m2');
  expect(work.begun).toEqual(['m1', 'm2', 'a1', 'm3']);
});

test('more than enough of one person is put off, and there is room again when some of it is done', async () => {
  const work = new Work(1, 2);
  for (let i = 1; i <= 3; i++) void work.want('Mallory', `m${i}`);
  await expect(work.want('Mallory', 'm4')).rejects.toThrow(PutOff);
  void work.want('Ada', 'a1');
  await work.end('m1');
  await work.end('a1');
  void work.want('Mallory', 'm5');
  await work.endAll();
  expect(work.begun).toEqual(['m1', 'a1', 'm2', 'm3', 'm5']);
});

test('what fails says so to the one who wanted it, and the others go on', async () => {
  const work = new Work(1);
  const failing = expect(work.want('Ada', 'a1')).rejects.toThrow('no luck');
  const going = work.want('Bob', 'b1');
  await work.end('a1', new Error('no luck'));
  await failing;
  await work.endAll();
  await going;
});
