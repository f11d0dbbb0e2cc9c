import type { Kind, Landscape } from './card.ts';
import { Cost } from './cost.ts';
import { resolve } from './moments.ts';
import type { Player } from './player.ts';
import { DONE, type Table, WAITING } from './table.ts';

/** What one decision of a phase came to. */
type Step = 'waits' | 'goes-on' | 'over';

/** A phase of the turn: decisions until its player has enough. */
export interface PhaseRule {
  readonly name: string;
  /** One decision of the player whose turn it is. */
  readonly step: (table: Table, me: Player) => Step;
}

/** A phase in which cards are played from the hand: actions, each for one of the actions there are, or others at will. */
export function playPhase(name: string, which: ((kind: Kind) => boolean) | 'actions'): PhaseRule {
  const takesActions = which === 'actions';
  return {
    name,
    step(table, me) {
      const { question } = table;
      const { turn } = table.state;
      question.begin(me.seat, 'phase', 'phase');
      if (!takesActions || turn.actions > 0) {
        const { hand } = me.zones;
        for (let i = 0; i < hand.length; i++) {
          const kind = table.kindOf(hand[i]);
          if (which === 'actions' ? kind.isAction : which(kind))
            question.offerEqual(kind.playLabel, kind.index);
        }
      }
      const place = askPhase(table);
      if (place === WAITING) return 'waits';
      if (place === DONE) return 'over';
      if (takesActions) turn.actions--;
      me.playFromHand(me.held(question.refs[place]));
      return 'goes-on';
    },
  };
}

const buyPhase: PhaseRule = {
  name: 'buy',
  step(table, me) {
    const { question } = table;
    const { turn } = table.state;
    question.begin(me.seat, 'phase', 'phase');
    if (turn.bought === 0) offerTreasures(table, me);
    const buysFrom = question.size;
    if (turn.buys > 0) {
      if (table.hasPlainPrices) question.offerMenu(table.supply.menu(turn.coins + turn.discount));
      else offerPurchases(table, me);
    }
    const place = askPhase(table);
    if (place === WAITING) return 'waits';
    if (place === DONE) return 'over';
    const ref = question.refs[place];
    if (place >= buysFrom) buy(table, me, ref);
    else if (ref === TREASURES) playTreasures(table, me);
    else me.playFromHand(me.held(ref));
    return 'goes-on';
  },
};

/** Clean-up is not in the list: nothing is decided in it but what cards ask. */
export const standardPhases: readonly PhaseRule[] = [playPhase('action', 'actions'), buyPhase];

/** A phase in which there is nothing to choose is over. */
function askPhase(table: Table): number {
  if (table.question.size === 0) return DONE;
  table.question.decision.min = 0;
  return table.askPhase();
}

// ------------------------------------------------------------ treasures

const TREASURES = -1;

function offerTreasures(table: Table, me: Player): void {
  const { question } = table;
  const { hand } = me.zones;
  for (let i = 0; i < hand.length; i++) {
    const kind = table.kindOf(hand[i]);
    if (!kind.isTreasure) continue;
    if (question.size === 0) question.offer('treasures', TREASURES, 1);
    question.offerEqual(kind.playLabel, kind.index);
  }
}

/** Those with instructions first, because they may need the others in hand. */
function playTreasures(table: Table, me: Player): void {
  if (table.hasInstructedTreasures) playTreasuresThat(me, (kind) => kind.play !== undefined);
  playTreasuresThat(me, null);
}

/** Looks anew after each: a treasure may take another one out of the hand. */
function playTreasuresThat(me: Player, which: ((kind: Kind) => boolean) | null): void {
  const { hand } = me.zones;
  for (let i = 0; i < hand.length; ) {
    const card = hand[i];
    const kind = me.kindOf(card);
    if (kind.isTreasure && which?.(kind) !== false) {
      me.playFromHand(card);
      i = 0;
    } else {
      i++;
    }
  }
}

// ------------------------------------------------------------ buying

/** The piles first, then whatever else can be bought, numbered on from them. */
function offerPurchases(table: Table, me: Player): void {
  const { question, supply, layout } = table;
  const { coins, potions } = table.state.turn;
  const canPay = (cost: Cost) => cost.isPaidBy(coins, potions);
  for (const { pile, kind } of supply.offered) {
    if (canPay(table.cost(kind)) && kind.card.mayBeBought?.(me) !== false)
      question.offer(kind.buyLabel, pile, 1);
  }
  for (const [i, { id, cost }] of layout.landscapes.entries()) {
    if (cost !== undefined && canPay(Cost.of(cost))) question.offer(`buy ${id}`, layout.piles.length + i, 1);
  }
}

function buy(table: Table, me: Player, ref: number): void {
  const { piles, landscapes } = table.layout;
  if (ref < piles.length) buyCard(table, me, ref);
  else buyLandscape(table, me, landscapes[ref - piles.length]);
}

function pay(table: Table, me: Player, id: string, cost: Cost): void {
  const { turn } = table.state;
  turn.buys--;
  turn.coins -= cost.coins;
  turn.potions -= cost.potions;
  turn.bought++;
  if (table.events) table.emit({ type: 'buy', player: me.seat, cards: [id] });
}

function buyCard(table: Table, me: Player, pile: number): void {
  const kind = table.supply.top(pile) as Kind;
  const cost = table.cost(kind);
  pay(table, me, kind.id, cost);
  const more = kind.card.overpaid === undefined ? 0 : overpay(table, me, kind);
  if (table.listeners.bought !== null) {
    resolve(table, 'bought', { owner: me, kind, pile, paid: cost.plus(more) });
  }
  me.gainFrom(pile, 'discard', true);
}

/** What is paid in addition does something at once, before the card is gained. */
function overpay(table: Table, me: Player, { id, card }: Kind): number {
  const { turn } = table.state;
  const outer = table.source;
  table.source = id;
  const more = me.amount('overpay', turn.coins);
  turn.coins -= more;
  if (more > 0) card.overpaid?.(me, more);
  table.source = outer;
  return more;
}

function buyLandscape(table: Table, me: Player, { id, cost = 0, bought }: Landscape): void {
  pay(table, me, id, Cost.of(cost));
  const outer = table.source;
  table.source = id;
  bought?.(me);
  table.source = outer;
}
