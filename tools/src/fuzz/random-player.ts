import type { Choice, Decision, Library, Setup } from '@provincia/engine';
import type { Dice } from './dice.ts';
import type { Picks } from './stop.ts';

/**
 * Picks legal answers at random, but so that the game goes on: it rarely passes, mostly plays its treasures before
 * it buys, and mostly buys a few favourite cards. So decks come about in which the same cards meet again and again,
 * and piles run out.
 */
export class RandomPlayer {
  readonly #dice: Dice;
  readonly #favourites: ReadonlySet<string>;
  /** What costs nothing can always be bought and would fill the decks. */
  readonly #junk: ReadonlySet<string>;
  /** How likely it is to pass. */
  readonly #lazy: number;
  /** How likely it is to buy the most expensive card it can: without, those would hardly be seen. */
  readonly #greedy: number;
  readonly #costs: ReadonlyMap<string, number>;

  constructor(library: Library, favourites: readonly string[], dice: Dice) {
    this.#dice = dice;
    this.#lazy = dice.pick([0.02, 0.1, 0.3]);
    this.#greedy = dice.pick([0, 0.5, 0.9]);
    this.#costs = new Map(library.kinds.map((kind) => [kind.id, kind.cost.coins]));
    this.#favourites = new Set(favourites);
    const junk = library.kinds.filter((kind) => kind.card.home === 'basic' && kind.cost.coins === 0);
    this.#junk = new Set(junk.map((kind) => kind.id));
  }

  answer(decision: Decision): Picks {
    const picked = decision.kind === 'phase' ? this.#phase(decision) : this.#some(decision);
    return picked.map(({ label }) => label);
  }

  #phase({ choices, min }: Decision): readonly Choice[] {
    const dice = this.#dice;
    if (min === 0 && dice.chance(this.#lazy)) return [];
    const treasures = choices.find(({ verb }) => verb === 'treasures');
    if (treasures && dice.chance(0.6)) return [treasures];
    const plays = choices.filter(({ verb }) => verb !== 'buy');
    if (plays.length > 0 && dice.chance(0.9)) return [dice.pick(plays)];
    const wanted = choices.filter((choice) => this.#favourites.has(boughtBy(choice)));
    if (wanted.length > 0 && dice.chance(0.8)) return [this.#buy(wanted)];
    const others = choices.filter((choice) => !this.#junk.has(boughtBy(choice)));
    return [this.#buy(others.length > 0 && dice.chance(0.9) ? others : choices)];
  }

  #buy(choices: readonly Choice[]): Choice {
    if (!this.#dice.chance(this.#greedy)) return this.#dice.pick(choices);
    const cost = (choice: Choice) => this.#costs.get(boughtBy(choice)) ?? 0;
    return choices.reduce((best, choice) => (cost(choice) > cost(best) ? choice : best));
  }

  #some({ purpose, choices, min, max }: Decision): readonly Choice[] {
    // Whoever always trashes has no money left, and the game no end.
    if (purpose === 'trash' && min === 0 && this.#dice.chance(0.6)) return [];
    const all = choices.flatMap((choice) => new Array<Choice>(choice.count).fill(choice));
    return this.#dice.shuffle(all).slice(0, this.#dice.between(min, max));
  }
}

/** The card that a choice buys; empty if it buys none. */
function boughtBy(choice: Choice): string {
  return choice.verb === 'buy' ? choice.card : '';
}

/** The cards of three to six piles, seldom more than one of them basic. */
export function favouritesOf(library: Library, setup: Setup, dice: Dice): string[] {
  const basic = library.kinds
    .filter((kind) => kind.card.home === 'basic' && kind.cost.coins > 0)
    .map((kind) => kind.id);
  const piles = [...setup.kingdom, ...dice.shuffle(basic).slice(0, 2)];
  const chosen = dice.shuffle(piles).slice(0, dice.between(3, 6));
  return chosen.flatMap((id) => library.findPile(id)?.kinds ?? []).map((kind) => kind.id);
}
