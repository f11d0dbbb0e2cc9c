import type { Choice, Decision, View } from '@provincia/engine';
import { type Face, faceOf } from './face.ts';
import { handOf, uses } from './hand.ts';
import { deckOf } from './outlook.ts';
import { firstOnes, NONE } from './pick.ts';
import { relief } from './trash.ts';

/** Which reaction to use, or which of several abilities first: what takes cards last, all else in the order offered. */
export function react(decision: Decision, view: View): readonly Choice[] {
  const { choices, min } = decision;
  let best: Choice | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i];
    if (choice.verb !== 'use' || !wants(choice.card, decision, view)) continue;
    // What can be used need not be a card.
    const later = (faceOf(choice.card) as Face | undefined)?.later ?? 0;
    if (later > highest) {
      best = choice;
      highest = later;
    }
  }
  if (best !== null) return [best];
  return min === 0 ? NONE : firstOnes(decision);
}

const { kind: silver } = faceOf('silver');
const { kind: gold } = faceOf('gold');
const { kind: gardens } = faceOf('gardens');

function wants(id: string, { source: attack, about }: Decision, view: View): boolean {
  switch (id) {
    case 'watchtower':
      return about !== null && (isJunk(faceOf(about), view) || isWanted(faceOf(about), view));
    case 'royal-seal':
    case 'tiara':
      return about !== null && isWanted(faceOf(about), view);
    // It is put back on the deck, where it cannot be used again; with more than two that would not be sure.
    case 'secret-chamber':
      return view.owned(id) <= 2;
    case 'diplomat':
      return isBadHand(view) || (attack !== null && faceOf(attack).attacks === 'hand');
    case 'beggar':
      return view.leftOf(silver) > 0;
    case 'market-square':
      return view.leftOf(gold) > 0;
    case 'urchin':
      return view.left('mercenary') > 0;
    default:
      return true;
  }
}

/** Whether a card that is gained is better trashed at once. */
export function isJunk(face: Face, view: View): boolean {
  return relief(face, view) > 0.3 && (face.id !== 'copper' || view.count(gardens) === 0);
}

/** Whether it is good to have in the next hand: better than what would come. */
function isWanted(face: Face, view: View): boolean {
  return face.use > Math.max(deckOf(view).average, 0.9);
}

/** Two cards for three is a good exchange where three do nothing. */
function isBadHand(view: View): boolean {
  return uses(handOf(view), 1).filter((value) => value < 0.5).length >= 2;
}
