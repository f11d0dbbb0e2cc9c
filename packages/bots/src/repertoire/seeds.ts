import { meets } from '@provincia/cards';
import { type Face, faceOf } from '../judgement/face.ts';
import { archetypesByKind, isUseful } from '../plan/archetypes.ts';
import { strategyOf } from '../plan/plan.ts';
import { type Amount, all, any, compare, type Expression, ofCard, quantity } from '../strategy/expression.ts';
import { shippedFor, shippedStrategy } from '../strategy/shipped.ts';
import { boughtFrom, type Line, planWith, type Strategy } from '../strategy/strategy.ts';

/** Strategies of one sort, to be bred among themselves: a good one of another sort would drive them out at once. */
export type Sort = readonly Strategy[];

/** Strategies to begin with: those that people wrote and that fit, and what the cards of a kingdom suggest. */
export function seedsFor(kingdom: readonly string[]): Sort[] {
  const all = (need: string) => kingdom.filter((pile) => meets(pile, need));
  const villages = all('village');
  const draws = all('draw');
  const trashers = all('trasher');
  const buyers = all('buy');
  const chains = draws.filter((pile) => faceOfPile(pile)?.isTerminal === false);
  const { money, engine, points, piles } = archetypesByKind(kingdom);
  const built = villages.flatMap((village) =>
    draws.filter((draw) => draw !== village).flatMap((draw) => engines(village, draw, trashers, buyers)),
  );
  return [
    shippedFor(kingdom).map((id) => shippedStrategy(id) as Strategy),
    money.map(strategyOf),
    [...engine.map(strategyOf), ...built],
    chains.flatMap((draw) => [chain(draw, null), ...trashers.map((trasher) => chain(draw, trasher))]),
    points.map(strategyOf),
    piles.map(strategyOf),
    kingdom.filter(isDiscount).flatMap((pile) => [null, ...villages].map((one) => megaturn(pile, one))),
    kingdom.filter(isUseful).map(slog),
  ]
    .filter((sort) => sort.length > 0)
    .map((sort) => sort.map(piled));
}

/** The piles that a strategy buys from follow from its lines. */
export function piled(strategy: Strategy): Strategy {
  return { ...strategy, piles: boughtFrom(strategy.buy.map(({ card }) => card)) };
}

/** A mixed pile has none. */
const faceOfPile = (pile: string): Face | undefined => faceOf(pile);

/** What makes everything cheaper: a few of them in one turn buy the whole supply. */
function isDiscount(pile: string): boolean {
  return faceOfPile(pile)?.discounts === true;
}

const line = (card: string, ...conditions: Expression[]): Line => ({ card, when: all(conditions) });
const fewer = (card: string, count: number) => compare(ofCard('own', card), '<', count);
const has = (card: string, count: number) => compare(ofCard('own', card), '>=', count);
const provincesLeft = (most: number) => compare(quantity('provinces-left'), '<=', most);
const turnFrom = (turn: number) => compare(quantity('turn'), '>=', turn);

/** As many of one card as of another, and some more. */
function asMany(card: string, other: string, more: number): Expression {
  const right: Amount = {
    type: 'sum',
    left: ofCard('own', other),
    right: { type: 'number', value: more },
  };
  return { type: 'comparison', sign: '<', left: ofCard('own', card), right };
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

/** The first deck goes, then the rest is drawn every turn: villages and draw in step, with something to pay with. */
function engines(
  village: string,
  draw: string,
  trashers: readonly string[],
  buyers: readonly string[],
): Strategy[] {
  const helpers = [null, ...trashers.filter((one) => one !== village && one !== draw)];
  const payloads = [null, ...buyers.filter((one) => one !== draw)];
  return helpers.flatMap((trasher) => payloads.map((payload) => engine(village, draw, trasher, payload)));
}

function engine(village: string, draw: string, trasher: string | null, payload: string | null): Strategy {
  const ready = any([has(draw, 4), turnFrom(13)]) as Expression;
  return planWith({
    buy: [
      line('province', ready),
      ...endings,
      ...(trasher === null ? [] : [line(trasher, fewer(trasher, 1))]),
      line('gold', fewer('gold', 1)),
      ...(payload === null ? [] : [line(payload, fewer(payload, 2), has(draw, 1))]),
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
function chain(draw: string, trasher: string | null): Strategy {
  return planWith({
    buy: [
      line('province', any([has(draw, 4), turnFrom(12)]) as Expression),
      ...endings,
      ...(trasher === null ? [] : [line(trasher, fewer(trasher, 1))]),
      line('gold', fewer('gold', 2)),
      line(draw),
      line('gold'),
      line('silver'),
    ],
    trash: trasher === null ? [] : trashDownTo(4, 4),
  });
}

/** Nothing for points until everything is cheap enough to take it all at once. */
function megaturn(discount: string, village: string | null): Strategy {
  return planWith({
    buy: [
      line('province', any([has(discount, 6), provincesLeft(5), turnFrom(15)]) as Expression),
      ...endings,
      line(discount, fewer(discount, 2)),
      ...(village === null ? [] : [line(village, asMany(village, discount, 1))]),
      line(discount),
      line('gold', fewer('gold', 3)),
      line('silver'),
    ],
  });
}

/** A game that nobody wins with Provinces: Duchies early, and whatever else is for points. */
function slog(pile: string): Strategy {
  return planWith({
    buy: [
      line('province'),
      line('duchy', any([provincesLeft(6), turnFrom(10)]) as Expression),
      line('estate', provincesLeft(2)),
      line(pile, fewer(pile, 2)),
      line('gold'),
      line('silver'),
    ],
  });
}
