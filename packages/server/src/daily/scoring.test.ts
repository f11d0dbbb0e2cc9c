import { Course } from '@provincia/course';
import { rulesVersion } from '@provincia/engine';
import { expect, test } from 'vitest';
import { type Ending, endingOf, leadOf, rankOf, scoreOf } from './scoring.ts';

const ending = (outcome: Ending['outcome'], margin = 0, turns = 15): Ending => ({
  outcome,
  margin,
  turns,
  points: 30,
});

test('the board is in order by won, margin, turns and chance, and who gave up comes last', () => {
  const order = [
    rankOf(ending('won', 12, 15), 0.9),
    rankOf(ending('won', 12, 15), 0.4),
    // Until it is known how sure it was, it is less than any chance.
    rankOf(ending('won', 12, 15), 0),
    rankOf(ending('won', 12, 15), null),
    rankOf(ending('won', 12, 16), 1),
    rankOf(ending('won', 11, 10), 1),
    rankOf(ending('won', 0, 40), 0),
    rankOf(ending('shared', 0, 9), 1),
    rankOf(ending('lost', 0, 9), 1),
    rankOf(ending('lost', -5, 9), 1),
    rankOf(ending('lost', -5000, 9), 1),
    rankOf(ending('resigned', 40, 1), null),
    rankOf(ending('resigned', 0, 1), null),
  ];
  expect(order.toSorted((a, b) => b - a)).toEqual(order);
  expect(new Set(order).size).toBe(order.length);
  expect(Math.max(...order)).toBeLessThan(Number.MAX_SAFE_INTEGER);
});

test('a month adds up what each day is worth', () => {
  expect(scoreOf(ending('won', 12))).toBe(112);
  expect(scoreOf(ending('won', 80))).toBe(150);
  expect(scoreOf(ending('won', 0))).toBe(100);
  expect(scoreOf(ending('shared'))).toBe(75);
  expect(scoreOf(ending('lost', 0))).toBe(50);
  expect(scoreOf(ending('lost', -20))).toBe(30);
  expect(scoreOf(ending('lost', -70))).toBe(0);
  expect(scoreOf(ending('resigned', 30))).toBe(0);
});

/** A game of two who are led: the player buys Estates, the other Curses, or the other way round. */
function played(...bought: readonly ('estate' | 'curse' | null)[]): Course {
  const kingdom = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');
  const setup = { rules: rulesVersion, seed: '3'.repeat(32), players: 2, kingdom, first: 0 };
  const { course } = Course.begin({ setup, levels: [null, 'easy'], clock: null, startedAt: 0 });
  for (const card of bought) {
    course.apply({ kind: 'bots', answers: [['treasures']] }, 0);
    course.apply({ kind: 'bots', answers: [card === null ? [] : [`buy ${card}`]] }, 0);
  }
  return course;
}

test('who led is told for every turn of the player, with what the other did after it', () => {
  expect(leadOf(played('estate', null), 0)).toBe('++');
  expect(leadOf(played('estate', 'estate', 'curse', null), 0)).toBe('=--');
  expect(leadOf(played('curse', 'curse', null, 'curse'), 0)).toBe('=++');
  expect(leadOf(played('curse'), 0)).toBe('-');
  expect(leadOf(played(), 0)).toBe('');
});

test('who gives up has lost that way, however many points they have', () => {
  const course = played('estate', null);
  expect(endingOf(course, 0)).toEqual({ outcome: 'won', points: 4, margin: 1, turns: 2 });
  course.apply({ kind: 'resign', seat: 0, why: 'resigned' }, 0);
  expect(endingOf(course, 0)).toMatchObject({ outcome: 'resigned', margin: 1 });
});
