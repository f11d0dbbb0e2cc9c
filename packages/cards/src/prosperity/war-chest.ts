import type { CardFile } from '../card-file.ts';

export const warChest = {
  id: 'war-chest',
  set: 'prosperity',
  editions: [2],
  cost: 5,
  types: ['treasure'],
  play(me) {
    me.letName(me.left());
    const named = me.namedFor('war-chest');
    me.gainOneOf({ upTo: 5, which: (kind) => !named.includes(kind) });
  },
  roles: ['gainer'],
  hints: { worth: 4.8, power: 2.2 },
  asks: {
    name: { unplayed: true, why: ['warChestName'] },
    gain: { why: [['upTo', { coins: 5 }], 'warChest'] },
  },
  namingForbids: 'gaining',
} as const satisfies CardFile;
