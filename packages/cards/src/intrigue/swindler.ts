import type { CardFile } from '../card-file.ts';

export const swindler = {
  id: 'swindler',
  set: 'intrigue',
  editions: [1, 2],
  cost: 3,
  types: ['action', 'attack'],
  plus: { coins: 2 },
  play(me, attack) {
    attack.eachVictim((victim) => {
      for (const card of victim.revealFromDeck(1)) {
        victim.trash([card], 'aside');
        const pile = me.pickPile('give', { exactly: me.costOf(card) });
        if (pile !== null) victim.gainFrom(pile);
      }
    });
  },
  roles: ['curser', 'thief'],
  hints: { worth: 3.6, power: 3, attacks: 'deck' },
  asks: { give: { why: ['swindler'] } },
} as const satisfies CardFile;
