import type { Calibrate } from '../../en/command/calibrate.ts';

export const calibrate: Calibrate = {
  itself: 'sich selbst',
  strategies: 'Strategien',
  run: '{kingdoms, plural, one {# Königreich} other {# Königreiche}}, je {games, plural, one {# Partie} other {# Partien}} gegen jeden Gegner, Startwert {seed}',
  against: 'Gegen {others}',
  all: 'Gegen alle',
  chance: 'Chance',
  bin: '{from} bis {to}\u00a0%',
  positions: 'Stellungen',
  stated: 'genannt %',
  won: 'gewonnen %',
  difference: 'Unterschied',
  tooFew: 'zu wenige',
  brier: 'Brier-Wert: {score}',
  simple: 'Brier-Wert allein nach dem Punktvorsprung: {lead}; wenn man immer die Hälfte nennt: {half}',
  fewest:
    'Der Unterschied ist, was über das Genannte hinaus gewonnen wurde. Aus weniger als {fewest} Stellungen („zu wenige“) folgt nichts.',
  none: '{name} hat in keiner Stellung eine Chance genannt: Es gibt nichts zu vergleichen.',
};
