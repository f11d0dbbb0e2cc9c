/** A game that can do without the rules by which it was played. */
export interface KeptGameRow {
  table_id: string;
  /** How many entries of its log are in it. */
  n: number;
  /** The version of the rules by which the entries after these are played. */
  rules: number;
  /** `KeptGame` as packed JSON; null if it could not be played again even by its own rules. */
  data: Uint8Array | null;
}
