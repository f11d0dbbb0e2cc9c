/** What one thing is called in one language: everywhere, on cards, on screens and in sentences. */
interface Term {
  /** The word that the rulebook of the language prints, or ours where it has none. */
  readonly word: string;
  /** Words that must not be used for it. A star stands for any ending: "reserv*". */
  readonly never?: readonly string[];
  /** Phrases with such a word that mean something else. */
  readonly except?: readonly string[];
}

/** The words of a language, by what they mean. */
export type TermBase<Concept extends string = string> = Readonly<Record<Concept, Term>>;

/** The words in a text that must not stand there, each with the one to use. */
export function wrongWords(text: string, terms: TermBase): { wrong: string; right: string }[] {
  return Object.values(terms).flatMap(({ word, never = [], except = [] }) => {
    const rest = except.reduce((left, phrase) => left.replaceAll(wholeWords(phrase), ' '), text);
    return never.flatMap((one) => rest.match(wholeWords(one)) ?? []).map((wrong) => ({ wrong, right: word }));
  });
}

/** Letters of all languages count: "\b" knows only English ones. */
function wholeWords(phrase: string): RegExp {
  const pattern = phrase.replaceAll(/[.+?()[\]{}|\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu');
}
