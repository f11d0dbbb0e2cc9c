import { eventFor, type Game, type GameEvent, type OpenDecision, type SeatView } from '@provincia/engine';
import type { Asked, Begin, Over, Wants } from './messages.ts';

/** What came of a game, for those in it. */
export type Result = Omit<Over, 'type' | 'game' | 'since' | 'events'>;

/** A seat of a game as another program is told of it, message by message. */
export class ToldSeat {
  readonly begin: Begin;
  readonly #game: Game;
  /** What has happened since the game began. */
  readonly #events: readonly GameEvent[];
  /** How many of the events have been told. */
  #told = 0;

  constructor(begin: Begin, game: Game, events: readonly GameEvent[]) {
    this.begin = begin;
    this.#game = game;
    this.#events = events;
  }

  /** The number of the open question. */
  get seq(): number {
    return this.#game.decision?.index ?? -1;
  }

  /** Another process goes on, which knows nothing of the game. */
  startAnew(): void {
    this.#told = 0;
  }

  asked(wants: Wants): Asked {
    const { game } = this.begin;
    const { index, player, ...decision } = this.#game.decision as OpenDecision;
    return { type: 'decision', game, seq: index, decision, ...this.#seen(wants), ...this.#news(wants) };
  }

  over(wants: Wants, result: Result): Over {
    return { type: 'over', game: this.begin.game, ...result, ...this.#news(wants) };
  }

  #seen({ view: fields, points }: Wants): Pick<Asked, 'view' | 'points'> {
    const { seat, players } = this.begin;
    const view = this.#game.view(seat);
    const shown = fields?.size === 0 ? null : view.toJSON();
    return {
      ...(shown !== null && { view: fields === null ? shown : fieldsOf(shown, fields) }),
      ...(points && { points: Array.from({ length: players }, (_, i) => view.points(i)) }),
    };
  }

  #news({ events }: Wants): Pick<Asked, 'since' | 'events'> {
    if (!events) return {};
    const since = this.#told;
    this.#told = this.#events.length;
    return { since, events: this.#events.slice(since).map((event) => eventFor(event, this.begin.seat)) };
  }
}

function fieldsOf(view: SeatView, fields: ReadonlySet<string>): Partial<SeatView> {
  return Object.fromEntries(Object.entries(view).filter(([name]) => fields.has(name)));
}
