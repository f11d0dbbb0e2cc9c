import type { Company } from '@provincia/protocol';
import { DELETED } from '../people/person.ts';
import type { Database, SeatRow, TableRow } from '../store/database.ts';
import type { WhenFinished } from '../tables/finish.ts';
import type { Gained } from './gained.ts';
import { addCards, addGames, addOpponents } from './sums.ts';

type Sat = Pick<SeatRow, 'seat' | 'person' | 'level' | 'program'>;
type Winners = readonly number[];

/** Counts a game with its end. */
export function countingOf(gained: Gained): WhenFinished {
  return (db, table, course) => count(db, table, course.outcome.winners, gained);
}

/**
 * Adds a game to what is summed up for those who played it, as a part of a transaction. Does so once: whoever comes
 * second finds the seats marked. Marking them also keeps everybody from leaving them meanwhile.
 */
export async function count(
  db: Database,
  { id, kingdom }: Pick<TableRow, 'id' | 'kingdom'>,
  winners: Winners,
  gained: Gained,
): Promise<void> {
  const seats = await db
    .updateTable('seats')
    .set({ counted: 1 })
    .where('table_id', '=', id)
    .where('counted', 'is', null)
    .returning(['seat', 'person', 'level', 'program'])
    .execute();
  const there = seats.flatMap((sat) => {
    const { person } = sat;
    return person === null || person === DELETED ? [] : [{ ...sat, person, company: companyOf(sat, seats) }];
  });
  // Always in the same order, which prevents deadlocks between games that end at once.
  const people = there.toSorted((one, other) => (one.person < other.person ? -1 : 1));
  const piles = (JSON.parse(kingdom) as string[]).toSorted();
  await addGames(
    db,
    people.map(({ person, company, seat }) => ({
      person,
      company,
      games: 1,
      won: Number(winners.includes(seat)),
      shared: Number(winners.includes(seat) && winners.length > 1),
    })),
  );
  await addCards(
    db,
    people.flatMap(({ person, company, seat }) =>
      piles.map((card) => {
        const hasWon = Number(winners.includes(seat));
        const hasGained = Number(gained[seat].has(card));
        return {
          person,
          company,
          card,
          offered: 1,
          offered_won: hasWon,
          gained: hasGained,
          gained_won: hasGained * hasWon,
        };
      }),
    ),
  );
  const byHand = people.filter(({ program }) => program === 0);
  await addOpponents(
    db,
    byHand.flatMap(({ person, seat }) =>
      byHand
        .filter((other) => other.seat !== seat)
        .map((other) => ({
          person,
          opponent: other.person,
          games: 1,
          ...meeting(winners.includes(seat), winners.includes(other.seat)),
        })),
    ),
  );
}

/** Against other people counts apart from bots, and a program apart from its owner. */
function companyOf({ seat, program }: Sat, seats: readonly Sat[]): Company {
  if (program === 1) return 'program';
  const others = seats.filter((other) => other.seat !== seat && other.level === null && other.program === 0);
  return others.length > 0 ? 'people' : 'bots';
}

/** Of more than two, a third may have won. */
function meeting(own: boolean, others: boolean) {
  return { won: Number(own && !others), lost: Number(others && !own), shared: Number(own && others) };
}
