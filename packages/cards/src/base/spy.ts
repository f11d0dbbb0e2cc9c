import type { Card, Player } from '@provincia/engine';

export const spy: Card = {
  id: 'spy',
  set: 'base',
  editions: [1],
  cost: 4,
  types: ['action', 'attack'],
  play(me, attack) {
    me.draw(1);
    me.addActions(1);
    const spyOn = (player: Player) => {
      for (const card of player.revealFromDeck(1)) {
        if (me.yesNo('discard', me.kindOf(card).id, player)) player.discard([card], 'aside');
        else player.putOnDeck([card], 'aside');
      }
    };
    spyOn(me);
    attack.eachVictim(spyOn);
  },
};
