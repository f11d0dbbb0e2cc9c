import type { CardFile } from '../card-file.ts';

export const steward = {
  id: 'steward',
  set: 'intrigue',
  editions: [1, 2],
  cost: 3,
  types: ['action'],
  play(me) {
    const [option] = me.choose(['+2-cards', '+2-coins', 'trash-2']);
    if (option === '+2-cards') me.draw(2);
    else if (option === '+2-coins') me.addCoins(2);
    else me.trash(me.pick({ purpose: 'trash', min: 2, max: 2 }));
  },
  roles: ['trasher', 'draw'],
  hints: { worth: 3.3, power: 2.3 },
} as const satisfies CardFile;
