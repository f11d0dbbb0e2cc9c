import type { Programs } from '../../en/command/programs.ts';

export const programs: Programs = {
  lost: '{name} hat {lost, number} von {games, plural, one {# Partie} other {# Partien}} durch Fehler verloren: {counts}.',
  count: {
    crash: '{count, plural, one {# Absturz} other {# Abstürze}}',
    time: '{count, plural, one {# Antwort zu spät} other {# Antworten zu spät}}',
    nonsense:
      '{count, plural, one {# Zeile, die keine Nachricht ist} other {# Zeilen, die keine Nachrichten sind}}',
    answer: '{count, plural, one {# falsche Antwort} other {# falsche Antworten}}',
    start: '{count, plural, one {# misslungener Start} other {# misslungene Starts}}',
    gone: '{count, plural, one {# Partie, für die es nicht noch einmal gestartet wurde} other {# Partien, für die es nicht noch einmal gestartet wurde}}',
  },
  first: 'Die erste war Partie {game, number}: {why}',
  why: {
    crash: 'Es hat sich beendet ({detail}).',
    time: 'Es hat nicht innerhalb von {detail} ms geantwortet.',
    nonsense: 'Es hat eine Zeile geschrieben, die keine Nachricht ist: {detail}',
    answer: 'Auf Frage {seq} ({question}) hat es {detail} geantwortet: {wrong}',
    'start-ended': 'Es hat sich beendet ({detail}), bevor es hello gesagt hat.',
    'start-silent': 'Es hat nicht innerhalb von {detail} ms hello gesagt.',
    'start-nonsense': 'Es hat etwas anderes als hello geschrieben: {detail}',
    'start-version': 'Es spricht Version {detail} des Protokolls.',
    gone: 'Es war schon {detail}-mal neu gestartet worden.',
  },
  wrong: {
    'not-an-answer': 'picks muss eine Liste von Bezeichnungen sein.',
    'too-few': 'Das ist zu wenig.',
    'too-many': 'Das ist zu viel, oder zu oft dasselbe.',
    'not-offered': 'Nicht alles davon steht zur Wahl.',
  },
  stderr: 'Zuletzt hat es auf stderr geschrieben:',
  leaves: '{name} hat die Partie verloren: {why}',
};
