import unhomoglyph from 'unhomoglyph';

/** Signs that set words apart; which ones hardly shows. */
const APART = /[ ._'-]+/g;

/** What a name looks like: names with the same look cannot be told apart at a glance, by Unicode's list of such letters. */
export function lookOf(name: string): string {
  const spaced = name.normalize('NFKC').replace(APART, ' ').trim();
  // Capitals look like other letters than small ones do: I like l, i like nothing else.
  return skeleton(skeleton(spaced).toLowerCase());
}

function skeleton(text: string): string {
  return unhomoglyph(text.normalize('NFD')).normalize('NFD');
}

/** Writing systems in everyday use, as Unicode recommends them for names. A name keeps to one. */
const scripts =
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Thaana Ethiopic Devanagari Bengali Gurmukhi Gujarati Oriya ' +
  'Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer';
/** People who write these use them together. */
const together = ['Latin Han Hiragana Katakana', 'Latin Han Hangul', 'Latin Han Bopomofo'];

const writings = [...scripts.split(' '), ...together].map((names) => {
  const letters = ['Common', 'Inherited', ...names.split(' ')].map((name) => `\\p{scx=${name}}`);
  return new RegExp(`^[${letters.join('')}]*$`, 'u');
});

/** Whether all letters belong together, and can be seen. */
export function isOfOneScript(name: string): boolean {
  return !/\p{Default_Ignorable_Code_Point}/u.test(name) && writings.some((writing) => writing.test(name));
}
