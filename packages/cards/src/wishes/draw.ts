import { type Problem, Random, type Result, shuffle } from '@provincia/engine';
import { kingdomPool, type Printings } from '../printings.ts';
import { meets } from './needs.ts';

/** What a drawn kingdom has to be like. */
export interface Wishes {
  readonly printings: Printings;
  readonly attacks: { readonly min: number; readonly max: number };
  readonly needs: readonly string[];
}

const PILES = 10;
const MOST_DRAWS = 20_000;

/** Ten piles as wished for, every fitting ten equally likely; or why there are none. */
export function drawWished(wishes: Wishes, seed: string): Result<string[]> {
  const pool = kingdomPool(wishes.printings);
  const problem = problemWith(pool, wishes);
  if (problem !== null) return { ok: false, problem };
  const random = new Random(seed);
  const position = { chance: 0 };
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    shuffle(random, position, pool);
    const kingdom = pool.slice(0, PILES);
    if (fits(kingdom, wishes)) return { ok: true, value: kingdom };
  }
  const message = `None of ${MOST_DRAWS.toLocaleString('en')} kingdoms drawn was like that: ask for less.`;
  return { ok: false, problem: { code: 'none-drawn', message, values: { draws: MOST_DRAWS } } };
}

export function fits(kingdom: readonly string[], { attacks, needs }: Wishes): boolean {
  const attacking = kingdom.filter((id) => meets(id, 'attack')).length;
  if (attacking < attacks.min || attacking > attacks.max) return false;
  return needs.every((need) => kingdom.some((id) => meets(id, need)));
}

/** What no draw could ever give is said at once. */
function problemWith(pool: readonly string[], { printings, attacks, needs }: Wishes): Problem | null {
  const from = Object.keys(printings).join(', ');
  if (pool.length < PILES) {
    const message = `There are only ${pool.length} kingdom piles in ${from}.`;
    return { code: 'printings', message, values: { count: pool.length } };
  }
  const missing = needs.find((need) => !pool.some((id) => meets(id, need)));
  if (missing !== undefined) {
    return { code: 'need', message: `No pile of ${from} is a ${missing}.`, values: { need: missing } };
  }
  const attacking = pool.filter((id) => meets(id, 'attack')).length;
  if (attacks.min <= attacking) return null;
  const message = `There are only ${attacking} attacks in ${from}.`;
  return { code: 'attacks', message, values: { count: attacking } };
}
