import { isPlayable, printedKingdoms } from '@provincia/catalog';
import { isAlike, Miner, type Puzzle, playedBy, themes } from '@provincia/coach';
import type { Options } from './options.ts';

/** Who plays the games: some play well, and some get into trouble. */
const pairs = [
  ['normal', 'easy'],
  ['normal', 'normal'],
  ['easy', 'advanced'],
  ['advanced', 'normal'],
] as const;

/** So many of a game at most: the same mistake comes again turn by turn. */
const A_GAME = 2;

/** No theme has a larger part than this. */
const PART = 0.3;

/** Goes round the printed kingdoms until there are enough puzzles, and returns those that were not known. */
export function collect(
  { count, seed, minutes }: Options,
  known: readonly Puzzle[],
  tell: (text: string) => void,
): Puzzle[] {
  const kingdoms = printedKingdoms.filter(isPlayable).map(({ cards }) => cards);
  const miners = new Map<readonly string[], Miner>();
  const minerOf = (kingdom: readonly string[]) => {
    const miner = miners.get(kingdom) ?? new Miner(kingdom);
    miners.set(kingdom, miner);
    return miner;
  };
  const puzzles = [...known];
  const until = performance.now() + minutes * 60_000;
  // Whoever goes round evenly has no kingdom too often.
  const most = Math.ceil(count / kingdoms.length) + 2;
  for (let number = 0; puzzles.length < count && performance.now() < until; number++) {
    const kingdom = kingdoms[number % kingdoms.length];
    const here = puzzles.filter((one) => one.kingdom.join() === kingdom.join());
    if (here.length >= most) continue;
    const played = playedBy(
      pairs[Math.floor(number / kingdoms.length) % pairs.length],
      kingdom,
      seed + number,
    );
    const found = chosenFrom(minerOf(kingdom).puzzlesIn(played), puzzles, count);
    puzzles.push(...found);
    tell(`game ${number + 1}: ${found.length}, in all ${puzzles.length} of ${count} (${summary(puzzles)})`);
  }
  return puzzles.slice(known.length);
}

function chosenFrom(found: Iterable<Puzzle>, known: readonly Puzzle[], count: number): Puzzle[] {
  const chosen: Puzzle[] = [];
  for (const puzzle of found) {
    if ([...known, ...chosen].some((one) => isAlike(one, puzzle))) continue;
    const alike = [...known, ...chosen].filter(({ theme }) => theme === puzzle.theme).length;
    if (alike < count * PART && !chosen.some(({ theme }) => theme === puzzle.theme)) chosen.push(puzzle);
    if (chosen.length === A_GAME) break;
  }
  return chosen;
}

function summary(puzzles: readonly Puzzle[]): string {
  return themes.map((theme) => `${theme} ${puzzles.filter((one) => one.theme === theme).length}`).join(', ');
}
