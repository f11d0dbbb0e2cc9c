import { library } from '@provincia/cards';
import type { Choice, Decision, Kind, View } from '@provincia/engine';
import { boostOf, hasBoosters } from '../judgement/bonus.ts';
import { NONE } from '../judgement/pick.ts';
import { boosted, isWorthMelting } from '../judgement/purchase.ts';
import { hasCursedPiles, isWorthItsCurses } from '../judgement/token.ts';
import { type Condition, compile } from './compile.ts';
import { NOTHING } from './gone.ts';
import type { Line } from './strategy.ts';

/** A line that is ready to be asked. Kind and answer are null for a mixed pile, where they depend on its top. */
export interface PileLine {
  readonly pile: string;
  readonly when: Condition | null;
  readonly kind: Kind | null;
  readonly answer: readonly Choice[] | null;
}

export function pileLine({ card: pile, when }: Line): PileLine {
  const kind = library.find(pile) ?? null;
  return { pile, when: when && compile(when), kind, answer: kind && [kind.offers.buy.times(1)] };
}

/** What the lines say, unless something in the game sways purchases and makes another one better. */
export function choosePurchase(lines: readonly PileLine[], view: View, isSwayed: boolean): readonly Choice[] {
  if (!isSwayed) return byLines(lines, view, false);
  const planned = byLines(lines, view, true);
  const boost = boostOf(view);
  return boost === null ? planned : boosted(planned, boost, view);
}

/** Whether it can be bought is asked before the condition, which costs more to find out. */
function byLines(lines: readonly PileLine[], view: View, isWeighed: boolean): readonly Choice[] {
  for (let i = 0; i < lines.length; i++) {
    const { kind, pile, when, answer } = lines[i];
    const canBuy = kind === null ? view.canBuy(pile) : view.canBuyKind(kind);
    if (!canBuy || (when !== null && !when(view, NOTHING))) continue;
    if (!isWeighed || isWorthIt(kind ?? view.top(pile), view)) return answer ?? buyTop(pile, view);
  }
  return NONE;
}

/** Whether some card of the game makes purchases better or worse than they look. It stays so for as long as there is the view. */
export function swaysPurchases(view: View): boolean {
  return hasBoosters(view) || hasCursedPiles(view) || view.isInGame(mint);
}

/** No strategy knows of the Curses that others have put on a purchase, nor of the treasures that a Mint would melt. */
function isWorthIt(kind: Kind | null, view: View): boolean {
  if (kind === null) return true;
  return isWorthItsCurses(kind, view) && (kind !== mint || isWorthMelting(view));
}

const mint = library.get('mint');

function buyTop(pile: string, view: View): readonly Choice[] {
  const top = view.top(pile);
  return top === null ? NONE : [top.offers.buy.times(1)];
}

/** The card of the first line that applies and is offered; null if there is none. */
export function chooseGain(
  lines: readonly PileLine[],
  { choices }: Decision,
  view: View,
): readonly Choice[] | null {
  for (let i = 0; i < lines.length; i++) {
    const { kind, pile, when } = lines[i];
    const gained = kind ?? view.top(pile);
    const choice = gained === null || view.leftOf(gained) === 0 ? null : pickOf(gained, choices);
    if (choice !== null && (when === null || when(view, NOTHING))) return [choice];
  }
  return null;
}

/** The choice that picks a card of this kind; null if it is not offered. */
function pickOf(kind: Kind, choices: readonly Choice[]): Choice | null {
  for (let i = 0; i < choices.length; i++) {
    const one = choices[i];
    if (one.verb === 'pick' && one.card === kind.id) return one;
  }
  return null;
}
