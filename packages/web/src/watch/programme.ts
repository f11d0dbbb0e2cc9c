/** What is shown, and what could be. */
export interface Programme {
  readonly shown: string | null;
  /** The games that are played, the best first. */
  readonly played: readonly string[];
  /** What was shown to its end: it may still be among those for a moment. */
  readonly seen: readonly string[];
  /** How often the one that is shown was missing among those that are played. */
  readonly missed: number;
}

export const nothingShown: Programme = { shown: null, played: [], seen: [], missed: 0 };

/** A game that ends is missing a moment before its result is seen; one that is missing for longer was left alone. */
const MOST_MISSED = 3;
const MOST_SEEN = 20;

/** The games that are played now. What is shown stays, as long as it goes on. */
export function withNews(programme: Programme, played: readonly string[]): Programme {
  const { shown, missed } = programme;
  if (shown === null) return next({ ...programme, played });
  const now = { ...programme, played, missed: played.includes(shown) ? 0 : missed + 1 };
  return now.missed > MOST_MISSED ? goneOn(now) : now;
}

/** What is shown was seen to its end. */
export function goneOn(programme: Programme): Programme {
  const { shown, seen } = programme;
  return next({ ...programme, seen: shown === null ? seen : [...seen, shown].slice(-MOST_SEEN) });
}

function next(programme: Programme): Programme {
  const { played, seen } = programme;
  return { ...programme, shown: played.find((id) => !seen.includes(id)) ?? null, missed: 0 };
}
