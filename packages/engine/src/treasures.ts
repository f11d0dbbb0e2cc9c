import type { Kind } from './card.ts';
import { NOWHERE } from './decision.ts';
import type { Player } from './player.ts';
import { hearsPlays, isHeard } from './resolver.ts';
import type { Table } from './table.ts';
import { COUNTING, INSTRUCTED, PLAIN, USING } from './treasure-order.ts';

/** Those with instructions in their order, then all that only give something, then what counts the others. */
export function playTreasures(table: Table, me: Player): void {
  const { hasInstructedTreasures } = table.layout;
  if (hasInstructedTreasures) playInstructed(table, me);
  if (!hearsPlays(table)) me.playPlainTreasures();
  else if (isHeard(table, table.listeners['after-play'])) playByWorth(me);
  else playOneByOne(me, ({ order }) => order < COUNTING);
  if (hasInstructedTreasures) playOneByOne(me, () => true);
}

/** Looks again after each: what it does may bring one that comes before the others. */
function playInstructed(table: Table, me: Player): void {
  const usersFirst = table.layout.changes.has('treasure-users-first');
  const orderOf = ({ order }: Kind) => (order === USING && !usersFirst ? INSTRUCTED : order);
  for (;;) {
    let next = NOWHERE;
    let least = PLAIN;
    for (const card of me.hand) {
      const kind = me.kindOf(card);
      if (!kind.isTreasure || orderOf(kind) >= least) continue;
      next = card;
      least = orderOf(kind);
    }
    if (next === NOWHERE) return;
    me.playFromHand(next);
  }
}

/** Those worth least first: something may happen to the first of some. */
function playByWorth(me: Player): void {
  for (;;) {
    const treasures = me.hand.filter((card) => isPlayedNow(me.kindOf(card)));
    if (treasures.length === 0) return;
    const coins = treasures.map((card) => me.kindOf(card).coins);
    me.playFromHand(treasures[coins.indexOf(Math.min(...coins))]);
  }
}

const isPlayedNow = ({ isTreasure, order }: Kind) => isTreasure && order < COUNTING;

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
