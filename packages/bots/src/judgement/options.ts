import type { Choice, Decision, View } from '@provincia/engine';
import { tokenWorth } from './bonus.ts';
import { twoLeast } from './discard.ts';
import { faceOf, faceOfKind } from './face.ts';
import { coinsThisTurn, handOf, terminalsIn, uses } from './hand.ts';
import { buying, deckOf, distance } from './outlook.ts';
import { firstOnes, optionsOf } from './pick.ts';
import { largestHand } from './power/attacks.ts';
import { power, wantsActions } from './power/index.ts';
import { bestInTrash, curseEaters } from './power/trashers.ts';
import { isJunk } from './react.ts';
import { exchanges, lurkersAreSafe, relief } from './trash.ts';
import { gaining, keeping } from './worth.ts';

/** "Choose one" and its like: by the card that asks. */
export function choose(decision: Decision, view: View): readonly Choice[] {
  const judge = decision.source === null ? undefined : judges[decision.source];
  return judge === undefined ? firstOnes(decision) : optionsOf(decision, judge(decision, view));
}

/** Says which options are best. */
type Judge = (decision: Decision, view: View) => readonly string[];

/** What so many coins more would buy this turn. */
function lift(view: View, more: number): number {
  const coins = coinsThisTurn(view);
  return buying(coins + more, view) - buying(coins, view);
}

/** Whether so many coins pay for two cards where one buy is left: a Province and something else, or Gardens and a card for them. */
function buysTwo(coins: number, view: View): boolean {
  if (view.buys > 1) return false;
  return coins >= (distance(view) <= 2 ? 10 : 11) || (coins >= 6 && view.count(gardens) > 1);
}

/** Whether an action would be of use: there are cards to play and none left to play them with. */
function lacksAction(view: View): boolean {
  return view.actions === 0 && handOf(view).some(({ kind }) => kind.isAction);
}

const minion = faceOf('minion');
const gold = faceOf('gold');
const { kind: curse } = faceOf('curse');
const { kind: silver } = faceOf('silver');
const { kind: duchy } = faceOf('duchy');
const { kind: gardens } = faceOf('gardens');

