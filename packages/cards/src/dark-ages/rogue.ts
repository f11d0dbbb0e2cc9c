import type { CardFile } from '../card-file.ts';
import { isInRange, raid } from './raid.ts';

export const rogue = {
  id: 'rogue',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action', 'attack'],
  plus: { coins: 2 },
  play(me, attack) {
    const cards = me.table.state.trash.filter((card) => isInRange(me.costOf(card)));
    for (const card of me.pickFrom({ cards, from: 'trash' }, { purpose: 'gain' })) me.gainFromTrash(card);
    if (cards.length === 0) attack.eachVictim((victim) => raid(victim));
  },
  roles: ['thief'],
  hints: { worth: 4.4, power: 3.2, attacks: 'deck' },
  asks: { 'gain-from-trash': { why: ['threeToSix'] }, trash: { why: ['oneOfTwo'] } },
} as const satisfies CardFile;
