import { accuracyOf, clearLoss } from './marks.ts';
import type { Precision, ReviewedDecision, ReviewedPlayer, ReviewedTurn } from './review.ts';

/** A turn whose chances are known, before it is told what changed them. */
export type Standing = Pick<ReviewedTurn, 'index' | 'seat' | 'turn' | 'chances' | 'error'>;

/** What came between the beginnings of two turns: the losses of whoever had the first of them, and luck. */
export function turnsOf(
  standings: readonly Standing[],
  decisions: readonly ReviewedDecision[],
  result: readonly number[] | null,
): ReviewedTurn[] {
  return standings.map((standing, i) => {
    const next = standings[i + 1];
    const within = decisions.filter(
      ({ index }) => index >= standing.index && (next === undefined || index < next.index),
    );
    const after = next?.chances ?? result ?? standing.chances;
    const luck = standing.chances.map(
      (before, seat) => after[seat] - before - changeBy(within, seat, standing.chances.length),
    );
    const own = within.filter(({ seat }) => seat === standing.seat);
    const lostIn = (decided: readonly ReviewedDecision[]) => (decided.length === 0 ? null : lossOf(decided));
    return {
      ...standing,
      lostInActions: lostIn(own.filter(({ about }) => about !== 'purchase')),
      lostInPurchases: lostIn(own.filter(({ about }) => about === 'purchase')),
      luck,
    };
  });
}

/**
 * Skill and luck of a player over the game. They add up: the chance at the start, what the own answers cost, what those of the others
 * cost them, and luck make the result. So with two players the luck of one is that of the other with the sign turned.
 */
export function playerOf(
  seat: number,
  start: readonly number[],
  end: readonly number[],
  decisions: readonly ReviewedDecision[],
): ReviewedPlayer {
  const own = decisions.filter((one) => one.seat === seat);
  // Nothing lost is 0 and not −0, which JSON does not know.
  const skill = 0 - lossOf(own);
  const others = changeBy(decisions, seat, start.length) - skill;
  const variance = decisions.reduce(
    (sum, { loss, error }) => sum + (clearLoss(loss, error) > 0 ? error ** 2 : 0),
    0,
  );
  return {
    skill,
    others,
    luck: end[seat] - start[seat] - skill - others,
    error: Math.sqrt(variance),
    ...precisionOf(own),
  };
}

/** How well somebody decided. */
export function precisionOf(decisions: readonly ReviewedDecision[]): Precision {
  const { length } = decisions;
  const errorRate = length === 0 ? 0 : lossOf(decisions) / length;
  return { decisions: length, errorRate, accuracy: length === 0 ? null : accuracyOf(errorRate) };
}

/** By how much these decisions changed the chance of a seat: what one loses the others share. */
function changeBy(decisions: readonly ReviewedDecision[], seat: number, players: number): number {
  const own = lossOf(decisions.filter((one) => one.seat === seat));
  return (lossOf(decisions) - own) / (players - 1) - own;
}

function lossOf(decisions: readonly ReviewedDecision[]): number {
  return decisions.reduce((sum, { loss, error }) => sum + clearLoss(loss, error), 0);
}
