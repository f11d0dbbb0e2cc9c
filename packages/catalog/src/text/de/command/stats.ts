import type { Stats } from '../../en/command/stats.ts';

export const stats: Stats = {
  games: '{games, plural, one {# Partie} other {# Partien}}, {decided, number} entschieden',
  byCard: 'gewonnen, nach genommener Karte',
  gained: 'mit %',
  notGained: 'ohne %',
  players: 'Spieler',
  difference: 'Unterschied',
  byOpening: 'nach Eröffnung',
  nothing: 'nichts',
  byKingdom: 'nach Königreich',
  gamesHead: 'Partien',
  firstSeat: 'erster Platz gewonnen %',
  otherKingdoms: 'alle anderen Königreiche',
  seat: '{place}. von {of}',
  takenOver:
    '{count, plural, one {# Partie ist} other {# Partien sind}} nicht gezählt: Eine Partie, die nach neueren Regeln weiterging, lässt sich nicht noch einmal spielen.',
  leftOut:
    '{count, plural, one {# Zeile ist} other {# Zeilen sind}} ausgelassen, mit weniger als {min, plural, one {# Spieler} other {# Spielern}}.',
  stopped:
    'Abgebrochen. Das sind die Ergebnisse {games, plural, one {der ersten Partie} other {der ersten # Partien}}.',
};
