import { without } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

export const pirateShip = {
  id: 'pirate-ship',
  set: 'seaside',
  editions: [1],
  cost: 4,
  types: ['action', 'attack'],
  counters: { 'pirate-ship': {} },
  play(me, attack) {
    const [option] = me.choose(['take-coins', 'plunder']);
    if (option === 'take-coins') {
      me.addCoins(me.counter('pirate-ship'));
      return;
    }
    let loot = 0;
    attack.eachVictim((victim) => {
      const revealed = victim.revealFromDeck(2);
      const trashed = me.pickFrom(
        { cards: revealed, from: 'aside', of: victim },
        { purpose: 'trash', which: (kind) => kind.isTreasure },
      );
      victim.trash(trashed, 'aside');
      victim.discard(without(revealed, trashed), 'aside');
      loot += trashed.length;
    });
    if (loot > 0) me.addTo('pirate-ship', 1);
  },
  roles: ['thief'],
  hints: { worth: 3.2, power: 2.5, attacks: 'deck' },
  asks: { choose: { why: ['pirateShip'] }, trash: { why: ['oneOfTwo'] } },
} as const satisfies CardFile;
