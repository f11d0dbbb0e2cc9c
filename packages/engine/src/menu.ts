import type { Kind } from './card.ts';
import { type Choice, treasuresOffer } from './choice.ts';
import type { Decision } from './decision.ts';
import type { Table } from './table.ts';

/** A list of choices, each with the engine's own number for it: a kind, or a pile. It is never changed. */
export class Menu {
  readonly choices: readonly Choice[];
  readonly refs: readonly number[];
  #joined: { readonly other: Menu; readonly menu: Menu } | null = null;

  /** By the seat that is asked. */
  readonly #decisions: Decision[] = [];

  constructor(choices: readonly Choice[], refs: readonly number[]) {
    this.choices = choices;
    this.refs = refs;
  }

  /** The decision of a phase in which this is what there is to choose. */
  decisionOf(owner: number, controller: number): Decision {
    if (owner !== controller) return phaseDecision(this.choices, controller, owner);
    this.#decisions[owner] ??= phaseDecision(this.choices, owner, owner);
    return this.#decisions[owner];
  }

  /** All of this one, then all of the other. */
  join(other: Menu): Menu {
    if (this.#joined?.other === other) return this.#joined.menu;
    const menu = new Menu([...this.choices, ...other.choices], [...this.refs, ...other.refs]);
    this.#joined = { other, menu };
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

/** The menu of a hand as far as it has been looked through, and the menus it becomes by the next card. */
interface Step {
  readonly menu: Menu;
  readonly kinds: Kind[];
  readonly steps: Step[];
}

/** So many are kept; then it starts from scratch. Most kingdoms never get there. */
const MOST_STEPS = 10_000;

/** What can be played from a hand. The same hands come again and again, so their menus are kept, by their cards in order. */
abstract class HandMenus {
  #start: Step;
  #size = 0;

  constructor(first: Menu = emptyMenu) {
    this.#start = { menu: first, kinds: [], steps: [] };
  }

  protected abstract isPlayed(kind: Kind): boolean;

  of(hand: readonly number[], table: Table): Menu {
    const start = this.#start;
    let step = start;
    for (let i = 0; i < hand.length; i++) {
      const kind = table.kindOf(hand[i]);
      if (this.isPlayed(kind)) step = this.#next(step, kind);
    }
    return step === start ? emptyMenu : step.menu;
  }

  #next(step: Step, kind: Kind): Step {
    const { kinds } = step;
    for (let i = 0; i < kinds.length; i++) if (kinds[i] === kind) return step.steps[i];
    const next = { menu: withPlay(step.menu, kind), kinds: [], steps: [] };
    kinds.push(kind);
    step.steps.push(next);
    if (++this.#size > MOST_STEPS) {
      this.#start = { menu: this.#start.menu, kinds: [], steps: [] };
      this.#size = 0;
    }
    return next;
  }
}

export class ActionMenus extends HandMenus {
  protected isPlayed({ isAction }: Kind): boolean {
    return isAction;
  }
}

/** With the choice to play all treasures before them. */
export class TreasureMenus extends HandMenus {
  constructor() {
    super(treasuresMenu);
  }

  protected isPlayed({ isTreasure }: Kind): boolean {
    return isTreasure;
  }
}

/** Of cards that some rule picks out. */
export class RuledMenus extends HandMenus {
  readonly #rule: (kind: Kind) => boolean;

  constructor(rule: (kind: Kind) => boolean) {
    super();
    this.#rule = rule;
  }

  protected isPlayed(kind: Kind): boolean {
    return this.#rule(kind);
  }
}

function withPlay({ choices, refs }: Menu, { index, offers }: Kind): Menu {
  const place = refs.indexOf(index);
  if (place < 0) return new Menu([...choices, offers.play.times(1)], [...refs, index]);
  return new Menu(choices.with(place, offers.play.times(choices[place].count + 1)), refs);
}
