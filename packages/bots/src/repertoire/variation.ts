import { library } from '@provincia/cards';
import type { Chance } from '../plan/chance.ts';
import {
  type Amount,
  all,
  compare,
  type Expression,
  ofCard,
  quantity,
  type Sign,
} from '../strategy/expression.ts';
import type { Line, Strategy } from '../strategy/strategy.ts';
import { trashDownTo } from './recipes.ts';
import { piled } from './seeds.ts';

/** A strategy that differs in one to three places. */
export function vary(strategy: Strategy, kingdom: readonly string[], chance: Chance): Strategy {
  let changed = strategy;
  for (let times = 1 + chance(3); times > 0; times--) changed = changeOne(changed, kingdom, chance);
  return piled(changed);
}

/** The beginning of one strategy's purchases and the rest of the other's; everything else is that of one of them. */
export function cross(one: Strategy, other: Strategy, chance: Chance): Strategy {
  const first = one.buy.slice(0, 1 + chance(one.buy.length));
  const rest = other.buy.slice(chance(other.buy.length));
  return piled({ ...(chance(2) === 0 ? one : other), buy: tidy([...first, ...rest]) });
}

function changeOne(strategy: Strategy, kingdom: readonly string[], chance: Chance): Strategy {
  const { buy, gain, trash, play } = strategy;
  switch (chance(16)) {
    case 0:
      return { ...strategy, trash: changedTrash(trash, chance) };
    case 1:
      return { ...strategy, gain: changedGain(gain, buy, kingdom, chance) };
    case 2:
      return { ...strategy, play: changedPlay(play, buy, chance) };
    default:
      return { ...strategy, buy: tidy(changedLines(buy, kingdom, chance)) };
  }
}

function changedLines(lines: readonly Line[], kingdom: readonly string[], chance: Chance): readonly Line[] {
  const place = chance(lines.length);
  const line = lines[place];
  switch (chance(12)) {
    case 0:
    case 1:
      return lines.length > 3 ? lines.toSpliced(place, 1) : lines;
    case 2:
    case 3:
      return moved(lines, place, chance(lines.length));
    case 4:
      return lines.with(place, { ...line, when: conditionFor(line.card, lines, chance) });
    case 5:
      return lines.with(place, withoutPart(line, chance));
    case 6:
    case 7:
    case 8:
      return lines.with(place, { ...line, when: line.when && otherNumber(line.when, chance) });
    default: {
      const card = newCard(kingdom, chance);
      const added = { card, when: conditionFor(card, lines, chance) };
      return lines.toSpliced(chance(lines.length + 1), 0, added);
    }
  }
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
}

const basics = ['silver', 'gold', 'duchy', 'estate', 'copper', 'province'];

function newCard(kingdom: readonly string[], chance: Chance): string {
  const piles = chance(6) === 0 ? basics : kingdom;
  return piles[chance(piles.length)];
}

const AMOUNTS = [1, 1, 1, 2, 2, 3, 4, 5, 7];

/** When a card may be wanted: as long as there are few of it, or fewer than of another, or late, or early. */
function conditionFor(card: string, lines: readonly Line[], chance: Chance): Expression | null {
  const few = compare(ofCard('own', card), '<', AMOUNTS[chance(AMOUNTS.length)]);
  if (isForPoints(card)) return chance(5) === 0 ? null : late(lines, chance);
  switch (chance(10)) {
    case 0:
    case 1:
      return null;
    case 2:
    case 3:
      return ratio(card, lines[chance(lines.length)].card, chance);
    case 4:
      return all([few, compare(ofCard('own', lines[chance(lines.length)].card), '>', chance(3))]);
    case 5:
      return all([few, compare(quantity('turn'), chance(2) === 0 ? '<' : '>', 2 + chance(10))]);
    default:
      return few;
  }
}

function ratio(card: string, other: string, chance: Chance): Expression {
  if (card === other) return compare(ofCard('own', card), '<', 2 + chance(4));
  const more: Amount = { type: 'number', value: chance(3) };
  const right: Amount = { type: 'sum', left: ofCard('own', other), right: more };
  return { type: 'comparison', sign: '<', left: ofCard('own', card), right };
}

function late(lines: readonly Line[], chance: Chance): Expression {
  switch (chance(6)) {
    case 0:
      return compare(quantity('money'), '>', 8 + chance(12));
    case 1:
      return compare(quantity('turn'), '>', 5 + chance(12));
    case 2:
      return compare(quantity('empty-piles'), '>', chance(3));
    default: {
      const hasColonies = lines.some(({ card }) => card === 'colony');
      const pile = hasColonies && chance(3) > 0 ? 'colonies-left' : 'provinces-left';
      return compare(quantity(pile), '<=', 1 + chance(7));
    }
  }
}

