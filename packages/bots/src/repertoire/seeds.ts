import { meets } from '@provincia/cards';
import { forColonies } from '../colonies.ts';
import { type Face, faceOf } from '../judgement/face.ts';
import { tenOf } from '../kingdom.ts';
import { archetypesByKind, isUseful } from '../plan/archetypes.ts';
import { strategyOf } from '../plan/plan.ts';
import { shippedFor, shippedStrategy } from '../strategy/shipped.ts';
import { boughtFrom, type Strategy } from '../strategy/strategy.ts';
import { chain, engine, megaturn, rush, slog, thinned } from './recipes.ts';

/** Strategies of one sort, to be bred among themselves: a good one of another sort would drive them out at once. */
export type Sort = readonly Strategy[];

/** Strategies to begin with: those that people wrote and that fit, and what the cards of a kingdom suggest. */
export function seedsFor(all: readonly string[]): Sort[] {
  const kingdom = tenOf(all);
  const parts = partsOf(kingdom);
  const { villages } = parts;
  const { money, engine, points, piles } = archetypesByKind(kingdom);
  return [
    shippedFor(kingdom).map((id) => shippedStrategy(id) as Strategy),
    money.map(strategyOf),
    [...engine.map(strategyOf), ...engines(parts)],
    chains(parts),
    thinnedDecks(parts),
    points.map(strategyOf),
    rushes(parts),
    piles.map(strategyOf),
    kingdom.filter(isDiscount).flatMap((pile) => [null, ...villages].map((one) => megaturn(pile, one))),
    kingdom.filter(isUseful).map(slog),
  ]
    .filter((sort) => sort.length > 0)
    .map((sort) => sort.map((strategy) => piled(forColonies(strategy, all))));
}

/** The piles that a strategy buys from follow from its lines. */
export function piled(strategy: Strategy): Strategy {
  return { ...strategy, piles: boughtFrom(strategy.buy.map(({ card }) => card)) };
}

/** What the cards of a kingdom are good for. */
function partsOf(kingdom: readonly string[]) {
  const all = (need: string) => kingdom.filter((pile) => meets(pile, need));
  return {
    villages: all('village'),
    draws: all('draw'),
    trashers: all('trasher'),
    attacks: all('attack'),
    buyers: all('buy'),
    payers: kingdom.filter(paysFreely),
    gainers: all('gainer'),
    rushed: kingdom.filter(isRushed),
    fillers: kingdom.filter(isFiller),
  };
}

type Parts = ReturnType<typeof partsOf>;

/** A mixed pile has none. */
const faceOfPile = (pile: string): Face | undefined => faceOf(pile);

/** What makes everything cheaper: a few of them in one turn buy the whole supply. */
function isDiscount(pile: string): boolean {
  return faceOfPile(pile)?.discounts === true;
}

/** What gives its action back. */
function isFree(pile: string): boolean {
  return faceOfPile(pile)?.isTerminal === false;
}

function paysFreely(pile: string): boolean {
  return isFree(pile) && (faceOf(pile).kind.plus.coins ?? 0) > 0;
}

/** Points that can be gained by cards, and are worth more the more there is of something else. */
function isRushed(pile: string): boolean {
  const kind = faceOfPile(pile)?.kind;
  return kind?.isVictory === true && typeof kind.points !== 'number' && kind.cost.coins <= 4;
}

/** What does no harm in any number, and whose pile is soon empty. */
function isFiller(pile: string): boolean {
  return isFree(pile) && faceOf(pile).kind.cost.coins < 4;
}

function engines({ villages, draws, buyers, trashers, attacks }: Parts): Strategy[] {
  return villages.flatMap((village) =>
    draws
      .filter((draw) => draw !== village)
      .flatMap((draw) =>
        [null, ...buyers.filter((one) => one !== draw)].flatMap((payload) => {
          const others = (cards: readonly string[]) =>
            cards.filter((card) => ![village, draw, payload].includes(card));
          return [
            engine(village, draw, payload, null, null),
            ...others(trashers).map((trasher) => engine(village, draw, payload, trasher, null)),
            ...others(attacks).map((attack) => engine(village, draw, payload, null, attack)),
          ];
        }),
      ),
  );
}

function chains({ draws, trashers, attacks }: Parts): Strategy[] {
  return draws.filter(isFree).flatMap((draw) => {
    const others = (cards: readonly string[]) => cards.filter((card) => card !== draw);
    return [
      chain(draw, null, null),
      ...others(trashers).map((trasher) => chain(draw, trasher, null)),
      ...others(attacks).map((attack) => chain(draw, null, attack)),
    ];
  });
}

function thinnedDecks({ villages, draws, trashers, attacks, buyers, payers }: Parts): Strategy[] {
  const payloads = [null, ...new Set([...buyers, ...payers])];
  return trashers.flatMap((trasher) =>
    draws
      .filter((draw) => draw !== trasher)
      .flatMap((draw) => {
        const others = <C extends string | null>(cards: readonly C[]) =>
          cards.filter((card) => card !== trasher && card !== draw);
        return (isFree(draw) ? [null] : villages.filter((one) => one !== draw)).flatMap((village) =>
          others(payloads).flatMap((payload) =>
            [null, ...others(attacks).filter((one) => one !== payload)].map((attack) =>
              thinned(trasher, draw, village, payload, attack),
            ),
          ),
        );
      }),
  );
}

function rushes({ rushed, gainers, fillers }: Parts): Strategy[] {
  return rushed.flatMap((points) =>
    gainers.flatMap((gainer) =>
      [null, ...fillers.filter((one) => one !== gainer)].flatMap((filler) =>
        GAINERS.map((count) => rush(points, gainer, filler, count)),
      ),
    ),
  );
}

/** So many cards that gain others make a rush. */
const GAINERS = [3, 5];
