import type { CardFile } from '../card-file.ts';

export const rebuild = {
  id: 'rebuild',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action'],
  plus: { actions: 1 },
  play(me) {
    const name = me.nameCard();
    const { found, others } = me.revealUntil((kind) => kind.isVictory && kind.id !== name);
    me.discard(others, 'aside');
    for (const card of found) {
      me.trash([card], 'aside');
      me.gainOneOf({ upTo: me.costOf(card).plus(3), which: (kind) => kind.isVictory });
    }
  },
  roles: ['remodeler'],
  hints: { worth: 5.4, power: 3.2, order: 5 },
  asks: { name: { why: ['rebuild'] }, gain: { noun: 'victory', why: [['more', { coins: 3 }]] } },
} as const satisfies CardFile;
