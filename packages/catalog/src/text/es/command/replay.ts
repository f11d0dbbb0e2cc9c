import type { Replay } from '../../en/command/replay.ts';

export const replay: Replay = {
  turn: '{name}, turno {turn} (paso {step})',
  position: 'Paso {step}: {name}, turno {turn}, {phase}',
  zone: '{place}: {cards}',
  pile: '{place}, desde arriba: {cards}',
  left: 'Quedan: {amounts}.',
  over: 'La partida ha terminado.',
  asked: 'Se le pregunta a {name}: «{question}»',
  choices:
    '{range, select, exactly {Opciones, se eligen {min}: {choices}.} other {Opciones, se eligen de {min} a {max}: {choices}.}}',
  advice: 'El nivel {level} respondería: {answers}.',
  chance: 'Probabilidad de ganar: {chance}.',
  follows: 'Su plan: {plan}.',
  believes: 'Cree que {name} sigue este plan: {plan}, {chance}.',
  nothing: 'nada',
};
