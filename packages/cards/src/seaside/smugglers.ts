import type { CardFile } from '../card-file.ts';

export const smugglers = {
  id: 'smugglers',
  set: 'seaside',
  editions: [1, 2],
  cost: 3,
  types: ['action'],
  play(me) {
    const goods = me
      .right()
      .gainedLastTurn()
      .filter((kind) => me.table.cost(kind).isAtMost(6));
    const kind = me.pickKind(goods, 'gain');
    if (kind !== null) me.gainCopy(kind);
  },
  asksForGains: true,
  roles: ['gainer'],
  hints: { worth: 3, power: 2.6 },
  asks: { gain: { why: ['smugglers'] } },
} as const satisfies CardFile;
