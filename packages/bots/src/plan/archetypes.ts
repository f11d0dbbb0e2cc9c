import { library, meets } from '@provincia/cards';
import { faceOf } from '../judgement/face.ts';
import { tenOf } from '../kingdom.ts';
import { tidy } from './mutate.ts';
import { ANY, type Plan, type Want } from './plan.ts';

const want = (pile: string, upTo = ANY): Want => ({ pile, upTo });
const money = [want('gold'), { ...want('duchy'), late: 6 }, want('silver')];

/** Plans to begin with, from what the cards of a kingdom are good for. */
export function archetypes(kingdom: readonly string[]): Plan[] {
  const { money, engine, points, piles } = archetypesByKind(kingdom);
  return [...money, ...engine, ...points, ...piles];
}

/** The same by what they are about. Colonies are for whoever makes strategies of them. */
export function archetypesByKind(piles: readonly string[]) {
  const kingdom = tenOf(piles);
  const all = (need: string) => kingdom.filter((pile) => meets(pile, need));
  const useful = kingdom.filter(isUseful);
  const trashers = all('trasher');
  const junkers = [...all('curser'), ...all('looter')];
  const gainers = all('gainer');
  return {
    money: [
      bigMoney([]),
      ...useful.flatMap((pile) => [
        bigMoney([want(pile, 1)]),
        bigMoney([want(pile, 2)]),
        bigMoney([want(pile)]),
      ]),
      ...pairs(trashers, useful).map(([trasher, pile]) => bigMoney([want(trasher, 1), want(pile, 2)])),
      ...pairs(junkers, useful).map(([junker, pile]) => bigMoney([want(junker, 2), want(pile, 1)])),
    ].map(tidied),
    engine: pairs(all('village'), all('draw'))
      .flatMap(([village, draw]) => [
        engine(village, draw, []),
        ...trashers.map((trasher) => engine(village, draw, [want(trasher, 1)])),
        ...junkers.map((junker) => engine(village, draw, [want(junker, 2)])),
      ])
      .map(tidied),
    points: all('alt-victory')
      .flatMap((pile) => [
        altVictory(pile, []),
        ...gainers.map((gainer) => altVictory(pile, [want(gainer, 4)])),
        ...all('buy').map((buyer) => altVictory(pile, [want(buyer, 4)])),
      ])
      .map(tidied),
    piles: gainers.flatMap((gainer) => useful.map((pile) => rush(gainer, pile))).map(tidied),
  };
}

function tidied(plan: Plan): Plan {
  return { ...plan, wants: tidy(plan.wants) };
}

/** What does something for the one who buys it. */
export function isUseful(pile: string): boolean {
  const kinds = library.findPile(pile)?.kinds ?? [];
  return kinds.some(({ id, isAction, isTreasure }) => (isAction || isTreasure) && faceOf(id).worth > 0);
}

function pairs(some: readonly string[], others: readonly string[]): [string, string][] {
  return some.flatMap((one) =>
    others.filter((other) => other !== one).map((other): [string, string] => [one, other]),
  );
}

const provinces = { money: 16, turn: 16 };

function bigMoney(terminals: readonly Want[]): Plan {
  return { provinces, duchies: 4, estates: 2, wants: [...terminals, ...money] };
}

/** Drawing the whole deck: as many villages as there is to draw with, and a little money. */
function engine(village: string, draw: string, first: readonly Want[]): Plan {
  return {
    provinces: { money: 10, turn: 12 },
    duchies: 3,
    estates: 1,
    wants: [
      ...first,
      want('gold', 2),
      want(draw, 2),
      want(village, 2),
      want(draw, 4),
      want(village, 5),
      want('gold'),
      want('silver', 3),
    ],
  };
}

function altVictory(pile: string, first: readonly Want[]): Plan {
  const needs = { duke: 'duchy', feodum: 'silver' }[pile];
  return {
    provinces: { money: 0, turn: 0 },
    duchies: 8,
    estates: 2,
    wants: [
      ...first,
      ...(needs === undefined
        ? [want(pile)]
        : [{ pile, upTo: ANY, once: { pile: needs, own: 3 } }, want(needs)]),
      ...money,
      want('estate'),
      ...(pile === 'gardens' ? [want('copper')] : []),
    ],
  };
}

/** To an end on three piles. */
function rush(gainer: string, pile: string): Plan {
  return {
    provinces: { money: 0, turn: 0 },
    duchies: 8,
    estates: 8,
    wants: [want(gainer, 3), want(pile), ...money, want('estate')],
  };
}
