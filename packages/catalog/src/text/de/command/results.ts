import type { Results } from '../../en/command/results.ts';

export const results: Results = {
  level: 'Stufe {level}',
  against: '{name} gegen {others}',
  run: '{games, plural, one {# Partie} other {# Partien}}, Plätze {seating, select, alternate {abwechselnd} fixed {fest} other {zufällig}}, Startwert {seed}',
  kingdom: 'Königreich:',
  progress: 'Partien: {done} von {all}, noch {time}',
  stopped:
    'Angehalten. Das sind die Ergebnisse der ersten {games, number} von {all, plural, one {# Partie} other {# Partien}}.',
  stoppedAfter: 'Angehalten nach {games, number} von {all, plural, one {# Partie} other {# Partien}}.',
  speed:
    '{games, plural, one {# Partie} other {# Partien}} in {seconds} s; {speed, plural, one {# Partie} other {# Partien}} pro Sekunde.',
  byPlayer: 'nach Spieler',
  bySeat: 'nach Platz',
  seat: '{place}. Platz',
  wins: 'Siege %',
  ties: 'geteilt %',
  losses: 'verloren %',
  points: 'Punkte',
  turns: 'Züge',
  interval: 'Intervall ({confidence})',
  endings:
    'Ende der Partien: {provinces} mit der letzten Provinz{colonies, select, yes { oder Kolonie} other {}}, {piles} mit leeren Stapeln{broken, select, yes {, {stopped} nach {turns, number} Zügen abgebrochen} other {}}.',
  tournament:
    '{strategies} Strategien, {pairs, plural, one {# Paar} other {# Paare}}, je {games, plural, one {# Partie} other {# Partien}}, Plätze {seating, select, alternate {abwechselnd} fixed {fest} other {zufällig}}, Startwert {seed}',
  rating: 'Wertung',
  pairs: 'Gegeneinander gewonnene Partien in Prozent; ein geteilter Sieg zählt halb:',
  tooWide: 'Die Tabelle aller Paare ist zu breit; mit --json kommt sie.',
  bestStrategy: 'die beste Strategie für jedes Königreich',
  gauntlet:
    '{kingdoms, plural, one {# Königreich} other {# Königreiche}}, je {games, plural, one {# Partie} other {# Partien}}, Plätze abwechselnd, Startwert {seed}',
  choosing: 'Angehalten, während die Gegner gesucht wurden: {name} hat noch nicht gespielt.',
  missingIn: '{name} findet in {count} von {all} Königreichen nicht alles, was es kaufen würde ({cards}).',
  won: 'gewonnen %',
  lost: 'verloren %',
  tied: 'geteilt %',
  decided: 'der entschiedenen %',
  overall: 'insgesamt',
  share: '{share} der entschiedenen Partien gewonnen (mit {confidence} Sicherheit {low} bis {high}).',
  noShare: 'Keine Partie wurde entschieden.',
  held: 'Mindestens die Hälfte davon gewonnen: in {held} von {kingdoms, plural, one {# Königreich} other {# Königreichen}}.',
  time: '{games, plural, one {# Partie} other {# Partien}} in {seconds} s.',
  nemesis: 'Gesucht wird die Strategie, die gegen {name} am besten ist',
  nemesisRun:
    '{minutes, plural, one {# Minute} other {# Minuten}}, dann {games, plural, one {# Partie} other {# Partien}} zum Messen, Plätze abwechselnd, Startwert {seed}',
  nemesisCounted:
    '{hunts, plural, one {# Suche} other {# Suchen}} von {minutes, plural, one {# Minute} other {# Minuten}} im Tempo eines üblichen Rechners, dann {games, plural, one {# Partie} other {# Partien}} zum Messen, Plätze abwechselnd, Startwert {seed}',
  searching: 'Suche, noch {time}',
  searches: 'Suchen: {done} von {all}, noch {time}',
  searchStopped: 'Angehalten, bevor eine Strategie gewählt war: Gegen {name} ist nichts gemessen.',
  nemesisShare:
    '{share} der entschiedenen Partien gegen {name} gewonnen (mit {confidence} Sicherheit {low} bis {high}); {name} gewann {other}.',
  nemesisTime:
    '{games, plural, one {# Partie} other {# Partien}} bei ganzem Nachdenken nach {searched, plural, one {# Partie} other {# Partien}} der Suche, in {seconds} s.',
  repertoire:
    'Pläne, die hier wissenswert sind: wie oft man jeden spielt, und was er gegen alle der Reihe nach erreicht',
  found:
    'Gefunden in {games, plural, one {# Partie} other {# Partien}} mit {players, plural, one {# Spieler} other {# Spielern}}, in {seconds} s.',
  sameAgain: 'Noch einmal dasselbe: {option}',
  playable: 'Spielbar: {count}',
  unavailable: 'Mit Karten, die es hier nicht gibt: {count}',
  notPlayable: 'Hier nicht spielbar: Es braucht {sets}.',
};
