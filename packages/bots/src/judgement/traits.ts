import { library } from '@provincia/cards';
import type { Kind } from '@provincia/engine';
import { base } from './traits/base.ts';
import { darkAges } from './traits/dark-ages.ts';
import { intrigue } from './traits/intrigue.ts';

/** What a player knows of a card before he looks at the game at hand. */
export interface Traits {
  /** What a deck has of one copy in the middle of a game, on the scale of prices: Silver is 3, Gold is 6. */
  readonly worth: number;
  /** What playing an action usually does for its player, in coins; a drawn card counts as one. */
  readonly power?: number;
  /** Actions it gives back: none makes it a terminal, two a village. */
  readonly actions?: number;
  /** Cards it draws before anything is asked. */
  readonly cards?: number;
  /** Among cards that give an action back, the higher ones are played first. */
  readonly order?: number;
  /** What its owner gets out of seeing it trashed, on the scale of `worth`. */
  readonly whenTrashed?: number;
  /** Whether the attack is on hands, from which good cards can be saved, or on decks. */
  readonly attacks?: 'hand' | 'deck';
}

export const traits: Readonly<Record<string, Traits>> = { ...base, ...intrigue, ...darkAges };

/** A card as the judges look at it: kind and traits in plain fields, nothing optional. */
export class Face {
  readonly id: string;
  readonly kind: Kind;
  readonly worth: number;
  readonly power: number;
  readonly actions: number;
  readonly cards: number;
  readonly whenTrashed: number;
  readonly attacks: Traits['attacks'] | null;
  readonly isTerminal: boolean;
  readonly isVillage: boolean;
  readonly isRuins: boolean;
  /** Of no use in a hand: neither action nor treasure. */
  readonly isIdle: boolean;
  /** Its place among the actions of a hand: when one action is left, and when there are more. */
  readonly rank: number;
  readonly rankOfMany: number;
  /** The answer that plays it. */
  readonly play: readonly string[];

  constructor(kind: Kind) {
    const { worth, power = 0, actions = 0, cards = 0, order = 0, whenTrashed = 0, attacks } = traits[kind.id];
    this.id = kind.id;
    this.kind = kind;
    this.worth = worth;
    this.power = power;
    this.actions = actions;
    this.cards = cards;
    this.whenTrashed = whenTrashed;
    this.attacks = attacks ?? null;
    this.isTerminal = kind.isAction && actions === 0;
    this.isVillage = actions > 1;
    this.isRuins = kind.card.types.includes('ruins');
    this.isIdle = !kind.isAction && !kind.isTreasure;
    this.rank = actions > 0 ? FREE + 10 * order + power : power;
    // With actions to spare the cards come first and show what there is to do with the rest.
    this.rankOfMany = actions > 0 ? this.rank : power + 10 * cards;
    this.play = [kind.playLabel];
  }
}

/** From this rank on a card costs no other card its turn; from the second on it comes before all those. */
export const FREE = 100;
export const FIRST = 300;

const faces = new Map(library.kinds.map((kind) => [kind.id, new Face(kind)]));

/** The card with this id. */
export function faceOf(id: string): Face {
  return faces.get(id) as Face;
}

/** The card of a choice. A label may say where it is: "discard silver". */
export function faceIn(label: string): Face {
  return faces.get(label) ?? faceOf(label.slice(label.lastIndexOf(' ') + 1));
}
