/** Words under keys, in groups. */
export interface WordTable {
  readonly [key: string]: string | WordTable;
}

/** The same keys with other words. */
export type WordsLike<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : WordsLike<T[Key]> };
