import { deal } from './deal.ts';
import { type Answer, checkAnswer, type Decision, type OpenDecision } from './decision.ts';
import type { GameEvent } from './events.ts';
import type { Layout } from './layout.ts';
import type { Library } from './library.ts';
import { Past } from './past.ts';
import { type Result, refused } from './problem.ts';
import { Random } from './random.ts';
import { type Outcome, outcomeOf, type Score, scoresOf } from './scoring.ts';
import { checkSetup, layOut, type Setup, type Start, settled } from './setup.ts';
import { copyState, restoreState, type State } from './state.ts';
import { suspension, Table } from './table.ts';
import { run } from './turn.ts';
import { View } from './view.ts';

/** A game at rest: JSON, no live object. */
export interface SavedGame {
  readonly setup: Setup;
  /** The state at the last moment when no card was half resolved. */
  readonly checkpoint: State;
  /** What has been answered since. */
  readonly answers: readonly (readonly string[])[];
}

/** A game that goes on one answer at a time. The table at which it runs takes room and follows from the rest. */
export class Game {
  readonly setup: Setup;
  /** What is asked now; null once the game is over. */
  decision: OpenDecision | null = null;
  readonly layout: Layout;
  /** Null while it rests. */
  #table: Table | null = null;
  readonly #checkpoint: State;
  #answers: (readonly string[])[];
  /** How many events since the checkpoint have been handed out. */
  #told = 0;
  /** Whether the table was left in the middle of a card. */
  #isSuspended = false;

  private constructor({ setup, checkpoint, answers }: SavedGame, layout: Layout) {
    this.setup = setup;
    this.#checkpoint = copyState(checkpoint);
    this.#answers = [...answers];
    this.layout = layout;
  }

  /** A new game; its first events are those of dealing. */
  static start(library: Library, input: unknown): Result<{ game: Game; events: GameEvent[] }> {
    const checked = checkSetup(library, input);
    if (!checked.ok) return checked;
    const setup = checked.value;
    const { layout, state } = layOut(library, settled(library, setup));
    const table = new Table(layout, state, new Random(setup.seed));
    table.events = [];
    deal(table, setup.first);
    const dealt = { setup, checkpoint: table.state, answers: [] };
    const game = new Game(dealt, layout);
    game.#table = table;
    table.past = new Past(game.#checkpoint);
    const events = game.#goOn(table);
    return { ok: true, value: { game, events } };
  }

  /** A game that was saved. */
  static restore(library: Library, saved: SavedGame): Result<Game> {
    const checked = checkSetup(library, saved.setup);
    if (!checked.ok) return checked;
    try {
      return { ok: true, value: Game.resume(saved, layOut(library, settled(library, checked.value))) };
    } catch (reason) {
      return refused('damaged', `The saved game cannot be resumed: ${reason}.`);
    }
  }

  /** A game in any position, on the layout that it has or on that of another game of its setup. */
  static resume(saved: SavedGame, { layout }: Pick<Start, 'layout'>): Game {
    const game = new Game(saved, layout);
    game.#resume();
    return game;
  }

  /** Plays the whole game again; `from` is where these answers begin, if that is not the deal. */
  static replay(
    library: Library,
    setup: unknown,
    answers: readonly (readonly string[])[],
    from?: SavedGame,
  ): Result<Game> {
    const begun = from === undefined ? Game.start(library, setup) : Game.restore(library, from);
    if (!begun.ok) return begun;
    const game = begun.value instanceof Game ? begun.value : begun.value.game;
    for (const picks of answers) {
      const { decision } = game;
      const result = game.answer(decision?.player ?? 0, { index: decision?.index ?? 0, picks });
      if (!result.ok) return result;
    }
    return { ok: true, value: game };
  }

  /** The running game with everything hidden in it, for tools; what players get is `view`. */
  get table(): Table {
    if (this.#table === null) this.#resume();
    return this.#table as Table;
  }

  /** Nobody looks at the table now. Whoever does later finds it as it was. */
  rest(): void {
    this.#table = null;
  }

  /** Takes an answer, or says why not and changes nothing. The events are those that the answer brought about. */
  answer(player: unknown, answer: unknown): Result<readonly GameEvent[]> {
    const problem = checkAnswer(this.decision, player, answer);
    if (problem !== null) return { ok: false, problem };
    this.#answers.push([...(answer as Answer).picks]);
    return { ok: true, value: this.#resume() };
  }

  /** What a seat may see; null for somebody who only watches. */
  view(seat: number | null): View {
    return seat === null ? new View(this.table, null) : this.table.views[seat];
  }

  save(): SavedGame {
    return { setup: this.setup, checkpoint: copyState(this.#checkpoint), answers: [...this.#answers] };
  }

  /** Points, turns and, of the points as they are now, who wins. */
  get outcome(): Outcome {
    return outcomeOf(this.table);
  }

  /** For each seat what its points are made of. Tells of all cards: for when they are laid open. */
  get scores(): readonly (readonly Score[])[] {
    return this.table.players.map(scoresOf);
  }

  /** Goes on from the checkpoint with all answers since. */
  #resume(): GameEvent[] {
    const table = this.#table ?? this.#sitDown();
    if (this.#isSuspended) table.restore(this.#checkpoint);
    else table.rest();
    table.answers = this.#answers;
    (table.past as Past).answers = this.#answers;
    table.events = [];
    return this.#goOn(table);
  }

  #sitDown(): Table {
    this.#isSuspended = false;
    this.#table = new Table(this.layout, copyState(this.#checkpoint), new Random(this.setup.seed));
    this.#table.past = new Past(this.#checkpoint);
    return this.#table;
  }

  #goOn(table: Table): GameEvent[] {
    const events = table.events as GameEvent[];
    const told = this.#told;
    try {
      run(table);
      restoreState(this.#checkpoint, table.state);
      this.#answers = [];
      this.#told = 0;
      this.#isSuspended = false;
    } catch (reason) {
      this.#isSuspended = true;
      if (reason !== suspension) throw reason;
      this.#told = events.length;
    }
    const { over, answered } = table.state;
    this.decision = over ? null : numbered(answered, table.open as Decision);
    return events.slice(told);
  }
}

/** Written out: a spread would take as long as the rest of an answer. */
function numbered(index: number, decision: Decision): OpenDecision {
  const { player, kind, source, purpose, about, from, of, choices, min, max, ordered, limit, costs } =
    decision;
  const open = { index, player, kind, source, purpose, about, from, of, choices, min, max, ordered };
  if (costs !== undefined) return { ...open, costs };
  return limit === undefined ? open : { ...open, limit };
}
