import type { Table } from '@provincia/protocol';
import { Opponent } from './opponent.ts';

/** Cheap enough for every first turn. */
const TASTE = ['moat', 'cellar'];
const kingdom = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');

/**
 * Two members who have played so many short rated games. The first wins all but every third; each gains what they like in
 * their first turn.
 */
export async function rivals(
  url: string,
  names: readonly [string, string],
  games: number,
  before: (game: number) => Promise<void> = async () => {},
): Promise<void> {
  const people = [await Opponent.register(url, names[0]), await Opponent.register(url, names[1])];
  for (let game = 0; game < games; game++) {
    await before(game);
    const [host, guest] = people;
    const { id } = await host.ask<Table>('POST', '/api/tables', {
      seats: ['person', 'person'],
      kingdom: { by: 'cards', cards: kingdom },
      access: 'open',
      rated: true,
    });
    await guest.ask('POST', `/api/tables/${id}/join`, {});
    const turn = (of: number) => [['treasures'], [`buy ${TASTE[of]}`]];
    // Chance decides who begins.
    const first = (await host.answer(id, 0, turn(0))) ? 0 : 1;
    if (first === 1) await guest.answer(id, 0, turn(1));
    await people[1 - first].answer(id, 2, turn(1 - first));
    const loser = people[game % 3 === 2 ? 0 : 1];
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
