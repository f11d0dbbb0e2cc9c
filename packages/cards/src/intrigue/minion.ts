import type { Card, Player } from '@provincia/engine';

function discardAndDraw(player: Player): void {
  player.discard([...player.hand]);
  player.draw(4);
}

export const minion: Card = {
  id: 'minion',
  set: 'intrigue',
  editions: [1, 2],
  cost: 5,
  types: ['action', 'attack'],
  play(me, attack) {
    me.addActions(1);
    const [option] = me.choose(['+2-coins', 'discard-hand']);
    if (option === '+2-coins') {
      me.addCoins(2);
      return;
    }
    discardAndDraw(me);
    attack.eachVictim((victim) => {
      if (victim.hand.length >= 5) discardAndDraw(victim);
    });
  },
};
