import type { Choice, Decision, Kind, View } from '@provincia/engine';
import { faceOf } from './face.ts';
import { buying, distance } from './outlook.ts';
import { NONE } from './pick.ts';

const COUNTERFEIT = faceOf('counterfeit').play;
const SPOILS = faceOf('spoils').play;

/**
 * Which treasures to play in the buy phase: all, unless there are Counterfeits, which come first, or Spoils, which are
 * kept while their coins would buy nothing better. Nothing means: buy.
 */
export function chooseTreasure({ choices }: Decision, view: View): readonly Choice[] {
  const all = choices[0];
  for (let i = 1; i < choices.length; i++) {
    const choice = choices[i];
    // The purchases come after all treasures.
    if (choice.verb !== 'play') break;
    if (choice.card === 'counterfeit') return COUNTERFEIT;
    if (choice.card === 'spoils') return withSpoils(all, view);
  }
  return [all];
}

function withSpoils(all: Choice, view: View): readonly Choice[] {
  let { coins } = view;
  let spoils = 0;
  let other: Kind | null = null;
  for (const kind of view.hand) {
    if (!kind.isTreasure) continue;
    if (kind.id === 'counterfeit') return COUNTERFEIT;
    if (kind.id === 'spoils') spoils++;
    else {
      other = kind;
      coins += kind.coins;
    }
  }
  if (distance(view) <= 2 || view.buys > 1) return [all];
  // One after the other: what lasts first, then as many Spoils as reach a better price.
  if (other !== null) return faceOf(other.id).play;
  return buying(coins + 3 * spoils, view) > buying(coins, view) + 0.5 ? SPOILS : NONE;
}
