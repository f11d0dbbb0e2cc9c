import { cardName, facts, isCardId, type Translation } from '@provincia/catalog';
import type { Decision, View } from '@provincia/protocol';
import type { Picks } from './picks.ts';

/** What the picked cards cost together, in a question where that decides what comes of it; null in any other. */
export function sumOf(decision: Decision, view: View, picks: Picks): number | null {
  if (!asksForSum(decision)) return null;
  return picks.reduce((sum, label) => {
    const choice = decision.choices.find((one) => one.label === label);
    return sum + (choice !== undefined && 'card' in choice ? priceOf(view, choice.card) : 0);
  }, 0);
}

function asksForSum({ source, purpose }: Decision): boolean {
  return source !== null && isCardId(source) && facts[source].asks[purpose]?.sum === true;
}

/** What a card costs now. One that lies on no pile is as much cheaper as another of its kind that does. */
function priceOf({ supply }: View, card: string): number {
  const pile = supply.find((one) => one.card === card);
  if (pile !== undefined) return pile.cost;
  if (!isCardId(card)) return 0;
  const isAction = (id: string) => isCardId(id) && facts[id].types.includes('action');
  const { cheaper = {}, card: other } = supply.find((one) => isAction(one.card) === isAction(card)) ?? {};
  const less = Object.entries(cheaper).reduce((sum, [by, coins]) => sum + (by === other ? 0 : coins), 0);
  return Math.max(0, facts[card].cost - less);
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
  const coins = sumOf(decision, view, picks);
  if (coins === null) return '';
  const { say, language } = translation;
  const cards = costingExactly(view, coins).map((card) => cardName(translation, card));
  if (cards.length === 0) return say('ui.table.sum.nothing', { coins });
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(cards);
  return say('ui.table.sum.gains', { coins, cards: list });
}
