import type { Game } from '@provincia/engine';
import { expect, test } from 'vitest';
import { labelsOf, situation } from '../judgement/testing.ts';
import { otherAnswers } from './questions.ts';

/** What is worth trying once this card was played. */
function answers(
  card: string,
  hand: readonly string[],
  more: Parameters<typeof situation>[0] = {},
): string[][] {
  const game: Game = situation({ hand: [card, ...hand], kingdom: [card], ...more });
  const { player, index } = game.decision as NonNullable<Game['decision']>;
  game.answer(player, { index, picks: [`play ${card}`] });
  const { decision } = game;
  if (decision === null) throw new Error('nothing is asked');
  return otherAnswers(decision, game.view(decision.player)).map((picks) => labelsOf(picks));
}

test('Chapel: nothing, or the worst cards up to each number', () => {
  expect(answers('chapel', ['copper', 'estate', 'gold', 'curse'])).toEqual([
    [],
    ['curse'],
    ['curse', 'estate'],
    ['curse', 'estate', 'copper'],
    ['curse', 'estate', 'copper', 'gold'],
  ]);
});

test('options: each of them, or each two where two are asked for', () => {
  expect(answers('steward', ['copper', 'estate', 'gold'])).toHaveLength(3);
  expect(answers('pawn', ['copper', 'estate', 'gold'])).toHaveLength(6);
});

test('a gain: the cards that are worth most', () => {
  const gains = answers('workshop', ['copper']);
  expect(gains.length).toBeLessThanOrEqual(6);
  expect(gains).toContainEqual(['silver']);
  expect(gains).not.toContainEqual(['curse']);
});

test('Remodel: each of the best cards to trash', () => {
  expect(answers('remodel', ['estate', 'gold', 'copper']).map(([pick]) => pick)).toEqual(
    expect.arrayContaining(['estate', 'gold', 'copper']),
  );
});
