import { type CardId, isCardId, type Wish } from '@provincia/catalog';

/** Marks something on the page as what could be chosen at times. */
export function wishMark({ from, id }: Wish): { 'data-wish': string } {
  return { 'data-wish': `${from} ${id}` };
}

/** The card that something on the page belongs to, and where it could be chosen. */
export function cardAt(target: EventTarget | null): { id: CardId; wish: Wish | null } | null {
  if (!(target instanceof Element)) return null;
  const found = target.closest<HTMLElement>('[data-card]');
  const id = found?.dataset.card;
  return id !== undefined && isCardId(id) ? { id, wish: wishAt(found) } : null;
}

function wishAt(element: HTMLElement | null): Wish | null {
  const [from, id] = element?.closest<HTMLElement>('[data-wish]')?.dataset.wish?.split(' ') ?? [];
  return id === undefined ? null : { from: from as Wish['from'], id };
}
