import type { Bot, Decision, View } from '@provincia/engine';
import { gameOf } from '../judgement/outlook.ts';
import { losesAtOnce, winningEnd } from './ending.ts';

/** The same bot, but it ends the game when that wins it, and does not end it when that loses it. */
export function closing(bot: Bot): Bot {
  return (decision, view) => {
    if (isLastHovel(decision, view)) return [];
    const planned = bot(decision, view);
    if (decision.kind !== 'phase' || view.phase !== 'buy' || !isPurchase(planned)) return planned;
    const end = winningEnd(view);
    if (end !== null) return buy(end[0], view);
    if (planned.length === 0 || !losesAtOnce(pileIn(planned[0], view), view)) return planned;
    const other = instead.find((pile) => view.canBuy(pile) && !losesAtOnce(pile, view));
    return other === undefined ? [] : buy(other, view);
  };
}

/** A Hovel that would be trashed for what may be the last purchase counts as a card for Gardens. */
function isLastHovel({ kind, choices }: Decision, view: View): boolean {
  if (kind !== 'reaction' || view.left('province') > 1 || view.owned('gardens') === 0) return false;
  return choices.some(({ label }) => label === 'hovel');
}

/** What keeps one in the game. */
const instead = ['duchy', 'estate'];

const BUY = 'buy ';

/** Whether a phase is answered with a purchase, or with none. */
export function isPurchase(picks: readonly string[]): boolean {
  return picks.length === 0 || picks[0].startsWith(BUY);
}

/** The pile that a purchase is from: of a mixed pile the label names the card on top. */
function pileIn(label: string, view: View): string {
  const card = label.slice(BUY.length);
  return gameOf(view).piles.find((pile) => view.top(pile)?.id === card) ?? card;
}

/** The answer that buys the top card of a pile. */
export function buy(pile: string, view: View): readonly string[] {
  const top = view.top(pile);
  return top === null ? [] : [top.buyLabel];
}
