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
  // What people do
  bot: 'M11 1h2v4h5a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h5zM8 9v4h3V9zm5 0v4h3V9zM7 21h10v2H7zM1 9h2v6H1zm20 0h2v6h-2z',
  check: 'm3 13 3-3 4 4L18.5 4.5l3 3L10 20z',
  chevron: 'm8 4 8 8-8 8-2.2-2.2L11.6 12 5.8 6.2z',
  close:
    'M5.5 3.4 12 9.9l6.5-6.5 2.1 2.1-6.5 6.5 6.5 6.5-2.1 2.1-6.5-6.5-6.5 6.5-2.1-2.1L9.900 12 3.400 5.500z',
  dice: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m3 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4m8 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4m-4-4a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  down: 'm4 8 8 8 8-8-2.2-2.2L12 11.6 6.2 5.8z',
  eye: 'M12 4.500c5 0 9 3.500 11 7.500-2 4-6 7.500-11 7.500S3 16 1 12c2-4 6-7.500 11-7.500m0 2.500a5 5 0 1 0 0 10 5 5 0 0 0 0-10m0 2.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5',
  fan: 'm2.4 8 5-2.3 5.2 11.2-5 2.3zM10 3h6v13.5h-3.5l-3.7-8zm7.5 2.5 4.5 1.6-4.5 12.2z',
  flame: 'M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-3 1.5-5 3-6.5.3 2 1 3 2 3.5C9.5 8 10.5 4 12 1',
  globe:
    'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20M4.3 11h3.800c.1-2 .5-3.8 1.1-5.200A8 8 0 0 0 4.300 11m0 2a8 8 0 0 0 4.900 5.200A15 15 0 0 1 8.100 13zM12 4.200c-.8 1-1.700 3.400-1.900 6.800h3.800c-.2-3.400-1.100-5.800-1.900-6.800m1.900 8.800h-3.800c.2 3.400 1.100 5.800 1.900 6.800.8-1 1.700-3.400 1.900-6.800m.9 5.200a8 8 0 0 0 4.900-5.200h-3.800a15 15 0 0 1-1.100 5.200m1.100-7.200h3.800a8 8 0 0 0-4.900-5.200c.6 1.400 1 3.200 1.100 5.200',
  link: 'M9 7H6a5 5 0 0 0 0 10h3v-2.5H6a2.5 2.5 0 0 1 0-5h3zm6 0v2.500h3a2.500 2.500 0 0 1 0 5h-3V17h3a5 5 0 0 0 0-10zm-7 3.700h8v2.600H8z',
  menu: 'M3 5h18v2.500H3zm0 5.800h18v2.400H3zm0 5.700h18V19H3z',
  moon: 'M20 15.5A9 9 0 0 1 8.5 4 9 9 0 1 0 20 15.5',
  next: 'M4 3v18l11-9zm12 0h4v18h-4z',
  pause: 'M5 3h5v18H5zm9 0h5v18h-5z',
  person: 'M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10M3 22c0-5 4-8.500 9-8.500s9 3.500 9 8.500z',
  pile: 'm12 2 10 5-10 5L2 7zm-7.6 8.600L12 14.400l7.600-3.800L22 12l-10 5-10-5zm0 5L12 19.400l7.600-3.800L22 17l-10 5-10-5z',
  play: 'M5 3v18l15-9z',
  previous: 'M20 3v18L9 12zM4 3h4v18H4z',
  puzzle: 'M3 6h5V5a3 3 0 0 1 6 0v1h5v5h1a3 3 0 0 1 0 6h-1v5H3v-5h1a3 3 0 0 0 0-6H3z',
  sun: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10M11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.500 4.900l1.400-1.400 2.800 2.800-1.400 1.400zm12.800 12.800 1.400-1.400 2.800 2.800-1.400 1.400zm2.800-14.200 1.400 1.400-2.800 2.800-1.400-1.400zM6.300 16.300l1.400 1.400-2.800 2.800-1.400-1.400z',
  undo: 'M9 3v4h5a7 7 0 0 1 0 14H6v-3h8a4 4 0 0 0 0-8H9v4L2 8.500z',
} as const;

/** Of the game-icons collection. */
export const borrowedSigns = {
  attack: 'crossed-swords',
  knight: 'black-knight-helm',
  chronicle: 'scroll-quill',
} as const;

export type SignName = keyof typeof ownSigns | keyof typeof borrowedSigns;

/** The sign that stands for an amount. */
export const signOfAmount: Readonly<Record<Amount, SignName>> = {
  cards: 'card',
  actions: 'action',
  buys: 'buy',
  coins: 'treasure',
  points: 'victory',
};
