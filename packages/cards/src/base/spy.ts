import type { Player } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

export const spy = {
  id: 'spy',
  set: 'base',
  editions: [1],
  cost: 4,
  types: ['action', 'attack'],
  plus: { cards: 1, actions: 1 },
  play(me, attack) {
    const spyOn = (player: Player) => {
      for (const card of player.revealFromDeck(1)) {
        if (me.yesNo('discard', me.kindOf(card).id, player)) player.discard([card], 'aside');
        else player.putOnDeck([card], 'aside');
      }
    };
    spyOn(me);
    attack.eachVictim(spyOn);
  },
  hints: { worth: 3, power: 1.6, order: 8, attacks: 'deck' },
  asks: { discard: { no: 'leave' } },
} as const satisfies CardFile;
