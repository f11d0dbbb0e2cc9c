import type { Decision } from '@provincia/engine';
import { difference } from './same.ts';

/** The first of a game are enough: all are made in the same way. */
const MOST = 100;

/** Decisions as they were put, each with a copy of what it was then. */
export class KeptDecisions {
  readonly #kept: { readonly decision: Decision; readonly copy: string }[] = [];

  keep(decision: Decision): void {
    if (this.#kept.length < MOST) this.#kept.push({ decision, copy: JSON.stringify(decision) });
  }

  /** What has become of them since, as a sentence; null if they have stayed as they were. */
  change(): string | null {
    for (const { decision, copy } of this.#kept) {
      const differs = difference(JSON.parse(copy), decision, 'it');
      if (differs !== null) return `a decision changed after it was asked: ${differs}`;
    }
    return null;
  }
}
