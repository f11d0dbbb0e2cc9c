import type { Decision, Sight } from '@provincia/protocol';
import { canTake, type Picks } from './picks.ts';

/** What was chosen for a question and not confirmed. */
export interface HalfMade {
  /** Where one pick is the answer, the one that would be given: a place in the deck, a name in the list. */
  readonly picks: Picks;
  /** The part of a name that is looked for. */
  readonly typed: string;
}

type At = Pick<Sight, 'table' | 'seq' | 'decision'>;

export const nothingMade: HalfMade = { picks: [], typed: '' };

/** What was chosen for this question before the page was loaded again. */
export function keptChoice(at: At): HalfMade {
  return choiceIn(sessionStorage.getItem(keyOf(at)), at);
}

/** Nothing is kept of a question that is answered: for the next one nothing is chosen. */
export function keepChoice(at: At, { picks, typed }: HalfMade): void {
  if (picks.length === 0 && typed === '') sessionStorage.removeItem(keyOf(at));
  else sessionStorage.setItem(keyOf(at), choiceText(at, { picks, typed }));
}

/** With the number of the question that it belongs to. */
export function choiceText({ seq }: At, { picks, typed }: HalfMade): string {
  return JSON.stringify({ seq, picks, typed });
}

/** Of another question, or of what is not offered any more, nothing is chosen. */
export function choiceIn(text: string | null, { seq, decision }: At): HalfMade {
  const kept = parsed(text);
  if (decision === null || kept?.seq !== seq) return nothingMade;
  const picks = kept.picks.reduce<Picks>((some, label) => withOffered(decision, some, label), []);
  return { picks, typed: kept.typed };
}

function keyOf({ table }: At): string {
  return `provincia-picks ${table}`;
}

function withOffered(decision: Decision, picks: Picks, label: string): Picks {
  return canTake(decision, picks, label) ? [...picks, label] : picks;
}

/** Anybody may have written there. */
function parsed(text: string | null): (HalfMade & { readonly seq: number }) | null {
  try {
    const { seq, picks, typed } = JSON.parse(text ?? '{}');
    if (typeof seq !== 'number' || !Array.isArray(picks)) return null;
    return { seq, picks: picks.map(String), typed: typeof typed === 'string' ? typed : '' };
  } catch {
    return null;
  }
}
