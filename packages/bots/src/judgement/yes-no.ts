import type { Choice, Decision, View } from '@provincia/engine';
import { twoLeast } from './discard.ts';
import { faceOf } from './face.ts';
import { coinsThisTurn, handOf, terminalsIn } from './hand.ts';
import { buying, deckOf, distance } from './outlook.ts';
import { optionsOf } from './pick.ts';
import { power } from './power/index.ts';
import { paysMercenary } from './power/trashers.ts';

/** Questions with yes or no. */
export function yesNo(decision: Decision, view: View): readonly Choice[] {
  return optionsOf(decision, [saysYes(decision, view) ? 'yes' : 'no']);
}

function saysYes({ purpose, about, of, player, source }: Decision, view: View): boolean {
  switch (purpose) {
    case 'discard':
      // Baron’s Estate pays, a Curse keeps a Mountebank away; else it is about a card on a deck: a poor one goes, of another’s a good one.
      if (source === 'baron' || source === 'mountebank' || about === null) return true;
      return of === player ? isPoor(about, view) : !isPoor(about, view);
    case 'discard-two':
      return source === 'vault' ? exchangesTwo(view) : discardsTwo(view);
    case 'trash':
      return source === 'mining-village' ? spendsVillage(view) : true;
    case 'trash-two':
      return paysMercenary(handOf(view), view);
    case 'put-deck-into-discard':
      // New cards come sooner; near the end what was bought last are points.
      return distance(view) > 4;
    case 'put-on-deck':
      return about === null || !isPoor(about, view);
    case 'reveal':
      // Explorer: a Gold instead of a Silver.
      return view.leftOf(gold) > 0;
    case 'set-aside':
      return about !== null && !canPlay(about, view);
    case 'play':
      return about !== null && power(faceOf(about), view, handOf(view)) > 0;
    default:
      return true;
  }
}

const { kind: gold } = faceOf('gold');

/** Worse than what comes after it. */
function isPoor(id: string, view: View): boolean {
  return faceOf(id).use < Math.min(deckOf(view).average * 0.9, 2);
}

/** Mill: two coins for what would have brought less. */
function discardsTwo(view: View): boolean {
  const { cards, lost } = twoLeast(view);
  return cards.length === 2 && lost < 2;
}

/** Vault: a new card for two that would have done less. */
function exchangesTwo(view: View): boolean {
  const { cards, lost } = twoLeast(view);
  return cards.length === 2 && lost < deckOf(view).average * 0.9;
}

/** Mining Village: only for a better buy that is worth the card. */
function spendsVillage(view: View): boolean {
  const coins = coinsThisTurn(view);
  const won = buying(coins + 2, view) - buying(coins, view);
  return won > (distance(view) <= 2 ? 0.5 : 3.5);
}

/** Library: whether the action could be played after it, next to those in hand. */
function canPlay(id: string, view: View): boolean {
  const face = faceOf(id);
  if (view.actions === 0) return false;
  return !face.isTerminal || terminalsIn(handOf(view)) < view.actions;
}
