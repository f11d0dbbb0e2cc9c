import type { Rules } from '../../en/ui/rules.ts';

export const rules: Rules = {
  title: 'Regeln',
  search: 'Regeln durchsuchen',
  found: '{count, plural, one {# Fundstelle} other {# Fundstellen}}',
  none: 'Nichts gefunden. Versuche es mit einem einzigen Wort oder einem anderen dafür.',
  toCards: 'Bei den Karten suchen',
  clear: 'Alles zeigen',
  contents: 'Inhalt',
  glossary: 'Glossar',
  rule: 'Regel {number}',
  proofs: '{count, plural, one {# geprüftes Beispiel} other {# geprüfte Beispiele}}',
  lead: 'Wie gespielt wird: die Regeln',
};
