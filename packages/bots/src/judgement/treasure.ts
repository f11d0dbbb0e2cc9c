import { type Choice, type Kind, treasuresChoice, type View } from '@provincia/engine';
import { faceOf, faceOfKind } from './face.ts';
import { buying, distance } from './outlook.ts';
import { NONE } from './pick.ts';

const ALL: readonly Choice[] = [treasuresChoice];
const { play: COUNTERFEIT, kind: counterfeit } = faceOf('counterfeit');
const { play: SPOILS, kind: spoils } = faceOf('spoils');

/**
 * Which treasures to play in the buy phase: all, unless there are Counterfeits, which come first, or Spoils, which are
 * kept while their coins would buy nothing better. Nothing means: buy.
 */
export function chooseTreasure(view: View): readonly Choice[] {
  if (view.isInGame(counterfeit) && view.holds(counterfeit)) return COUNTERFEIT;
  return view.isInGame(spoils) && view.holds(spoils) ? withSpoils(view) : ALL;
}

function withSpoils(view: View): readonly Choice[] {
  let { coins } = view;
  let held = 0;
  let other: Kind | null = null;
  for (const kind of view.hand) {
    if (!kind.isTreasure) continue;
    if (kind === spoils) held++;
    else {
      other = kind;
      coins += kind.coins;
    }
  }
  if (distance(view) <= 2 || view.buys > 1) return ALL;
  // One after the other: what lasts first, then as many Spoils as reach a better price.
  if (other !== null) return faceOfKind(other).play;
  return buying(coins + 3 * held, view) > buying(coins, view) + 0.5 ? SPOILS : NONE;
}
