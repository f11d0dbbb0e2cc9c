import { type Cost, type Kind, type Play, type Player, without } from '@provincia/engine';
import type { Questions } from '../card-file.ts';

/** The range in which Knights, Rogue and Graverobber find their cards. */
export function isInRange(cost: Cost): boolean {
  return cost.coins >= 3 && cost.isAtMost(6);
}

/** Two cards from the top of the deck are revealed; one that costs 3 to 6 is trashed, what remains is discarded. */
export function raid(victim: Player): Kind | null {
  const revealed = victim.revealFromDeck(2);
  const trashed = victim.pickFrom(
    { cards: revealed, from: 'aside' },
    { purpose: 'trash', which: (kind) => isInRange(victim.table.cost(kind)) },
  );
  victim.trash(trashed, 'aside');
  victim.discard(without(revealed, trashed), 'aside');
  return trashed.length > 0 ? victim.kindOf(trashed[0]) : null;
}

/** What all Knights ask. */
export const raidAsks = { 'trash-from-aside': { why: ['oneOfTwo'] } } as const satisfies Questions;

/** What all Knights do: a raid on everybody, and who has killed a Knight dies of it. */
export function knightsAttack(attack: Play): void {
  let killedKnight = false;
  attack.eachVictim((victim) => {
    if (raid(victim)?.card.types.includes('knight')) killedKnight = true;
  });
  if (killedKnight) attack.trashThis();
}
