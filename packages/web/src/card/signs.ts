import type { Sign as Amount } from '@provincia/catalog';

/** Drawn for Provincia, in a box of 24 by 24. */
export const ownSigns = {
  action: 'M5 2h2v20H5zM8 3l13 4.5L8 13z',
  buy: 'M2 12 12 2h10v10L12 22zm14.5-6.3a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6',
  card: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2m.8 2.8v6.4h10.4V4.8z',
  curse: 'M12 1c1 6 3 9 10 11-7 2-9 5-10 11-1-6-3-9-10-11 7-2 9-5 10-11',
  reaction: 'M3 3h18v7c0 6-4 9.5-9 12-5-2.5-9-6-9-12z',
  ruins: 'M2 22V9l3 2V6l4 3v4l3-2v4l4-6v3l3-4v5l3-1v8z',
  shelter: 'M12 2 1 12h3v10h6v-6h4v6h6V12h3z',
  treasure:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20m0 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14m0 2.6 4.4 4.4-4.4 4.4L7.6 12z',
  victory: 'M3 19h18v3H3zM2 6l5.5 5L12 3l4.5 8L22 6l-2 11.5H4z',
} as const;

/** Of the game-icons collection. */
export const borrowedSigns = { attack: 'crossed-swords', knight: 'black-knight-helm' } as const;

export type SignName = keyof typeof ownSigns | keyof typeof borrowedSigns;

/** The sign that stands for an amount. */
export const signOfAmount: Readonly<Record<Amount, SignName>> = {
  cards: 'card',
  actions: 'action',
  buys: 'buy',
  coins: 'treasure',
  points: 'victory',
};
