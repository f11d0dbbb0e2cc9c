/** How a card's name stands in a sentence of its language. */
export interface Noun<Article extends string = string> {
  /** What it takes, of the articles of the language. */
  readonly article: Article;
  /** After a number: "two Villages". */
  readonly many: string;
  /** After the article of one, if it is not the name: "einen Verrückten". */
  readonly one?: string;
  /** After the article of a certain one, if it is not the same as after that of one: "das Verfallene Anwesen". */
  readonly the?: string;
  /** Without an article in the dative, if it is not the name: "mit Jagdgründen". */
  readonly dative?: string;
}

/** An article as the object of a sentence: of any one, and of a certain one. Empty where the name stands alone. */
export interface Article {
  readonly one: string;
  readonly the: string;
  /** What other words go by: "duas Maldições", "auf ihren Stapel". */
  readonly gender: 'm' | 'f' | 'n';
}

/** What sentences with nouns need of a language. */
export interface Grammar {
  readonly articles: Readonly<Record<string, Article>>;
  /** From two on, as far as they are written as words; `f` is before feminine nouns, if it differs. */
  readonly numbers: readonly (string | { readonly m: string; readonly f: string })[];
}
