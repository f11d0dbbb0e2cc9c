import type { Bot, Choice, Decision, View } from '@provincia/engine';
import { faceIn } from '../judgement/face.ts';
import { gameOf } from '../judgement/outlook.ts';
import { NONE } from '../judgement/pick.ts';
import { losesAtOnce, winningEnd } from './ending.ts';

/** The same bot, but it ends the game when that wins it, and does not end it when that loses it. */
export function closing(bot: Bot): Bot {
  return (decision, view) => {
    if (isLastHovel(decision, view)) return [];
    const planned = bot(decision, view);
    if (decision.kind !== 'phase' || view.phase !== 'buy' || !isPurchase(planned)) return planned;
    const end = winningEnd(view);
    if (end !== null) return buy(end[0], view);
    if (planned.length === 0 || !losesAtOnce(pileOf(planned[0], view), view)) return planned;
    const other = instead.find((pile) => view.canBuy(pile) && !losesAtOnce(pile, view));
    return other === undefined ? [] : buy(other, view);
  };
}

/** A Hovel that would be trashed for what may be the last purchase counts as a card for Gardens. */
function isLastHovel({ kind, choices }: Decision, view: View): boolean {
  if (kind !== 'reaction' || view.left('province') > 1 || view.owned('gardens') === 0) return false;
  return choices.some((one) => one.verb === 'use' && one.card === 'hovel');
}

/** What keeps one in the game. */
const instead = ['duchy', 'estate'];

/** Whether a phase is answered with a purchase, or with none. */
export function isPurchase(picks: readonly Choice[]): boolean {
  return picks.length === 0 || picks[0].verb === 'buy';
}

/** The pile that a purchase is from: of a mixed pile the choice names the card on top. */
function pileOf(choice: Choice, view: View): string {
  const { id } = faceIn(choice);
  return gameOf(view).piles.find((pile) => view.top(pile)?.id === id) ?? id;
}

/** The answer that buys the top card of a pile. */
export function buy(pile: string, view: View): readonly Choice[] {
  const top = view.top(pile);
  return top === null ? NONE : [top.offers.buy.times(1)];
}
