import type { Rules } from '../../en/ui/rules.ts';

export const rules: Rules = {
  title: 'Reglas',
  search: 'Buscar en las reglas',
  found: '{count, plural, one {# resultado} many {# resultados} other {# resultados}}',
  none: 'No se ha encontrado nada. Prueba con una sola palabra o con otra parecida.',
  toCards: 'Buscar entre las cartas',
  clear: 'Mostrar todo',
  contents: 'Índice',
  glossary: 'Glosario',
  rule: 'Regla {number}',
  proofs: '{count, plural, one {# ejemplo probado} many {# ejemplos probados} other {# ejemplos probados}}',
  lead: 'Cómo se juega: las reglas',
};
