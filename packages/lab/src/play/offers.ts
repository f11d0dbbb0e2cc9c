import type { Choice, Decision, SeatView } from '@provincia/engine';
import { titleOf } from './names.ts';
import { byUse, inTableOrder } from './order.ts';
import { flow, type Style, times } from './style.ts';

/** A choice as it is shown and typed. `key` is what picks it: a number, or `t` for the treasures. */
export type Offer = Choice & { readonly key: string };

/** The choices with their numbers: cards in the order of the hand, what to buy in that of the table, which shows it. */
export function offersOf({ kind, choices }: Decision, view: SeatView): Offer[] {
  const table = inTableOrder(view.supply).map(({ card }) => card);
  const placeOf = (choice: Choice) => (choice.verb === 'buy' ? table.indexOf(choice.card) : -1);
  const sorted = choices.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (kind === 'cards') sorted.sort((a, b) => byUse(subjectOf(a), subjectOf(b)));
  const numbered = sorted.filter(({ verb }) => verb !== 'treasures');
  return sorted.map((choice) => ({ ...choice, key: keyOf(choice, numbered.indexOf(choice) + 1) }));
}

function keyOf(choice: Choice, number: number): string {
  if (choice.verb === 'treasures') return 't';
  // A second numbering beside these would only confuse.
  return String('number' in choice ? choice.number : number);
}

/** What a choice is about, without saying what is done with it. */
export function subjectOf(choice: Choice): string {
  if ('card' in choice) return choice.card;
  return 'option' in choice ? choice.option : choice.label;
}

/** "play Throne Room", "+2 cards", "all treasures". */
export function offerText(choice: Choice, style?: Style): string {
  const name = nameOf(choice, style);
  if (choice.verb === 'play' || choice.verb === 'buy') return `${choice.verb} ${name}`;
  return 'place' in choice ? `${choice.place} ${name}` : name;
}

function nameOf(choice: Choice, style?: Style): string {
  if (choice.verb === 'treasures') return 'all treasures';
  if ('card' in choice) return style?.card(choice.card) ?? titleOf(choice.card);
  if ('number' in choice) return String(choice.number);
  return choice.option.startsWith('+') ? choice.option.replaceAll('-', ' ') : titleOf(choice.option);
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
  const inActionPhase = kind === 'phase' && view.phase === 'action';
  const words = offers.map((offer) => {
    const key = style.bold(offer.key);
    if ('number' in offer) return key;
    // In the action phase everything is a card to play: saying it each time would be noise.
    const text = times((inActionPhase ? nameOf : offerText)(offer, style), offer.count);
    const pile = kind === 'pile' ? view.supply.find(({ card }) => card === subjectOf(offer)) : undefined;
    return `${key} ${text}${pile ? style.dim(` (${pile.cost})`) : ''}`;
  });
  return flow(words, '   ', '  ', style.width);
}
