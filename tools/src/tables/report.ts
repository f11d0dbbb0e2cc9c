import { shortSeed, type Tally, wilson } from '@provincia/arena';
import type { Options } from './options.ts';

/** A game that takes so many turns is a long one. */
const LONG = 40;

/** What is going to be played. */
export function announcement({ players, grounds, games, seed }: Options): string[] {
  const names = players.map(({ name }) => name).join(', ');
  return [
    `${names}: ${grounds.length} kingdoms, ${games} games each, seats alternate, seed ${shortSeed(seed)}`,
    '',
  ];
}

/** How often the first player won, and how long the games were. */
export function report({ games, players, brokenOff, lengths }: Tally): string[] {
  const [{ wins, ties }] = players;
  const won = wins + ties / 2;
  const [low, high] = wilson(won, games).map(percent);
  const long = [...lengths].reduce((sum, [turns, count]) => sum + (turns > LONG ? count : 0), 0);
  return [
    `The first player won ${wins} of ${games} games and shared ${ties}: ${percent(won / games)}% (${low} to ${high}), ` +
      `where ${percent(1 / players.length)}% is a fair share. A shared victory counts half.`,
    `Broken off: ${brokenOff}. Over ${LONG} turns: ${long} (${percent(long / games)}%). ` +
      `The longest: ${Math.max(...lengths.keys())} turns.`,
  ];
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
