import type { Plans } from '../../en/command/plans.ts';

export const plans: Plans = {
  money: '{named, select, no {Geld} other {Geld mit {card}}}',
  engine: '{named, select, no {Motor} other {Motor mit {card}}}',
  chain: '{named, select, no {Kette von Aktionen} other {Kette mit {card}}}',
  megaturn: '{named, select, no {Riesenzug} other {Riesenzug mit {card}}}',
  rush: '{named, select, no {Ansturm} other {Ansturm auf {card}}}',
  points: '{named, select, no {Punkte} other {Punkte durch {card}}}',
  curses: '{named, select, no {Angriff} other {Angriff mit {card}}}',
  piles: '{named, select, no {Leere Stapel} other {Leere Stapel mit {card}}}',
  slog: 'Zähes Ringen',
  unknown: 'Unbekannter Plan',
};
