import { expect, test } from 'vitest';
import { baseDecision, choices, places } from '../gallery/sample-sight.ts';
import { choiceIn, choiceText, nothingMade } from './half-made.ts';

const decision = { ...baseDecision, choices: choices('pick', 'copper', 'copper', 'estate'), max: 3 };
const question = { table: 'a', seq: 7, decision };
const picked = (...picks: string[]) => ({ picks, typed: '' });

test('what was picked for a question is there again, in its order', () => {
  const made = picked('estate', 'copper');
  expect(choiceIn(choiceText(question, made), question)).toEqual(made);
});

test('a place in the deck is there again, and so is what was typed', () => {
  const place = { ...question, decision: { ...baseDecision, choices: places(12), min: 1 } };
  expect(choiceIn(choiceText(place, picked('5')), place)).toEqual(picked('5'));
  const name = {
    ...question,
    decision: { ...baseDecision, choices: choices('name', 'copper', 'curse'), min: 1 },
  };
  const made = { picks: ['curse'], typed: 'cu' };
  expect(choiceIn(choiceText(name, made), name)).toEqual(made);
});

test('for another question, or where nobody is asked, nothing is chosen', () => {
  const text = choiceText(question, { picks: ['copper'], typed: 'co' });
  expect(choiceIn(text, { ...question, seq: 8 })).toEqual(nothingMade);
  expect(choiceIn(text, { ...question, decision: null })).toEqual(nothingMade);
  expect(choiceIn(null, question)).toEqual(nothingMade);
});

test('what is not offered, too much, or no picks at all is not picked', () => {
  const text = choiceText(question, picked('copper', 'gold', 'copper', 'copper'));
  expect(choiceIn(text, question)).toEqual(picked('copper', 'copper'));
  for (const nonsense of [
    'copper',
    '7',
    '{"seq":7,"picks":"copper"}',
    '{"seq":7,"picks":[null,{}],"typed":[]}',
  ])
    expect(choiceIn(nonsense, question), nonsense).toEqual(nothingMade);
});
