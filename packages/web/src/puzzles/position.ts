import type { Puzzle } from '@provincia/coach/puzzle';
import type { Event, Sight } from '@provincia/protocol';
import { openReplay } from '../game-link/replay-source.ts';
import type { TableLink } from '../game-link/table-link.ts';
import { askingLink } from '../table/gallery/still-link.ts';
import { keepChoice, nothingMade } from '../table/prompt/half-made.ts';

/** The position of a puzzle as its seat sees it. */
export interface Position {
  readonly sight: Sight;
  /** All that has happened, as far as the seat has seen it. */
  readonly events: readonly Event[];
}

/** Plays the game up to the question, in the worker: what the seat cannot see does not come from there. */
export async function positionOf({ id, game, seat }: Puzzle): Promise<Position> {
  const source = await openReplay(game);
  try {
    const sight = await source.at(source.steps, seat);
    return { sight: { ...sight, table: `puzzle ${id}` }, events: await source.events(seat) };
  } finally {
    source.close();
  }
}

/** The table of a puzzle, which tells of the answer. */
export function puzzleLink(
  { sight, events }: Position,
  onAnswer: (picks: readonly string[]) => void,
): TableLink {
  return askingLink(sight, events, (picks) => {
    // Whoever tries again has chosen nothing yet.
    keepChoice(sight, nothingMade);
    onAnswer(picks);
  });
}
