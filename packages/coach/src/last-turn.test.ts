import { expect, test } from 'vitest';
import { lastTurn } from './last-turn.ts';
import { hasty, kingdom, playedThere } from './testing.ts';

const plans = new Map<string, string>();
const played = playedThere(['easy', 'normal'], 3);

test('who has won had good chances before their last turn, the other one had not, and the plan of the other is named', () => {
  const winner = (played.result as readonly number[]).indexOf(1);
  const [won, lost] = [winner, 1 - winner].map((seat) => lastTurn({ ...played, seat, plans, care: hasty }));
  expect(won?.chance).toBeGreaterThan(0.8);
  expect(lost?.chance).toBeLessThan(0.2);
  expect(won?.plans[winner]).toBeNull();
  expect(won?.plans[1 - winner]).toHaveProperty('kind');
});

test('the same game has the same chance whoever looks', () => {
  const task = { ...played, seat: 0, plans, care: hasty };
  expect(lastTurn(task)).toEqual(lastTurn(task));
});

test('who was never asked anything had no last turn', () => {
  const { setup } = played;
  expect(lastTurn({ setup, answers: [], seat: 0, plans, care: hasty })).toBeNull();
});

test('what is no game of that kingdom is refused', () => {
  const task = { setup: played.setup, answers: [['buy nonsense']], seat: 0, plans, care: hasty };
  expect(() => lastTurn(task)).toThrow(RangeError);
  expect(played.setup.kingdom).toEqual(kingdom);
});
