import type { Calibrate } from '../../en/command/calibrate.ts';

export const calibrate: Calibrate = {
  itself: 'si mesmo',
  strategies: 'estratégias',
  run: '{kingdoms, plural, =0 {# reinos} one {# reino} many {# de reinos} other {# reinos}}, {games, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}} em cada um contra cada adversário, semente {seed}',
  against: 'Contra {others}',
  all: 'Contra todos',
  chance: 'chance',
  bin: '{from} a {to}%',
  positions: 'posições',
  stated: 'prevista %',
  won: 'vencida %',
  difference: 'diferença',
  tooFew: 'poucas',
  brier: 'Pontuação de Brier: {score}',
  simple: 'Pontuação de Brier só com a vantagem em pontos: {lead}; dizendo sempre metade: {half}',
  fewest:
    'A diferença é o que se venceu além do previsto. Com menos de {fewest} posições (“poucas”) não se pode concluir nada.',
  none: '{name} não deu nenhuma chance: não há nada a comparar.',
};
