import { withMerchant, withWoodcutter } from './kingdoms.ts';
import type { Match } from './match.ts';

export const mirror: Match = {
  name: 'Big Money mirror',
  kingdom: withMerchant,
  smithies: [0, 0],
  alternating: false,
};

export const twoSmithies: Match = {
  name: 'two Smithies against Big Money',
  kingdom: withMerchant,
  smithies: [2, 0],
  alternating: true,
};

/** For the price of a card that waits for others to be played. */
export const mirrorWithoutMerchant: Match = {
  ...mirror,
  name: 'Big Money mirror, no Merchant',
  kingdom: withWoodcutter,
};
