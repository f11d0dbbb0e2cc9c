import { type Assignment, type Findings, makeLevels, type PlanStore } from '@provincia/bots';
import { type HintTask, advise as hintsOf } from '@provincia/coach';
import { rulesVersions } from '@provincia/engine';
import type { Sight } from '@provincia/protocol';
import { expect } from 'vitest';
import type { Refused } from '../api/problem-words.ts';
import { Desk, type LocalGame, type TableNews } from './desk.ts';
import { LevelsHere } from './research.ts';
import { follows, type GameStore, type SavedGame } from './saved-game.ts';

export const kingdom = [
  'cellar',
  'moat',
  'village',
  'merchant',
  'workshop',
  'militia',
  'remodel',
  'smithy',
  'market',
  'mine',
];
/** With it the person begins a game of two. */
export const seed = '5'.repeat(32);
export const duel: LocalGame = { seats: [null, 'easy'], kingdom, seed };

/** What a browser keeps, as the copy that its database makes. */
export class MemoryStore implements GameStore {
  saved: SavedGame | null = null;

  async read(): Promise<SavedGame | null> {
    return structuredClone(this.saved);
  }

  async begin(game: SavedGame): Promise<void> {
    this.saved = structuredClone(game);
  }

  async goOn(game: SavedGame): Promise<boolean> {
    if (!follows(game, this.saved)) return false;
    this.saved = structuredClone(game);
    return true;
  }
}

/** The same for plans, of one kingdom. */
export class MemoryPlanStore implements PlanStore {
  plans: Findings = new Map();

  async read(): Promise<Findings> {
    return structuredClone(this.plans);
  }

  async keep(_: readonly string[], plans: Findings): Promise<void> {
    this.plans = structuredClone(plans);
  }
}

/** A plan that suits any kingdom, and the same for a level that knows several. */
export const MONEY = 'big-money 16/14 4 2 gold silver';
export const MUCH_MONEY = JSON.stringify([{ weight: 1, results: [0.5], buy: 'province; gold; silver' }]);

/** What a level would have found out about a kingdom if this were how it wants to play it: to look for it takes a second. */
export function plansOf({ level, kingdom, players }: Assignment, line: string): Findings {
  const plans = new Map<string, string>();
  const store = {
    get: (key: string) => {
      plans.set(key, line);
      return line;
    },
    set: () => {},
  };
  makeLevels(store).get(level)?.(kingdom, players);
  return plans;
}

const levelsHere = () =>
  new LevelsHere(new MemoryPlanStore(), async (game) => ({
    plans: plansOf(game, lineFor(game)),
    isWhole: true,
  }));

/** What suits the level. */
function lineFor({ level }: Assignment): string {
  return level === 'normal' ? MONEY : MUCH_MONEY;
}

/** A page before a desk: it has the last sight and all events. */
export class Page {
  readonly desk: Desk;
  sight!: Sight;
  events: Sight['events'] = [];
  table = 0;
  #changed: () => void = () => {};

  constructor(
    store: GameStore,
    levels = levelsHere(),
    advise = async (task: HintTask) => hintsOf(task),
    rules = rulesVersions,
  ) {
    let time = 0;
    const tell = (news: TableNews) => this.#listen(news);
    this.desk = new Desk({ store, levels, advise, now: () => ++time, rules, tell });
  }

  async open(game: LocalGame): Promise<boolean> {
    const opened = await this.desk.open(game);
    if (opened === null) return false;
    this.table = opened.table;
    this.#hear(opened);
    return true;
  }

  answer(picks: readonly string[]): Promise<Refused | null> {
    return this.desk.answer(this.table, this.sight.seq, picks);
  }

  /** Until the person is asked or it is over. */
  async asked(): Promise<Sight> {
    while (this.sight.decision === null && this.sight.result === null) {
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
    }
    return this.sight;
  }

  /** Treasures, then the most expensive of what helps, as a child plays. */
  async step(): Promise<void> {
    const { decision } = await this.asked();
    if (decision === null) return;
    const labels = decision.choices.map(({ label }) => label);
    const wanted = ['treasures', 'buy province', 'buy gold', 'buy duchy', 'buy silver'];
    const pick = wanted.find((label) => labels.includes(label));
    const picks = pick === undefined ? labels.slice(0, decision.min) : [pick];
    expect(await this.answer(picks)).toBeNull();
  }

  #listen(news: TableNews): void {
    if ('problem' in news) throw new Error(news.problem.message);
    this.#hear(news);
  }

  #hear({ sight }: { readonly sight: Sight }): void {
    this.sight = sight;
    this.events = [...this.events.slice(0, sight.since), ...sight.events];
    expect(this.events.length).toBe(sight.since + sight.events.length);
    this.#changed();
  }
}

export async function playToEnd(page: Page): Promise<void> {
  while ((await page.asked()).result === null) await page.step();
}
