import type { CardFile } from '../card-file.ts';

export const goons = {
  id: 'goons',
  set: 'prosperity',
  editions: [1],
  cost: 6,
  types: ['action', 'attack'],
  roles: ['discarder'],
  hints: { worth: 6.6, power: 4.2, attacks: 'hand' },
} as const satisfies CardFile;
