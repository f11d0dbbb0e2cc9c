import type { Kind } from './card.ts';

/** What picking a choice does. */
export type Verb = Choice['verb'];

/** Something that can be picked; equal cards are one choice with a count. */
export type Choice = {
  /** How an answer names it: in stored games, in scenarios and on the wire. It follows from the rest. */
  readonly label: string;
  readonly count: number;
} & What;

type What =
  /** All treasures in hand. */
  | { readonly verb: 'treasures' }
  | { readonly verb: 'play'; readonly card: string }
  /** A card from the supply, or something else that can be bought. */
  | { readonly verb: 'buy'; readonly card: string }
  | { readonly verb: 'name' | 'use'; readonly card: string }
  /** A card from the zone or supply that the decision is about; `place` if it is elsewhere. */
  | { readonly verb: 'pick'; readonly card: string; readonly place?: 'discard' }
  | { readonly verb: 'choose'; readonly option: string }
  /** A number of coins or cards, or the number of cards above a position in the deck. */
  | { readonly verb: 'pay' | 'put'; readonly number: number };

function labelOf(what: What): string {
  switch (what.verb) {
    case 'treasures':
      return what.verb;
    case 'play':
    case 'buy':
      return `${what.verb} ${what.card}`;
    case 'pick':
      return what.place === undefined ? what.card : `${what.place} ${what.card}`;
    case 'name':
    case 'use':
      return what.card;
    case 'choose':
      return what.option;
    case 'pay':
    case 'put':
      return String(what.number);
  }
}

/** What can be offered. However many of it there are, each such choice is made once and then the same object. */
export class Offer {
  readonly #what: What;
  readonly #kind: Kind | null;
  readonly label: string;
  readonly #choices: Choice[] = [];

  constructor(what: What, kind: Kind | null = null) {
    this.#what = what;
    this.#kind = kind;
    this.label = interned(labelOf(what));
  }

  times(count: number): Choice {
    this.#choices[count] ??= this.#make(count);
    return this.#choices[count];
  }

  #make(count: number): Choice {
    const choice: Choice = { label: this.label, count, ...this.#what };
    if (this.#kind !== null) new KindMark(choice, this.#kind);
    return choice;
  }
}

/** A constructor that works on an object that is there already. */
class Given {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: this is what it is for
    return object;
  }
}

/**
 * The kind of card a choice is about, written on the choice where nobody sees it: it is no part of its JSON or of a copy.
 * That way the engine need not look up what a bot picked.
 */
class KindMark extends Given {
  readonly #kind: Kind;

  constructor(choice: Choice, kind: Kind) {
    super(choice);
    this.#kind = kind;
  }

  static read(choice: object): Kind | null {
    return #kind in choice ? choice.#kind : null;
  }
}

/** Whether the engine made it, as it makes those of phases, and it is no copy. */
export function isMade(choice: Choice): boolean {
  return choice === treasuresChoice || kindOf(choice) !== null;
}

/** The kind of card that a choice is about; null if it is about none, or the engine has not made it. */
export const kindOf = KindMark.read;

/** The one copy that the machine keeps of a string used as a key: comparing two of these is comparing pointers. */
function interned(label: string): string {
  return Object.keys({ [label]: label })[0];
}

/** What can be offered of a kind of card, or of something else that can be bought or used. */
export class CardOffers {
  readonly play: Offer;
  readonly buy: Offer;
  readonly pick: Offer;
  readonly pickFromDiscard: Offer;
  readonly name: Offer;
  readonly use: Offer;

  /** Without a kind they are offers of something else that has an id. */
  constructor(card: string, kind: Kind | null = null) {
    this.play = new Offer({ verb: 'play', card }, kind);
    this.buy = new Offer({ verb: 'buy', card }, kind);
    this.pick = new Offer({ verb: 'pick', card }, kind);
    this.pickFromDiscard = new Offer({ verb: 'pick', card, place: 'discard' }, kind);
    this.name = new Offer({ verb: 'name', card }, kind);
    this.use = new Offer({ verb: 'use', card }, kind);
  }
}

/** To play all treasures in hand. */
export const treasuresChoice = new Offer({ verb: 'treasures' }).times(1);

const options = new Map<string, Offer>();

export function optionOffer(option: string): Offer {
  const known = options.get(option);
  if (known !== undefined) return known;
  const offer = new Offer({ verb: 'choose', option });
  options.set(option, offer);
  return offer;
}

const numbers: Readonly<Record<'pay' | 'put', Offer[]>> = { pay: [], put: [] };

export function numberOffer(verb: 'pay' | 'put', number: number): Offer {
  numbers[verb][number] ??= new Offer({ verb, number });
  return numbers[verb][number];
}
