import { kingdomOf } from '@provincia/bots';
import type { HintTask } from '@provincia/coach';
import type { CourseStart, Entry } from '@provincia/course';
import { type RulesVersion, rulesVersion, rulesVersions, type Setup, unpack } from '@provincia/engine';
import type { Hint, Hints, Problem, Sight } from '@provincia/protocol';
import { type Refused, refused } from '../api/problem-words.ts';
import { LocalTable } from './local-table.ts';
import type { LevelsHere } from './research.ts';
import type { GameStore } from './saved-game.ts';

/** A new game: for each seat the level of its bot, or null for the person. */
export interface NewGame {
  readonly seats: readonly (string | null)[];
  readonly kingdom: readonly string[];
  readonly shelters?: boolean;
  readonly colonies?: boolean;
  readonly seed: string;
}

/** Another end for a game that was played: from this step on, in this seat, against bots of a level. */
export interface PlayOn {
  readonly packed: string;
  readonly step: number;
  readonly seat: number;
  readonly level: string;
}

export type LocalGame = NewGame | PlayOn | 'resume';

/** A table that was opened: its number at this desk, and how it stands. */
export interface Opened {
  readonly table: number;
  readonly seats: readonly (string | null)[];
  readonly kingdom: readonly string[];
  readonly shelters: boolean | null;
  readonly colonies: boolean | null;
  readonly startedAt: number;
  readonly sight: Sight;
}

/** How the table stands now, or why it does not go on. */
export type TableNews = { readonly table: number } & (
  | { readonly sight: Sight }
  | { readonly problem: Problem }
);

/** Why it was refused, or null if it was done. */
type Done = Promise<Refused | null>;

/** The level whose plans hints go by. */
const COACH = 'hard';

interface Surroundings {
  readonly store: GameStore;
  readonly levels: LevelsHere;
  /** Takes a second: done elsewhere, so that the person can answer meanwhile. */
  readonly advise: (task: HintTask) => Promise<readonly Hint[]>;
  readonly now: () => number;
  /** The versions of the rules that there have been, if not those of this program. */
  readonly rules?: readonly RulesVersion[];
  readonly tell: (news: TableNews) => void;
}

