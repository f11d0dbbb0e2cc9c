import { cardName, choiceLabel } from '@provincia/catalog';
import type { CommandTranslation } from '@provincia/catalog/command';
import type { Choice, Decision, SeatView } from '@provincia/engine';
import { byUse, inTableOrder } from './order.ts';
import { flow, type Style, times } from './style.ts';

/** A choice as it is shown and typed. */
export type Offer = Choice & {
  /** What picks it: a number, or `t` for the treasures. */
  readonly key: string;
  readonly text: string;
};

/** The choices with their numbers: cards in the order of the hand, what to buy in that of the table, which shows it. */
export function offersOf(decision: Decision, view: SeatView, words: CommandTranslation): Offer[] {
  const table = inTableOrder(view.supply).map(({ card }) => card);
  const placeOf = (choice: Choice) => (choice.verb === 'buy' ? table.indexOf(choice.card) : -1);
  const sorted = decision.choices.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (decision.kind === 'cards') sorted.sort((a, b) => byUse(subjectOf(a), subjectOf(b)));
  const numbered = sorted.filter(({ verb }) => verb !== 'treasures');
  return sorted.map((choice) => ({
    ...choice,
    key: keyOf(choice, numbered.indexOf(choice) + 1),
    text: textOf(choice, decision, view, words),
  }));
}

function keyOf(choice: Choice, number: number): string {
  if (choice.verb === 'treasures') return 't';
  // A second numbering beside these would only confuse.
  return String('number' in choice ? choice.number : number);
}

function textOf(choice: Choice, decision: Decision, { phase }: SeatView, words: CommandTranslation): string {
  // In the action phase everything is a card to play: saying it each time would be noise.
  const goesWithoutSaying = choice.verb === 'play' && phase === 'action';
  return goesWithoutSaying ? cardName(words, choice.card) : choiceLabel(words, decision, choice);
}

/** What a choice is about, without saying what is done with it. */
export function subjectOf(choice: Choice): string {
  if ('card' in choice) return choice.card;
  return 'option' in choice ? choice.option : choice.label;
}

/** The numbers to type for what can be bought, for the supply table. */
export function buyNumbers(offers: readonly Offer[]): Map<string, string> {
  return new Map(offers.flatMap((offer) => (offer.verb === 'buy' ? [[offer.card, offer.key]] : [])));
}

/** The numbered choices, as many in a line as fit. */
export function offerLines(
  offers: readonly Offer[],
  { kind }: Decision,
  view: SeatView,
  style: Style,
): string[] {
  const words = offers.map((offer) => {
    const { key, text, count } = offer;
    if (text === key) return style.bold(key);
    const pile = kind === 'pile' ? view.supply.find(({ card }) => card === subjectOf(offer)) : undefined;
    const cost = pile ? style.dim(` (${pile.cost})`) : '';
    return `${style.bold(key)} ${times(style.card(subjectOf(offer), text), count)}${cost}`;
  });
  return flow(words, '   ', '  ', style.width);
}
