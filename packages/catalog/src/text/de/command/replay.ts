import type { Replay } from '../../en/command/replay.ts';

export const replay: Replay = {
  turn: '{name}, Zug {turn} (Schritt {step})',
  position: 'Schritt {step}: {name}, Zug {turn}, {phase}',
  zone: '{place}: {cards}',
  pile: '{place}, von oben: {cards}',
  left: 'Übrig: {amounts}.',
  over: 'Die Partie ist zu Ende.',
  asked: '{name} wird gefragt: „{question}“',
  choices:
    '{range, select, exactly {Zur Wahl, davon {min}: {choices}.} other {Zur Wahl, davon {min} bis {max}: {choices}.}}',
  advice: 'Stufe {level} würde antworten: {answers}.',
  chance: 'Gewinnchance: {chance}.',
  follows: 'Ihr Plan: {plan}.',
  believes: 'Sie vermutet bei {name}: {plan}, {chance}.',
  nothing: 'nichts',
};
