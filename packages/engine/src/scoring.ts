import type { Kind, Owned } from './card.ts';
import type { Player } from './player.ts';
import type { Table } from './table.ts';
import { zonesOf } from './zones.ts';

export interface Outcome {
  /** The seats that win; several share the victory. */
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly turns: readonly number[];
  /** Whether a pile is empty that alone ends the game, the Provinces for instance; else others were. */
  readonly byProvinces: boolean;
  /** False if it was stopped because it would not end. */
  readonly finished: boolean;
}

/** Most points win; among equals fewer turns; what is then still equal shares the victory (rule 10.4). */
export function outcomeOf(table: Table): Outcome {
  const points: number[] = [];
  const turns: number[] = [];
  let winners: number[] = [];
  for (let seat = 0; seat < table.players.length; seat++) {
    const player = table.players[seat];
    points.push(pointsOf(player));
    turns.push(player.zones.turns);
    const best = winners.length === 0 ? seat : winners[0];
    const ahead = points[seat] - points[best] || turns[best] - turns[seat];
    if (ahead > 0) winners = [];
    if (ahead >= 0) winners.push(seat);
  }
  return {
    winners,
    points,
    turns,
    byProvinces: table.supply.hasEnded,
    finished: table.state.over,
  };
}

/** The points of all cards of a player, wherever they are (rule 10.1). */
export function pointsOf(player: Player): number {
  // A card that counts as another one in play does so to the end.
  if (player.table.state.guises.length > 0) return pointsIn(zonesOf(player.zones), player);
  return pointsWith(player, nothing);
}

/** What one kind of card, or something that is counted for a player, has brought them. */
export interface Score {
  /** The card, or the name of what is counted. */
  readonly of: string;
  readonly count: number;
  /** The points of one. */
  readonly each: number;
}

/** What the points of a player are made of; a card whose worth depends on the others may have brought none. */
export function scoresOf(player: Player): readonly Score[] {
  const { zones, table } = player;
  const owned = new OwnedCards(zonesOf(zones), player);
  const cards = table.layout.scoring.map((kind) => ({
    of: kind.id,
    count: countOwned(player, kind),
    each: typeof kind.points === 'number' ? kind.points : kind.points(owned),
  }));
  const counters = table.layout.counters.map(({ name, rule }, i) => ({
    of: name,
    count: zones.counters[i],
    each: rule.points ?? 0,
  }));
  return [...cards, ...counters.filter(({ each }) => each !== 0)].filter(({ count }) => count > 0);
}

const nothing: readonly Kind[] = [];

/**
 * What a seat can know of a player's points; null is somebody who only watches. Everybody sees which cards are gained and
 * trashed, but not what two others pass between them: as far as anybody else knows, its giver still has it.
 */
export function pointsKnownTo(viewer: number | null, player: Player): number {
  const { layout } = player.table;
  if (isKnownTo(viewer, player)) return pointsOf(player);
  const believed = new BelievedCards(viewer, player);
  let sum = pointsOfCounters(player);
  for (const kind of layout.scoring) {
    const count = believed.countOf(kind);
    if (count > 0) sum += count * (typeof kind.points === 'number' ? kind.points : kind.points(believed));
  }
  return sum;
}

/** The same for how many cards of a kind a player has. */
export function countKnownTo(viewer: number | null, player: Player, kind: Kind): number {
  return isKnownTo(viewer, player)
    ? countOwned(player, kind)
    : new BelievedCards(viewer, player).countOf(kind);
}

/** Whether there is nothing about a player's cards that a seat has not seen. */
function isKnownTo(viewer: number | null, { table, seat }: Player): boolean {
  return table.state.passes.length === 0 || table.state.over || seat === viewer;
}

/** The cards of a player as somebody else has seen them come and go. */
class BelievedCards implements Owned {
  readonly #viewer: number | null;
  readonly #player: Player;

  constructor(viewer: number | null, player: Player) {
    this.#viewer = viewer;
    this.#player = player;
  }

