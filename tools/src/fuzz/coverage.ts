import type { GameEvent, Library } from '@provincia/engine';

const counted = ['play', 'gain', 'trash'] as const;
type Counted = (typeof counted)[number];

function isCounted(event: GameEvent): event is Extract<GameEvent, { type: Counted }> {
  return (counted as readonly string[]).includes(event.type);
}

function keyOf(what: Counted, id: string): string {
  return `${what} ${id}`;
}

/** How often each card was played, gained and trashed, from the events. */
export class Coverage {
  readonly #library: Library;
  readonly #times = new Map<string, number>();

  constructor(library: Library) {
    this.#library = library;
  }

  readonly count = (events: readonly GameEvent[]): void => {
    for (const event of events) {
      if (!isCounted(event)) continue;
      for (const id of event.cards) this.#times.set(keyOf(event.type, id), this.#timesOf(event.type, id) + 1);
    }
  };

  #timesOf(what: Counted, id: string): number {
    return this.#times.get(keyOf(what, id)) ?? 0;
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
    const last = never.length === 0 ? 'Every playable card was played.' : `Never played: ${never.join(', ')}`;
    return [row('card', ['played', 'gained', 'trashed']), ...rows, last].join('\n');
  }
}
