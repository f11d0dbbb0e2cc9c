import { library } from '@provincia/cards';
import type { Chance } from './chance.ts';
import { ANY, type Plan, type Want } from './plan.ts';

/** A plan that differs in one to three places. */
export function mutate(plan: Plan, kingdom: readonly string[], chance: Chance): Plan {
  let changed = plan;
  for (let times = 1 + chance(3); times > 0; times--) changed = changeOne(changed, kingdom, chance);
  return changed;
}

/** The beginning of one plan's wants and the rest of the other's. */
export function cross(one: Plan, other: Plan, chance: Chance): Plan {
  const first = one.wants.slice(0, 1 + chance(one.wants.length));
  const rest = other.wants.slice(chance(other.wants.length));
  return { ...(chance(2) === 0 ? one : other), wants: tidy([...first, ...rest]) };
}

const MONEY = [0, 8, 10, 12, 14, 15, 16, 17, 18, 20, 22, 25];

function changeOne(plan: Plan, kingdom: readonly string[], chance: Chance): Plan {
  const { provinces, wants } = plan;
  const place = chance(wants.length);
  switch (chance(10)) {
    case 0:
      return { ...plan, provinces: { ...provinces, money: MONEY[chance(MONEY.length)] } };
    case 1:
      return { ...plan, provinces: { ...provinces, turn: 6 + chance(16) } };
    case 2:
      return { ...plan, duchies: chance(9) };
    case 3:
      return { ...plan, estates: chance(5) };
    case 4:
      return { ...plan, wants: tidy(wants.toSpliced(place, 1)) };
    case 5:
      return { ...plan, wants: tidy(swapped(wants, place, chance(wants.length))) };
    case 6:
      return { ...plan, wants: tidy(wants.with(place, { ...wants[place], upTo: amount(chance) })) };
    default:
      return { ...plan, wants: tidy(wants.toSpliced(chance(wants.length + 1), 0, newWant(kingdom, chance))) };
  }
}

const basics = ['silver', 'gold', 'duchy', 'estate', 'copper'];

function newWant(kingdom: readonly string[], chance: Chance): Want {
  const isBasic = chance(6) === 0;
  const piles = isBasic ? basics : kingdom;
  const pile = piles[chance(piles.length)];
  const upTo = amount(chance);
  return isForPoints(pile) && chance(4) > 0 ? { pile, upTo, late: 3 + chance(6) } : { pile, upTo };
}

function isForPoints(pile: string): boolean {
  return library.findPile(pile)?.kinds[0].isVictory === true;
}

const AMOUNTS = [1, 1, 1, 2, 2, 3, 4, 5, 7, ANY];

function amount(chance: Chance): number {
  return AMOUNTS[chance(AMOUNTS.length)];
}

function swapped(wants: readonly Want[], one: number, other: number): Want[] {
  return wants.with(one, wants[other]).with(other, wants[one]);
}

const MOST = 14;

/** Without what can never come to pass: a card is wanted again only if it is then wanted more of, or at other times. */
export function tidy(wants: readonly Want[]): Want[] {
  const kept = wants.filter((want, i) => !wants.slice(0, i).some((earlier) => covers(earlier, want)));
  return kept.length === 0 ? [{ pile: 'silver', upTo: ANY }] : kept.slice(0, MOST);
}

/** Whether nothing is left to the other want whenever it applies. */
function covers({ pile, upTo, once, late = ALWAYS }: Want, other: Want): boolean {
  if (pile !== other.pile || upTo < other.upTo || once !== undefined) return false;
  return late >= (other.late ?? ALWAYS);
}

/** However many Provinces are left. */
const ALWAYS = Number.POSITIVE_INFINITY;
