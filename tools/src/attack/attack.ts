/** What came of an attack. */
export interface Verdict {
  readonly held: boolean;
  /** What was measured, as a short sentence. */
  readonly figure: string;
}

/** Something that somebody may try against a server. */
export interface Attack {
  /** The number under which docs/security.md speaks of it. */
  readonly number: number;
  readonly name: string;
  /** Starts the servers it needs by itself, and stops them. */
  readonly run: () => Promise<Verdict>;
}