/** Where the one local game is played: takes what the person does, lets the bots answer, and writes everything down. */
export class Desk {
  readonly #around: Surroundings;
  #table: LocalTable | null = null;
  #number = 0;
  /** Whether what happens is still stored; another tab may have begun a new game. */
  #stored = true;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  open(game: LocalGame): Promise<Opened | null> {
    return this.#inTurn(async () => {
      const table = game === 'resume' ? await this.#resumed() : this.#begun(game);
      if (table === null) return null;
      this.#table = table;
      this.#number++;
      this.#stored = true;
      if (game !== 'resume') await this.#around.store.begin(table.saved).catch(() => this.#goUnstored());
      this.#letBotsAnswer();
      const { levels, setup, startedAt } = table.start;
      const { kingdom, shelters = null, colonies = null } = setup;
      const sight = table.sight(0);
      return { table: this.#number, seats: levels, kingdom, shelters, colonies, startedAt, sight };
    });
  }

  answer(number: number, seq: number, picks: readonly string[]): Done {
    return this.#write(number, seq, (seat) => ({ kind: 'answer', seat, picks }));
  }

  undo(number: number, seq: number): Done {
    return this.#write(number, seq, (seat) => ({ kind: 'undo', seat }));
  }

  resign(number: number): Done {
    return this.#write(number, null, (seat) => ({ kind: 'resign', seat, why: 'resigned' }));
  }

  /** What the person could answer. Who answers meanwhile needs no hint any more. */
  async hint(number: number, seq: number): Promise<Hints | Refused> {
    const asked = await this.#inTurn(async () => this.#asked(number, seq, hintFor([])));
    if (!(asked instanceof LocalTable)) return asked;
    const known = asked.given();
    if (known !== null) return known;
    const { levels, advise } = this.#around;
    const plans = await levels.plansOf({ level: COACH, ...groundOf(asked) });
    const hints = await advise({ ...asked.recipe, plans });
    const problem = await this.#write(number, seq, hintFor(hints));
    return problem ?? (asked.given() as Hints);
  }

  /** The last game as a string; null while it runs, for it tells what nobody may know. */
  packed(): Promise<string | null> {
    return this.#inTurn(async () => {
      const table = this.#table ?? (await this.#resumed());
      return table?.over ? table.packed : null;
    });
  }

  #begun(game: NewGame | PlayOn): LocalTable {
    const at = this.#around.now();
    if ('packed' in game) return playedOn(game, at);
    const { seats, kingdom, shelters, colonies, seed } = game;
    const setup: Setup = {
      rules: rulesVersion,
      seed,
      players: seats.length,
      kingdom,
      ...(shelters === undefined ? {} : { shelters }),
      ...(colonies === undefined ? {} : { colonies }),
    };
    return LocalTable.begin(startOf(setup, seats, at));
  }

  async #resumed(): Promise<LocalTable | null> {
    const { store, now, rules = rulesVersions } = this.#around;
    try {
      const saved = await store.read();
      if (saved === null) return null;
      const { table, isTakenOver } = LocalTable.resume(saved, rules, now());
      if (isTakenOver) await store.goOn(table.saved).catch(() => this.#goUnstored());
      return table;
    } catch {
      // Nothing can be read, or it was played by other rules.
      return null;
    }
  }

  #write(number: number, seq: number | null, entryOf: (seat: number) => Entry): Done {
    return this.#inTurn(async () => {
      const table = this.#asked(number, seq, entryOf);
      if (!(table instanceof LocalTable)) return table;
      if (!(await this.#record(table, entryOf(table.you)))) return refused('stale');
      this.#letBotsAnswer();
      return null;
    });
  }

  /** The table at which this can be written down now, or why it cannot. */
  #asked(number: number, seq: number | null, entryOf: (seat: number) => Entry): LocalTable | Refused {
    const table = this.#table;
    if (table === null || number !== this.#number) return refused('closed');
    if (seq !== null && seq !== table.seq) return refused('stale');
    return table.problemWith(entryOf(table.you)) ?? table;
  }

  /** False if another tab was faster: then the game is as that one left it. */
  async #record(table: LocalTable, entry: Entry): Promise<boolean> {
    const since = table.events;
    table.write(entry, this.#around.now());
    if (this.#stored && !(await this.#around.store.goOn(table.saved).catch(() => this.#goUnstored()))) {
      const stored = await this.#resumed();
      if (stored?.start.setup.seed === table.start.setup.seed) {
        this.#table = stored;
        this.#around.tell({ table: this.#number, sight: stored.sight(0) });
        return false;
      }
      this.#goUnstored();
    }
    this.#around.tell({ table: this.#number, sight: table.sight(since) });
    return true;
  }

  /** After the reply to what the person did, so that they see it before the bots think. */
  #letBotsAnswer(): void {
    const number = this.#number;
    this.#answerOfBots(number).catch(({ message }: Error) => {
      this.#around.tell({ table: number, problem: { code: 'bots', message } });
    });
  }

  async #answerOfBots(number: number): Promise<void> {
    const asked = this.#table;
    if (asked === null) return;
    // Out of turn: while they plan, the person plays on, undoes a move, or starts another game.
    const levels = await this.#around.levels.ready(asked.levels, groundOf(asked));
    await this.#inTurn(async () => {
      // The reply goes out first.
      await new Promise((resolve) => setTimeout(resolve));
      const table = this.#table;
      if (table === null || number !== this.#number) return;
      // The person has resigned in the meantime. Whoever plays for them was asked to be ready then.
      if (table.levels.some((level) => !levels.has(level))) return;
      const entry = table.botsEntry(levels);
      if (entry === null) return;
      await this.#record(table, entry);
      this.#letBotsAnswer();
    });
  }

  /** The browser stores nothing, or another game: this one goes on until the page is closed. */
  #goUnstored(): true {
    this.#stored = false;
    return true;
  }

  /** One after the other. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }
}

function hintFor(hints: readonly Hint[]): (seat: number) => Entry {
  return (seat) => ({ kind: 'hint', seat, hints });
}

/** What plans are made for. */
function groundOf({ start: { setup } }: LocalTable) {
  return { kingdom: kingdomOf(setup), players: setup.players };
}

function startOf(setup: Setup, levels: readonly (string | null)[], startedAt: number): CourseStart {
  return { setup, levels, clock: null, startedAt };
}

/** What was played before counts as answered by bots: nobody undoes it. */
function playedOn({ packed, step, seat, level }: PlayOn, at: number): LocalTable {
  const unpacked = unpack(packed);
  if (!unpacked.ok) throw new RangeError(unpacked.problem.message);
  const { answers } = unpacked.value;
  const setup = unpacked.value.setup as Setup;
  const levels = Array.from({ length: setup.players }, (_, i) => (i === seat ? null : level));
  const before: Entry = { kind: 'bots', answers: answers.slice(0, step) };
  return LocalTable.begin(startOf(setup, levels, at), step === 0 ? [] : [{ entry: before, at }]);
}
