import type { Card, CounterRule, Kind, Landscape, PileKind } from './card.ts';
import type { Library } from './library.ts';
import { compileListeners, type Listeners } from './moments.ts';
import { changesIn, type RulesChange } from './rules-versions.ts';
import { newTurn, type State } from './state.ts';
import { emptySeat, faceDown, type Mat, type Seat, type ZoneRule } from './zones.ts';

/** One pile. Its cards are the `left` first from `start` on in the supply of the state, the last on top. */
export interface Pile {
  readonly index: number;
  readonly id: string;
  /** Null if it is a mixed pile. */
  readonly kind: Kind | null;
  readonly start: number;
  /** Whether it is in the supply: can be bought, and counts as an empty pile. */
  readonly inSupply: boolean;
  /** How many of its cards are used; what is more is left in the box once it has been shuffled. */
  readonly size: number;
}

/** What does not change during a game: which cards there are and where each pile, zone, counter and token has its room. */
export interface Layout {
  readonly library: Library;
  /** What has changed in the rules by which it is played. */
  readonly changes: ReadonlySet<RulesChange>;
  /** The kind of each card. */
  readonly kindOf: readonly Kind[];
  readonly piles: readonly Pile[];
  /** The pile with this id. */
  readonly pileOf: ReadonlyMap<string, number>;
  /** By the index of a kind the pile of the supply that has only cards of it; IN_NO_PILE, or IN_MIXED_PILE. */
  readonly pileOfKind: Int16Array;
  /** The kinds of this game, each once. */
  readonly kinds: readonly Kind[];
  /** By the index of a kind whether it is in this game: 1 or 0. */
  readonly isUsed: Uint8Array;
  /** Of these the treasures, and those that are worth points. */
  readonly treasures: readonly Kind[];
  readonly scoring: readonly Kind[];
  /** Whether some treasure does more than give coins. */
  readonly hasInstructedTreasures: boolean;
  /** Whether something can make some cards cheaper than others. */
  readonly hasCheaper: boolean;
  /** Whether coins alone decide what can be bought, at printed costs less the discount. */
  readonly hasPlainPrices: boolean;
  /** What its cards can do outside their own play. */
  readonly listeners: Listeners;
  /** What else can be bought or holds in this game. */
  readonly landscapes: readonly Landscape[];
  /** The mats of each player. */
  readonly mats: readonly { readonly name: Mat; readonly rule: ZoneRule }[];
  /** Whether it is kept what each player gained in their last turn. */
  readonly keepsGains: boolean;
  /** Whether anything may come of a gain, besides what is told of it. */
  readonly heedsGains: boolean;
  /** What is counted for each player. */
  readonly counters: readonly { readonly name: string; readonly rule: CounterRule }[];
  /** What can lie on piles. */
  readonly tokens: readonly string[];
  /** Those of them that lie there from the beginning and go to a mat that all players share. */
  readonly startTokens: readonly StartToken[];
  /** The cards that may forbid to buy others. */
  readonly forbidding: readonly Kind[];
  /** What is drawn from to decide whether Shelters are used: one lot where it is known beforehand. */
  readonly shelterLots: readonly boolean[];
}

interface StartToken {
  readonly name: string;
  /** Its place among all tokens. */
  readonly place: number;
  readonly isOn: (kind: Kind) => boolean;
}

export const IN_NO_PILE = -1;
export const IN_MIXED_PILE = -2;

/** Puts cards on an empty table, one by one, giving each its number. */
export class LayoutBuilder {
  readonly #library: Library;
  readonly #landscapes: readonly Landscape[];
  readonly #kindOf: Kind[] = [];
  readonly #piles: Pile[] = [];
  readonly #supply: number[] = [];
  readonly #left: number[] = [];

  constructor(library: Library, landscapes: readonly Landscape[] = []) {
    this.#library = library;
    this.#landscapes = landscapes;
  }

  card(kind: Kind): number {
    return this.#kindOf.push(kind) - 1;
  }

  /** Adds so many of this kind to a list of cards. */
  add(cards: number[], kind: Kind, count: number): void {
    for (let i = 0; i < count; i++) cards.push(this.card(kind));
  }

  /** A pile with these cards, the last on top, and room for more to be put back. */
  pile({ id, kinds, home }: PileKind, cards: readonly number[], size = cards.length, room = 0): void {
    const kind = kinds.length === 1 ? kinds[0] : null;
    const inSupply = home !== 'outside';
    this.#piles.push({ index: this.#piles.length, id, kind, start: this.#supply.length, inSupply, size });
    for (const card of cards) this.#supply.push(card);
    for (let i = 0; i < room; i++) this.#supply.push(-1);
    this.#left.push(cards.length);
  }

