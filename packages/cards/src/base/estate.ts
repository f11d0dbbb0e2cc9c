import type { Card } from '@provincia/engine';

export const estate: Card = {
  id: 'estate',
  set: 'base',
  editions: [1, 2],
  cost: 2,
  types: ['victory'],
  home: 'basic',
  points: 1,
};
