import type { Kind } from '@provincia/engine';
import type { CardFile } from '../card-file.ts';

const isTaken = ({ id }: Kind) => id === 'silver' || id === 'gold';

export const corsair = {
  id: 'corsair',
  set: 'seaside',
  editions: [2],
  cost: 5,
  types: ['action', 'duration', 'attack'],
  plus: { coins: 2 },
  nextTurn: { cards: 1 },
  abilities: [
    {
      moment: 'after-play',
      from: 'suffered',
      optional: false,
      when: (me, { by, kind }) => by === me && me.isOnTurn && isTaken(kind) && me.timesPlayed(isTaken) === 1,
      does(_me, treasure) {
        treasure.trashThis();
      },
    },
  ],
  roles: ['thief'],
  hints: { worth: 4.8, power: 3.6 },
} as const satisfies CardFile;
