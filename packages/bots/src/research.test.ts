import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Assignment, Depth, Findings, Found } from './assignment.ts';
import { isPlanned, planFor } from './assignment.ts';
import { makeLevels } from './levels.ts';
import { Research } from './research.ts';

/** No printed set of ten, with cards of which nothing much comes: the search is short. */
const kingdom = 'cellar,duke,great-hall,moat,sage,scout,secret-chamber,thief,vagrant,vassal'.split(',');
const hard: Assignment = { level: 'hard', kingdom, players: 2 };

/** What a level would know if this were how it wants to play. */
function plansOf({ level, players }: Assignment, line: string): Findings {
  const plans = new Map<string, string>();
  const get = (key: string) => {
    plans.set(key, line);
    return line;
  };
  makeLevels({ get, set: () => {} }, {}).get(level)?.(kingdom, players);
  return plans;
}

const FIRST = repertoire('province: money >= 16; gold; silver');
const BETTER = repertoire('province: money >= 12; gold; silver');

function repertoire(buy: string): string {
  return JSON.stringify([{ weight: 1, results: [0.5], buy }]);
}

/** Nothing here waits for anything but promises: they are all through before the next thing is begun. */
const allIsDone = () => setImmediate();

/** Findings are found when the test says so. */
class Place {
  shelved: Findings = new Map();
  readonly asked: Depth[] = [];
  readonly errors: unknown[] = [];
  readonly research: Research;
  #settle: ((found: Found | Error) => void)[] = [];

  constructor(keep?: () => Promise<void>) {
    this.research = new Research({
      store: {
        read: async () => this.shelved,
        keep:
          keep ??
          (async (_, plans) => {
            this.shelved = plans;
          }),
      },
      search: (_, depth) => {
        this.asked.push(depth);
        return new Promise((resolve, reject) => {
          this.#settle.push((found) => (found instanceof Error ? reject(found) : resolve(found)));
        });
      },
      onError: (error) => this.errors.push(error),
    });
  }

  async next(found: Found | Error): Promise<void> {
    await allIsDone();
    expect(this.#settle).toHaveLength(1);
    this.#settle.pop()?.(found);
    await allIsDone();
  }
}

const first = { plans: plansOf(hard, FIRST), isWhole: false };
const better = { plans: plansOf(hard, BETTER), isWhole: true };

test('one plays by a first plan until a better one is found, which is kept', async () => {
  const place = new Place();
  const both = Promise.all([place.research.plansOf(hard), place.research.plansOf(hard)]);
  await place.next(first);
  expect(await both).toEqual([first.plans, first.plans]);
  expect(place.asked).toEqual(['first', 'whole']);
  expect(place.shelved.size).toBe(0);
  await place.next(better);
  expect(await place.research.plansOf(hard)).toEqual(better.plans);
  expect(place.shelved).toEqual(better.plans);
  expect(place.asked).toHaveLength(2);
});

test('what is on the store is not looked for', async () => {
  const place = new Place();
  place.shelved = better.plans;
  expect(await place.research.plansOf(hard)).toEqual(better.plans);
  expect(await place.research.plansOf({ ...hard, level: 'easy' })).toEqual(new Map());
  expect(place.asked).toEqual([]);
});

test('who finds nothing can look again, and a first plan is better than none', async () => {
  const place = new Place();
  const failing = place.research.plansOf(hard);
  const failed = expect(failing).rejects.toThrow('no thread');
  await place.next(new Error('no thread'));
  await failed;
  const plans = place.research.plansOf(hard);
  await place.next(first);
  expect(await plans).toEqual(first.plans);
  await place.next(new Error('it broke'));
  expect(place.errors).toEqual([new Error('it broke')]);
  expect(await place.research.plansOf(hard)).toEqual(first.plans);
});

test('what cannot be kept is played by all the same', async () => {
  const place = new Place(async () => {
    throw new Error('the disk is full');
  });
  const normal: Assignment = { ...hard, level: 'normal' };
  const plans = place.research.plansOf(normal);
  await place.next({ plans: plansOf(normal, FIRST), isWhole: true });
  expect(await plans).toEqual(plansOf(normal, FIRST));
  expect(place.errors).toEqual([new Error('the disk is full')]);
});

test('a first plan is all that normal wants to know, and not all that hard wants to', () => {
  const [forNormal, forHard] = ['normal', 'hard'].map((level) => planFor({ ...hard, level }, 'first'));
  expect([forNormal.isWhole, forHard.isWhole]).toEqual([true, false]);
  expect(isPlanned(hard, forHard.plans)).toBe(true);
});
