import type { Stats } from '../../en/command/stats.ts';

export const stats: Stats = {
  games:
    '{games, plural, =0 {# partidas} one {# partida} many {# de partidas} other {# partidas}}, {decided, number} decididas',
  byCard: 'vitórias, por carta ganha',
  gained: 'com %',
  notGained: 'sem %',
  players: 'jogadores',
  difference: 'diferença',
  byOpening: 'por abertura',
  nothing: 'nada',
  byKingdom: 'por reino',
  gamesHead: 'partidas',
  firstSeat: 'primeiro lugar vence %',
  otherKingdoms: 'todos os outros reinos',
  seat: '{place}º de {of}',
  leftOut:
    '{count, plural, =0 {# linhas omitidas} one {# linha omitida} many {# de linhas omitidas} other {# linhas omitidas}}, com menos de {min, plural, =0 {# jogadores} one {# jogador} many {# de jogadores} other {# jogadores}}.',
  stopped:
    'Interrompido. Estes são os resultados {games, plural, =0 {das primeiras # partidas} one {da primeira partida} many {das primeiras # de partidas} other {das primeiras # partidas}}.',
};
