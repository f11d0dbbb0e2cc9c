import type { Programs } from '../../en/command/programs.ts';

export const programs: Programs = {
  lost: '{name} perdeu por falhas {lost, number} de {games, plural, one {# partida} many {# de partidas} other {# partidas}}: {counts}.',
  count: {
    crash: '{count, plural, one {# queda} many {# de quedas} other {# quedas}}',
    time: '{count, plural, one {# resposta tardia} many {# de respostas tardias} other {# respostas tardias}}',
    nonsense:
      '{count, plural, one {# linha que não é uma mensagem} many {# de linhas que não são mensagens} other {# linhas que não são mensagens}}',
    answer:
      '{count, plural, one {# resposta errada} many {# de respostas erradas} other {# respostas erradas}}',
    start:
      '{count, plural, one {# início que falhou} many {# de inícios que falharam} other {# inícios que falharam}}',
    gone: '{count, plural, one {# partida para a qual não foi mais reiniciado} many {# de partidas para as quais não foi mais reiniciado} other {# partidas para as quais não foi mais reiniciado}}',
  },
  first: 'A primeira foi a partida {game, number}: {why}',
  why: {
    crash: 'terminou ({detail}).',
    time: 'não respondeu em {detail} ms.',
    nonsense: 'escreveu uma linha que não é uma mensagem: {detail}',
    answer: 'à pergunta {seq} ({question}) respondeu {detail}: {wrong}',
    'start-ended': 'terminou ({detail}) antes de dizer hello.',
    'start-silent': 'não disse hello em {detail} ms.',
    'start-nonsense': 'escreveu algo diferente de hello: {detail}',
    'start-version': 'fala a versão {detail} do protocolo.',
    gone: 'já tinha sido reiniciado {detail} vezes.',
  },
  wrong: {
    'not-an-answer': 'picks tem de ser uma lista de rótulos.',
    'too-few': 'faltam escolhas.',
    'too-many': 'há escolhas demais, ou demais de uma opção.',
    'not-offered': 'nem todas são oferecidas.',
  },
  stderr: 'O que escreveu por último em stderr:',
  leaves: '{name} perdeu a partida: {why}',
};
