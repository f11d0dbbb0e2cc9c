import type { Plans } from '../../en/command/plans.ts';

export const plans: Plans = {
  money: '{named, select, no {Big Money} other {Big Money com {card}}}',
  engine: '{named, select, no {Motor} other {Motor com {card}}}',
  chain: '{named, select, no {Cadeia de Ações} other {Cadeia de {card}}}',
  megaturn: '{named, select, no {Megaturno} other {Megaturno com {card}}}',
  rush: '{named, select, no {Corrida} other {Corrida de {card}}}',
  points: '{named, select, no {Pontos} other {Pontos com {card}}}',
  curses: '{named, select, no {Ataque} other {Ataque com {card}}}',
  piles: '{named, select, no {Pilhas vazias} other {Pilhas vazias com {card}}}',
  slog: 'Guerra de desgaste',
  unknown: 'Plano desconhecido',
};
