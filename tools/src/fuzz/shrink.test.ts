import { describe, expect, it } from 'vitest';
import { shrink } from './shrink.ts';

interface Step {
  readonly picks: readonly string[];
}

const steps = (...lists: readonly (readonly string[])[]): Step[] => lists.map((picks) => ({ picks }));
const never = () => false;

const noise = (length: number) => Array.from({ length }, (_, i) => [`noise ${i}`]);

/** A game that fails at the first answer with which all of `needed` have been given in this order. */
function failsAfter(...needed: readonly string[]) {
  return (made: readonly Step[]) => {
    let found = 0;
    for (const [i, { picks }] of made.entries()) {
      if (picks.includes(needed[found])) found++;
      if (found === needed.length) return made.slice(0, i + 1);
    }
    return null;
  };
}

describe('shrink', () => {
  it('keeps only the answers that matter, in their order', () => {
    const long = steps(...noise(40), ['buy witch'], ...noise(300), ['play witch'], ...noise(90));
    expect(shrink(long, failsAfter('buy witch', 'play witch'), never)).toEqual(
      steps(['buy witch'], ['play witch']),
    );
  });

  it('cuts after the failure even if nothing can be dropped', () => {
    const all = ['a', 'b', 'c', 'd'];
    const needed = steps(...all.map((label) => [label]));
    expect(shrink([...needed, ...steps(...noise(5))], failsAfter(...all), never)).toEqual(needed);
  });

  it('finds that no answer at all is needed', () => {
    expect(shrink(steps(...noise(100)), () => [], never)).toEqual([]);
  });

  it('empties answers that have to be given but not with these picks', () => {
    // The third answer fails, whatever the first two are.
    const retry = (made: readonly Step[]) =>
      made.length >= 3 && made[2].picks.includes('c') ? made.slice(0, 3) : null;
    expect(shrink(steps(['x', 'y'], ['z'], ['c']), retry, never)).toEqual(steps([], [], ['c']));
  });

  it('takes what was really given, not what was tried', () => {
    // The game answers the second decision by itself where the answer is missing.
    const retry = (made: readonly Step[]) => [made[0] ?? { picks: ['first'] }, { picks: ['second'] }];
    expect(shrink(steps(...noise(20)), retry, never)).toEqual(steps([], ['second']));
  });

  it('gives up when it is tired, with a list that fails', () => {
    const long = steps(...noise(500), ['a'], ...noise(500), ['b']);
    const fails = failsAfter('a', 'b');
    let tries = 0;
    const shrunk = shrink(long, fails, () => tries++ > 20);
    expect(fails(shrunk)).toEqual(shrunk);
    expect(shrunk.length).toBeGreaterThan(2);
    expect(shrunk.length).toBeLessThan(long.length);
  });

  it('keeps the list if nothing simpler fails', () => {
    const failing = steps(['a']);
    expect(shrink(failing, () => null, never)).toBe(failing);
  });
});
