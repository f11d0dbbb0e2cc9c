declare module '*.md' {
  import type { Rulebook } from '@provincia/catalog/rulebook';

  const rulebook: Rulebook;
  export default rulebook;
}

declare module 'virtual:proof-counts' {
  /** How many scenarios prove a rule, by its number. */
  const counts: Readonly<Record<string, number>>;
  export default counts;
}

declare module 'virtual:proofs' {
  /** A scenario that shows a rule at work. */
  export interface Proof {
    readonly name: string;
    /** Where it is in the sources. */
    readonly file: string;
  }

  /** By the numbers of the rules. */
  export type Proofs = Readonly<Record<string, readonly Proof[]>>;

  const proofs: Proofs;
  export default proofs;
}
