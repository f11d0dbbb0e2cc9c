import { faceOf } from '../judgement/face.ts';
import { type Amount, all, any, compare, type Expression, ofCard, quantity } from '../strategy/expression.ts';
import { type Line, planWith, type Strategy } from '../strategy/strategy.ts';

/** Strategies to begin with, for cards that are put into them. Where null stands for a card, it goes without. */
type Card = string | null;

const line = (card: string, ...conditions: Expression[]): Line => ({ card, when: all(conditions) });
const lineIf = (card: Card, when: (card: string) => Expression[]) =>
  card === null ? [] : [line(card, ...when(card))];
const fewer = (card: string, count: number) => compare(ofCard('own', card), '<', count);
const has = (card: string, count: number) => compare(ofCard('own', card), '>=', count);
const provincesLeft = (most: number) => compare(quantity('provinces-left'), '<=', most);
const turnFrom = (turn: number) => compare(quantity('turn'), '>=', turn);
const turnBefore = (turn: number) => compare(quantity('turn'), '<', turn);
const either = (...parts: Expression[]) => any(parts) as Expression;

/** As many of one card as of another, and some more. */
function asMany(card: string, other: string, more: number): Expression {
  const right: Amount = {
    type: 'sum',
    left: ofCard('own', other),
    right: { type: 'number', value: more },
  };
  return { type: 'comparison', sign: '<', left: ofCard('own', card), right };
}

/** The money of the deck, and the coins that an action gives. */
function wealthWith(card: Card): Amount {
  const money = quantity('money');
  const coins = card === null ? 0 : (faceOf(card).kind.plus.coins ?? 0);
  if (card === null || coins === 0) return money;
  const own = ofCard('own', card);
  const given: Amount =
    coins === 1 ? own : { type: 'product', left: { type: 'number', value: coins }, right: own };
  return { type: 'sum', left: money, right: given };
}

const endings = [line('duchy', provincesLeft(3)), line('estate', provincesLeft(1))];

/** What is always in the way goes; of the money all but so much; of Estates those of the beginning. */
export function trashDownTo(money: number, estatesUntil: number): Line[] {
  return [
    ...always.map((card) => ({ card, when: null })),
    { card: 'estate', when: compare(quantity('provinces-left'), '>', estatesUntil) },
    { card: 'overgrown-estate', when: null },
    { card: 'copper', when: compare(quantity('money'), '>', money) },
  ];
}

const always = ['curse', 'ruins', 'hovel'];

/** Villages and draw in step, with something to pay with, and something that thins the deck or that the others suffer from. */
export function engine(village: string, draw: string, payload: Card, trasher: Card, attack: Card): Strategy {
  return planWith({
    buy: [
      line('province', either(has(draw, 4), turnFrom(13))),
      ...endings,
      ...lineIf(trasher, (card) => [fewer(card, 1)]),
      line('gold', fewer('gold', 1)),
      ...lineIf(attack, (card) => [fewer(card, 1)]),
      ...lineIf(payload, (card) => [fewer(card, 2), has(draw, 1)]),
      line(draw, asMany(draw, village, 1)),
      line(village, asMany(village, draw, 1)),
      line('gold'),
      line('silver', fewer('silver', 2)),
      line(village, fewer(village, 6)),
    ],
    trash: trasher === null ? [] : trashDownTo(3, 4),
  });
}

/** Cards that draw and give their action back: as many as there are. */
export function chain(draw: string, trasher: Card, attack: Card): Strategy {
  return planWith({
    buy: [
      line('province', either(has(draw, 4), turnFrom(12))),
      ...endings,
      ...lineIf(trasher, (card) => [fewer(card, 1)]),
      ...lineIf(attack, (card) => [fewer(card, 1)]),
      line('gold', fewer('gold', 2)),
      line(draw),
      line('gold'),
      line('silver'),
    ],
    trash: trasher === null ? [] : trashDownTo(4, 4),
  });
}

/**
 * What the deck began with goes; the few cards that are left draw each other, and points come late. A deck so small stands
 * still if it has no use for three or four coins: that is what the last Silvers are for.
 */
export function thinned(trasher: string, draw: string, village: Card, payload: Card, attack: Card): Strategy {
  return planWith({
    buy: [
      line('province', either(has(draw, 6), compare(wealthWith(payload), '>', 15))),
      ...endings,
      line(draw, fewer(draw, 2)),
      line(trasher, fewer(trasher, 1)),
      line('silver', fewer('silver', 2), turnBefore(6)),
      line('gold', fewer('gold', 1)),
      ...lineIf(attack, (card) => [fewer(card, 1)]),
      ...lineIf(payload, (card) => [fewer(card, 2)]),
      ...lineIf(village, (card) => [asMany(card, draw, 0)]),
      line(draw, fewer(draw, 7)),
      line('gold', fewer('gold', 3)),
      ...lineIf(payload, (card) => [fewer(card, 4)]),
      line('silver', fewer('silver', 4)),
    ],
    trash: trashDownTo(4, 2),
  });
}

/** What gains cards takes more of itself, then points and what else is cheap, until three piles are gone. */
export function rush(points: string, gainer: string, filler: Card, count: number): Strategy {
  const turnToPoints = line(points, has(gainer, count));
  const more = line(gainer, fewer(gainer, count));
  const fill = lineIf(filler, (card) => [fewer(card, 7)]);
  return planWith({
    buy: [
      turnToPoints,
      line('duchy', compare(quantity('empty-piles'), '>', 0)),
      more,
      line('estate', compare(ofCard('supply', points), '<', 6)),
      ...fill,
      line('silver', turnBefore(5)),
      line(points === 'feodum' ? 'silver' : 'copper'),
    ],
    gain: [turnToPoints, more, ...fill, line(points), line('estate')],
  });
}

/** Nothing for points until everything is cheap enough to take it all at once. */
export function megaturn(discount: string, village: Card): Strategy {
  return planWith({
    buy: [
      line('province', either(has(discount, 6), provincesLeft(5), turnFrom(15))),
      ...endings,
      line(discount, fewer(discount, 2)),
      ...lineIf(village, (card) => [asMany(card, discount, 1)]),
      line(discount),
      line('gold', fewer('gold', 3)),
      line('silver'),
    ],
  });
}

/** A game that nobody wins with Provinces: Duchies early, and whatever else is for points. */
export function slog(pile: string): Strategy {
  return planWith({
    buy: [
      line('province'),
      line('duchy', either(provincesLeft(6), turnFrom(10))),
      line('estate', provincesLeft(2)),
      line(pile, fewer(pile, 2)),
      line('gold'),
      line('silver'),
    ],
  });
}
