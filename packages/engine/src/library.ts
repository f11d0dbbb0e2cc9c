import { type Alteration, type Card, Kind, type Landscape, type MixedPile, type PileKind } from './card.ts';
import { CardOffers, type Choice, treasuresChoice } from './choice.ts';
import { type PhaseRule, standardPhases } from './phases.ts';

/** All the cards a program knows, and the piles they make. */
export class Library {
  readonly kinds: readonly Kind[];
  /** Those that are not what is printed on them. */
  readonly altered: readonly Kind[];
  readonly piles: readonly PileKind[];
  /** Instead of the Estates of the starting decks. */
  readonly shelters: readonly Kind[];
  /** The basic piles that only some games use, all of them or none: Platinum and Colony. */
  readonly colonies: readonly PileKind[];
  readonly landscapes: readonly Landscape[];
  /** The phases of a turn, in their order. */
  readonly phases: readonly PhaseRule[];
  readonly #kinds: ReadonlyMap<string, Kind>;
  readonly #piles: ReadonlyMap<string, PileKind>;
  readonly #choices: ReadonlyMap<string, Choice>;
  /** The libraries of games in which some cards are altered, by the ids of the cards that do so. */
  readonly #others = new Map<string, Library>();
  readonly #cards: readonly Card[];
  readonly #mixed: readonly MixedPile[];

  constructor(
    cards: readonly Card[],
    mixed: readonly MixedPile[] = [],
    {
      landscapes = [],
      phases = standardPhases(),
      kinds = [],
    }: Partial<Pick<Library, 'landscapes' | 'phases' | 'kinds'>> = {},
  ) {
    this.#cards = cards;
    this.#mixed = mixed;
    this.landscapes = landscapes;
    this.phases = phases;
    const all = [...cards, ...mixed.flatMap((pile) => pile.cards)];
    this.kinds = all.map((card, index) => kinds[index] ?? new Kind(card, index));
    this.altered = this.kinds.filter(({ card, index }) => card !== all[index]);
    this.#kinds = new Map(this.kinds.map((kind) => [kind.id, kind]));
    if (this.#kinds.size < all.length) throw new RangeError('two cards of the library have the same id');
    this.#choices = new Map(
      [
        treasuresChoice,
        ...this.kinds.flatMap(({ offers }) => [offers.play.times(1), offers.buy.times(1)]),
        ...landscapes.map(({ id }) => new CardOffers(id).buy.times(1)),
      ].map((choice) => [choice.label, choice]),
    );
    this.shelters = this.kinds.filter(({ card }) => card.home === 'shelter');
    this.piles = [
      ...this.kinds.filter(({ card }) => card.home !== 'mixed' && card.home !== 'shelter').map(pileOf),
      ...mixed.map((pile) =>
        mixedPile(
          pile,
          pile.cards.map(({ id }) => this.get(id)),
        ),
      ),
    ];
    this.colonies = this.piles.filter(({ comesWithSet }) => comesWithSet);
    this.#piles = new Map(this.piles.map((pile) => [pile.id, pile]));
    if (this.#piles.size < this.piles.length)
      throw new RangeError('two piles of the library have the same id');
  }

  /** All cards as they are in a game with this kingdom, whose piles may alter some. */
  forKingdom(kingdom: readonly string[]): Library {
    const altering = this.kinds.filter(({ id, card }) => card.alters !== undefined && kingdom.includes(id));
    if (altering.length === 0) return this;
    const key = altering.map(({ id }) => id).join();
    const other = this.#others.get(key) ?? this.#alteredBy(altering);
    this.#others.set(key, other);
    return other;
  }

  #alteredBy(altering: readonly Kind[]): Library {
    const kinds = this.kinds.map((kind) => {
      const added = altering.flatMap(({ card }) => card.alters?.[kind.id] ?? []);
      return added.length === 0 ? kind : new Kind(added.reduce(withMore, kind.card), kind.index);
    });
    const { landscapes, phases } = this;
    return new Library(this.#cards, this.#mixed, { landscapes, phases, kinds });
  }

  find(id: string): Kind | undefined {
    return this.#kinds.get(id);
  }

  /** For ids that are known to be there. */
  get(id: string): Kind {
    const kind = this.#kinds.get(id);
    if (kind === undefined) throw new RangeError(`there is no card "${id}"`);
    return kind;
  }

  /** For ids that are known to be there. */
  landscape(id: string): Landscape {
    const found = this.landscapes.find((landscape) => landscape.id === id);
    if (found === undefined) throw new RangeError(`there is no landscape "${id}"`);
    return found;
  }

  /** The choice of a phase that has this label. */
  findChoice(label: string): Choice | undefined {
    return this.#choices.get(label);
  }

  findPile(id: string): PileKind | undefined {
    return this.#piles.get(id);
  }
}

function pileOf(kind: Kind): PileKind {
  const { id, card } = kind;
  const { set, editions, home = 'kingdom', brings = [], comesWithSet = false } = card;
  const size =
    card.pile ?? ((players: number) => (kind.isVictory && players > 2 ? 12 : kind.isVictory ? 8 : 10));
  return {
    id,
    set,
    editions,
    home: home as PileKind['home'],
    brings,
    comesWithSet,
    kinds: [kind],
    copies: size,
    size,
  };
}

function mixedPile(
  { id, set, editions, kingdom, copies, size }: MixedPile,
  kinds: readonly Kind[],
): PileKind {
  const home = kingdom ? 'kingdom' : 'brought';
  const brings = kinds.flatMap(({ card }) => card.brings ?? []);
  return { id, set, editions, home, brings, comesWithSet: false, kinds, copies: () => copies, size };
}

function withMore(card: Card, { types, plus }: Alteration): Card {
  return { ...card, types: [...types, ...card.types], plus: { ...card.plus, ...plus } };
}
