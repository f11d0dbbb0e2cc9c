import { library } from '@provincia/cards';
import { Game, type SavedGame, type Setup } from '@provincia/engine';
import type { Base } from './saved-course.ts';

/** So many answers are played again at most to stand anywhere in a game. */
const EVERY = 50;

/** A game as it stood after every so many answers: going back costs a few answers and not the whole game. */
export class Checkpoints {
  readonly #setup: Setup;
  /** From where it can be played again; null if from the deal. */
  readonly #base: Base | null;
  /** By the number of answers. What is in here is never changed, so copies share it. */
  readonly #kept: Map<number, SavedGame>;
  /** Where it was last gone back to: whoever does so goes there again, or nearby. */
  #last: { readonly at: number; readonly saved: SavedGame } | null = null;

  constructor(setup: Setup, base: Base | null, kept: ReadonlyMap<number, SavedGame> = new Map()) {
    this.#setup = setup;
    this.#base = base;
    this.#kept = new Map(kept);
  }

  copy(): Checkpoints {
    const copy = new Checkpoints(this.#setup, this.#base, this.#kept);
    copy.#last = this.#last;
    return copy;
  }

  /** The game stands after so many answers. */
  pass(answers: number, game: Game): void {
    if (answers % EVERY === 0 && answers > 0) this.#kept.set(answers, game.save());
  }

  /** What came after so many answers no longer counts. */
  cut(answers: number): void {
    for (const at of [...this.#kept.keys()]) if (at > answers) this.#kept.delete(at);
    if (this.#last !== null && this.#last.at > answers) this.#last = null;
  }

  /** A game of its own as it stood after so many of these answers. `like` is any game of the same setup. */
  gameAfter(count: number, answers: readonly (readonly string[])[], like: Game): Game {
    const nearest = this.#before(count);
    const { saved } = nearest;
    let { at } = nearest;
    const game = saved === undefined ? started(this.#setup) : Game.resume(saved, like);
    for (; at < count; at++) {
      this.pass(at, game);
      const { player, index } = game.decision ?? { player: 0, index: 0 };
      const result = game.answer(player, { index, picks: answers[at] });
      if (!result.ok) throw new RangeError(result.problem.message);
    }
    this.#last = { at: count, saved: game.save() };
    return game;
  }

  /** The nearest that is kept of the game before so many answers. */
  #before(count: number): { at: number; saved?: SavedGame | undefined } {
    let at = count - (count % EVERY);
    while (at > 0 && !this.#kept.has(at)) at -= EVERY;
    const last = this.#last;
    if (last !== null && last.at <= count && last.at >= at) return last;
    const base = this.#base;
    if (base === null || at > base.answers) return { at, saved: this.#kept.get(at) };
    if (count < base.answers) throw new RangeError(`the game is known only after ${base.answers} answers`);
    return { at: base.answers, saved: base.game };
  }
}

function started(setup: Setup): Game {
  const begun = Game.start(library, setup);
  if (!begun.ok) throw new RangeError(begun.problem.message);
  return begun.value.game;
}
