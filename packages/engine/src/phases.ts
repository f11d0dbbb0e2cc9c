import type { Kind, Landscape } from './card.ts';
import { CardOffers, type Choice, kindOf, treasuresChoice } from './choice.ts';
import { Cost } from './cost.ts';
import { NOWHERE } from './decision.ts';
import type { Player } from './player.ts';
import { resolve } from './resolver.ts';
import type { Turn } from './state.ts';
import { DONE, type Table, WAITING } from './table.ts';
import { playTreasures } from './treasures.ts';

/** What one decision of a phase came to. */
type Step = 'waits' | 'goes-on' | 'over';

/** A phase of the turn: decisions until its player has enough. */
export interface PhaseRule {
  readonly name: string;
  /** What the player whose turn it is can do now. It is put together only for those who look at it. */
  readonly choices: (table: Table, me: Player) => readonly Choice[];
  /** One decision of that player; a phase in which there is nothing to choose is over. */
  readonly step: (table: Table, me: Player) => Step;
}

/** A phase in which cards of some kinds are played from the hand. */
export class PlayPhase implements PhaseRule {
  readonly name: string;
  readonly #which: (kind: Kind) => boolean;

  constructor(name: string, which: (kind: Kind) => boolean) {
    this.name = name;
    this.#which = which;
  }

