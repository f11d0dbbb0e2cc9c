import { facts, isCardId } from '@provincia/catalog';
import type { GameEvent } from '@provincia/engine';

/** Events that tell somebody something, or depend on chance. */
const telling: ReadonlySet<GameEvent['type']> = new Set([
  'draw',
  'shuffle',
  'reveal',
  'look',
  'pass',
  'clean-up',
  'put-deck-into-discard',
]);

/** Whether after these events more is known than before, so that taking back would be unfair. */
export function tellSomething(events: readonly GameEvent[]): boolean {
  return events.some((event) => telling.has(event.type) || uncoversNext(event));
}

/** The next card of a mixed pile becomes visible when the top one leaves. */
function uncoversNext(event: GameEvent): boolean {
  if (event.type !== 'buy' && event.type !== 'gain' && event.type !== 'trash') return false;
  return event.cards.some((id) => isCardId(id) && facts[id].home === 'mixed');
}
