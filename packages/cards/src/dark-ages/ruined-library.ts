import type { Card } from '@provincia/engine';

export const ruinedLibrary: Card = {
  id: 'ruined-library',
  set: 'dark-ages',
  editions: [1],
  cost: 0,
  types: ['action', 'ruins'],
  home: 'mixed',
  play(me) {
    me.draw(1);
  },
};