  layout(rules: number, shelterLots: readonly boolean[] = []): Layout {
    // Copies: a list to which things were added has room for more, and a server keeps many of these.
    const kindOf = this.#kindOf.slice();
    const kinds = [...new Set(kindOf)];
    const things = [...kinds.map(({ card }) => card), ...this.#landscapes];
    const startTokens = named(things.map((thing) => thing.startTokens));
    const tokens = [...new Set([...things.flatMap((thing) => thing.tokens ?? []), ...names(startTokens)])];
    const listeners = compileListeners(kinds, this.#landscapes);
    const keepsGains = kinds.some(({ card }) => card.asksForGains);
    return {
      library: this.#library,
      changes: changesIn(rules),
      kindOf,
      piles: this.#piles,
      pileOf: new Map(this.#piles.map(({ id, index }) => [id, index])),
      pileOfKind: this.#pileOfKind(),
      kinds,
      isUsed: marked(kinds, this.#library),
      treasures: kinds.filter(({ isTreasure }) => isTreasure),
      scoring: kinds.filter(({ points }) => points !== 0),
      hasInstructedTreasures: kinds.some((kind) => kind.isTreasure && kind.isInstructed),
      hasCheaper: kinds.some(({ card }) => changesPrices(card)),
      hasPlainPrices: this.#landscapes.length === 0 && kinds.every(isPlainlyPriced),
      listeners,
      landscapes: this.#landscapes,
      mats: named([
        ...things.map(({ mats }) => mats),
        ...kinds.map(({ card }) => (card.setsAsideFaceDown ? faceDown : undefined)),
      ]),
      keepsGains,
      heedsGains: keepsGains || startTokens.length > 0 || listeners.gained !== null,
      counters: named(things.map(({ counters }) => counters)),
      tokens,
      startTokens: startTokens.map(({ name, rule }) => ({ name, place: tokens.indexOf(name), isOn: rule })),
      forbidding: kinds.filter(({ card }) => card.forbidsBuying !== undefined),
      shelterLots,
    };
  }

  #pileOfKind(): Int16Array {
    const pileOfKind = new Int16Array(this.#library.kinds.length).fill(IN_NO_PILE);
    for (const { id, index, kind, inSupply } of this.#piles) {
      const mixed = kind === null ? (this.#library.findPile(id)?.kinds ?? []) : [];
      for (const one of mixed) pileOfKind[one.index] = IN_MIXED_PILE;
      if (kind !== null && inSupply && pileOfKind[kind.index] === IN_NO_PILE) pileOfKind[kind.index] = index;
    }
    return pileOfKind;
  }

  /** The state before the first turn. */
  state({ tokens, startTokens }: Layout, seats: Seat[], trash: number[], box: number[]): State {
    return {
      answered: 0,
      chance: 0,
      turns: 0,
      turn: newTurn(0),
      lastInOrder: 0,
      extraTurns: [],
      waiting: [],
      guises: [],
      seats,
      supply: this.#supply.slice(),
      left: this.#left,
      tokens: tokens.map((token) => {
        const isOn = startTokens.find(({ name }) => name === token)?.isOn;
        return this.#piles.map(({ kind, inSupply }) => (inSupply && kind !== null && isOn?.(kind) ? 1 : 0));
      }),
      shared: startTokens.map(() => 0),
      trash,
      passes: [],
      box,
      over: false,
    };
  }
}

function marked(used: readonly Kind[], { kinds }: Library): Uint8Array {
  const marks = new Uint8Array(kinds.length);
  for (const { index } of used) marks[index] = 1;
  return marks;
}

function changesPrices({ cheaper, costsLess, discount }: Card): boolean {
  return cheaper !== undefined || costsLess !== undefined || discount?.of !== undefined;
}

function isPlainlyPriced({ card, cost }: Kind): boolean {
  const isRuled = changesPrices(card) || card.mayBeBought !== undefined || card.forbidsBuying !== undefined;
  return !isRuled && cost.potions === 0 && cost.debt === 0;
}

/** Several cards may name the same thing; there is one of it. */
function named<Name extends string, Rule>(
  tables: readonly (Readonly<Record<Name, Rule>> | undefined)[],
): { name: Name; rule: Rule }[] {
  const all: Record<Name, Rule> = Object.assign({}, ...tables);
  return (Object.keys(all) as Name[]).map((name) => ({ name, rule: all[name] }));
}

function names(things: readonly { readonly name: string }[]): string[] {
  return things.map(({ name }) => name);
}

/** A seat without cards, with room for what this game has. */
export function newSeat({ mats, counters }: Layout): Seat {
  return emptySeat(mats.length, counters.length);
}
