import { expect, test } from 'vitest';
import { answer, begun, problem, write } from './testing.ts';

const compared = () => begun({ levels: [null, 'easy'], compared: true });

test('in a game that is compared with those of others, nothing is undone that has told something', () => {
  const course = compared();
  answer(course, ['play copper']);
  expect(course.undoOf(0)).toBe('free');
  write(course, { kind: 'undo', seat: 0 });
  // The end of the turn draws five cards, and the bot is asked.
  answer(course, []);
  expect(course.undoOf(0)).toBeNull();
  expect(problem(course, { kind: 'undo', seat: 0 })).toBe('no-undo');
  expect(problem(course, { kind: 'ask-undo', seat: 0 })).toBe('no-undo');
});

test('nor what draws cards within the turn', () => {
  // Both seats answer here, which the bot would do on a server.
  const course = begun({ levels: [null, 'easy'], compared: true });
  const open = begun({ levels: [null, 'easy'] });
  for (const one of [course, open]) {
    const bots = (picks: string[]) => one.apply({ kind: 'bots', answers: [picks] }, 0);
    for (let turns = 0; turns < 30 && !labels(one).includes('play smithy'); turns++) {
      const wish = ['treasures', 'buy smithy'].filter((label) => labels(one).includes(label)).slice(0, 1);
      if (one.decision?.player === 0) answer(one, wish);
      else bots([]);
    }
    answer(one, ['play smithy']);
  }
  expect([course.undoOf(0), open.undoOf(0)]).toEqual([null, 'free']);
});

test('nobody helps there: neither by a hint nor by playing for somebody', () => {
  const course = compared();
  expect(problem(course, { kind: 'hint', seat: 0, hints: [] })).toBe('no-hints');
  expect(problem(course, { kind: 'stand-in', seat: 0 })).toBe('no-stand-in');
  const open = begun({ levels: [null, 'easy'] });
  expect(problem(open, { kind: 'hint', seat: 0, hints: [] })).toBeNull();
  expect(problem(open, { kind: 'stand-in', seat: 0 })).toBeNull();
});

function labels({ decision }: ReturnType<typeof begun>): string[] {
  return decision?.choices.map(({ label }) => label) ?? [];
}
