import type { Check } from '../../en/command/check.ts';

export const check: Check = {
  passed: {
    hello: 'Es startet und sagt hello ({time, number} ms).',
    games: 'Es spielt {games} Partien zugleich zu Ende ({speed, number} Antworten pro Sekunde).',
    questions: 'Es beantwortet, was Karten fragen: {questions, number} Fragen von {kinds} Arten.',
    seed: 'Dieselben Startwerte ergeben dieselben {games} Partien, in einem anderen Prozess und in anderer Reihenfolge.',
    unknown: 'Es übergeht Nachrichten und Felder, die es nicht kennt.',
    middle: 'Es spielt eine angefangene Partie weiter, und andere, nachdem eine verloren ist.',
    quit: 'Es beendet sich nach quit.',
    end: 'Es beendet sich, wenn seine Eingabe endet.',
  },
  failed: {
    hello:
      'Es sagt nicht hello: Seine erste Zeile muss ein hello sein, und es muss sie gleich abschicken (flush).',
    games: 'Es schafft {games} Partien zugleich nicht: Jede Antwort nennt game und seq ihrer Frage.',
    questions:
      'Es beantwortet nicht alles, was Karten fragen: Wähle min bis max davon, nichts öfter als sein count.',
    seed: 'Partie {game} verläuft nicht noch einmal gleich: Nimm Zufallszahlen nur nach seed der Partie und seq der Frage.',
    unknown:
      'Es stolpert über Nachrichten oder Felder, die es nicht kennt: Übergeh sie, spätere Versionen haben mehr davon.',
    middle:
      'Es spielt eine angefangene Partie nicht weiter, oder nicht mehr, nachdem eine verloren ist: Nach einem Absturz gehen die offenen Partien in einem anderen Prozess weiter.',
    quit: 'Es beendet sich nicht innerhalb von {seconds} Sekunden nach quit und würde abgebrochen.',
    end: 'Es beendet sich nicht innerhalb von {seconds} Sekunden nach dem Ende seiner Eingabe: Es bliebe übrig, wenn das Labor abgebrochen wird.',
  },
  why: 'Was geschah: {why}',
  result:
    '{failed, plural, =0 {{name} spielt nach dem Protokoll.} one {{name} besteht # Prüfung nicht.} other {{name} besteht # Prüfungen nicht.}}',
};
