import { facts } from '@provincia/cards/facts';
import type { Decision, View } from '@provincia/protocol';
import { isCardId } from '../card-id.ts';
import { causeAgainst, type Forbidden } from '../named.ts';
import type { Situation } from './asking.ts';
import { bringsMore, coinsInHand } from './coins-in-hand.ts';

/** Something at the table that somebody would like to choose: a card in their hand, a pile, or a card laid out to be picked. */
export interface Wish {
  readonly from: 'hand' | 'supply' | 'tray';
  /** Of the card, or of the pile. */
  readonly id: string;
}

/** Why something cannot be chosen now. */
export type Hindrance =
  | { readonly code: 'over' }
  /** Another seat is asked. */
  | { readonly code: 'others'; readonly seat: number }
  | { readonly code: 'empty' | 'notForSale' | 'noBuys' }
  /** The text of the card says when it cannot be bought. */
  | { readonly code: 'barred'; readonly card: string }
  /** It was named for a card that forbids it now. */
  | { readonly code: 'named'; readonly cause: string; readonly forbids: Forbidden }
  /** In the action phase: what is played or bought in the next one. */
  | { readonly code: 'treasuresLater' | 'buyLater' }
  /** In the buy phase: what is played in the one before. */
  | { readonly code: 'noActions' | 'afterActions' }
  | { readonly code: 'afterBuy' }
  | { readonly code: 'victory' | 'curse' | 'neverPlayed' }
  /** The treasures in hand give so many coins, which is enough; or at least so many, which may be. */
  | { readonly code: 'treasuresFirst'; readonly coins: number; readonly atLeast: boolean }
  /** So many coins are missing of those there are, treasures in hand counted. */
  | {
      readonly code: 'tooDear';
      readonly missing: number;
      readonly coins: number;
      readonly withTreasures: boolean;
    }
  /** The card that asks wants one that costs so much. */
  | { readonly code: 'upTo' | 'exactly'; readonly coins: number; readonly cost: number }
  /** It lies where something is asked for, but it is not of the right kind. */
  | { readonly code: 'unfit' }
  /** Something is asked that is elsewhere. */
  | { readonly code: 'elsewhere'; readonly where: Where };

/** Where that is what can be chosen now: `answer` is a button beside the question. */
type Where = Wish['from'] | 'answer';

/** Why it is not among the choices. Null if it is, for somebody who only watches, and of what is not there. */
export function hindranceOf(sight: Situation, wish: Wish): Hindrance | null {
  const { view, decision, result, asked } = sight;
  if (view.own === null) return null;
  if (result !== null || view.over) return { code: 'over' };
  if (wish.from === 'hand' && !view.own.hand[wish.id]) return null;
  const pile = wish.from === 'supply' ? view.supply.find((one) => one.pile === wish.id) : undefined;
  if (wish.from === 'supply' && pile === undefined) return null;
  const card = pile?.card ?? wish.id;
  if (decision !== null && isOffered(decision, view, { from: wish.from, id: card })) return null;
  if (pile?.left === 0) return { code: 'empty' };
  if (decision === null) return others(asked ?? view.onTurn, view.own.seat);
  if (decision.kind === 'phase')
    return pile === undefined ? unplayed(view, card) : unbought(view, decision, pile);
  const where = whereOf(decision, view);
  if (where !== wish.from) return { code: 'elsewhere', where };
  return pile === undefined ? { code: 'unfit' } : ungained(view, decision, pile);
}

/** What the own seat has answered is no longer asked, and what comes next is not known yet. */
function others(seat: number, own: number): Hindrance | null {
  return seat === own ? null : { code: 'others', seat };
}

type Pile = View['supply'][number];

function isOffered(decision: Decision, view: View, { from, id }: Wish): boolean {
  const { kind, choices } = decision;
  const where = whereOf(decision, view);
  return choices.some((choice) => {
    if (!('card' in choice) || choice.card !== id) return false;
    if (kind === 'phase') return from === (choice.verb === 'buy' ? 'supply' : 'hand');
    if (kind === 'name') return from !== 'tray';
    if (kind === 'reaction') return from === 'hand';
    const isInDiscard = choice.verb === 'pick' && choice.place === 'discard';
    return from === (isInDiscard ? 'tray' : where);
  });
}

function whereOf({ kind, from, of }: Decision, { own }: View): Where {
  if (kind === 'pile') return 'supply';
  if (kind !== 'cards' && kind !== 'order') return 'answer';
  return from === 'hand' && of === own?.seat ? 'hand' : 'tray';
}

/** Why a card in hand cannot be played in this phase. */
function unplayed({ phase, actions, treasures = [] }: View, card: string): Hindrance {
  const types = isCardId(card) ? facts[card].types : [];
  const isAction = types.includes('action');
  const isTreasure = types.includes('treasure') || treasures.includes(card);
  if (phase === 'buy' && isTreasure) return { code: 'afterBuy' };
  if (phase === 'buy' && isAction) return { code: actions === 0 ? 'noActions' : 'afterActions' };
  if (phase === 'action' && isTreasure) return { code: 'treasuresLater' };
  if (types.includes('victory')) return { code: 'victory' };
  return { code: types.includes('curse') ? 'curse' : 'neverPlayed' };
}

/** Why a card cannot be bought. */
function unbought(view: View, { choices }: Decision, { card, inSupply, cost, barred }: Pile): Hindrance {
  const { phase, buys, coins } = view;
  if (!inSupply) return { code: 'notForSale' };
  if (phase !== 'buy') return { code: 'buyLater' };
  if (buys === 0) return { code: 'noBuys' };
  const cause = causeAgainst(view, 'buying', card);
  if (cause !== null) return { code: 'named', cause, forbids: 'buying' };
  if (barred || cost <= coins) return { code: 'barred', card };
  const inHand = choices.some(({ verb }) => verb === 'treasures') ? coinsInHand(view) : 0;
  const atLeast = inHand > 0 && bringsMore(view);
  if (atLeast || (inHand > 0 && cost <= coins + inHand))
    return { code: 'treasuresFirst', coins: inHand, atLeast };
  const all = coins + inHand;
  return { code: 'tooDear', missing: cost - all, coins: all, withTreasures: inHand > 0 };
}

/** Why the card that asks does not want one of this pile. */
function ungained(view: View, { limit, source }: Decision, { card, inSupply, cost }: Pile): Hindrance {
  if (!inSupply) return { code: 'notForSale' };
  const cause = causeAgainst(view, 'gaining', card);
  if (cause !== null && cause === source) return { code: 'named', cause, forbids: 'gaining' };
  if (limit?.exactly && cost !== limit.coins) return { code: 'exactly', coins: limit.coins, cost };
  if (limit !== undefined && cost > limit.coins) return { code: 'upTo', coins: limit.coins, cost };
  return { code: 'unfit' };
}