  choices(_table: Table, me: Player): readonly Choice[] {
    const choices: Choice[] = [];
    addPlays(choices, me, this.#which);
    return choices;
  }

  step(table: Table, me: Player): Step {
    if (!this.canPlay(me, table.turn)) return 'over';
    const pick = table.askPhase(this, me, false);
    if (pick === WAITING) return 'waits';
    if (pick === DONE) return 'over';
    const card = heldFor(me, pick, this.#which);
    if (card === NOWHERE) throw table.misfitInPhase(this, me, pick);
    this.pay(table.turn);
    me.playFromHand(card);
    return 'goes-on';
  }

  protected canPlay(me: Player, _turn: Turn): boolean {
    return me.hand.some((card) => this.#which(me.kindOf(card)));
  }

  protected pay(_turn: Turn): void {}
}

/** Each action that is played takes one of the actions there are. */
class ActionPhase extends PlayPhase {
  constructor() {
    super('action', isAction);
  }

  protected override canPlay(me: Player, { actions }: Turn): boolean {
    return actions > 0 && me.holdsAction();
  }

  protected override pay(turn: Turn): void {
    turn.actions--;
  }
}

const isAction = (kind: Kind) => kind.isAction;
const isTreasure = (kind: Kind) => kind.isTreasure;

/** Treasures are played, then cards are bought. */
class BuyPhase implements PhaseRule {
  readonly name = 'buy';

  choices(table: Table, me: Player): readonly Choice[] {
    const purchases = table.turn.buys > 0 ? purchasesOf(table) : [];
    if (!canPlayTreasures(table, me)) return purchases;
    const choices = [treasuresChoice];
    addPlays(choices, me, isTreasure);
    for (let i = 0; i < purchases.length; i++) choices.push(purchases[i]);
    return choices;
  }

  step(table: Table, me: Player): Step {
    const canPlay = canPlayTreasures(table, me);
    const pick = canPlay || canBuySomething(table) ? table.askPhase(this, me, canPlay) : DONE;
    if (pick === WAITING) return 'waits';
    if (pick === DONE) return endBuyPhase(table, me);
    const isDone = pick.verb === 'buy' ? buy(table, me, pick) : canPlay && playTreasure(table, me, pick);
    if (!isDone) throw table.misfitInPhase(this, me, pick);
    return 'goes-on';
  }
}

function endBuyPhase(table: Table, me: Player): Step {
  const listening = table.listeners['buy-phase-ended'];
  if (listening !== null) resolve(table, listening, { owner: me });
  return 'over';
}

/** Clean-up is not in the list: nothing is decided in it but what cards ask. */
export function standardPhases(): readonly PhaseRule[] {
  return [new ActionPhase(), new BuyPhase()];
}

// ------------------------------------------------------------ playing

/** Adds the cards in hand that can be played, in their order, equal ones as one choice. */
function addPlays(
  choices: Choice[],
  { hand, table: { kinds } }: Player,
  which: (kind: Kind) => boolean,
): void {
  for (let i = 0; i < hand.length; i++) {
    const kind = kinds[hand[i]];
    if (!which(kind)) continue;
    const { play } = kind.offers;
    let place = 0;
    while (place < choices.length && choices[place].label !== play.label) place++;
    if (place === choices.length) choices.push(play.times(1));
    else choices[place] = play.times(choices[place].count + 1);
  }
}

/** The card in hand that somebody wants to play; NOWHERE if there is none that may be played now. */
function heldFor(me: Player, pick: Choice, which: (kind: Kind) => boolean): number {
  const kind = pick.verb === 'play' ? kindOf(pick) : null;
  return kind !== null && which(kind) ? me.held(kind) : NOWHERE;
}

/** Not after something was bought. */
function canPlayTreasures({ turn }: Table, me: Player): boolean {
  return turn.bought === 0 && me.holdsTreasure();
}

/** One treasure or all; false if it cannot be done. */
function playTreasure(table: Table, me: Player, pick: Choice): boolean {
  if (pick.verb === 'treasures') {
    playTreasures(table, me);
    return true;
  }
  const card = heldFor(me, pick, isTreasure);
  if (card !== NOWHERE) me.playFromHand(card);
  return card !== NOWHERE;
}

// ------------------------------------------------------------ buying

/** The piles first, then whatever else can be bought. */
function purchasesOf(table: Table): readonly Choice[] {
  const { coins, discount } = table.turn;
  if (table.hasPlainPrices) return table.supply.purchases(coins + discount);
  const cards = table.supply.tops.filter((kind) => table.mayBuy(kind));
  const others = table.layout.landscapes.filter((landscape) => mayBuyLandscape(table, landscape));
  return [
    ...cards.map(({ offers }) => offers.buy.times(1)),
    ...others.map(({ id }) => new CardOffers(id).buy.times(1)),
  ];
}

function canBuySomething(table: Table): boolean {
  const { turn } = table;
  if (turn.buys === 0) return false;
  if (table.hasPlainPrices) return table.supply.cheapest <= turn.coins + turn.discount;
  return canBuyAtOtherPrices(table);
}

function canBuyAtOtherPrices(table: Table): boolean {
  const { supply, layout } = table;
  return (
    supply.tops.some((kind) => table.mayBuy(kind)) ||
    layout.landscapes.some((landscape) => mayBuyLandscape(table, landscape))
  );
}

function mayBuyLandscape({ turn }: Table, { cost }: Landscape): boolean {
  return cost !== undefined && Cost.of(cost).isPaidBy(turn.coins, turn.potions);
}

/** Buys what was picked; false if that cannot be done. */
function buy(table: Table, me: Player, pick: Choice): boolean {
  if (table.turn.buys === 0) return false;
  const kind = kindOf(pick);
  if (kind === null) return buyLandscape(table, me, pick);
  const pile = table.supply.pileWith(kind);
  if (pile === NOWHERE || !table.mayBuy(kind)) return false;
  buyCard(table, me, kind, pile);
  return true;
}

function pay(table: Table, me: Player, id: string, cost: Cost): void {
  const { turn } = table;
  turn.buys--;
  turn.coins -= cost.coins;
  turn.potions -= cost.potions;
  turn.bought++;
  if (table.events) table.emit({ type: 'buy', player: me.seat, cards: [id] });
}

function buyCard(table: Table, me: Player, kind: Kind, pile: number): void {
  const cost = table.cost(kind);
  pay(table, me, kind.id, cost);
  // In most games nothing can happen between the two.
  const isPlain = kind.overpaid === undefined && table.listeners.bought === null;
  if (isPlain || followPurchase(table, me, kind, pile, cost)) me.gainFrom(pile, 'discard', true);
}

/** What happens before the card is gained; false if it has uncovered another card, which is not the buyer's. */
function followPurchase(table: Table, me: Player, kind: Kind, pile: number, cost: Cost): boolean {
  const { supply, listeners } = table;
  supply.buying = pile;
  const more = kind.overpaid === undefined ? 0 : overpay(table, me, kind);
  resolve(table, listeners.bought, { owner: me, kind, pile, cost, paid: cost.plus(more) });
  supply.buying = NOWHERE;
  return supply.top(pile) === kind;
}

/** What is paid in addition does something at once, before the card is gained. */
function overpay(table: Table, me: Player, { id, overpaid }: Kind): number {
  const { turn } = table;
  const outer = table.source;
  table.source = id;
  const more = me.amount('overpay', turn.coins);
  turn.coins -= more;
  if (more > 0) overpaid?.(me, more);
  table.source = outer;
  return more;
}

function buyLandscape(table: Table, me: Player, pick: Choice): boolean {
  const landscape = table.layout.landscapes.find(({ id }) => 'card' in pick && id === pick.card);
  if (landscape === undefined || !mayBuyLandscape(table, landscape)) return false;
  const { id, cost = 0, bought } = landscape;
  pay(table, me, id, Cost.of(cost));
  const outer = table.source;
  table.source = id;
  bought?.(me);
  table.source = outer;
  return true;
}
