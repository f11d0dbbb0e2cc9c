import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardIds } from '../card-id.ts';
import { loadTranslation, plainText } from '../language.ts';
import { type Language, languages } from '../languages.ts';
import { parts } from '../markup.ts';
import { parseRulebook, ruleNumbers } from '../rulebook/index.ts';
import { terms as de } from '../text/de/terms.ts';
import { terms as en, type Terms } from '../text/en/terms.ts';
import { terms as es } from '../text/es/terms.ts';
import { terms as pt } from '../text/pt/terms.ts';
import { wrongWords } from '../text/term.ts';
import { type GlossaryId, glossaryIds, glossaryRules } from './entry.ts';
import { loadGlossary } from './index.ts';
import { formsOf, termFinder } from './words.ts';

const terms: Readonly<Record<Language, Terms>> = { en, es, pt, de };

/** The entries that the term base has a word for. */
const inTermBase: Partial<Record<GlossaryId, keyof Terms>> = {
  supply: 'supply',
  kingdom: 'kingdom',
  pile: 'pile',
  deck: 'deck',
  hand: 'hand',
  'discard-pile': 'discard pile',
  draw: 'draw',
  gain: 'gain',
  trash: 'trash (verb)',
  discard: 'discard',
  'set-aside': 'set aside',
  reveal: 'reveal',
  shelter: 'Shelter',
  ruins: 'Ruins',
  looter: 'Looter',
  knight: 'Knight',
  coin: 'coin',
};

test('every entry names a rule of the rulebook', () => {
  const source = readFileSync(new URL('../text/en/rulebook.md', import.meta.url), 'utf8');
  const numbers = ruleNumbers(parseRulebook(source));
  for (const id of glossaryIds) expect(numbers, id).toContain(glossaryRules[id]);
});

describe.each(languages)('the glossary in %s', async (language) => {
  const glossary = await loadGlossary(language);
  const translation = await loadTranslation(language);
  const find = termFinder(glossary);

  test('every form of a word leads to its entry', () => {
    for (const id of glossaryIds) {
      for (const form of formsOf(glossary, id)) {
        const sentence = `(${form.replace('…', 'xx')}).`;
        const found = find([{ kind: 'words', words: sentence }], new Set());
        expect(found, form).toContainEqual(
          expect.objectContaining({ kind: 'term', id, words: form.split(' …')[0] }),
        );
      }
    }
  });

  test('no form belongs to two entries', () => {
    const forms = glossaryIds.flatMap((id) => [
      ...new Set(formsOf(glossary, id).map((form) => form.toLowerCase())),
    ]);
    expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([]);
  });

  test('the words are those of the term base', () => {
    for (const [id, concept] of Object.entries(inTermBase)) {
      expect(glossary[id as GlossaryId].word.toLowerCase()).toBe(terms[language][concept].word.toLowerCase());
    }
  });

  test('the entries are one to three sentences, in the words of the term base', () => {
    for (const id of glossaryIds) {
      const text = plainText(translation, glossary[id].text);
      expect(text, id).toMatch(/^[\p{Lu}“«„].*\.$/u);
      expect(text.length, id).toBeLessThan(190);
      expect(wrongWords(glossary[id].text.replaceAll(/\{[^}]*\}/g, '…'), terms[language]), id).toEqual([]);
      expect(wrongWords(glossary[id].word, terms[language]), id).toEqual([]);
    }
  });

  test('every text of every card is parsed without loss, and most cards have words that are explained', () => {
    const explained = cardIds.filter((id) => {
      const { text, rulings } = translation.cards[id];
      const known = new Set<GlossaryId>();
      for (const each of [...text.split('\n'), ...rulings]) {
        const split = find(parts(each), known);
        const joined = split.map((part) =>
          part.kind === 'term' ? part.words : plainText(translation, markup(part)),
        );
        expect(joined.join(''), id).toBe(plainText(translation, each));
      }
      return known.size > 0;
    });
    expect(explained.length).toBeGreaterThan(cardIds.length * 0.9);
  });

  test('every word is met on some card', () => {
    const known = new Set<GlossaryId>();
    for (const id of cardIds) {
      const { text, rulings } = translation.cards[id];
      for (const each of [text, ...rulings]) find(parts(each), known);
    }
    // That an effect has lost track is a word of the rules; cards do not say it.
    expect(glossaryIds.filter((id) => !known.has(id))).toEqual(['lose-track']);
  });
});

test('the longest word wins, the first time counts, and what belongs together may be apart', async () => {
  const english = termFinder(await loadGlossary('en'));
  const known = new Set<GlossaryId>();
  expect(english(parts('Discard the discard pile; discard {gold}.'), known)).toEqual([
    { kind: 'term', id: 'discard', words: 'Discard' },
    { kind: 'words', words: ' the ' },
    { kind: 'term', id: 'discard-pile', words: 'discard pile' },
    { kind: 'words', words: '; discard ' },
    { kind: 'card', id: 'gold' },
    { kind: 'words', words: '.' },
  ]);
  const german = termFinder(await loadGlossary('de'));
  expect(german(parts('Lege zwei ab. Lege es darauf.'), new Set())).toEqual([
    { kind: 'term', id: 'discard', words: 'Lege' },
    { kind: 'words', words: ' zwei ab. Lege es darauf.' },
  ]);
});

function markup(part: { readonly kind: string }): string {
  const { words, id, form, amount, plus, sign } = part as Record<
    string,
    string | number | boolean | undefined
  >;
  if (part.kind === 'words') return String(words);
  if (part.kind === 'card') return `{${id}${form === undefined ? '' : `|${form}`}}`;
  return `{${plus === true ? '+' : ''}${amount} ${sign}}`;
}
