import type { Card } from '@provincia/engine';

export const ruinedVillage: Card = {
  id: 'ruined-village',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['action', 'ruins'],
  home: 'mixed',
  play(me) {
    me.addActions(1);
  },
};
