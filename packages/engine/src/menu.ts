import type { Kind } from './card.ts';
import { type Choice, treasuresOffer } from './choice.ts';
import { type Decision, labelOf, NOWHERE, type Pick } from './decision.ts';
import type { Table } from './table.ts';

const MOST_JOINED = 8;

/** A list of choices, each with the engine's own number for it: a kind, or a pile. It is never changed. */
export class Menu {
  readonly choices: readonly Choice[];
  readonly refs: readonly number[];
  /** The last few menus that this one was joined with, and what came of it. Most are never joined, nor asked twice. */
  #joined: { readonly others: Menu[]; readonly menus: Menu[] } | null = null;
  /** By the seat that is asked. */
  #decisions: Decision[] | null = null;

  constructor(choices: readonly Choice[], refs: readonly number[]) {
    this.choices = choices;
    this.refs = refs;
  }

  /** The place of what is picked; NOWHERE if it is not offered. */
  placeOf(pick: Pick): number {
    const label = labelOf(pick);
    const { choices } = this;
    for (let i = 0; i < choices.length; i++) if (choices[i].label === label) return i;
    return NOWHERE;
  }

  /** The decision of a phase in which this is what there is to choose. */
  decisionOf(owner: number, controller: number): Decision {
    if (owner !== controller) return phaseDecision(this.choices, controller, owner);
    this.#decisions ??= [];
    this.#decisions[owner] ??= phaseDecision(this.choices, owner, owner);
    return this.#decisions[owner];
  }

  /** All of this one, then all of the other. */
  join(other: Menu): Menu {
    this.#joined ??= { others: [], menus: [] };
    const { others, menus } = this.#joined;
    for (let i = 0; i < others.length; i++) if (others[i] === other) return menus[i];
    const menu = new Menu(this.choices.concat(other.choices), this.refs.concat(other.refs));
    if (others.unshift(other) > MOST_JOINED) others.pop();
    if (menus.unshift(menu) > MOST_JOINED) menus.pop();
    return menu;
  }
}

/** `of` is whose turn it is. */
function phaseDecision(choices: readonly Choice[], player: number, of: number): Decision {
  return {
    player,
    kind: 'phase',
    source: null,
    purpose: 'phase',
    about: null,
    from: null,
    of,
    choices,
    min: 0,
    max: 1,
    ordered: false,
  };
}

export const emptyMenu = new Menu([], []);

/** The ref of all treasures together: no kind. */
export const TREASURES = -1;

const treasuresMenu = new Menu([treasuresOffer.times(1)], [TREASURES]);

/** So many are kept; then it starts from scratch. Most kingdoms never get there. */
const MOST_MENUS = 10_000;

/**
 * What can be played from a hand, for the cards of one library. The same hands come again and again, so their menus are
 * kept: by a number whose digits are the cards in their order.
 */
abstract class HandMenus {
  readonly #base: number;
  readonly #first: Menu;
  readonly #menus = new Map<number, Menu>();

  /** The digits are below `base`. */
  constructor(base: number, first: Menu = emptyMenu) {
    this.#base = base;
    this.#first = first;
  }

  /** The digit of a kind; 0 if it cannot be played. */
  protected abstract digitOf(kind: Kind): number;

  of(hand: readonly number[], table: Table): Menu {
    const base = this.#base;
    const { kinds } = table;
    let key = 0;
    for (let i = 0; i < hand.length; i++) {
      const digit = this.digitOf(kinds[hand[i]]);
      if (digit > 0) key = key * base + digit;
    }
    if (key === 0) return emptyMenu;
    return this.#menus.get(key) ?? this.#make(key, hand, table);
  }

  #make(key: number, hand: readonly number[], table: Table): Menu {
    const kinds = hand.map((card) => table.kindOf(card)).filter((kind) => this.digitOf(kind) > 0);
    const menu = kinds.reduce(withPlay, this.#first);
    // A number that is too long does not tell hands apart.
    if (key > Number.MAX_SAFE_INTEGER) return menu;
    if (this.#menus.size >= MOST_MENUS) this.#menus.clear();
    this.#menus.set(key, menu);
    return menu;
  }
}

/** More treasures than any library has, and few enough that a hand of five is a small number. */
export const MANY_TREASURES = 64;

/** More kinds than any library has. */
const MANY_KINDS = 1024;

export class ActionMenus extends HandMenus {
  constructor() {
    super(MANY_KINDS);
  }

  protected digitOf({ isAction, index }: Kind): number {
    return isAction ? index + 1 : 0;
  }
}

/** With the choice to play all treasures before them. */
export class TreasureMenus extends HandMenus {
  constructor() {
    super(MANY_TREASURES, treasuresMenu);
  }

  protected digitOf({ treasureDigit }: Kind): number {
    return treasureDigit;
  }
}

/** Of cards that some rule picks out. */
export class RuledMenus extends HandMenus {
  readonly #rule: (kind: Kind) => boolean;

  constructor(rule: (kind: Kind) => boolean) {
    super(MANY_KINDS);
    this.#rule = rule;
  }

  protected digitOf(kind: Kind): number {
    return this.#rule(kind) ? kind.index + 1 : 0;
  }
}

function withPlay({ choices, refs }: Menu, { index, offers }: Kind): Menu {
  const place = refs.indexOf(index);
  if (place < 0) return new Menu([...choices, offers.play.times(1)], [...refs, index]);
  return new Menu(choices.with(place, offers.play.times(choices[place].count + 1)), refs);
}
