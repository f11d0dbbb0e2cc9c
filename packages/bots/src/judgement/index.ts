import type { Choice, Decision, View } from '@provincia/engine';
import { putOnMat, returned, toReveal } from './away.ts';
import { order, placeInDeck, putInDeck, putOnDeck } from './deck-top.ts';
import { discard } from './discard.ts';
import { faceIn } from './face.ts';
import { toForge } from './forge.ts';
import { name } from './name.ts';
import { choose } from './options.ts';
import { deckOf } from './outlook.ts';
import { firstOnes, highest } from './pick.ts';
import { become, play } from './play.ts';
import { react } from './react.ts';
import { putToken } from './token.ts';
import { trash } from './trash.ts';
import { gaining, gainOfAnother, keeping } from './worth.ts';
import { yesNo } from './yes-no.ts';

export { chooseAction } from './action.ts';
export { chooseTreasure } from './treasure.ts';

/** An answer to any question that is not a phase: good sense where the purpose is known, a legal answer elsewhere. */
export function judge(decision: Decision, view: View): readonly Choice[] {
  switch (decision.kind) {
    case 'cards':
    case 'pile':
      return pick(decision, view);
    case 'yes-no':
      return yesNo(decision, view);
    case 'options':
      return choose(decision, view);
    case 'reaction':
      return react(decision, view);
    case 'order':
      return order(decision);
    case 'name':
      return name(decision, view);
    case 'place':
      return placeInDeck(decision, view);
    case 'amount':
      return returned(decision, view);
    default:
      return firstOnes(decision);
  }
}

function pick(decision: Decision, view: View): readonly Choice[] {
  switch (decision.purpose) {
    case 'discard':
      return discard(decision, view);
    case 'trash':
      return decision.source === 'forge' ? toForge(decision, view) : trash(decision, view);
    case 'gain':
      return gain(decision, view);
    case 'give':
      return give(decision, view);
    case 'pass':
      return pass(decision, view);
    case 'put-on-deck':
    case 'set-aside':
      return putOnDeck(decision, view);
    case 'put-on-mat':
      return putOnMat(decision, view);
    case 'put-token':
      return putToken(decision, view);
    case 'put-in-deck':
      return putInDeck(decision, view);
    case 'play':
      return play(decision, view);
    case 'become':
      return become(decision, view);
    case 'reveal':
      return reveal(decision, view);
    case 'put-in-hand':
      return all(decision);
    default:
      return firstOnes(decision);
  }
}

/** What the deck wins most with; if it may be nothing, nothing that is in the way. */
function gain(decision: Decision, view: View): readonly Choice[] {
  const deck = deckOf(view);
  return highest(
    decision,
    decision.choices.map((choice) =>
      isThere(choice, decision, view) ? gaining(faceIn(choice), view, deck) : 0,
    ),
    0,
  );
}

/** Smugglers may name what the supply has no more of, and then gain nothing. */
function isThere(choice: Choice, { kind }: Decision, view: View): boolean {
  return kind !== 'pile' || view.leftOf(faceIn(choice).kind) > 0;
}

/** What another has least of. */
function give(decision: Decision, view: View): readonly Choice[] {
  return highest(
    decision,
    decision.choices.map((choice) => -gainOfAnother(faceIn(choice), view)),
  );
}

/** What the own deck has least of. */
function pass(decision: Decision, view: View): readonly Choice[] {
  return highest(
    decision,
    decision.choices.map((choice) => -keeping(faceIn(choice), view)),
  );
}

/** Courtier: a choice for each type. Mint: the best treasure to have once more. Ambassador: what others get. */
function reveal(decision: Decision, view: View): readonly Choice[] {
  if (decision.source === 'mint') return gain(decision, view);
  if (decision.source !== 'courtier') return toReveal(decision, view);
  return highest(
    decision,
    decision.choices.map((choice) => faceIn(choice).kind.card.types.length),
  );
}

/** Counting House: whatever it takes is money for this turn. */
function all({ choices, max }: Decision): readonly Choice[] {
  return choices.flatMap((choice) => new Array<Choice>(choice.count).fill(choice)).slice(0, max);
}
