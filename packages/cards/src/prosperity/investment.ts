import type { CardFile } from '../card-file.ts';

export const investment = {
  id: 'investment',
  set: 'prosperity',
  editions: [2],
  cost: 4,
  types: ['treasure'],
  counters: { vp: { points: 1 } },
  play(me, investment) {
    me.trash(me.pick({ purpose: 'trash' }));
    const [option] = me.choose(['+1-coin', 'trash-this']);
    if (option === '+1-coin') {
      me.addCoins(1);
    } else if (investment.trashThis()) {
      me.reveal(me.hand);
      const names = new Set(me.hand.map((card) => me.kindOf(card)).filter((kind) => kind.isTreasure));
      me.addTo('vp', names.size);
    }
  },
  usesTreasures: true,
  roles: ['trasher'],
  hints: { worth: 3.2, power: 1 },
  asks: { trash: { why: ['investment'] }, choose: { why: ['investment'] } },
  raisesTreasures: true,
  usesUp: true,
} as const satisfies CardFile;
