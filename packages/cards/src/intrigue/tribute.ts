import type { CardFile } from '../card-file.ts';

export const tribute = {
  id: 'tribute',
  set: 'intrigue',
  editions: [1],
  cost: 5,
  types: ['action'],
  play(me) {
    const [left] = me.others();
    const revealed = left.revealFromDeck(2);
    left.discard(revealed, 'aside');
    for (const kind of new Set(revealed.map((card) => me.kindOf(card)))) {
      if (kind.isAction) me.addActions(2);
      if (kind.isTreasure) me.addCoins(2);
      if (kind.isVictory) me.draw(2);
    }
  },
  roles: ['draw'],
  hints: { worth: 4, power: 3 },
} as const satisfies CardFile;
