import type { CardFile } from '../card-file.ts';

export const count = {
  id: 'count',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action'],
  play(me) {
    const [first] = me.choose(['discard-2', 'topdeck-1', 'gain-copper']);
    if (first === 'discard-2') me.discard(me.pick({ purpose: 'discard', min: 2, max: 2 }));
    else if (first === 'topdeck-1') me.putOnDeck(me.pick({ purpose: 'put-on-deck' }));
    else me.gain('copper');
    const [second] = me.choose(['+3-coins', 'trash-hand', 'gain-duchy']);
    if (second === '+3-coins') me.addCoins(3);
    else if (second === 'trash-hand') me.trash([...me.hand]);
    else me.gain('duchy');
  },
  roles: ['trasher'],
  hints: { worth: 4.5, power: 3.2 },
  asks: {
    choose: { options: { 'gain-copper': { gain: 'copper' }, 'gain-duchy': { gain: 'duchy' } } },
    'put-on-deck': { why: ['next'] },
  },
} as const satisfies CardFile;
