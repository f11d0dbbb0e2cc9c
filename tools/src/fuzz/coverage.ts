import type { GameEvent, Library } from '@provincia/engine';

const counted = ['play', 'gain', 'trash'] as const;
type Counted = (typeof counted)[number];

/** How often each card was played, gained and trashed, from the events. */
export class Coverage {
  readonly #library: Library;
  readonly #times = new Map<string, number>();

  constructor(library: Library) {
    this.#library = library;
  }

  readonly count = (events: readonly GameEvent[]): void => {
    for (const { type, cards = [] } of events) {
      if (!(counted as readonly string[]).includes(type)) continue;
      for (const id of cards) this.#times.set(`${type} ${id}`, (this.#times.get(`${type} ${id}`) ?? 0) + 1);
    }
  };

  #timesOf(what: Counted, id: string): number {
    return this.#times.get(`${what} ${id}`) ?? 0;
  }

  /** Victory and curse cards aside, which are not played. */
  get #neverPlayed(): string[] {
    const playable = this.#library.kinds.filter((kind) => kind.isAction || kind.isTreasure);
    return playable.map((kind) => kind.id).filter((id) => this.#timesOf('play', id) === 0);
  }

  toString(): string {
    const row = (name: string, cells: readonly (string | number)[]) =>
      name.padEnd(20) + cells.map((cell) => String(cell).padStart(9)).join('');
    const rows = this.#library.kinds.map(({ id }) =>
      row(
        id,
        counted.map((what) => this.#timesOf(what, id)),
      ),
    );
    const never = this.#neverPlayed;
    const last =
      never.length === 0 ? 'Every card that can be played was.' : `Never played: ${never.join(', ')}`;
    return [row('card', ['played', 'gained', 'trashed']), ...rows, last].join('\n');
  }
}
