import { type Assignment, type Depth, type Found, planFor } from '@provincia/bots';
import type { Entry } from '@provincia/course';
import { rulesVersion } from '@provincia/engine';
import { expect, test, vi } from 'vitest';
import { LocalTable } from './local-table.ts';
import { LevelsHere } from './research.ts';
import {
  MemoryPlanStore,
  MemoryStore,
  MONEY,
  MUCH_MONEY,
  Page,
  plansOf,
  playToEnd,
  seed,
} from './testing.ts';

/** No printed set of ten: nobody knows beforehand how to play it, but it does not take long to find out. */
const kingdom = 'bureaucrat harbinger library mine moat moneylender poacher remodel vassal workshop'.split(
  ' ',
);
const game = { kingdom, players: 2 };

/** Plans that nobody finds before the test says so. */
class Searching {
  readonly store = new MemoryPlanStore();
  readonly asked: { assignment: Assignment; depth: Depth }[] = [];
  readonly levels: LevelsHere;
  /** That something is looked for. */
  readonly begun: Promise<void>;
  #begin: () => void = () => {};
  #found: (found: Found) => void = () => {};

  constructor() {
    this.begun = new Promise((resolve) => {
      this.#begin = resolve;
    });
    this.levels = new LevelsHere(this.store, (assignment, depth) => {
      this.asked.push({ assignment, depth });
      this.#begin();
      return new Promise((resolve) => {
        this.#found = resolve;
      });
    });
  }

  /** What was asked for last is found. */
  find(line: string): void {
    const { assignment, depth } = this.asked[this.asked.length - 1];
    this.#found({ plans: plansOf(assignment, line), isWhole: depth === 'whole' });
  }
}

/** So many milliseconds pass from one look at the clock to the next: who thinks as long as it may thinks the same every time. */
function fastClock(step: number) {
  let time = 0;
  return vi.spyOn(performance, 'now').mockImplementation(() => (time += step));
}

test('a whole game against one that thinks', async () => {
  const store = new MemoryPlanStore();
  store.plans = plansOf({ level: 'hard', ...game }, MUCH_MONEY);
  const search = vi.fn();
  const page = new Page(new MemoryStore(), new LevelsHere(store, search));
  const clock = fastClock(250);
  await page.open({ seats: [null, 'hard'], kingdom, seed });
  await playToEnd(page);
  clock.mockRestore();
  expect(page.sight.result?.turns.every((turns) => turns > 5)).toBe(true);
  expect(search).not.toHaveBeenCalled();
});

test('a plan that was found is kept, and not looked for again', async () => {
  const store = new MemoryPlanStore();
  const search = vi.fn(async (assignment: Assignment, depth: Depth) => planFor(assignment, depth));
  for (let opened = 0; opened < 2; opened++) {
    const levels = new LevelsHere(store, search);
    const [ready] = await Promise.all([levels.ready(['normal'], game), levels.ready(['normal'], game)]);
    expect([...ready.keys()]).toEqual(['normal']);
    expect(search).toHaveBeenCalledTimes(1);
    expect([...store.plans.keys()]).toEqual([...plansOf({ level: 'normal', ...game }, MONEY).keys()]);
  }
});

test('who needs no plan is ready at once, and one that cannot be read is looked for', async () => {
  const { levels, store, asked, begun } = new Searching();
  expect((await levels.ready(['easy'], game)).size).toBe(1);
  expect(asked).toEqual([]);
  store.plans = new Map([...plansOf({ level: 'hard', ...game }, MUCH_MONEY).keys()].map((key) => [key, '?']));
  void levels.ready(['hard'], game);
  await begun;
  expect(asked).toEqual([{ assignment: { level: 'hard', ...game }, depth: 'first' }]);
});

test('where no other worker looks for a plan, and nothing is stored, it is looked for here', async () => {
  const broken = async () => {
    throw new Error('not in this browser');
  };
  const levels = new LevelsHere({ read: broken, keep: broken }, broken);
  expect((await levels.ready(['normal', 'hard'], game)).size).toBe(2);
});

test('the person plays while bots plan, and waits only when they are asked', async () => {
  const searching = new Searching();
  const page = new Page(new MemoryStore(), searching.levels);
  await page.open({ seats: [null, 'hard'], kingdom, seed });
  expect(page.sight.asked).toBe(0);
  while (page.sight.decision !== null) await page.step();
  expect(page.sight.asked).toBe(1);
  // A purchase can be undone and made again.
  expect(await page.desk.undo(page.table, page.sight.seq)).toBeNull();
  expect(page.sight.asked).toBe(0);
  while (page.sight.decision !== null) await page.step();
  expect(searching.asked).toHaveLength(1);
  searching.find(MUCH_MONEY);
  await page.asked();
  expect(page.sight.view.seats[1].turns).toBe(1);
  expect(searching.store.plans.size).toBe(0);
});

test('of a long row of turns of bots one sees something every second', async () => {
  const setup = { rules: rulesVersion, seed: '3'.repeat(32), players: 5, kingdom, first: 1 };
  const start = { setup, levels: [null, 'easy', 'easy', 'easy', 'easy'], clock: null, startedAt: 0 };
  const table = LocalTable.begin(start);
  const levels = await new Searching().levels.ready(table.levels, setup);
  const atOnce = table.botsEntry(levels);
  const clock = fastClock(300);
  const pieces: Entry[] = [];
  for (let entry = table.botsEntry(levels); entry !== null; entry = table.botsEntry(levels)) {
    pieces.push(entry);
    table.write(entry, 0);
  }
  clock.mockRestore();
  const answers = pieces.map((entry) => (entry.kind === 'bots' ? entry.answers : []));
  expect(answers.map(({ length }) => length)).toEqual([4, 4]);
  expect({ kind: 'bots', answers: answers.flat() }).toEqual(atOnce);
});
