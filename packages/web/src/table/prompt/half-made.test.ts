import { expect, test } from 'vitest';
import { baseDecision, choices } from '../gallery/sample-sight.ts';
import { picksIn, picksText } from './half-made.ts';

const decision = { ...baseDecision, choices: choices('pick', 'copper', 'copper', 'estate'), max: 3 };
const question = { table: 'a', seq: 7, decision };

test('what was picked for a question is there again, in its order', () => {
  expect(picksIn(picksText(question, ['estate', 'copper']), question)).toEqual(['estate', 'copper']);
});

test('for another question, or where nobody is asked, nothing is picked', () => {
  const text = picksText(question, ['copper']);
  expect(picksIn(text, { ...question, seq: 8 })).toEqual([]);
  expect(picksIn(text, { ...question, decision: null })).toEqual([]);
  expect(picksIn(null, question)).toEqual([]);
});

test('what is not offered, too much, or no picks at all is not picked', () => {
  const text = picksText(question, ['copper', 'gold', 'copper', 'copper']);
  expect(picksIn(text, question)).toEqual(['copper', 'copper']);
  for (const nonsense of ['copper', '7', '{"seq":7,"picks":"copper"}', '{"seq":7,"picks":[null,{}]}'])
    expect(picksIn(nonsense, question), nonsense).toEqual([]);
});
