import { library } from '@provincia/cards';
import type { Choice, View } from '@provincia/engine';
import { type Face, faceOfKind } from './face.ts';
import { handOf, sizeOfHand } from './hand.ts';
import { NONE } from './pick.ts';
import { type Moment, momentOf, others } from './power/index.ts';

/** What can be known of playing a card before the hand is looked at. */
interface Play extends Moment {
  readonly face: Face;
  readonly needsHand: boolean;
}

/** By the index of the kind. */
const plays: readonly Play[] = library.kinds.map((kind) => {
  const face = faceOfKind(kind);
  const moment = momentOf(face);
  return { ...moment, face, needsHand: moment.byHand !== null || moment.place !== null };
});

/**
 * The card to play in the action phase: cards of `first` in that order, then what gives an action back, then the
 * strongest. What would do nothing or harm is not played, not even if it is among the first.
 */
export function chooseAction(view: View, first: readonly string[]): readonly Choice[] {
  const many = view.actions > 1;
  const size = sizeOfHand(view);
  let hand: readonly Face[] | null = null;
  let best: Face | null = null;
  let highest = 0;
  for (let i = 0; i < size; i++) {
    const kind = view.held(i);
    if (!kind.isAction) continue;
    const play = plays[kind.index];
    const { face } = play;
    // Another copy ranks as high and no higher.
    if (face === best) continue;
    let rank = many ? face.rankOfMany : face.rank;
    if (play.needsHand) {
      hand ??= handOf(view);
      rank = rankNow(play, view, others(hand, face), many);
    } else if (play.byView !== null) {
      rank = play.byView(view) + (many ? 10 * face.cards : 0);
    }
    if (first.length > 0 && rank > 0) rank += listed(face.id, first);
    if (rank > highest) {
      highest = rank;
      best = face;
    }
  }
  return best === null ? NONE : best.play;
}

function rankNow({ face, byHand, place }: Play, view: View, hand: readonly Face[], many: boolean): number {
  const now = byHand === null ? face.power : byHand(view, hand);
  if (now <= 0) return now;
  if (face.actions > 0) return face.rank;
  const before = place === null ? 0 : place(view, hand);
  if (before > 0) return before + now;
  return many ? now + 10 * face.cards : now;
}

const LISTED = 1000;

/** The cards of a strategy come before all others, the earlier ones first. */
function listed(id: string, first: readonly string[]): number {
  const place = first.indexOf(id);
  return place < 0 ? 0 : LISTED * (first.length - place);
}
