import type { Choice, Decision, View } from '@provincia/engine';
import { type Face, faceIn } from './face.ts';
import { deckOf } from './outlook.ts';
import { relief } from './trash.ts';
import { bestAt, bestByPrice } from './worth.ts';

/** Larger hands are not looked through as a whole. */
const MOST_CARDS = 10;

/** Cards to trash together, and what it comes to: they are gone, and something of their sum takes their place. */
interface Forging {
  readonly places: readonly number[];
  readonly value: number;
}

/** The best way to use a Forge on these cards; to trash nothing is one of them. */
export function forging(faces: readonly Face[], view: View): Forging {
  const best = bestByPrice(view, deckOf(view));
  const reliefs = faces.map((face) => relief(face, view));
  const costs = faces.map(({ kind }) => view.cost(kind).coins);
  const count = Math.min(faces.length, MOST_CARDS);
  let most = bestAt(best, 0);
  let chosen = 0;
  for (let set = 1; set < 1 << count; set++) {
    let value = 0;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      if ((set & (1 << i)) === 0) continue;
      value += reliefs[i];
      sum += costs[i];
    }
    value += bestAt(best, sum);
    if (value > most) {
      most = value;
      chosen = set;
    }
  }
  return { places: faces.map((_, i) => i).filter((i) => (chosen & (1 << i)) !== 0), value: most };
}

/** Forge: the set of cards that is worth most as something else. */
export function toForge({ choices }: Decision, view: View): readonly Choice[] {
  const cards = choices.flatMap((choice) => new Array<Choice>(choice.count).fill(choice));
  return forging(cards.map(faceIn), view).places.map((i) => cards[i]);
}
