import { type Assignment, type Depth, type Found, makeLevels, type Plans, planFor } from '@provincia/bots';
import type { Entry } from '@provincia/course';
import { rulesVersion } from '@provincia/engine';
import { expect, test, vi } from 'vitest';
import { LocalTable } from './local-table.ts';
import { LevelsHere } from './planning.ts';
import { MemoryShelf, MemoryStore, Page, playToEnd, seed } from './testing.ts';

/** No printed set of ten: nobody knows beforehand how to play it. */
const kingdom = 'cellar chapel festival laboratory market moat smithy vassal village witch'.split(' ');
const game = { kingdom, players: 2 };

/** What a level would have found out about the kingdom if this were how it wants to play it. */
function plansOf(level: string, line: string): Plans {
  const plans = new Map<string, string>();
  const store = {
    get: (key: string) => {
      plans.set(key, line);
      return line;
    },
    set: () => {},
  };
  makeLevels(store).get(level)?.(kingdom, 2);
  return plans;
}

const SMITHIES = 'big-money 16/14 4 2 smithy:2 gold silver';

/** Plans that nobody finds before the test says so. */
class Searching {
  readonly shelf = new MemoryShelf();
  readonly asked: { assignment: Assignment; depth: Depth }[] = [];
  readonly levels: LevelsHere;
  #found: (found: Found) => void = () => {};

  constructor() {
    this.levels = new LevelsHere(this.shelf, (assignment, depth) => {
      this.asked.push({ assignment, depth });
      return new Promise((resolve) => {
        this.#found = resolve;
      });
    });
  }

  /** What was asked for last is found. */
  find(line: string): void {
    const { assignment, depth } = this.asked[this.asked.length - 1];
    this.#found({ plans: plansOf(assignment.level, line), isWhole: depth === 'whole' });
  }
}

test('a whole game against one that thinks', async () => {
  const shelf = new MemoryShelf();
  shelf.plans = plansOf('hard', SMITHIES);
  const search = vi.fn();
  const page = new Page(new MemoryStore(), new LevelsHere(shelf, search));
  await page.open({ seats: [null, 'hard'], kingdom, seed });
  await playToEnd(page);
  expect(page.sight.result?.turns.every((turns) => turns > 5)).toBe(true);
  expect(search).not.toHaveBeenCalled();
});

test('a plan that was found is kept, and not looked for again', async () => {
  const shelf = new MemoryShelf();
  const search = vi.fn(async (assignment: Assignment, depth: Depth) => planFor(assignment, depth));
  for (let opened = 0; opened < 2; opened++) {
    const levels = new LevelsHere(shelf, search);
    const [ready] = await Promise.all([levels.ready(['normal'], game), levels.ready(['normal'], game)]);
    expect([...ready.keys()]).toEqual(['normal']);
    expect(search).toHaveBeenCalledTimes(1);
    expect([...shelf.plans.keys()]).toEqual([...plansOf('normal', SMITHIES).keys()]);
  }
});

test('who needs no plan is ready at once, and one that cannot be read is looked for', async () => {
  const { levels, shelf, asked } = new Searching();
  expect((await levels.ready(['easy'], game)).size).toBe(1);
  expect(asked).toEqual([]);
  shelf.plans = new Map([...plansOf('hard', SMITHIES).keys()].map((key) => [key, '?']));
  void levels.ready(['hard'], game);
  await vi.waitFor(() => expect(asked).toEqual([{ assignment: { level: 'hard', ...game }, depth: 'first' }]));
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
  // What he has bought he can take back, and buy anew.
  expect(await page.desk.undo(page.table, page.sight.seq)).toBeNull();
  expect(page.sight.asked).toBe(0);
  while (page.sight.decision !== null) await page.step();
  expect(searching.asked).toHaveLength(1);
  searching.find(SMITHIES);
  await page.asked();
  expect(page.sight.view.seats[1].turns).toBe(1);
  expect(searching.shelf.plans.size).toBe(0);
});

test('of a long row of turns of bots one sees something every second', async () => {
  const setup = { rules: rulesVersion, seed: '3'.repeat(32), players: 5, kingdom, first: 1 };
  const start = { setup, levels: [null, 'easy', 'easy', 'easy', 'easy'], clock: null, startedAt: 0 };
  const table = new LocalTable(start);
  const levels = await new Searching().levels.ready(table.levels, setup);
  const atOnce = table.botsEntry(levels);
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 300));
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
