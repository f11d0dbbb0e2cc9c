import { Miner, type Puzzle, playedBy } from '@provincia/coach';

/** A game of levels in which puzzles are looked for. */
export interface MinedGame {
  readonly levels: readonly string[];
  readonly kingdom: readonly string[];
  readonly number: number;
}

type MinerOf = (kingdom: readonly string[]) => Miner;

/** A miner for each kingdom, made once: it has plans to get to know. */
export function miners(): MinerOf {
  const made = new Map<string, Miner>();
  return (kingdom) => {
    const key = kingdom.join();
    const miner = made.get(key) ?? new Miner(kingdom);
    made.set(key, miner);
    return miner;
  };
}

export function puzzlesIn({ levels, kingdom, number }: MinedGame, minerOf: MinerOf): Generator<Puzzle> {
  return minerOf(kingdom).puzzlesIn(playedBy(levels, kingdom, number));
}
