import { drawKingdom, kingdomPool, type Printings } from '@provincia/cards';
import { Refusal } from '../input/refusal.ts';
import { listOf } from '../play/names.ts';
import { RunChance } from '../sim/chance.ts';
import { meets } from './needs.ts';

/** What a drawn kingdom has to be like. */
export interface Wishes {
  readonly printings: Printings;
  readonly attacks: { readonly min: number; readonly max: number };
  readonly needs: readonly string[];
}

const PILES = 10;
const MOST_DRAWS = 20_000;

/** So many kingdoms of which each fits, every fitting one equally likely. The same seed draws the same ones. */
export function drawKingdoms(wishes: Wishes, seed: string, count: number): string[][] {
  checkPool(wishes);
  const chance = new RunChance(seed);
  const kingdoms: string[][] = [];
  let draws = 0;
  for (let attempt = 0; kingdoms.length < count; attempt++) {
    if (draws++ > MOST_DRAWS) {
      throw new Refusal(
        `None of ${MOST_DRAWS.toLocaleString('en')} kingdoms drawn was like that: ask for less.`,
      );
    }
    const kingdom = drawKingdom(wishes.printings, chance.seedOf(attempt));
    if (!fits(kingdom, wishes)) continue;
    kingdoms.push(kingdom);
    draws = 0;
  }
  return kingdoms;
}

export function fits(kingdom: readonly string[], { attacks, needs }: Wishes): boolean {
  const attacking = kingdom.filter((id) => meets(id, 'attack')).length;
  if (attacking < attacks.min || attacking > attacks.max) return false;
  return needs.every((need) => kingdom.some((id) => meets(id, need)));
}

/** What no draw could ever give is said at once. */
function checkPool({ printings, attacks, needs }: Wishes): void {
  const pool = kingdomPool(printings);
  const from = listOf(Object.keys(printings));
  if (pool.length < PILES) throw new Refusal(`There are only ${pool.length} kingdom piles in ${from}.`);
  const missing = needs.find((need) => !pool.some((id) => meets(id, need)));
  if (missing !== undefined) throw new Refusal(`--need: no pile of ${from} is a ${missing}.`);
  const attacking = pool.filter((id) => meets(id, 'attack')).length;
  if (attacks.min > attacking) throw new Refusal(`--attacks: ${from} has only ${attacking} attacks.`);
}
