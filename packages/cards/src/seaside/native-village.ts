import type { CardFile } from '../card-file.ts';

export const nativeVillage = {
  id: 'native-village',
  set: 'seaside',
  editions: [1, 2],
  cost: 2,
  types: ['action'],
  mats: { 'native-village-mat': { cards: 'owner', count: 'all' } },
  plus: { actions: 2 },
  play(me) {
    const [option] = me.choose(['put-on-mat', 'take-mat']);
    if (option === 'put-on-mat') me.putOnMatFromDeck(1, 'native-village-mat');
    else me.takeFromMat([...me.cardsIn('native-village-mat')], 'native-village-mat');
  },
  hints: { worth: 2, power: 1, order: 7 },
  asks: { choose: { why: ['nativeVillage'] } },
} as const satisfies CardFile;