const judges: Readonly<Record<string, Judge>> = {
  pawn: (_decision, view) => {
    if (lacksAction(view)) return ['+1-card', '+1-action'];
    return buysTwo(coinsThisTurn(view) + 1, view) ? ['+1-buy', '+1-coin'] : ['+1-card', '+1-coin'];
  },

  steward: (_decision, view) => {
    const coins = coinsThisTurn(view);
    const paid = lift(view, 2);
    const drawn = lift(view, 2 * deckOf(view).average);
    const [first, second] = handOf(view).sort((a, b) => relief(b, view) - relief(a, view));
    if (second !== undefined && relief(second, view) > 0) {
      const spent = buying(coins, view) - buying(coins - first.kind.coins - second.kind.coins, view);
      // A smaller deck pays in every turn that follows, so each card less counts for more than its own burden.
      const won = (distance(view) > 4 ? 2.4 : 0.6) + relief(first, view) + relief(second, view) - spent;
      if (won > Math.max(paid, drawn)) return ['trash-2'];
    }
    return [paid > 1 ? '+2-coins' : '+2-cards'];
  },

  minion: (_decision, view) => {
    const hand = handOf(view);
    // Another Minion in hand can still throw it away.
    if (hand.includes(minion)) return ['+2-coins'];
    const held = coinsThisTurn(view);
    if (held + 2 >= 8) return ['+2-coins'];
    // Others lose as much where they still have whole hands.
    const fresh = view.coins + 4 * deckOf(view).average + (largestHand(view) > 4 ? 1.2 : 0);
    return [fresh > held + 2 ? 'discard-hand' : '+2-coins'];
  },

  nobles: (_decision, view) => [wantsActions(handOf(view), view.actions) ? '+2-actions' : '+3-cards'],

  torturer: (_decision, view) => {
    if (view.leftOf(curse) === 0) return ['gain-curse'];
    const coins = coinsOnOwnTurn(view);
    const lost = Math.round(Math.max(twoLeast(view).lost, 0));
    const missing = buying(coins, view) - buying(coins - lost, view);
    return [missing > burdenOfCurse(view) ? 'gain-curse' : 'discard-2'];
  },

  count: (decision, view) =>
    optionsOf(decision, ['discard-2']).length > 0 ? [priceOfCount(view)] : [rewardOfCount(view)],

  squire: (_decision, view) => {
    if (view.actions === 0 && terminalsIn(handOf(view)) > 0) return ['+2-actions'];
    return [view.leftOf(silver) > 0 ? 'gain-silver' : '+2-buys'];
  },

  courtier: ({ min }, view) => {
    const coinsFirst = lift(view, 3) > gaining(gold, view, deckOf(view)) - 1.5;
    const [better, other] =
      coinsFirst || distance(view) <= 2 ? ['+3-coins', 'gain-gold'] : ['gain-gold', '+3-coins'];
    const order = lacksAction(view)
      ? [better, other, '+1-action', '+1-buy']
      : [better, other, '+1-buy', '+1-action'];
    return order.slice(0, min);
  },

  lurker: (_decision, view) => {
    const worths = view.trash.filter(({ isAction }) => isAction).map((kind) => faceOfKind(kind).worth);
    if (worths.length === 0) return [lurkersAreSafe(view) ? 'trash-from-supply' : 'gain-from-trash'];
    return [Math.max(...worths) > 2 ? 'gain-from-trash' : 'trash-from-supply'];
  },

  graverobber: (_decision, view) => {
    const actions = handOf(view).filter(({ kind }) => kind.isAction);
    const trashing = Math.max(-1, ...exchanges('graverobber', actions, view));
    return [bestInTrash(view) > trashing ? 'gain-from-trash' : 'trash-action'];
  },

  catacombs: (_decision, view) => [looksGood(view, view.actions, 0.95) ? 'to-hand' : 'discard'],
  // What is put back comes with the next hand, and its action.
  survivors: (_decision, view) => [looksGood(view, 1, 1) ? 'put-back' : 'discard'],

  navigator: (_decision, view) => [looksGood(view, 1, 1) ? 'put-back' : 'discard'],

  'native-village': (_decision, view) => {
    const mat = view.onMat('native-village-mat').map(faceOfKind);
    if (mat.length === 0) return ['put-on-mat'];
    // What lies there is for one good turn: the more of it, the better the turn has to be.
    const coins = uses(mat, view.actions).reduce((sum, use) => sum + Math.max(use, 0), 0);
    const isLast = distance(view) <= 2 || view.deckSize === 0;
    return [isLast || lift(view, coins) > 1 + 0.9 * mat.length ? 'take-mat' : 'put-on-mat'];
  },

  'pirate-ship': (_decision, view) => {
    const coins = view.counter(view.onTurn, 'pirate-ship');
    return [coins >= 5 || lift(view, coins) > 2 ? 'take-coins' : 'plunder'];
  },

  watchtower: ({ about }, view) => [about !== null && isJunk(faceOf(about), view) ? 'trash' : 'topdeck'],

  loan: ({ about }, view) => [about !== null && isJunk(faceOf(about), view) ? 'trash' : 'discard'],

  'crystal-ball': ({ about }, view) => {
    if (about === null) return [];
    const face = faceOf(about);
    if (isJunk(face, view)) return ['trash'];
    if (face.kind.isTreasure) return [face.id === 'investment' ? 'discard' : 'play'];
    if (face.kind.isAction) return power(face, view, handOf(view)) > 0 ? ['play'] : [];
    return ['discard'];
  },

  // A coin each turn, or once and for all a point for each sort of treasure in hand.
  investment: (_decision, view) => {
    const names = new Set(handOf(view).filter(({ kind }) => kind.isTreasure)).size;
    const left = distance(view);
    // It takes a card away every time, which is worth most in the beginning.
    const kept = lift(view, 1) + keeping(faceOf('investment'), view) * (left > 5 ? 2 : left > 3 ? 1 : 0.3);
    return [names * tokenWorth(left) > kept ? 'trash-this' : '+1-coin'];
  },

  'hunting-grounds': (_decision, view) => [view.leftOf(duchy) > 0 ? 'gain-duchy' : 'gain-3-estates'],
};

/** Whether the cards looked at are, with so many actions, as good as what would come instead: without any, coins alone count. */
function looksGood(view: View, actions: number, share: number): boolean {
  const looking = view.looking.map(faceOfKind);
  const values = uses(looking, actions);
  const average = actions > 0 ? deckOf(view).average : view.money / view.cards;
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return sum >= looking.length * average * share;
}

/** The coins that the hand is good for when its turn comes. */
function coinsOnOwnTurn(view: View): number {
  const values = uses(handOf(view), 1);
  let coins = 0;
  for (let i = 0; i < values.length; i++) coins += Math.max(values[i], 0);
  return Math.floor(coins);
}

/** What a Curse in hand costs, on the scale of prices: less the sooner the game is over, little if it can go at once. */
function burdenOfCurse(view: View): number {
  if (handOf(view).some((face) => curseEaters.has(face))) return 1;
  const left = distance(view);
  if (left > 6) return 6;
  return left > 2 ? 3.5 : 2.5;
}

function priceOfCount(view: View): string {
  const { cards, lost } = twoLeast(view);
  if (cards.length < 2 || lost <= 0.1) return 'discard-2';
  const hand = handOf(view);
  const dead = view.actions === 0 && hand.some((face) => face.kind.isAction && face.use > 1);
  return dead || cards[0].isIdle ? 'topdeck-1' : 'gain-copper';
}

function rewardOfCount(view: View): string {
  const hand = handOf(view);
  const won = hand.reduce((sum, face) => sum - keeping(face, view), 0);
  if (hand.length > 2 && won > buying(coinsThisTurn(view) + 3, view)) return 'trash-hand';
  return distance(view) <= 4 && view.leftOf(duchy) > 0 && lift(view, 3) < 5 ? 'gain-duchy' : '+3-coins';
}
