import type { Game, GameEvent, Kind, Player } from '@provincia/engine';

type Table = Game['table'];
type Seat = Table['state']['seats'][number];

/**
 * What the one who answers knows at that moment: where every card lies, and which of them they know. Whether somebody
 * has learned something from an answer follows from comparing it with what came of the answer.
 */
export class Knowledge {
  readonly #seat: number;
  readonly #chance: number;
  /** Whether the seat is asked if it reacts to something: after it others may be. */
  readonly #reacts: boolean;
  /** What has happened so far where the seat is asked in the middle of a card: what that tells may show only later. */
  readonly #before: readonly GameEvent[];
  /** By the number of a card a number for its place, and 1 if the seat knows that it lies there. */
  readonly #places: Uint8Array;
  readonly #seen: Uint8Array;
  /** The cards on top of the discard piles. */
  readonly #tops: number[] = [];

  constructor({ table, decision }: Game, seat: number) {
    const { state, layout } = table;
    this.#seat = seat;
    this.#reacts = decision?.kind === 'reaction';
    this.#chance = state.chance;
    this.#before = table.asked === null ? [] : [...(table.events ?? [])];
    this.#places = new Uint8Array(layout.kindOf.length);
    this.#seen = new Uint8Array(layout.kindOf.length);
    let place = 0;
    const note = (cards: readonly number[], isSeen: boolean) => {
      place++;
      for (let i = 0; i < cards.length; i++) this.#note(cards[i], place, isSeen);
    };
    this.#noteSupply(table, ++place);
    note(state.trash, true);
    note(state.box, false);
    const { owner, controller } = state.turn;
    for (let one = 0; one < state.seats.length; one++) {
      const isOwn = one === seat || (one === owner && controller === seat);
      const { deck, hand, discard, play, aside, looking, mats }: Seat = state.seats[one];
      note(deck, false);
      note(hand, isOwn);
      note(looking, isOwn);
      note(play, true);
      note(aside, true);
      for (let mat = 0; mat < mats.length; mat++) {
        const { cards } = layout.mats[mat].rule;
        note(mats[mat], cards === 'all' || (cards === 'owner' && isOwn));
      }
      // Everybody has seen what went onto their own discard pile, and has the log to look it up.
      note(discard, isOwn);
      if (discard.length === 0) continue;
      const top = discard[discard.length - 1];
      this.#seen[top] = 1;
      this.#tops.push(top);
    }
  }

  /** Below the top of a mixed pile nobody has looked; of the other piles all cards are the same. */
  #noteSupply({ state, layout }: Table, place: number): void {
    for (const { index, start, kind } of layout.piles) {
      const top = start + state.left[index] - 1;
      for (let i = start; i <= top; i++) this.#note(state.supply[i], place, kind !== null || i === top);
    }
  }

  #note(card: number, place: number, isSeen: boolean): void {
    this.#places[card] = place;
    this.#seen[card] = isSeen ? 1 : 0;
  }

  /**
   * Whether after an answer of the seat, which brought these events about, anybody may know more than what the seat
   * knew before: then to undo the answer would be unfair.
   */
  isExceededBy(game: Game, events: readonly GameEvent[]): boolean {
    const { decision, table } = game;
    const all = [...this.#before, ...events];
    return (
      // Somebody else is asked: that already tells something, for instance that they can react.
      (decision !== null && decision.player !== this.#seat) ||
      table.state.chance !== this.#chance ||
      // What is shown and stays where it is leaves no other trace.
      events.some(({ type }) => type === 'reveal' || type === 'look') ||
      all.some((event) => isPlayOf(event, table, ({ card }) => card.tellsOfHands === true)) ||
      this.#couldBeAnswered(all, table) ||
      this.#hasMoreThan(new Knowledge(game, this.#seat))
    );
  }

  /** Whether something happened to which somebody else may have reacted: that nobody did would be known then. */
  #couldBeAnswered(events: readonly GameEvent[], table: Table): boolean {
    const gains = events.filter(({ type }) => type === 'gain');
    const isAttacked = events.some((event) => isPlayOf(event, table, ({ isAttack }) => isAttack));
    const others = table.players.filter(({ seat }) => seat !== this.#seat);
    return others.some((other) => {
      const hasGained = this.#reacts || gains.some(({ player }) => player === other.seat);
      return (
        ((this.#reacts || isAttacked) && canReact(other, 'attack-played')) ||
        ((this.#reacts || gains.length > 0) && canReact(other, 'gained', hasGained))
      );
    });
  }

  /** Whether a card that the seat did not see has come to light, or has gone somewhere. */
  #hasMoreThan(now: Knowledge): boolean {
    const [places, seen] = [this.#places, this.#seen];
    for (let card = 0; card < seen.length; card++) {
      if (seen[card] === 0 && (now.#seen[card] === 1 || now.#places[card] !== places[card])) return true;
    }
    // In which order cards lie below the top of a discard pile its owner may not know either.
    return now.#tops.some((top) => now.#places[top] === places[top] && !this.#tops.includes(top));
  }
}

function isPlayOf(event: GameEvent, { library }: Table, which: (kind: Kind) => boolean): boolean {
  return event.type === 'play' && event.cards.some((id) => which(library.get(id)));
}

/** Whether a player may hold a card with which they react at this moment, to what happens to them or to others. */
function canReact(
  { holdings, table }: Player,
  moment: 'attack-played' | 'gained',
  hasHappenedToThem = true,
): boolean {
  const reactions = table.listeners[moment]?.listeners ?? [];
  return reactions.some(
    ({ kind, ability: { from, own } }) =>
      from === 'hand' && kind !== null && (hasHappenedToThem || !own) && holdings.counts[kind.index] > 0,
  );
}
