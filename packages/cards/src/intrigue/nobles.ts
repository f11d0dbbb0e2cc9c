import type { CardFile } from '../card-file.ts';

export const nobles = {
  id: 'nobles',
  set: 'intrigue',
  editions: [1, 2],
  cost: 6,
  types: ['action', 'victory'],
  points: 2,
  play(me) {
    const [option] = me.choose(['+3-cards', '+2-actions']);
    if (option === '+3-cards') me.draw(3);
    else me.addActions(2);
  },
  roles: ['village', 'draw'],
  hints: { worth: 4.6, power: 3.1, cards: 3 },
} as const satisfies CardFile;
