import type { Rules } from '../../en/ui/rules.ts';

export const rules: Rules = {
  title: 'Regras',
  search: 'Buscar nas regras',
  found: '{count, plural, one {# resultado} many {# resultados} other {# resultados}}',
  none: 'Nada encontrado. Tente uma só palavra ou outra parecida.',
  toCards: 'Procurar entre as cartas',
  clear: 'Mostrar tudo',
  contents: 'Índice',
  glossary: 'Glossário',
  rule: 'Regra {number}',
  proofs: '{count, plural, one {# exemplo testado} many {# exemplos testados} other {# exemplos testados}}',
  lead: 'Como se joga: as regras',
};
