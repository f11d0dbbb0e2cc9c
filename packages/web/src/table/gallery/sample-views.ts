import type { View } from '@provincia/protocol';
import { baseView } from './sample-sight.ts';

/** What the samples are made from. */
export const inBuyPhase: View = {
  ...baseView,
  phase: 'buy',
  actions: 0,
  seats: [
    { ...baseView.seats[0], play: ['village', 'smithy'], playedAs: ['village', 'smithy'] },
    baseView.seats[1],
  ],
};
export const handOf = ['gold', 'copper', 'copper', 'copper', 'hovel', 'smithy', 'nobles'];
export const withPlay = (...play: string[]): View => ({
  ...baseView,
  seats: [{ ...baseView.seats[0], play, playedAs: play }, baseView.seats[1]],
});
export const looking = (...cards: string[]): View => {
  const view = withPlay('sentry');
  return view.own === null ? view : { ...view, own: { ...view.own, looking: cards } };
};

export const holding = (view: View, hand: Readonly<Record<string, number>>): View => ({
  ...view,
  own: view.own && { ...view.own, hand },
});
export const alike = (count: number, card: string): string[] => Array.from({ length: count }, () => card);
export const manyDiscards = [
  ...alike(3, 'silver'),
  ...alike(4, 'copper'),
  ...alike(2, 'estate'),
  ...['village', 'duchy', 'militia', 'gold', 'market', 'smithy', 'cellar', 'nobles'],
];

export const sixSeats: View = {
  ...inBuyPhase,
  emptyPilesToEnd: 4,
  seats: [
    inBuyPhase.seats[0],
    ...['gold', 'copper', 'laboratory', 'silver', 'duchy'].map((discard, i) => ({
      ...baseView.seats[1],
      discard: i === 3 ? null : discard,
      hand: i === 2 ? 3 : 5,
      deck: i !== 2,
    })),
  ],
};