  /** How many are passed, everybody sees. */
  get size(): number {
    return sizeOf(zonesOf(this.#player.zones));
  }

  count(id: string): number {
    return this.countOf(this.#player.table.library.get(id));
  }

  /** By kind and not by card: which of two equal cards somebody has got rid of tells nothing. */
  countOf(kind: Kind): number {
    const { table, seat } = this.#player;
    const { passes } = table.state;
    const counts = table.players.map((player) => countOwned(player, kind));
    for (let i = 0; i < passes.length; i += 3) {
      if (passes[i] === kind.index && !this.#saw(i)) give(counts, passes[i + 2], passes[i + 1]);
    }
    // Whoever got rid of more than they can have had got one from somebody, at last from the one who passed them last.
    for (let i = passes.length - 3; i >= 0; i -= 3) {
      if (counts[passes[i + 2]] < 0 && !this.#saw(i)) give(counts, passes[i + 1], passes[i + 2]);
    }
    return counts[seat];
  }

  /** Whether the viewer gave or got what was passed. */
  #saw(pass: number): boolean {
    const { passes } = this.#player.table.state;
    return passes[pass + 1] === this.#viewer || passes[pass + 2] === this.#viewer;
  }
}

function give(counts: number[], from: number, to: number): void {
  counts[from]--;
  counts[to]++;
}

function pointsIn(zones: readonly (readonly number[])[], player: Player): number {
  const owned = new OwnedCards(zones, player);
  let sum = pointsOfCounters(player);
  for (let z = 0; z < zones.length; z++) {
    const zone = zones[z];
    for (let i = 0; i < zone.length; i++) {
      const { points } = player.kindOf(zone[i]);
      sum += typeof points === 'number' ? points : points(owned);
    }
  }
  return sum;
}

function pointsOfCounters({ zones, table }: Player): number {
  const { counters } = table.layout;
  let sum = 0;
  for (let i = 0; i < counters.length; i++) sum += zones.counters[i] * (counters[i].rule.points ?? 0);
  return sum;
}

/** The points that a player would have with these cards as well, and nothing counting as another card any more. */
export function pointsWith(player: Player, gained: readonly Kind[]): number {
  const { scoring } = player.table.layout;
  let sum = pointsOfCounters(player);
  for (let i = 0; i < scoring.length; i++) {
    const { points } = scoring[i];
    const count = countWith(player, gained, scoring[i]);
    if (count > 0)
      sum += count * (typeof points === 'number' ? points : points(new CardsWith(player, gained)));
  }
  return sum;
}

function countWith({ holdings }: Player, gained: readonly Kind[], kind: Kind): number {
  let count = holdings.counts[kind.index];
  for (let i = 0; i < gained.length; i++) if (gained[i].index === kind.index) count++;
  return count;
}

/** All cards of a player and some more. */
class CardsWith implements Owned {
  readonly #player: Player;
  readonly #gained: readonly Kind[];

  constructor(player: Player, gained: readonly Kind[]) {
    this.#player = player;
    this.#gained = gained;
  }

  get size(): number {
    return sizeOf(zonesOf(this.#player.zones)) + this.#gained.length;
  }

  count(id: string): number {
    return countWith(this.#player, this.#gained, this.#player.table.library.get(id));
  }
}

/** How many cards of this kind a player has, wherever they are. */
export function countOwned(player: Player, kind: Kind): number {
  if (player.table.state.guises.length === 0) return player.holdings.counts[kind.index];
  return countIn(zonesOf(player.zones), player, kind);
}

function countIn(zones: readonly (readonly number[])[], player: Player, kind: Kind): number {
  let count = 0;
  for (const zone of zones) {
    for (let i = 0; i < zone.length; i++) if (player.kindOf(zone[i]).index === kind.index) count++;
  }
  return count;
}

/** The coins of all treasures of a player. */
export function moneyOf(player: Player): number {
  const { treasures } = player.table.layout;
  let money = 0;
  for (let i = 0; i < treasures.length; i++) money += countOwned(player, treasures[i]) * treasures[i].coins;
  return money;
}

class OwnedCards implements Owned {
  readonly #zones: readonly (readonly number[])[];
  readonly #player: Player;

  constructor(zones: readonly (readonly number[])[], player: Player) {
    this.#zones = zones;
    this.#player = player;
  }

  get size(): number {
    return sizeOf(this.#zones);
  }

  count(id: string): number {
    return countIn(this.#zones, this.#player, this.#player.table.library.get(id));
  }
}

function sizeOf(zones: readonly (readonly number[])[]): number {
  return zones.reduce((size, zone) => size + zone.length, 0);
}
