import { library } from '@provincia/cards';
import { faceOf } from '../judgement/face.ts';
import { tenOf } from '../kingdom.ts';
import { ANY, type Plan, type Want } from './plan.ts';

/**
 * How somebody plays who has just learned the game: one of every action that looks good, the expensive ones first, a little
 * money between them, points late.
 */
export function beginnersPlan(kingdom: readonly string[]): Plan {
  const liked = tenOf(kingdom)
    .filter((pile) => kindsOf(pile).some(({ id, isAction }) => isAction && faceOf(id).worth > 2))
    .sort((a, b) => costOf(b) - costOf(a) || (a < b ? -1 : 1));
  const once = (pile: string): Want => ({ pile, upTo: 1 });
  return {
    provinces: { money: 0, turn: 0 },
    duchies: 3,
    estates: 1,
    wants: [
      ...liked.filter((pile) => costOf(pile) > 4).map(once),
      { pile: 'gold', upTo: ANY },
      ...liked.filter((pile) => costOf(pile) <= 4).map(once),
      { pile: 'silver', upTo: ANY },
    ],
  };
}

function kindsOf(pile: string) {
  return library.findPile(pile)?.kinds ?? [];
}

function costOf(pile: string): number {
  return Math.max(...kindsOf(pile).map(({ cost }) => cost.coins));
}
