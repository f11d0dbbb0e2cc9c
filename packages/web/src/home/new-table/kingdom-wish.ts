import { type CardId, printedKingdoms } from '@provincia/catalog';
import type { KingdomWish } from '@provincia/protocol';
import { pilesOf } from '../../kingdoms/piles.ts';
import type { TableChoice } from '../choices.ts';
import { printingsOf } from '../table-wish.ts';

/** 'random', 'picked', or the id of a printed kingdom; with no set chosen cards are drawn from all. */
export function kingdomWish(
  kingdom: string,
  printings: TableChoice['printings'],
  picked: readonly string[] = [],
): KingdomWish {
  if (kingdom === 'picked') return { by: 'cards', cards: [...picked] };
  if (kingdom !== 'random') return { by: 'printed', id: kingdom };
  const chosen = printingsOf(printings);
  return Object.keys(chosen).length === 0 ? { by: 'random' } : { by: 'random', printings: chosen };
}

/** The ten that this brings; null if chance decides. */
export function kingdomPiles(kingdom: string, picked: readonly CardId[] = []): readonly CardId[] | null {
  if (kingdom === 'picked') return picked;
  const printed = printedKingdoms.find(({ id }) => id === kingdom);
  return printed === undefined ? null : pilesOf(printed.cards);
}
