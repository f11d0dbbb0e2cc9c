/** Words under keys, in groups. */
export interface WordTable {
  readonly [key: string]: string | WordTable;
}
