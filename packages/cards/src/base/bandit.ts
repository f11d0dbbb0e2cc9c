import { type Card, without } from '@provincia/engine';

export const bandit: Card = {
  id: 'bandit',
  set: 'base',
  editions: [2],
  cost: 5,
  types: ['action', 'attack'],
  play(me, attack) {
    me.gain('gold');
    attack.eachVictim((victim) => {
      const revealed = victim.revealFromDeck(2);
      const trashed = victim.pickFrom(
        { cards: revealed, from: 'aside' },
        {
          purpose: 'trash',
          which: (kind) => kind.isTreasure && kind.id !== 'copper',
        },
      );
      victim.trash(trashed, 'aside');
      victim.discard(without(revealed, trashed), 'aside');
    });
  },
};
