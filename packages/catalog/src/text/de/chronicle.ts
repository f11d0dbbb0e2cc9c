import type { Chronicle } from '../en/chronicle.ts';

export const chronicle: Chronicle = {
  start: 'Die Partie beginnt',
  turn: '{extra, select, yes {Extrazug} other {Zug {turn}}}: {you, select, yes {du} other {{name}}}',
  'turn-resumed':
    '{extra, select, yes {Extrazug} other {Zug {turn}}}, Fortsetzung: {you, select, yes {du} other {{name}}}',
  play: '{you, select, yes {Du spielst} other {{name} spielt}} {cards}{again, select, 2 { noch einmal} 3 { zum dritten Mal} other {}}',
  draw: '{you, select, yes {Du ziehst} other {{name} zieht}} {cards}',
  discard: '{you, select, yes {Du legst} other {{name} legt}} {cards} ab',
  buy: '{you, select, yes {Du kaufst} other {{name} kauft}} {cards}',
  gain: '{you, select, yes {Du nimmst dir} other {{name} nimmt sich}} {cards}{from, select, trash { aus dem Müll} other {}}{to, select, hand { direkt auf die Hand} deck { direkt auf den Nachziehstapel} aside { (zur Seite gelegt)} other {}}',
  trash:
    '{you, select, yes {Du entsorgst} other {{name} entsorgt}} {cards}{from, select, supply { aus dem Vorrat} other {}}',
  return:
    '{you, select, yes {Du legst} other {{name} legt}} {cards} auf {owner, select, m {seinen} n {seinen} kinds {ihre} other {ihren}} Stapel zurück',
  reveal: '{you, select, yes {Du deckst} other {{name} deckt}} {cards} auf',
  look: '{you, select, yes {Du siehst dir} other {{name} sieht sich}} {cards} an',
  'set-aside': '{you, select, yes {Du legst} other {{name} legt}} {cards} zur Seite',
  'put-in-hand': '{you, select, yes {Du nimmst} other {{name} nimmt}} {cards} auf die Hand',
  'put-on-deck': '{you, select, yes {Du legst} other {{name} legt}} {cards} auf den Nachziehstapel',
  'put-in-deck': '{you, select, yes {Du steckst} other {{name} steckt}} {cards} in den Nachziehstapel',
  'put-on-mat':
    '{you, select, yes {Du legst {cards} auf dein} other {{name} legt {cards} auf das eigene}} {mat}-Tableau',
  'take-from-mat':
    '{you, select, yes {Du nimmst {cards} von deinem} other {{name} nimmt {cards} vom eigenen}} {mat}-Tableau auf die Hand',
  'token-on-mat':
    '{you, select, yes {Du legst} other {{name} legt}} {count, select, 1 {einen Marker} other {{count} Marker}} auf {you, select, yes {dein} other {das eigene}} {mat}-Tableau',
  'token-on-pile':
    '{you, select, yes {Du legst} other {{name} legt}} {count, select, 1 {einen Marker} other {{count} Marker}} auf den Stapel {pile}',
  'token-to-shared-mat':
    'Ein Marker kommt vom Stapel {pile} auf das {mat}-Tableau{known, select, yes { (jetzt {total})} other {}}',
  name: '{you, select, yes {Du nennst} other {{name} nennt}} {cards}{forbids, select, buying {: In diesem Zug nicht zu kaufen} gaining {: In diesem Zug nicht mit Waffenkisten zu nehmen} other {}}',
  pass: '{you, select, yes {Du gibst} other {{name} gibt}} {receives, select, yes {dir} other {{receiver}}} {cards}',
  'put-deck-into-discard':
    '{you, select, yes {Du legst deinen} other {{name} legt den}} Nachziehstapel auf den Ablagestapel',
  shuffle: '{you, select, yes {Du mischst} other {{name} mischt}}',
  spared: '{you, select, yes {Du bleibst} other {{name} bleibt}} unberührt',
  plus: '{you, select, yes {Du erhältst} other {{name} erhält}} {amounts}',
  lose: '{you, select, yes {Du verlierst} other {{name} verliert}} {amounts}',
  discount: '{of, select, action {Aktionskarten} other {Karten}} kosten in diesem Zug {coins} weniger',
  over: 'Die Partie ist zu Ende: {you, select, yes {Du gewinnst} other {{winners} gewinnt}}',
  'over-shared':
    'Die Partie ist zu Ende: {you, select, yes {Du teilst dir den Sieg mit {winners}} other {{winners} teilen sich den Sieg}}',
  undo: '{you, select, yes {Du nimmst deinen} other {{name} nimmt den}} letzten Schritt zurück ({told, select, yes {es war schon etwas zu sehen} other {es war noch nichts zu sehen}})',
  'undo-asked':
    '{you, select, yes {Du möchtest deinen} other {{name} möchte den}} letzten Schritt zurücknehmen',
  'undo-refused': '{you, select, yes {Du lehnst} other {{name} lehnt}} die Rücknahme ab',
  resigned: '{you, select, yes {Du gibst} other {{name} gibt}} auf',
  'out-of-time': '{you, select, yes {Deine Zeit} other {Die Zeit von {name}}} ist abgelaufen',
  vacation: '{you, select, yes {Du bist} other {{name} ist}} im Urlaub, und die Uhr wartet',
  'stand-in': 'Ein Bot spielt für {you, select, yes {dich} other {{name}}}',
  back: '{you, select, yes {Du bist} other {{name} ist}} wieder da',
  'new-rules':
    'Von hier an gelten neuere Regeln: {you, select, yes {Du machst} other {{name} macht}} nach der letzten Karte weiter, die zu Ende gespielt war',
  'too-long':
    'Die Partie ist zu lang geworden: Sie endet nach {you, select, yes {deiner Antwort} other {der Antwort von {name}}}',
  'on-top': '{cards} (oben: {top})',
  shuffled: 'Stapel gemischt',
  cheaper: '{of, select, action {Aktionskarten} other {Karten}} kosten {coins} weniger',
  'victory-tokens':
    '+{count} {count, plural, one {Siegpunktmarker} other {Siegpunktmarker}}{known, select, yes { (insgesamt {total})} other {}}',
};
