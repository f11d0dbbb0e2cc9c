import { shapeOf } from '@provincia/bots';
import { library } from '@provincia/cards';
import { type Bot, Simulation } from '@provincia/engine';

/** So many games for each share tell enough: the error is 3.5 points. Where games are long, there are no fewer than these. */
const MOST_GAMES = 200;
const FEWEST_GAMES = 24;
/** Games that take longer are no good plan's. */
const MOST_TURNS = 60;

interface Contest {
  /** So many each share comes from. */
  readonly games: number;
  /** For each bot the share that it wins at tables full of each, in their order and the guest last; null against itself. */
  readonly shares: readonly (readonly (number | null)[])[];
}

/** Everybody against everybody and against a guest, in games with about so many answers in all. */
export function contestOf(
  bots: readonly Bot[],
  guest: Bot,
  kingdom: readonly string[],
  players: number,
  answers: number,
): Contest {
  const simulation = new Simulation(library, shapeOf(kingdom, players), MOST_TURNS);
  const seed = new Uint16Array(8);
  const rivals = [...bots, guest];
  const won = bots.map(() => rivals.map(() => 0));
  let games = 0;
  while (games < FEWEST_GAMES || (games < MOST_GAMES && simulation.answered < answers)) {
    seed[7] = games;
    for (let one = 0; one < bots.length; one++)
      for (let other = 0; other < rivals.length; other++)
        if (other !== one && !isTold(one, other)) won[one][other] += round(bots[one], rivals[other]);
    games += players;
  }
  return { games, shares: won.map((row, one) => row.map((_, other) => shareOf(one, other))) };

  /** Of two players what the one does not win the other does. */
  function isTold(one: number, other: number): boolean {
    return players === 2 && one > other;
  }

  /** How many games are won if each place is sat at once. */
  function round(one: Bot, other: Bot): number {
    const table = new Array<Bot>(players).fill(other);
    let sum = 0;
    for (let seat = 0; seat < players; seat++) {
      const { winners } = simulation.play(seed, table.with(seat, one), 0);
      if (winners.includes(seat)) sum += 1 / winners.length;
    }
    return sum;
  }

  function shareOf(one: number, other: number): number | null {
    if (one === other) return null;
    return isTold(one, other) ? 1 - won[other][one] / games : won[one][other] / games;
  }
}
