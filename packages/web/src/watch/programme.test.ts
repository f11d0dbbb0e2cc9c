import { expect, test } from 'vitest';
import { goneOn, nothingShown, type Programme, withNews } from './programme.ts';

const shown = ({ shown }: Programme) => shown;

test('the best game is shown, and stays when a better one begins', () => {
  expect(shown(withNews(nothingShown, []))).toBeNull();
  const begun = withNews(nothingShown, ['good', 'fair']);
  expect(shown(begun)).toBe('good');
  expect(shown(withNews(begun, ['better', 'good', 'fair']))).toBe('good');
});

test('after its end the best of the others follows, also if the list still has the one that ended', () => {
  const begun = withNews(nothingShown, ['good', 'fair']);
  expect(shown(goneOn(begun))).toBe('fair');
  const alone = goneOn(withNews(nothingShown, ['good']));
  expect(shown(alone)).toBeNull();
  expect(shown(withNews(alone, ['good']))).toBeNull();
  expect(shown(withNews(alone, ['new', 'good']))).toBe('new');
});

test('a game that is missing for a while was left alone', () => {
  let programme = withNews(nothingShown, ['good', 'fair']);
  for (let times = 0; times < 3; times++) programme = withNews(programme, ['fair']);
  expect(shown(programme)).toBe('good');
  // It was only away for a moment.
  expect(shown(withNews(withNews(programme, ['good', 'fair']), ['fair']))).toBe('good');
  expect(shown(withNews(programme, ['fair']))).toBe('fair');
});
