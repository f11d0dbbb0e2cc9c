import type { KingdomWish } from '@provincia/protocol';
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
