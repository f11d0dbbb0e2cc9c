import type { Event } from '@provincia/protocol';

/** Something the others did, as it is shown for a moment. */
export interface Happening {
  readonly player: number;
  readonly what: 'play' | 'buy' | 'gain' | 'trash' | 'extra-turn';
  /** Null for a turn. */
  readonly card: string | null;
  readonly count: number;
}

/** What others did and what they did to you, equal things in a row as one. What was undone does not count. */
export function happeningsOf(events: readonly Event[], you: number | null): readonly Happening[] {
  if (events.some(({ type }) => type === 'undo' || type === 'new-rules')) return [];
  const happenings: Happening[] = [];
  let turnOf = events.find(({ type }) => type === 'play' || type === 'buy')?.player ?? null;
  for (const event of events) {
    if (event.type === 'turn') {
      turnOf = event.player;
      if (event.extra && turnOf !== you)
        happenings.push({ player: turnOf, what: 'extra-turn', card: null, count: 1 });
    }
    if (turnOf === you || !isShown(event)) continue;
    const { type: what, player, cards } = event;
    for (const card of cards) add(happenings, { player, what, card, count: 1 });
  }
  return happenings;
}

function isShown(
  event: Event,
): event is Extract<Event, { readonly type: 'play' | 'buy' | 'gain' | 'trash' }> {
  return ['play', 'buy', 'gain', 'trash'].includes(event.type);
}

function add(happenings: Happening[], next: Happening): void {
  const last = happenings.at(-1);
  if (last === undefined || last.player !== next.player || last.card !== next.card) happenings.push(next);
  // What is bought is gained.
  else if (last.what === 'buy' && next.what === 'gain') return;
  else if (last.what === next.what) happenings[happenings.length - 1] = { ...last, count: last.count + 1 };
  else happenings.push(next);
}

/** Whether somebody else's turn has ended in these events: then there is something to look back at. */
export function endsRivalTurn(events: readonly Event[], you: number | null): boolean {
  return events.some(({ type, player }) => type === 'clean-up' && player !== you);
}
