import type { Decision, Hints } from '@provincia/protocol';

const SHOWN = 3;

/** Hints as a coach gives them, to be looked at: none where none can be given, else the first of what is offered. */
export function sampleHints({ choices, min, purpose }: Decision): Hints {
  if (purpose === 'pass') return { hints: [], taken: 0 };
  const labels = choices.map(({ label }) => label);
  const hints = labels.slice(0, SHOWN).map((label, i) => ({
    picks: min > 1 ? labels.slice(i, i + min) : [label],
    more: label === 'treasures' ? ['market', 'estate'] : [],
    chance: 0.58 - i / 20,
    games: 400,
    reason: i > 0 ? null : ({ code: 'hardly-used', card: 'village', uses: 0.4, turns: 6 } as const),
  }));
  return { hints: hints.filter(({ picks }) => picks.length >= min), taken: 2 };
}
