import { isPlayable, printedKingdoms } from '@provincia/catalog';
import { isAlike, type Puzzle, themes } from '@provincia/coach';
import { doWork, type Watch, type Work } from '@provincia/lab';
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
export async function collect(
  { count, seed, games, minutes, hands }: Options,
  known: readonly Puzzle[],
  tell: (text: string) => void,
  watch: Watch = {},
): Promise<Puzzle[]> {
  const kingdoms = printedKingdoms.filter(isPlayable).map(({ cards }) => cards);
  const puzzles = [...known];
  // Whoever goes round evenly has no kingdom too often.
  const most = Math.ceil(count / kingdoms.length) + 2;
  const isFull = (kingdom: readonly string[]) =>
    puzzles.filter((one) => one.kingdom.join() === kingdom.join()).length >= most;
  const enough = new AbortController();
  const until = performance.now() + minutes * 60_000;
  let number = 0;
  const work: Work<'puzzles'> = {
    kind: 'puzzles',
    orders: null,
    next() {
      while (number < games && !enough.signal.aborted && performance.now() < until) {
        const game = number++;
        const kingdom = kingdoms[game % kingdoms.length];
        const levels = pairs[Math.floor(game / kingdoms.length) % pairs.length];
        if (!isFull(kingdom)) return { levels, kingdom, number: seed + game };
      }
      return null;
    },
    take(game, mined) {
      // It was handed out before it was known that nobody needs it.
      if (puzzles.length >= count || isFull(game.kingdom)) return;
      const found = chosenFrom(mined, puzzles, count);
      puzzles.push(...found);
      const all = `in all ${puzzles.length} of ${count} (${summary(puzzles)})`;
      tell(`game ${game.number - seed + 1}: ${found.length}, ${all}`);
      if (puzzles.length >= count) enough.abort();
    },
  };
  const signals = [enough.signal, ...(watch.signal === undefined ? [] : [watch.signal])];
  await doWork(work, hands, { ...watch, signal: AbortSignal.any(signals) });
  return puzzles.slice(known.length);
}

function chosenFrom(found: readonly Puzzle[], known: readonly Puzzle[], count: number): Puzzle[] {
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
