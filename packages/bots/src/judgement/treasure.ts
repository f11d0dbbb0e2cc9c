import { type Choice, type Kind, treasuresChoice, type View } from '@provincia/engine';
import { faceOf, faceOfKind } from './face.ts';
import { coinsThisTurn, handOf } from './hand.ts';
import { buying, distance } from './outlook.ts';
import { NONE } from './pick.ts';
import { relief } from './trash.ts';

const ALL: readonly Choice[] = [treasuresChoice];
const { play: COUNTERFEIT, kind: counterfeit } = faceOf('counterfeit');
const { play: SPOILS, kind: spoils } = faceOf('spoils');
const { kind: investment } = faceOf('investment');
const { kind: copper } = faceOf('copper');
const grandMarket = faceOf('grand-market').kind;

/**
 * Which treasures to play in the buy phase: all, in the order that the rules know as a good one, unless there are
 * Counterfeits, which come first, or something that is better kept. Nothing means: buy. Who `shunsCopper` would like to buy
 * a Grand Market.
 */
export function chooseTreasure(view: View, shunsCopper = false): readonly Choice[] {
  const special = view.hasInstructedTreasures ? amongInstructed(view) : null;
  if (special !== null) return special;
  return shunsCopper && buysGrandMarket(view) ? allBut(copper, view) : ALL;
}

/** What to play if some of the treasures in hand are better not played with all others; null if none are. */
function amongInstructed(view: View): readonly Choice[] | null {
  if (view.isInGame(counterfeit) && view.holds(counterfeit)) return COUNTERFEIT;
  if (view.isInGame(spoils) && view.holds(spoils)) return withSpoils(view);
  const holdsInvestment = view.isInGame(investment) && view.holds(investment);
  return holdsInvestment && !feedsInvestment(view) ? allBut(investment, view) : null;
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

/** All but one sort, one after the other in their order; nothing if there are no others. */
function allBut(kept: Kind, view: View): readonly Choice[] {
  let next: Kind | null = null;
  for (const kind of view.hand)
    if (kind.isTreasure && kind !== kept && (next === null || kind.order < next.order)) next = kind;
  return next === null ? NONE : faceOfKind(next).play;
}

/** An Investment takes a card out of the hand: only for one that is not missed. */
function feedsInvestment(view: View): boolean {
  return handOf(view).some((face) => face.kind !== investment && relief(face, view) > 0);
}

/** Whether what is left without Coppers buys a Grand Market, and Coppers would not buy much more. */
function buysGrandMarket(view: View): boolean {
  if (view.leftOf(grandMarket) === 0 || !view.holds(copper)) return false;
  if (view.inPlay(view.onTurn).includes(copper)) return false;
  const coins = coinsThisTurn(view);
  const coppers = view.hand.filter((kind) => kind === copper).length;
  return view.cost(grandMarket).isAtMost(coins - coppers) && coins < 8;
}
