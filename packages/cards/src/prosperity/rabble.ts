import { without } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

export const rabble = {
  id: 'rabble',
  set: 'prosperity',
  editions: [1, 2],
  cost: 5,
  types: ['action', 'attack'],
  plus: { cards: 3 },
  play(_me, attack) {
    attack.eachVictim((victim) => {
      const revealed = victim.revealFromDeck(3);
      const discarded = revealed.filter((card) => {
        const kind = victim.kindOf(card);
        return kind.isAction || kind.isTreasure;
      });
      victim.discard(discarded, 'aside');
      victim.putOnDeck(victim.order(without(revealed, discarded), 'aside'), 'aside');
    });
  },
  hints: { worth: 5, power: 3.7, attacks: 'deck' },
} as const satisfies CardFile;
