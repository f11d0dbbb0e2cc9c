import type { Stats } from '../../en/command/stats.ts';

export const stats: Stats = {
  games:
    '{games, plural, one {# partida} many {# de partidas} other {# partidas}}, {decided, number} decididas',
  byCard: 'victorias, por carta ganada',
  gained: 'con %',
  notGained: 'sin %',
  players: 'jugadores',
  difference: 'diferencia',
  byOpening: 'por apertura',
  nothing: 'nada',
  byKingdom: 'por reino',
  gamesHead: 'partidas',
  firstSeat: 'gana el primer asiento %',
  otherKingdoms: 'todos los demás reinos',
  seat: '{place}.º de {of}',
  takenOver:
    '{count, plural, one {No se cuenta # partida} many {No se cuentan # de partidas} other {No se cuentan # partidas}}: una partida que siguió con reglas posteriores no se puede volver a jugar.',
  leftOut:
    '{count, plural, one {Se omite # fila} many {Se omiten # de filas} other {Se omiten # filas}}, con menos de {min, plural, one {# jugador} many {# de jugadores} other {# jugadores}}.',
  stopped:
    'Detenido. Estos son los resultados de {games, plural, one {la primera partida} many {las primeras # de partidas} other {las primeras # partidas}}.',
};
