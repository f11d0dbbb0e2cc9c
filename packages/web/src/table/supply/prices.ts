import { cardName, facts, isCardId, type Translation } from '@provincia/catalog';
import type { PileView } from './arrange.ts';

/** What is printed on the card that lies open, if it costs something else now; null if it does not. */
export function printedPrice({ card, cost }: Pick<PileView, 'card' | 'cost'>): number | null {
  const printed = isCardId(card) ? facts[card].cost : cost;
  return printed === cost ? null : printed;
}

/** "Costs 4 now instead of 8: Quarry −2 and Peddler −2."; empty if it costs what it says. */
export function priceWords(translation: Translation, pile: PileView): string {
  const { say, language } = translation;
  const printed = printedPrice(pile);
  if (printed === null) return '';
  const reasons = Object.entries(pile.cheaper ?? {}).map(
    ([card, less]) => `${cardName(translation, card)} −${less}`,
  );
  const prices = { cost: pile.cost, printed };
  if (reasons.length === 0) return say('ui.table.priceNow', prices);
  return say('ui.table.priceBecause', { ...prices, reasons: new Intl.ListFormat(language).format(reasons) });
}
