import type { Player } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

function discardAndDraw(player: Player): void {
  player.discard([...player.hand]);
  player.draw(4);
}

export const minion = {
  id: 'minion',
  set: 'intrigue',
  editions: [1, 2],
  cost: 5,
  types: ['action', 'attack'],
  plus: { actions: 1 },
  play(me, attack) {
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
  roles: ['discarder'],
  hints: { worth: 4.8, power: 2.4, order: 0, attacks: 'hand' },
  asks: { choose: { why: ['minion'] } },
} as const satisfies CardFile;
