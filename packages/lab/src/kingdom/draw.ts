import { RunChance } from '@provincia/arena';
import { drawWished, type Wishes } from '@provincia/cards';
import { type Refusal, refusal } from '@provincia/command';
import type { Problem } from '@provincia/engine';

/** So many kingdoms of which each fits. The same seed draws the same ones. */
export function drawKingdoms(wishes: Wishes, seed: string, count: number): string[][] {
  const chance = new RunChance(seed);
  return Array.from({ length: count }, (_, i) => {
    const drawn = drawWished(wishes, chance.seedOf(i));
    if (!drawn.ok) throw whyNone(drawn.problem, wishes);
    return drawn.value;
  });
}

const codes = {
  printings: 'few-piles',
  need: 'need-unmet',
  attacks: 'few-attacks',
  'none-drawn': 'none-drawn',
} as const;

function whyNone({ code, values }: Problem, { printings }: Wishes): Refusal {
  const sets = { words: Object.keys(printings), join: 'and' } as const;
  return refusal(codes[code as keyof typeof codes], { ...values, sets });
}
