import type { Plans } from '../../en/command/plans.ts';

export const plans: Plans = {
  money: '{named, select, no {Dinero} other {Dinero con {card}}}',
  engine: '{named, select, no {Motor} other {Motor con {card}}}',
  chain: '{named, select, no {Cadena de acciones} other {Cadena de {card}}}',
  megaturn: '{named, select, no {Megaturno} other {Megaturno con {card}}}',
  rush: '{named, select, no {Carrera} other {Carrera de {card}}}',
  points: '{named, select, no {Puntos} other {Puntos con {card}}}',
  curses: '{named, select, no {Ataque} other {Ataque con {card}}}',
  piles: '{named, select, no {Pilas vacías} other {Pilas vacías con {card}}}',
  slog: 'Guerra de desgaste',
  unknown: 'Plan desconocido',
};
