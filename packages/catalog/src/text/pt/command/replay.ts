import type { Replay } from '../../en/command/replay.ts';

export const replay: Replay = {
  turn: '{name}, turno {turn} (passo {step})',
  position: 'Passo {step}: {name}, turno {turn}, {phase}',
  zone: '{place}: {cards}',
  pile: '{place}, de cima para baixo: {cards}',
  left: 'Restam: {amounts}.',
  over: 'A partida acabou.',
  asked: 'Pergunta para {name}: “{question}”',
  choices:
    '{range, select, exactly {Opções, escolhe-se {min}: {choices}.} other {Opções, escolhe-se de {min} a {max}: {choices}.}}',
  advice: 'O nível {level} responderia: {answers}.',
  chance: 'Chance de vencer: {chance}.',
  follows: 'Seu plano: {plan}.',
  believes: 'Acredita que {name} segue este plano: {plan}, {chance}.',
  nothing: 'nada',
};
