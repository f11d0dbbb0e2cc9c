import type { Choice, Decision, View } from '@provincia/engine';
import { type Face, faceOf } from './face.ts';
import { handOf, uses } from './hand.ts';
import { firstOnes, NONE } from './pick.ts';

/** Which reaction to use, or which of several abilities first: what takes cards last, all else in the order offered. */
export function react(decision: Decision, view: View): readonly Choice[] {
  const { choices, min, source } = decision;
  let best: Choice | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i];
    if (choice.verb !== 'use' || !wants(choice.card, source, view)) continue;
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

function wants(id: string, attack: string | null, view: View): boolean {
  switch (id) {
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

/** Two cards for three is a good exchange where three do nothing. */
function isBadHand(view: View): boolean {
  return uses(handOf(view), 1).filter((value) => value < 0.5).length >= 2;
}
