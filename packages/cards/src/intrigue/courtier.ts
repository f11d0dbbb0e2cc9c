import type { CardFile } from '../card-file.ts';

export const courtier = {
  id: 'courtier',
  set: 'intrigue',
  editions: [2],
  cost: 5,
  types: ['action'],
  play(me) {
    for (const card of me.pick({ purpose: 'reveal' })) {
      me.reveal([card]);
      const options = ['+1-action', '+1-buy', '+3-coins', 'gain-gold'] as const;
      const types = me.kindOf(card).card.types.length;
      for (const option of me.choose(options, { count: Math.min(types, options.length) })) {
        if (option === '+1-action') me.addActions(1);
        else if (option === '+1-buy') me.addBuys(1);
        else if (option === '+3-coins') me.addCoins(3);
        else me.gain('gold');
      }
    }
  },
  roles: ['buy'],
  hints: { worth: 4.7, power: 3.4 },
  asks: {
    reveal: { why: ['courtierReveal'] },
    choose: { options: { 'gain-gold': { gain: 'gold' } }, why: ['courtierChoose'] },
  },
} as const satisfies CardFile;
