import { expect, test } from 'vitest';
import { favouriteCards, listedCards, shareWonWithout } from './card-figures.ts';

const card = (name: string, offered: number, gained: number, low = 0) => ({
  card: name,
  offered,
  gained,
  withIt: { won: 0, low, high: 1 },
  without: { won: 2 },
});
const names = (cards: readonly { card: string }[]) => cards.map(({ card }) => card);

test('cards that surely win come first, and rare ones are left out', () => {
  const cards = [card('moat', 20, 5, 0.2), card('chapel', 20, 4, 0.9), card('smithy', 20, 10, 0.4)];
  expect(names(listedCards(cards))).toEqual(['smithy', 'moat']);
});

test('favourites are what is gained more often than the average, when it is there', () => {
  const cards = [
    card('witch', 10, 9),
    card('moat', 10, 1),
    card('smithy', 20, 18),
    card('market', 10, 3),
    card('mine', 4, 4),
  ];
  expect(names(favouriteCards(cards))).toEqual(['smithy', 'witch']);
  expect(favouriteCards([])).toEqual([]);
});

test('without it there may have been no game', () => {
  expect(shareWonWithout(card('moat', 8, 4))).toBe(0.5);
  expect(shareWonWithout(card('moat', 8, 8))).toBeNull();
});