function isForPoints(card: string): boolean {
  return library.findPile(card)?.kinds[0].isVictory === true;
}

/** Without one of the parts of its condition. */
function withoutPart({ card, when }: Line, chance: Chance): Line {
  if (when === null || (when.type !== 'and' && when.type !== 'or')) return { card, when: null };
  const parts = when.parts.toSpliced(chance(when.parts.length), 1);
  return { card, when: parts.length > 1 ? { ...when, parts } : parts[0] };
}

/** The same condition with one of its numbers a little higher or lower. */
function otherNumber(expression: Expression, chance: Chance): Expression {
  const numbers = countNumbers(expression);
  if (numbers === 0) return expression;
  let left = chance(numbers);
  const change = (value: number) => (left-- === 0 ? Math.max(0, value + step(value, chance)) : value);
  return withNumbers(expression, change);
}

function step(value: number, chance: Chance): number {
  const most = value > 7 ? 4 : 2;
  const by = 1 + chance(most);
  return chance(2) === 0 ? by : -by;
}

function countNumbers(expression: Expression): number {
  let count = 0;
  withNumbers(expression, (value) => {
    count++;
    return value;
  });
  return count;
}

function withNumbers(expression: Expression, change: (value: number) => number): Expression {
  switch (expression.type) {
    case 'comparison': {
      const left = amountWith(expression.left, change);
      return { ...expression, left, right: amountWith(expression.right, change) };
    }
    case 'not':
      return { ...expression, of: withNumbers(expression.of, change) };
    default:
      return { ...expression, parts: expression.parts.map((part) => withNumbers(part, change)) };
  }
}

function amountWith(amount: Amount, change: (value: number) => number): Amount {
  switch (amount.type) {
    case 'number':
      return { type: 'number', value: change(amount.value) };
    case 'negative':
      return { ...amount, of: amountWith(amount.of, change) };
    case 'sum':
    case 'difference':
    case 'product':
      return {
        ...amount,
        left: amountWith(amount.left, change),
        right: amountWith(amount.right, change),
      };
    default:
      return amount;
  }
}

const MONEY = [0, 2, 3, 4, 5, 7];

function changedTrash(trash: readonly Line[], chance: Chance): readonly Line[] {
  if (chance(4) === 0) return [];
  if (trash.length === 0 || chance(3) === 0) return trashDownTo(MONEY[chance(MONEY.length)], 2 + chance(4));
  const place = chance(trash.length);
  const line = trash[place];
  return trash.with(place, { ...line, when: line.when && otherNumber(line.when, chance) });
}

function changedGain(
  gain: readonly Line[],
  buy: readonly Line[],
  kingdom: readonly string[],
  chance: Chance,
): readonly Line[] {
  if (gain.length > 0 && chance(3) === 0) return gain.toSpliced(chance(gain.length), 1);
  if (gain.length > MOST_GAINS) return gain;
  const card = newCard(kingdom, chance);
  return gain.toSpliced(chance(gain.length + 1), 0, { card, when: conditionFor(card, buy, chance) });
}

const MOST_GAINS = 4;

function changedPlay(play: readonly Line[], buy: readonly Line[], chance: Chance): readonly Line[] {
  if (play.length > 1 && chance(2) === 0) return moved(play, chance(play.length), chance(play.length));
  if (play.length > 0 && chance(3) === 0) return play.toSpliced(chance(play.length), 1);
  const actions = buy.filter(({ card }) => isAction(card) && !play.some((line) => line.card === card));
  if (actions.length === 0) return play;
  const { card } = actions[chance(actions.length)];
  return play.toSpliced(chance(play.length + 1), 0, { card, when: null });
}

function isAction(card: string): boolean {
  return library.findPile(card)?.kinds.every((kind) => kind.isAction) === true;
}

const MOST_LINES = 20;

/** Without what can never come to pass: after a line without a condition none of its card is reached. */
export function tidy(lines: readonly Line[]): Line[] {
  const kept = lines.filter(({ card, when }, i) => {
    const earlier = lines.slice(0, i).filter((line) => line.card === card);
    return !earlier.some((line) => line.when === null || covers(line.when, when));
  });
  return kept.length > MOST_LINES ? kept.toSpliced(MOST_LINES - 1, kept.length - MOST_LINES) : kept;
}

/** Whether a condition is met whenever another one is: only the plainest ones are compared. */
function covers(one: Expression, other: Expression | null): boolean {
  if (other === null || one.type !== 'comparison' || other.type !== 'comparison') return false;
  if (one.sign !== other.sign || one.right.type !== 'number' || other.right.type !== 'number') return false;
  if (JSON.stringify(one.left) !== JSON.stringify(other.left)) return false;
  const up: readonly Sign[] = ['<', '<='];
  return up.includes(one.sign) ? one.right.value >= other.right.value : one.right.value <= other.right.value;
}
