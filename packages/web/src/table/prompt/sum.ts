import { cardName, type Translation } from '@provincia/catalog';
import type { Decision, View } from '@provincia/protocol';
import type { Picks } from './picks.ts';

/** What the picked cards cost together, in a question where that decides what comes of it; null in any other. */
export function sumOf({ choices, costs }: Decision, picks: Picks): number | null {
  if (costs === undefined) return null;
  return picks.reduce((sum, label) => {
    const choice = choices.find((one) => one.label === label);
    return sum + (choice !== undefined && 'card' in choice ? (costs[choice.card] ?? 0) : 0);
  }, 0);
}

/** The cards that could be had for just so much. */
function costingExactly({ supply }: View, coins: number): readonly string[] {
  return supply
    .filter(({ cost, left, inSupply }) => cost === coins && left > 0 && inSupply)
    .filter(({ potions = 0, debt = 0 }) => potions + debt === 0)
    .map(({ card }) => card);
}

/** "Together they cost 7. Then you gain: Bank or Forge."; empty where no sum is asked for. */
export function sumWords(translation: Translation, decision: Decision, view: View, picks: Picks): string {
  const coins = sumOf(decision, picks);
  if (coins === null) return '';
  const { say, language } = translation;
  const cards = costingExactly(view, coins).map((card) => cardName(translation, card));
  if (cards.length === 0) return say('ui.table.sum.nothing', { coins });
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(cards);
  return say('ui.table.sum.gains', { coins, cards: list });
}
