import type { Table } from '@provincia/protocol';
import { Opponent } from './opponent.ts';

const kingdom = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');

/** Which of ten games the first of two loses. */
const LOST = [2, 3, 7];

interface Rivalry {
  readonly games: number;
  /** Before each game: to put back the clock, for instance. */
  readonly before?: (game: number) => Promise<void>;
  /** For each turn of a player what they want, the best first; the last has to cost 2 or less. */
  readonly taste?: (game: number, player: 0 | 1) => readonly (readonly string[])[];
}

/** Two members who have played some short rated games, of which the first won most. */
export async function rivals(
  url: string,
  names: readonly [string, string],
  { games, before, taste = (_, player) => [[player === 0 ? 'moat' : 'cellar']] }: Rivalry,
): Promise<void> {
  const people = [await Opponent.register(url, names[0]), await Opponent.register(url, names[1])] as const;
  for (let game = 0; game < games; game++) {
    await before?.(game);
    const [host, guest] = people;
    const { id } = await host.ask<Table>('POST', '/api/tables', {
      seats: ['person', 'person'],
      kingdom: { by: 'cards', cards: kingdom },
      access: 'open',
      rated: true,
    });
    await guest.ask('POST', `/api/tables/${id}/join`, {});
    // Chance decides who begins.
    const first = (await host.answer(id, 0, ['treasures'])) ? 0 : 1;
    const second = first === 0 ? 1 : 0;
    const turns = taste(game, first).flatMap((wishes, turn) => [
      [people[first], wishes] as const,
      [people[second], taste(game, second)[turn]] as const,
    ]);
    for (const [turn, [player, wishes]] of turns.entries()) {
      // The first has played them already, if it is the host.
      await player.answer(id, 2 * turn, ['treasures']);
      for (const wish of wishes) if (await player.answer(id, 2 * turn + 1, [`buy ${wish}`])) break;
    }
    const loser = people[LOST.includes(game % 10) ? 0 : 1];
    await loser.resign(id);
    await untilOver(loser, id);
  }
}

async function untilOver(player: Opponent, table: string): Promise<void> {
  for (;;) {
    const { status } = await player.ask<Table>('GET', `/api/tables/${table}`);
    if (status === 'over') return;
  }
}
