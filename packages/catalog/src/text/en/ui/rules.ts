import type { WordsLike, WordTable } from '../../word-table.ts';

/** The rulebook and its glossary. */
export const rules = {
  title: 'Rules',
  search: 'Search the rules',
  found: '{count, plural, one {# place found} other {# places found}}',
  none: 'Nothing found. Try one word, or another one for the same thing.',
  toCards: 'Look among the cards',
  clear: 'Show everything',
  contents: 'Contents',
  glossary: 'Glossary',
  rule: 'Rule {number}',
  proofs: '{count, plural, one {# tested example} other {# tested examples}}',
  lead: 'How the game is played: the rules',
} satisfies WordTable;

export type Rules = WordsLike<typeof rules>;
