import { cardFiles, type Hints, library } from '@provincia/cards';
import { type Choice, type Kind, kindOf } from '@provincia/engine';

const hintsOf = new Map(cardFiles.map(({ id, hints }) => [id, hints as Hints]));

/** A card as the judges look at it: its kind and the hints of its file in plain fields, nothing optional. */
export class Face {
  readonly id: string;
  readonly kind: Kind;
  readonly worth: number;
  readonly power: number;
  readonly actions: number;
  readonly cards: number;
  readonly whenTrashed: number;
  readonly later: number;
  readonly attacks: Hints['attacks'] | null;
  readonly discounts: boolean;
  readonly isTerminal: boolean;
  readonly isVillage: boolean;
  readonly isRuins: boolean;
  /** Of no use in a hand: neither action nor treasure. */
  readonly isIdle: boolean;
  /** What it does in a hand, in coins, if it can be played. */
  readonly use: number;
  /** Its place among the actions of a hand: when one action is left, and when there are more. */
  readonly rank: number;
  readonly rankOfMany: number;
  /** The answer that plays it. */
  readonly play: readonly Choice[];

  constructor(kind: Kind) {
    const { plus } = kind;
    const hints = hintsOf.get(kind.id) as Hints;
    const { worth, power = 0, order = 0, whenTrashed = 0, later = 0, attacks, discounts = false } = hints;
    const { actions = plus.actions ?? 0, cards = plus.cards ?? 0 } = hints;
    this.id = kind.id;
    this.kind = kind;
    // A Curse that gives a coin is little worse than a Copper, but for its point.
    this.worth = kind.isCurse && kind.isTreasure ? -0.2 : worth;
    this.power = power;
    this.actions = actions;
    this.cards = cards;
    this.whenTrashed = whenTrashed;
    this.later = later;
    this.attacks = attacks ?? null;
    this.discounts = discounts;
    this.isTerminal = kind.isAction && actions === 0;
    this.isVillage = actions > 1;
    this.isRuins = kind.card.types.includes('ruins');
    this.isIdle = !kind.isAction && !kind.isTreasure;
    this.use = useOf(kind, power, this.isTerminal);
    this.rank = actions > 0 ? FREE + 10 * order + power : power;
    // With actions to spare the cards come first and show what there is to do with the rest.
    this.rankOfMany = actions > 0 ? this.rank : power + 10 * cards;
    this.play = [kind.offers.play.times(1)];
  }
}

/** From this rank on a card costs no other card its turn; from the second on it comes before all those. */
export const FREE = 100;
export const FIRST = 300;

function useOf(
  { id, isTreasure, isAction, isCurse, coins, card }: Kind,
  power: number,
  isTerminal: boolean,
): number {
  if (isTreasure) return id === 'counterfeit' ? 1.8 : coins + power + coinsLater(card);
  if (isAction) return power + (isTerminal ? 0 : 0.2);
  return isCurse ? -0.2 : 0;
}

/** What it gives next turn counts for a little less. */
function coinsLater({ nextTurn }: Kind['card']): number {
  return typeof nextTurn === 'object' ? 0.8 * (nextTurn.coins ?? 0) : 0;
}

/** By the index of the kind. */
const faces: readonly Face[] = library.kinds.map((kind) => new Face(kind));
const facesById = new Map(faces.map((face) => [face.id, face]));

/** The card with this id. */
export function faceOf(id: string): Face {
  return facesById.get(id) as Face;
}

/** The card of this kind, which takes no looking up unless it is another one than is printed. */
export function faceOfKind(kind: Kind): Face {
  const face = faces[kind.index];
  return face.kind === kind ? face : alteredFace(kind);
}

const alteredFaces = new WeakMap<Kind, Face>();

function alteredFace(kind: Kind): Face {
  const face = alteredFaces.get(kind) ?? new Face(kind);
  alteredFaces.set(kind, face);
  return face;
}

/** The card of a choice that is about one. */
export function faceIn(choice: Choice): Face {
  const kind = kindOf(choice);
  return kind === null ? faceOf('card' in choice ? choice.card : '') : faceOfKind(kind);
}
