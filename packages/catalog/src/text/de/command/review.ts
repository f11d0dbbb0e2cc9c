import type { Review } from '../../en/command/review.ts';

export const review: Review = {
  unfinished: 'Die Partie wurde nicht beendet: Sie wird besprochen, so weit sie geht.',
  plans: 'Die besten Pläne für dieses Königreich werden gesucht. Beim ersten Mal dauert das etwas.',
  progress: 'Antworten: {done} von {all}, noch {time}',
  stopped:
    '{turns, plural, one {Angehalten. Das ist die Besprechung des ersten Zuges.} other {Angehalten. Das ist die Besprechung der ersten # Züge von allen.}}',
  accuracy: 'Genauigkeit',
  errorRate: 'Ø Verlust',
  decisions: 'Antworten',
  sum: '{name}: {start} am Anfang, {skill} durch eigene Antworten, {others} durch die der anderen, {luck} durch Glück (±{error}): {end} {over, select, yes {am Ende} other {jetzt}}.',
  curve: 'Gewinnchancen am Anfang jedes Zuges und was sie verändert hat, in Prozentpunkten',
  turn: 'Zug',
  actions: 'Aktionen',
  buys: 'Käufe',
  luck: 'Glück',
  given: '{answer}: {chance}, Schritt {step}',
  better: 'Besser: {answer}, {chance}.',
  nothing: 'Keine Antwort hat genug gekostet, um angemerkt zu werden.',
};
