import { isPlanned } from '@provincia/bots';
import { library } from '@provincia/cards';
import { Game, rulesVersion, type Setup } from '@provincia/engine';
import { expect, test, vi } from 'vitest';
import { kingdom, MANY_SMITHIES, ONLY_CURSES, plansOf } from './testing.ts';
import { playOn, search } from './thread.ts';

const setup: Setup = { rules: rulesVersion, seed: '5'.repeat(32), players: 2, kingdom };
const nothing = new Map<string, string>();

test('who thinks long gives what it has, and goes on when it is asked again', () => {
  const levels = ['easy', 'easy'];
  const atOnce = playOn({ setup, answers: [], levels, plans: nothing });
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 300));
  const answers: (readonly string[])[] = [];
  const pieces: number[] = [];
  try {
    while (answers.length < atOnce.length) {
      const given = playOn({ setup, answers, levels, plans: nothing });
      pieces.push(given.length);
      answers.push(...given);
    }
  } finally {
    clock.mockRestore();
  }
  expect(Math.max(...pieces)).toBe(4);
  expect(answers).toEqual(atOnce);
});

test('plays to the end of the game or until a person is asked, by the plans that it is given', () => {
  const plans = plansOf('normal', ONLY_CURSES);
  const answers = playOn({ setup: { ...setup, first: 0 }, answers: [], levels: ['normal', null], plans });
  const replayed = Game.replay(library, { ...setup, first: 0 }, answers);
  expect(replayed.ok && replayed.value.decision?.player).toBe(1);
  expect(answers.flat().filter((label) => label.startsWith('buy '))).toEqual(['buy curse']);
});

test('a plan that is found is one that is known', () => {
  const assignment = { level: 'normal', kingdom, players: 2 };
  expect(isPlanned(assignment, nothing)).toBe(false);
  expect(isPlanned({ ...assignment, level: 'easy' }, nothing)).toBe(true);
  const { plans, isWhole } = search({ assignment, depth: 'whole' });
  expect(isWhole).toBe(true);
  expect(isPlanned(assignment, plans)).toBe(true);
  expect(isPlanned({ ...assignment, players: 3 }, plans)).toBe(false);
});

test('what was written down by another version and means nothing now is not known', () => {
  const assignment = { level: 'hard', kingdom, players: 2 };
  expect(isPlanned(assignment, plansOf('hard', MANY_SMITHIES))).toBe(true);
  expect(isPlanned(assignment, new Map([...plansOf('hard', MANY_SMITHIES)].map(([key]) => [key, '?'])))).toBe(
    false,
  );
});
