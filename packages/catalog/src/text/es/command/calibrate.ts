import type { Calibrate } from '../../en/command/calibrate.ts';

export const calibrate: Calibrate = {
  itself: 'sí mismo',
  strategies: 'estrategias',
  run: '{kingdoms, plural, one {# reino} many {# de reinos} other {# reinos}}, {games, plural, one {# partida} many {# de partidas} other {# partidas}} en cada uno contra cada rival, semilla {seed}',
  against: 'Contra {others}',
  all: 'Contra todos',
  chance: 'probabilidad',
  bin: '{from} a {to}\u00a0%',
  positions: 'posiciones',
  stated: 'prevista %',
  won: 'ganada %',
  difference: 'diferencia',
  tooFew: 'pocas',
  brier: 'Puntuación de Brier: {score}',
  simple: 'Puntuación de Brier solo con la ventaja en puntos: {lead}; diciendo siempre la mitad: {half}',
  fewest:
    'La diferencia es lo ganado de más respecto a lo previsto. Con menos de {fewest} posiciones («pocas») no se puede concluir nada.',
  none: '{name} no dio ninguna probabilidad: no hay nada que comparar.',
};
