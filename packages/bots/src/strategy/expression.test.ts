import { expect, test } from 'vitest';
import { all, any, type Expression, written } from './expression.ts';
import { strategy } from './testing.ts';

function parsed(condition: string): Expression {
  const [{ when }] = strategy(`name: x\nbuy:\n  - gold: ${condition}`).buy;
  if (when === null) throw new Error('no condition');
  return when;
}

test('is plain data', () => {
  const expression = parsed('own(silver) + -1 >= 2 and not coins == 3');
  expect(expression).toEqual({
    type: 'and',
    parts: [
      {
        type: 'comparison',
        sign: '>=',
        left: {
          type: 'sum',
          left: { type: 'of-card', name: 'own', card: 'silver' },
          right: { type: 'negative', of: { type: 'number', value: 1 } },
        },
        right: { type: 'number', value: 2 },
      },
      {
        type: 'not',
        of: {
          type: 'comparison',
          sign: '=',
          left: { type: 'quantity', name: 'coins' },
          right: { type: 'number', value: 3 },
        },
      },
    ],
  });
  expect(JSON.parse(JSON.stringify(expression))).toEqual(expression);
});

test.each([
  'own(silver) < 2',
  'lead > -6',
  'coins = 1 or coins = 2 and buys > 1',
  '(coins = 1 or coins = 2) and buys > 1',
  'not coins = 1 and buys > 1',
  'not (coins = 1 and buys > 1)',
  'not not coins = 1',
  '1 + 2 * 3 = 7',
  '(1 + 2) * 3 = 9',
  '10 - 2 - 3 = 5',
  '10 - (2 - 3) = 11',
  '10 - (2 + 3) = 5',
  '2 - -2 = 4',
  '-(coins + 1) * 2 < -coins',
  '-(coins * 2) < --coins',
  'supply(knights) * (own(gold) - 1) != 0',
])('%s is written as it was', (condition) => {
  expect(written(parsed(condition))).toBe(condition);
});

test.each([
  ['((coins) > (3))', 'coins > 3'],
  ['(coins = 1 and buys = 1) and turn = 1', 'coins = 1 and buys = 1 and turn = 1'],
  ['coins = 1 or (buys = 1 or turn = 1)', 'coins = 1 or buys = 1 or turn = 1'],
  ['coins = 1 or (buys = 1 and turn = 1)', 'coins = 1 or buys = 1 and turn = 1'],
  ['not (coins == 1)', 'not coins = 1'],
  ['(2 * coins) + 1 > 3', '2 * coins + 1 > 3'],
])('%s is written with no more parentheses than it needs', (condition, short) => {
  expect(written(parsed(condition))).toBe(short);
  expect(parsed(short)).toEqual(parsed(condition));
});

test('joins conditions, of which there may be one or none', () => {
  const [one, two, three] = ['coins = 1', 'buys = 2', 'turn = 3'].map(parsed);
  expect(all([])).toBeNull();
  expect(all([one])).toBe(one);
  expect(all([one, parsed('buys = 2 and turn = 3')])).toEqual({ type: 'and', parts: [one, two, three] });
  expect(any([one, parsed('buys = 2 or turn = 3')])).toEqual({ type: 'or', parts: [one, two, three] });
});
