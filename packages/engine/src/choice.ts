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
  | { readonly verb: 'play' | 'name' | 'use'; readonly card: string }
  /** A card of the supply, or something else that can be bought. */
  | { readonly verb: 'buy'; readonly card: string }
  /** A card of the zone or of the supply that the decision is about; `place` if it lies elsewhere. */
  | { readonly verb: 'pick'; readonly card: string; readonly place?: 'discard' }
  | { readonly verb: 'choose'; readonly option: string }
  /** A number of coins, or of the cards that lie above a place in the deck. */
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
  readonly label: string;
  readonly #choices: Choice[] = [];

  constructor(what: What) {
    this.#what = what;
    this.label = interned(labelOf(what));
  }

  times(count: number): Choice {
    this.#choices[count] ??= { label: this.label, count, ...this.#what };
    return this.#choices[count];
  }
}

/** The one copy that the machine keeps of a string used as a key: comparing two of these is comparing pointers. */
function interned(label: string): string {
  return Object.keys({ [label]: label })[0];
}

/** What can be offered of a kind of card. */
export class CardOffers {
  readonly play: Offer;
  readonly buy: Offer;
  readonly pick: Offer;
  readonly pickFromDiscard: Offer;
  readonly name: Offer;
  readonly use: Offer;

  constructor(card: string) {
    this.play = new Offer({ verb: 'play', card });
    this.buy = new Offer({ verb: 'buy', card });
    this.pick = new Offer({ verb: 'pick', card });
    this.pickFromDiscard = new Offer({ verb: 'pick', card, place: 'discard' });
    this.name = new Offer({ verb: 'name', card });
    this.use = new Offer({ verb: 'use', card });
  }
}

export const treasuresOffer = new Offer({ verb: 'treasures' });

const options = new Map<string, Offer>();

export function optionOffer(option: string): Offer {
  const known = options.get(option) ?? new Offer({ verb: 'choose', option });
  options.set(option, known);
  return known;
}

const numbers: Readonly<Record<'pay' | 'put', Offer[]>> = { pay: [], put: [] };

export function numberOffer(verb: 'pay' | 'put', number: number): Offer {
  numbers[verb][number] ??= new Offer({ verb, number });
  return numbers[verb][number];
}
