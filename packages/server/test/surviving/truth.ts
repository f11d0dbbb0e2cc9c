import { library } from '@provincia/cards';
import { Game, type GameEvent, type OpenDecision, rulesVersion, type Setup } from '@provincia/engine';
import type { TableEvent } from '@provincia/protocol';
import type { Store } from '../../src/store/open.ts';
import { type LogEntry, logOf } from '../support/player.ts';

type Eyes = number | null;
type Answers = readonly (readonly string[])[];
type Undo = Extract<TableEvent, { readonly type: 'undo' }>;
/** Whether what was undone had become known is not worked out here. */
type AnyEvent = GameEvent | Exclude<TableEvent, Undo> | Omit<Undo, 'told'>;

/** How things stood after so many entries of the log. */
interface Moment {
  readonly answers: Answers;
  /** How many events there had been. */
  readonly events: number;
  readonly asked: number | null;
  readonly seen: ReadonlyMap<Eyes, Seen>;
}

/** What one seat may see, as JSON text. */
interface Seen {
  readonly view: string;
  readonly points: string;
  readonly decision: string;
}

/** What really happened at a table: its log and its seed from the database, played by the engine without the server. */
export class Truth {
  readonly setup: Setup;
  readonly moments: Moment[] = [];
  readonly #events: AnyEvent[] = [];
  readonly #levels: readonly (string | null)[];
  readonly #away = new Set<number>();
  readonly #resigned = new Set<number>();
  #game: Game;
  #played: { seat: number; picks: readonly string[]; byBot: boolean; since: number }[] = [];
  #request: { seat: number; missing: Set<number> } | null = null;

  static async of(store: Store, table: string): Promise<Truth> {
    const row = await store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    const seats = await store.db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute();
    const { seed, players } = row;
    const setup = { rules: rulesVersion, seed, players, kingdom: JSON.parse(row.kingdom) };
    const truth = new Truth(
      setup,
      seats.map(({ level }) => level),
    );
    for (const entry of await logOf(store, table)) truth.#take(entry);
    return truth;
  }

  private constructor(setup: Setup, levels: readonly (string | null)[]) {
    this.setup = setup;
    this.#levels = levels;
    const { game, events } = begin(setup);
    this.#game = game;
    this.#events.push(...events);
    this.#note();
  }

  /** The events from this number on that this seat may have been told until then. */
  eventsFor(eyes: Eyes, n: number, since = 0): unknown[] {
    return this.#events.slice(since, this.moments[n].events).map((event) => seenBy(event, eyes));
  }

  /** How the game stood after so many answers, without those undone, and the events of the last one. */
  step(n: number, step: number, eyes: Eyes): Seen & { events: unknown[] } {
    const answers = this.moments[n].answers.slice(0, step);
    const { game, events: first } = begin(this.setup);
    let events: readonly GameEvent[] = first;
    for (const picks of answers) events = answer(game, picks).events;
    return { ...this.#seen(game, eyes, false), events: events.map((event) => seenBy(event, eyes)) };
  }

  #take({ kind, data: { seat = -1, picks = [], answers = [] } }: LogEntry): void {
    if (kind === 'answer') this.#play(picks, false);
    else if (kind === 'bots') for (const given of answers) this.#play(given, true);
    else if (kind === 'undo') this.#takeBack(seat);
    else if (kind === 'ask-undo') {
      this.#request = { seat, missing: new Set(this.#people().filter((other) => other !== seat)) };
      this.#events.push({ type: 'undo-asked', player: seat });
    } else if (kind === 'allow-undo') {
      this.#request?.missing.delete(seat);
      if (this.#request?.missing.size === 0) this.#takeBack(this.#request.seat);
    } else if (kind === 'refuse-undo') this.#events.push({ type: 'undo-refused', player: seat });
    else if (kind === 'resign') {
      this.#resigned.add(seat);
      this.#events.push({ type: 'resigned', player: seat });
    } else if (kind === 'stand-in') {
      this.#away.add(seat);
      this.#events.push({ type: 'stand-in', player: seat });
    } else if (kind === 'back') {
      this.#away.delete(seat);
      this.#events.push({ type: 'back', player: seat });
    } else throw new Error(`nobody knows what "${kind}" means`);
    this.#note();
  }

  #play(picks: readonly string[], byBot: boolean): void {
    const since = this.#events.length;
    const { seat, events } = answer(this.#game, picks);
    this.#played.push({ seat, picks, byBot, since });
    this.#events.push(...events);
  }

  #takeBack(seat: number): void {
    const last = this.#played.findLastIndex((played) => played.seat === seat && !played.byBot);
    const [{ since }] = this.#played.splice(last);
    this.#game = begin(this.setup).game;
    for (const { picks } of this.#played) answer(this.#game, picks);
    this.#events.push({ type: 'undo', player: seat, since });
  }

  #people(): number[] {
    return this.#levels.flatMap((level, seat) =>
      level === null && !this.#away.has(seat) && !this.#resigned.has(seat) ? [seat] : [],
    );
  }

  #note(): void {
    const isLeft = (level: string | null, seat: number) => level === null && !this.#resigned.has(seat);
    const over =
      this.#game.decision === null ||
      this.#resigned.size === this.#levels.length - 1 ||
      !this.#levels.some(isLeft);
    const all: Eyes[] = [null, ...this.#levels.keys()];
    this.moments.push({
      answers: this.#played.map(({ picks }) => picks),
      events: this.#events.length,
      asked: over ? null : (this.#game.decision as OpenDecision).player,
      seen: new Map(all.map((eyes) => [eyes, this.#seen(this.#game, eyes, over)])),
    });
  }

  #seen(game: Game, eyes: Eyes, over: boolean): Seen {
    const view = game.view(eyes);
    const json = view.toJSON();
    const { decision } = game;
    const isAsked = !over && decision?.player === eyes && this.#people().includes(decision.player);
    return {
      view: JSON.stringify({ ...json, over: json.over || over }),
      points: JSON.stringify(this.#levels.map((_, seat) => view.points(seat))),
      decision: JSON.stringify(isAsked ? { ...decision, index: undefined, player: undefined } : null),
    };
  }
}

function begin(setup: Setup): { game: Game; events: readonly GameEvent[] } {
  const begun = Game.start(library, setup);
  if (!begun.ok) throw new Error(begun.problem.message);
  return begun.value;
}

function answer(game: Game, picks: readonly string[]): { seat: number; events: readonly GameEvent[] } {
  const { player: seat, index } = game.decision as OpenDecision;
  const result = game.answer(seat, { index, picks });
  if (!result.ok) throw new Error(result.problem.message);
  return { seat, events: result.value };
}

/** An event as far as it keeps cards from somebody. */
interface Guarded {
  readonly type: string;
  readonly seenBy?: readonly number[];
  readonly cards?: readonly string[];
}

/** Written here a second time, independent of the engine: only those who may see cards get them. */
function seenBy(event: Guarded, eyes: Eyes): unknown {
  const { seenBy, cards, ...rest } = event;
  const isSeen = seenBy === undefined || (eyes !== null && seenBy.includes(eyes));
  return JSON.parse(JSON.stringify(isSeen && cards !== undefined ? { ...rest, cards } : rest));
}
