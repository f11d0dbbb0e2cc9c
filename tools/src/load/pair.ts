import type { NewTable, Sight } from '@provincia/protocol';
import { Person } from './person.ts';
import { scriptedAnswer } from './script.ts';

const wish: NewTable = {
  seats: ['person', 'person'],
  kingdom: { by: 'printed', id: 'first-game' },
  access: 'link',
  rated: false,
};

/** An answer that was given, as a row of the log has it. */
export interface Given {
  readonly table: string;
  readonly seq: number;
  readonly data: string;
}

interface PairParts {
  readonly url: string;
  readonly chance: () => number;
  /** Somebody is asked, and both see it. */
  onAsked(pair: Pair): void;
  /** Both see what came of an answer, so many milliseconds after it was sent. */
  onSeen(milliseconds: number, given: Given): void;
  onError(error: unknown): void;
}

/** Two people who play one game after another. */
export class Pair {
  readonly #parts: PairParts;
  readonly #people: readonly Person[];
  /** The last that each of the two has seen. */
  #sights: (Sight | null)[] = [null, null];
  #table = '';
  #sent: { at: number; given: Given } | null = null;
  #games = 0;
  #movingOn = false;

  constructor(parts: PairParts) {
    this.#parts = parts;
    this.#people = [0, 1].map(
      (i) =>
        new Person(
          parts.url,
          (sight) => this.#see(i, sight),
          (why) => parts.onError(new Error(why)),
        ),
    );
  }

  /** Games that were played to their end. */
  get games(): number {
    return this.#games;
  }

  /** Whether an answer is on its way, or the next game. */
  get busy(): boolean {
    return this.#sent !== null || this.#movingOn;
  }

  /** Both sit down at a new table and look at it. */
  async begin(): Promise<void> {
    const [host, guest] = this.#people;
    this.#sights = [null, null];
    const left = this.#table;
    const { id } = await host.make(wish);
    this.#table = id;
    await guest.join(id);
    await Promise.all(
      this.#people.map((person) =>
        left === '' ? person.connect() : person.send('unwatch', { table: left }),
      ),
    );
    await Promise.all(this.#people.map((person) => person.send('watch', { table: id, changes: true })));
  }

  /** Whoever is asked answers. */
  answer(): void {
    const i = this.#sights.findIndex((sight) => sight?.decision);
    const sight = this.#sights[i];
    if (!sight) throw new Error('No player has a decision.');
    const { table, seq } = sight;
    const picks = scriptedAnswer(sight, this.#parts.chance);
    this.#sent = { at: performance.now(), given: { table, seq, data: JSON.stringify({ seat: i, picks }) } };
    this.#people[i].send('answer', { table, seq, picks }).catch(this.#parts.onError);
  }

  close(): void {
    for (const person of this.#people) person.close();
  }

  #see(i: number, sight: Sight): void {
    const before = this.#sights[i];
    if (sight.table !== this.#table || (before !== null && sight.seq !== before.seq + 1)) {
      this.#parts.onError(new Error('A view does not follow the previous one.'));
    }
    this.#sights[i] = sight;
    const [one, other] = this.#sights;
    if (one === null || other === null || one.seq !== other.seq) return;
    if (this.#sent !== null) this.#parts.onSeen(performance.now() - this.#sent.at, this.#sent.given);
    this.#sent = null;
    if (sight.result === null) {
      this.#parts.onAsked(this);
    } else {
      this.#games++;
      this.#again().catch(this.#parts.onError);
    }
  }

  async #again(): Promise<void> {
    this.#movingOn = true;
    const old = this.#table;
    await Promise.all(this.#people.map((person) => person.send('unwatch', { table: old })));
    await this.begin();
    this.#movingOn = false;
  }
}
