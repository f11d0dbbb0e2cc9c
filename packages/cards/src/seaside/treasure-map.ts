import type { CardFile } from '../card-file.ts';

export const treasureMap = {
  id: 'treasure-map',
  set: 'seaside',
  editions: [1, 2],
  cost: 4,
  types: ['action'],
  play(me, map) {
    const another = me.pick({ purpose: 'trash', which: (kind) => kind.id === 'treasure-map' });
    if (map.trashThisWith(another) < 2) return;
    for (let i = 0; i < 4; i++) me.gain('gold', 'deck');
  },
  hints: { worth: 1.8, power: 2.2 },
} as const satisfies CardFile;
