/**
 * What can be known of a card without its rules, by its id. A page in the browser gets this table, worked out when the
 * client is built, and not the cards.
 */
import { type CardType, Cost, type PileKind, type Plus } from '@provincia/engine';
import type { CardFile, MixedFile, Questions, Role } from './card-file.ts';
import { type CardId, cardFiles, library, type SetId, setFiles } from './library.ts';
import { rolesOf } from './roles.ts';

export type { CardType } from '@provincia/engine';
export type { Asking } from './card-file.ts';
export type { CardId, IdOf, SetId } from './library.ts';

/** Each has a sign. */
export type Bonuses = Omit<Plus, 'potions'>;

export interface Facts {
  readonly set: SetId;
  /** The printings of its set that have it. */
  readonly editions: readonly number[];
  /** In coins. */
  readonly cost: number;
  readonly types: readonly CardType[];
  /** One of the ten, in every game, beside the supply, in the starting decks, in a mixed pile, or brought by others. */
  readonly home: 'kingdom' | 'basic' | 'outside' | 'shelter' | 'mixed' | 'brought';
  /** How many its pile has with 2, 3, 4, 5 and 6 players, or the mixed pile it is in. Shelters have none. */
  readonly pile?: readonly number[] | CardId;
  /** What it is worth as a treasure. */
  readonly coins?: number;
  readonly points?: number | 'varies';
  /** What the signs on its face promise; what a treasure is worth is not among them. */
  readonly bonuses: Bonuses;
  readonly roles: readonly Role[];
  /** What it asks. */
  readonly asks: Questions;
  /** How it is used when something happens, if its player uses it. */
  readonly reactsBy?: CardFile['reactsBy'];
  /** A treasure that does more than give coins: it is played by itself, when its player wants it. */
  readonly holdsBack: boolean;
  /** A treasure that uses something up: what plays all treasures in one click leaves it in hand. */
  readonly usesUp?: true;
  readonly growsWithEmptyPiles?: true;
  readonly namingForbids?: CardFile['namingForbids'];
  readonly movesGainsTo?: CardFile['movesGainsTo'];
  /** Of treasures that are played at once the lower ones come first. */
  readonly playOrder?: number;
  /** May do something about a card that was just played: of treasures that only pay, those worth least are played first. */
  readonly heedsPlays?: true;
  /** With it in hand or in play treasures may bring more than is printed on them. */
  readonly raisesTreasures?: true;
}

const PLAYERS = [2, 3, 4, 5, 6];

export const setIds = setFiles.map(({ id }) => id as SetId);

const mixedPiles = setFiles.flatMap(({ mixed }) => mixed);

export const facts = Object.fromEntries([
  ...cardFiles.map((card) => [card.id, factsOf(card)]),
  ...mixedPiles.map((pile) => [pile.id, factsOfPile(pile)]),
]) as Readonly<Record<CardId, Facts>>;

function factsOf(card: CardFile): Facts {
  const { set, editions, cost, types, home = 'kingdom', plus = {}, points, asks = {}, reactsBy, play } = card;
  const { raisesTreasures, usesUp, growsWithEmptyPiles, namingForbids, movesGainsTo, abilities = [] } = card;
  const isTreasure = types.includes('treasure');
  const { coins, potions, ...others } = plus;
  const pile = pileOf(card.id);
  const { order } = library.get(card.id);
  return {
    set: set as SetId,
    editions,
    cost: Cost.of(cost).coins,
    types,
    home,
    ...(pile !== undefined && { pile }),
    ...(isTreasure && coins !== undefined && { coins }),
    ...(points !== undefined && { points: typeof points === 'function' ? 'varies' : points }),
    bonuses: isTreasure || coins === undefined ? others : { ...others, coins },
    roles: rolesOf(card),
    asks,
    ...(reactsBy !== undefined && { reactsBy }),
    holdsBack: isTreasure && play !== undefined,
    ...(usesUp && { usesUp }),
    ...(growsWithEmptyPiles && { growsWithEmptyPiles }),
    ...(namingForbids !== undefined && { namingForbids }),
    ...(movesGainsTo !== undefined && { movesGainsTo }),
    ...(isTreasure && { playOrder: order }),
    ...(abilities.some(({ moment }) => moment === 'after-play') && { heedsPlays: true }),
    ...(raisesTreasures && { raisesTreasures }),
  };
}

function pileOf(id: string): Facts['pile'] | undefined {
  const mixed = mixedPiles.find(({ cards }) => cards.some((card) => card.id === id));
  const pile = library.findPile(id);
  return (mixed?.id as CardId | undefined) ?? (pile && sizesOf(pile));
}

function sizesOf({ size }: PileKind): readonly number[] {
  return PLAYERS.map((players) => size(players));
}

/** What is on every card of the pile; the price is the one that most of them have. */
function factsOfPile({ id, set, editions, cards, roles = [] }: MixedFile): Facts {
  const pile = library.findPile(id) as PileKind;
  const costs = cards.map(({ cost }) => Cost.of(cost).coins);
  const howOften = (cost: number) => costs.filter((each) => each === cost).length;
  return {
    set: set as SetId,
    editions,
    cost: costs.toSorted((a, b) => howOften(b) - howOften(a))[0],
    types: cards[0].types.filter((type) => cards.every((card) => card.types.includes(type))),
    home: pile.home,
    pile: sizesOf(pile),
    bonuses: {},
    roles,
    asks: {},
    holdsBack: false,
  };
}
