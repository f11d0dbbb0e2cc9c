import type { Decision, Sight } from '@provincia/protocol';
import { canTake, type Picks } from './picks.ts';

/** What was picked at a table and not confirmed, with the number of the question that it belongs to. */
interface HalfMade {
  readonly seq: number;
  readonly picks: Picks;
}

type At = Pick<Sight, 'table' | 'seq' | 'decision'>;

/** What was picked for this question before the page was loaded again. */
export function keptPicks(at: At): Picks {
  return picksIn(sessionStorage.getItem(keyOf(at)), at);
}

/** Nothing is kept of a question that is answered: the next one has no picks. */
export function keepPicks(at: At, picks: Picks): void {
  if (picks.length === 0) sessionStorage.removeItem(keyOf(at));
  else sessionStorage.setItem(keyOf(at), picksText(at, picks));
}

export function picksText({ seq }: At, picks: Picks): string {
  return JSON.stringify({ seq, picks } satisfies HalfMade);
}

/** Of another question, or of what is not offered any more, nothing is picked. */
export function picksIn(text: string | null, { seq, decision }: At): Picks {
  const kept = parsed(text);
  if (decision === null || kept?.seq !== seq) return [];
  return kept.picks.reduce<Picks>((picks, label) => withOffered(decision, picks, label), []);
}

function keyOf({ table }: At): string {
  return `provincia-picks ${table}`;
}

function withOffered(decision: Decision, picks: Picks, label: string): Picks {
  return canTake(decision, picks, label) ? [...picks, label] : picks;
}

/** Anybody may have written there. */
function parsed(text: string | null): HalfMade | null {
  try {
    const { seq, picks } = JSON.parse(text ?? '{}');
    return typeof seq === 'number' && Array.isArray(picks) ? { seq, picks: picks.map(String) } : null;
  } catch {
    return null;
  }
}
