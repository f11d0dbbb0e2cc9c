import type { Kind, Owned } from './card.ts';
import type { Player } from './player.ts';
import { zoneNames } from './state.ts';
import type { Table } from './table.ts';

export interface Outcome {
  /** The seats that win; several share the victory. */
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly turns: readonly number[];
}

/** Most points win; among equals fewer turns; what is then still equal shares the victory (general.md 10.4). */
export function outcomeOf(table: Table): Outcome {
  const points = table.players.map(pointsOf);
  const turns = table.players.map((player) => player.zones.turns);
  const most = Math.max(...points);
  const best = turns.filter((_, seat) => points[seat] === most);
  const fewest = Math.min(...best);
  const winners: number[] = [];
  for (let seat = 0; seat < points.length; seat++) {
    if (points[seat] === most && turns[seat] === fewest) winners.push(seat);
  }
  return { winners, points, turns };
}

/** The points of all cards of a player, wherever they are (general.md 10.1). */
export function pointsOf(player: Player): number {
  const owned: Owned = {
    size: zoneNames.reduce((size, zone) => size + player.zones[zone].length, 0),
    count: (id) => countOwned(player, player.table.library.get(id)),
  };
  let sum = 0;
  for (const zone of zoneNames) {
    for (const card of player.zones[zone]) {
      const { points } = player.kindOf(card);
      sum += typeof points === 'number' ? points : points(owned);
    }
  }
  return sum;
}

/** How many cards of this kind a player has, wherever they are. */
export function countOwned({ table, zones }: Player, kind: Kind): number {
  const { kindOf } = table.layout;
  const count = (zone: readonly number[]) => {
    let found = 0;
    for (let i = 0; i < zone.length; i++) if (kindOf[zone[i]] === kind) found++;
    return found;
  };
  const { deck, hand, discard, play, aside, looking } = zones;
  return count(deck) + count(hand) + count(discard) + count(play) + count(aside) + count(looking);
}
