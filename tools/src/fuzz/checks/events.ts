import { eventFor, type GameEvent } from '@provincia/engine';
import { difference, notJson } from '../same.ts';
import { viewersOf } from '../stop.ts';
import type { Check } from './index.ts';

/**
 * Nobody but the seats in `seenBy` is told the cards of an event, and those are. While a card is being resolved it runs
 * again after every answer, and with it come all its events; yet each is told once.
 */
export function events(): Check {
  let told: GameEvent[] = [];
  return ({ game, events, before }) => {
    told.push(...events);
    const missed = difference(game.table.events, told, 'what was told since the last phase decision');
    if (missed !== null) return missed;
    if (before.save.answers.length === 0) told = [];
    for (const event of events) {
      const notPlain = notJson(event, 'event');
      const wrong = notPlain === null ? leak(event, viewersOf(game)) : `${notPlain} is not JSON`;
      if (wrong !== null) return `${wrong}: ${JSON.stringify(event)}`;
    }
    return null;
  };
}

function leak(event: GameEvent, viewers: readonly (number | null)[]): string | null {
  // These are never open (rule 11), so here the check does not take the event's word for it.
  const secret = event.type === 'draw' || event.type === 'look';
  const seenBy = secret ? [event.player] : 'seenBy' in event ? event.seenBy : undefined;
  const cards = cardsOf(event);
  for (const seat of viewers) {
    const told = eventFor(event, seat);
    const sees = seenBy === undefined || (seat !== null && seenBy.includes(seat));
    if (sees && JSON.stringify(cardsOf(told)) !== JSON.stringify(cards))
      return `seat ${seat} does not see cards that it may see`;
    if (!sees && namesCards(told, cards ?? [])) return `seat ${seat} sees hidden cards`;
  }
  return null;
}

function cardsOf(event: GameEvent): readonly string[] | undefined {
  return 'cards' in event ? event.cards : undefined;
}

/** `source` and `top` may name a card that happens to be among them: the one is played, the other lies open. */
function namesCards(told: GameEvent, cards: readonly string[]): boolean {
  const { source, top, ...rest } = { top: null, ...told };
  // Only the values: there is a card called Count.
  const values = Object.values(rest).flat();
  return cardsOf(told) !== undefined || cards.some((id) => values.includes(id));
}
