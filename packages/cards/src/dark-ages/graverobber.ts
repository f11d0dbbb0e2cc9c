import type { CardFile } from '../card-file.ts';
import { isInRange } from './raid.ts';

export const graverobber = {
  id: 'graverobber',
  set: 'dark-ages',
  editions: [1],
  cost: 5,
  types: ['action'],
  play(me) {
    const [option] = me.choose(['gain-from-trash', 'trash-action']);
    if (option === 'gain-from-trash') {
      const cards = me.table.state.trash.filter((card) => isInRange(me.costOf(card)));
      for (const card of me.pickFrom({ cards, from: 'trash' }, { purpose: 'gain' }))
        me.gainFromTrash(card, 'deck');
    } else {
      for (const card of me.pick({ purpose: 'trash', which: (kind) => kind.isAction })) {
        me.trash([card]);
        me.gainOneOf({ upTo: me.costOf(card).plus(3) });
      }
    }
  },
  roles: ['remodeler'],
  hints: { worth: 4, power: 2.8 },
  asks: {
    choose: { options: { 'gain-from-trash': 'gain-from-trash-onto-deck' } },
    'gain-from-trash': { to: 'deck', why: ['threeToSix'] },
    trash: { noun: 'action', why: [['forMore', { coins: 3 }]] },
    gain: { why: [['more', { coins: 3 }]] },
  },
} as const satisfies CardFile;
