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
  takenOver:
    '{count, plural, =0 {# partidas não contadas} one {# partida não contada} many {# de partidas não contadas} other {# partidas não contadas}}: uma partida que continuou com regras posteriores não pode ser jogada de novo.',
  leftOut:
    '{count, plural, =0 {# linhas omitidas} one {# linha omitida} many {# de linhas omitidas} other {# linhas omitidas}}, com menos de {min, plural, =0 {# jogadores} one {# jogador} many {# de jogadores} other {# jogadores}}.',
  stopped:
    'Interrompido. Estes são os resultados {games, plural, =0 {das primeiras # partidas} one {da primeira partida} many {das primeiras # de partidas} other {das primeiras # partidas}}.',
};
