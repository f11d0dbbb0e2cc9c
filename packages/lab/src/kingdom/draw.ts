import { RunChance } from '@provincia/arena';
import { drawWished, type Wishes } from '@provincia/cards';
import { Refusal } from '@provincia/command';

/** So many kingdoms of which each fits. The same seed draws the same ones. */
export function drawKingdoms(wishes: Wishes, seed: string, count: number): string[][] {
  const chance = new RunChance(seed);
  return Array.from({ length: count }, (_, i) => {
    const drawn = drawWished(wishes, chance.seedOf(i));
    if (!drawn.ok) throw new Refusal(drawn.problem.message);
    return drawn.value;
  });
}
