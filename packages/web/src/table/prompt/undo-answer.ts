import type { Event } from '@provincia/protocol';

/**
 * What came of the last time that this seat asked to undo something: the seat that did not want it, or 'passed' if
 * the game just went on. Null if it was undone, if nothing was asked, and once the next turn of theirs begins.
 */
export function undoAnswer(events: readonly Event[], seat: number): number | 'passed' | null {
  let answer: number | 'passed' = 'passed';
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (event.type === 'undo-refused') answer = event.player;
    else if (event.type === 'undo-asked') return event.player === seat ? answer : null;
    else if ((event.type === 'undo' || event.type === 'turn') && event.player === seat) return null;
  }
  return null;
}
