import type { Decision, SeatView } from '@provincia/engine';
import { titleOf } from './names.ts';
import { byUse, inTableOrder } from './order.ts';
import { flow, type Style, times } from './style.ts';

/** A choice as it is shown and typed. */
export interface Offer {
  readonly label: string;
  readonly count: number;
  /** What picks it: a number, or `t` for the treasures. */
  readonly key: string;
}

/** The choices with their numbers: cards in the order of the hand, what to buy in that of the table, which shows it. */
export function offersOf({ kind, choices }: Decision, view: SeatView): Offer[] {
  const buys = inTableOrder(view.supply).map(({ card }) => `buy ${card}`);
  const sorted = [...choices].sort((a, b) => buys.indexOf(a.label) - buys.indexOf(b.label));
  if (kind === 'cards') sorted.sort((a, b) => byUse(a.label, b.label));
  const numbered = sorted.filter(({ label }) => label !== 'treasures');
  return sorted.map((choice) => {
    // The labels of places are numbers themselves; a second numbering beside them would only confuse.
    const key = kind === 'place' ? choice.label : String(numbered.indexOf(choice) + 1);
    return { ...choice, key: choice.label === 'treasures' ? 't' : key };
  });
}

/** A label apart: what is done, if it says so, and the card or option. */
export function partsOf(label: string): { verb: string; id: string } {
  const [, verb, id] = /^(?:(play|buy|discard) )?(.+)$/.exec(label) ?? [];
  return { verb: verb ?? '', id: id ?? label };
}

/** "play Throne Room", "+2 cards", "all treasures". */
export function offerText(label: string, style?: Style): string {
  if (label === 'treasures') return 'all treasures';
  const { verb, id } = partsOf(label);
  const isOption = /^[+\d]/.test(id);
  const name = isOption ? id.replaceAll('-', ' ') : (style?.card(id) ?? titleOf(id));
  return verb === '' ? name : `${verb} ${name}`;
}

/** The numbers to type for what can be bought, for the supply table. */
export function buyNumbers(offers: readonly Offer[]): Map<string, string> {
  const buys = offers.filter(({ label }) => partsOf(label).verb === 'buy');
  return new Map(buys.map(({ label, key }) => [partsOf(label).id, key]));
}

/** The numbered choices, as many in a line as fit. */
export function offerLines(
  offers: readonly Offer[],
  { kind }: Decision,
  view: SeatView,
  style: Style,
): string[] {
  const inActionPhase = kind === 'phase' && view.phase === 'action';
  const words = offers.map(({ label, count, key }) => {
    // In the action phase everything is a card to play: saying it each time would be noise.
    const text = times(offerText(inActionPhase ? partsOf(label).id : label, style), count);
    const pile = kind === 'pile' ? view.supply.find(({ card }) => card === label) : undefined;
    const cost = pile ? style.dim(` (${pile.cost})`) : '';
    return kind === 'place' ? style.bold(key) : `${style.bold(key)} ${text}${cost}`;
  });
  return flow(words, '   ', '  ', style.width);
}
