import type { CardFile } from '../card-file.ts';

export const squire = {
  id: 'squire',
  set: 'dark-ages',
  editions: [1],
  cost: 2,
  types: ['action'],
  plus: { coins: 1 },
  play(me) {
    const [option] = me.choose(['+2-actions', '+2-buys', 'gain-silver']);
    if (option === '+2-actions') me.addActions(2);
    else if (option === '+2-buys') me.addBuys(2);
    else me.gain('silver');
  },
  abilities: [
    {
      moment: 'trashed',
      from: 'itself',
      optional: false,
      does(me) {
        me.gainOneOf({ which: (kind) => kind.isAttack });
      },
    },
  ],
  roles: ['village', 'buy'],
  hints: { worth: 2.3, power: 2.2, whenTrashed: 3.5 },
  asks: {
    choose: { options: { 'gain-silver': { gain: 'silver' } } },
    gain: { noun: 'attack', unplayed: true, why: ['wasTrashed'] },
  },
} as const satisfies CardFile;
