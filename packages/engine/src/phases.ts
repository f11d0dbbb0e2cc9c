import type { Kind, Landscape } from './card.ts';
import { CardOffers } from './choice.ts';
import { Cost } from './cost.ts';
import { ActionMenus, emptyMenu, Menu, RuledMenus, TREASURES, TreasureMenus } from './menu.ts';
import { isHeard, resolve } from './moments.ts';
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
  const menus = which === 'actions' ? new ActionMenus() : new RuledMenus(which);
  return {
    name,
    step(table, me) {
      const { turn } = table.state;
      const menu = takesActions && turn.actions === 0 ? emptyMenu : menus.of(me.zones.hand, table);
      const place = askPhase(table, menu);
      if (place === WAITING) return 'waits';
      if (place === DONE) return 'over';
      if (takesActions) turn.actions--;
      me.playFromHand(me.held(menu.refs[place]));
      return 'goes-on';
    },
  };
}

function buyPhase(): PhaseRule {
  const treasures = new TreasureMenus();
  return {
    name: 'buy',
    step(table, me) {
      const { turn } = table.state;
      const plays = turn.bought === 0 ? treasures.of(me.zones.hand, table) : emptyMenu;
      const buys = turn.buys > 0 ? purchases(table, me) : emptyMenu;
      const menu = plays === emptyMenu ? buys : plays.join(buys);
      const place = askPhase(table, menu);
      if (place === WAITING) return 'waits';
      if (place === DONE) return 'over';
      const ref = menu.refs[place];
      if (menu.choices[place].verb === 'buy') buy(table, me, ref);
      else if (ref === TREASURES) playTreasures(table, me);
      else me.playFromHand(me.held(ref));
      return 'goes-on';
    },
  };
}

/** Clean-up is not in the list: nothing is decided in it but what cards ask. */
export function standardPhases(): readonly PhaseRule[] {
  return [playPhase('action', 'actions'), buyPhase()];
}

/** A phase in which there is nothing to choose is over. */
function askPhase(table: Table, menu: Menu): number {
  return menu.refs.length === 0 ? DONE : table.askPhase(menu);
}

// ------------------------------------------------------------ treasures

/** Those with instructions first, because they may need the others in hand. */
function playTreasures(table: Table, me: Player): void {
  if (table.hasInstructedTreasures) playOneByOne(me, (kind) => kind.isInstructed);
  if (isHeard(table, 'played')) playOneByOne(me, () => true);
  else me.playPlainTreasures();
}

/** Looks again after each: what it does, or what is done about it, may take another one out of the hand. */
function playOneByOne(me: Player, which: (kind: Kind) => boolean): void {
  const { hand } = me.zones;
  for (let i = 0; i < hand.length; ) {
    const kind = me.kindOf(hand[i]);
    if (kind.isTreasure && which(kind)) {
      me.playFromHand(hand[i]);
      i = 0;
    } else {
      i++;
    }
  }
}

// ------------------------------------------------------------ buying

/** The piles first, then whatever else can be bought, numbered on from them. */
function purchases(table: Table, me: Player): Menu {
  const { supply, layout } = table;
  const { coins, potions, discount } = table.state.turn;
  if (table.hasPlainPrices) return supply.menu(coins + discount);
  const canPay = (cost: Cost) => cost.isPaidBy(coins, potions);
  const cards = supply.offered.filter(
    ({ kind }) => canPay(table.cost(kind)) && kind.card.mayBeBought?.(me) !== false,
  );
  const others = layout.landscapes.flatMap(({ id, cost }, i) =>
    cost !== undefined && canPay(Cost.of(cost)) ? [{ id, ref: layout.piles.length + i }] : [],
  );
  return new Menu(
    [
      ...cards.map(({ kind }) => kind.offers.buy.times(1)),
      ...others.map(({ id }) => new CardOffers(id).buy.times(1)),
    ],
    [...cards.map(({ pile }) => pile), ...others.map(({ ref }) => ref)],
  );
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
