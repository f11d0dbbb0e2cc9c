import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';
import { closeOf } from './calendar.ts';
import { dailyOf } from './table-mark.ts';

/** Says no to whoever may not look at a game. */
export type Admit = (table: string, person: Person | null) => Promise<void>;

/** As long as somebody can still play the same deals, only their own player sees a game of a daily kingdom. */
export function keepSecret(tables: Tables, now: () => number): Admit {
  return async (table, person) => {
    const daily = dailyOf(await tables.row(table));
    if (daily === null || now() >= closeOf(daily.day)) return;
    const seats = await tables.seatsInPlay(table);
    if (person !== null && seats.some((seat) => seat.person === person.id)) return;
    const opens = new Date(closeOf(daily.day)).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
    const why = `Others still play this daily kingdom: until ${opens.replace('T', ' ')} UTC only its player can look at the game.`;
    throw new Refusal(403, 'daily-secret', why);
  };
}
