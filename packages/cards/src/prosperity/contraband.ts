import type { CardFile } from '../card-file.ts';

export const contraband = {
  id: 'contraband',
  set: 'prosperity',
  editions: [1],
  cost: 5,
  types: ['treasure'],
  plus: { coins: 3, buys: 1 },
  play(me) {
    me.letName(me.left());
  },
  forbidsBuying: (onTurn, kind) => onTurn.namedFor('contraband').includes(kind),
  hints: { worth: 4.4 },
  asks: { name: { unplayed: true, why: ['contraband'] } },
  namingForbids: 'buying',
} as const satisfies CardFile;
