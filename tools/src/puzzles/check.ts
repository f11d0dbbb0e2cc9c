import type { Puzzle } from '@provincia/coach';
import { doWork, type Hands, type Watch, type Work } from '@provincia/lab';

/** The puzzles that come out the same with the plans that are known now. */
export async function check(
  puzzles: readonly Puzzle[],
  hands: Hands,
  tell: (text: string) => void,
  watch: Watch = {},
): Promise<Puzzle[]> {
  const right: Puzzle[] = [];
  const left = [...puzzles];
  let done = 0;
  const work: Work<'checks'> = {
    kind: 'checks',
    orders: null,
    next: () => left.shift() ?? null,
    take(puzzle, isRight) {
      if (isRight) right.push(puzzle);
      tell(`${++done} of ${puzzles.length}: ${puzzle.id} is ${isRight ? 'right' : 'not right any more'}`);
    },
  };
  await doWork(work, hands, watch);
  return right;
}
