import { library } from '@provincia/cards';
import type { Decision, Kind, SeatView } from '@provincia/engine';
import { plural } from '../text/figures.ts';
import { idOf, listOf, titleOf } from './names.ts';

export const helpLines: readonly string[] = [
  'Answer with numbers or names, separated by spaces or commas. The first letters',
  'of a name are enough. "1 1" picks the first choice twice.',
  '  Enter    done, or nothing, where nothing has to be picked',
  '  t        play all treasures',
  '  s        show the supply, the trash and the players',
  '  ? name   what a card costs and what type it is',
  '  q        leave the game',
];

/** What is known of the card, or of those that begin with what was typed. */
export function cardFacts(typed: string, view: SeatView): string {
  const kinds = cardsCalled(typed);
  if (kinds.length === 0) return `There is no card "${typed}".`;
  if (kinds.length > 1)
    return `"${typed}" could be ${listOf(
      kinds.map(({ id }) => titleOf(id)),
      'or',
    )}.`;
  const [{ id, cost, card }] = kinds;
  const pile = view.supply.find((supplied) => supplied.card === id);
  const now = pile !== undefined && pile.cost !== cost.coins ? ` (now ${pile.cost})` : '';
  const left = pile === undefined ? 'not in this game' : `${pile.left} left`;
  return `${titleOf(id)} (${id}): ${card.types.map(titleOf).join(' - ')}, cost ${cost.coins}${now}, ${left}.`;
}

/** Why something that was typed is not offered. */
export function whyNot(typed: string, { kind }: Decision, view: SeatView): string {
  const kinds = cardsCalled(typed.replace(/^buy /, ''));
  const pile = view.supply.find(({ card }) => kinds.length === 1 && card === kinds[0].id);
  if (kind === 'phase' && view.phase === 'buy' && pile !== undefined) {
    const name = titleOf(pile.card);
    if (pile.left === 0) return `The pile of ${name} is empty.`;
    if (view.buys === 0) return 'You have no buys left.';
    if (pile.cost > view.coins)
      return `${name} costs ${pile.cost}, and you have ${plural(view.coins, 'coin')}.`;
  }
  return `"${typed}" is not one of the choices.`;
}

/** The card of this name, or else those whose names begin so. */
function cardsCalled(typed: string): readonly Kind[] {
  const name = idOf(typed);
  const kind = library.find(name);
  return kind ? [kind] : library.kinds.filter(({ id }) => id.startsWith(name));
}
