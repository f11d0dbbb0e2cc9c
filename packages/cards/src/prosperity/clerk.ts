import type { CardFile } from '../card-file.ts';

export const clerk = {
  id: 'clerk',
  set: 'prosperity',
  editions: [2],
  cost: 4,
  types: ['action', 'reaction', 'attack'],
  hints: { worth: 4 },
} as const satisfies CardFile;
