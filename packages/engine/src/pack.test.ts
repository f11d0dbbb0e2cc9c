import { describe, expect, test } from 'vitest';
import { pack, unpack } from './pack.ts';
import type { Setup } from './setup.ts';

const setup: Setup = {
  rules: 1,
  seed: '00112233445566778899aabbccddeeff',
  players: 3,
  kingdom: ['village', 'throne-room', 'council-room'],
};

type Answers = readonly (readonly string[])[];

const labelsOf = (count: number) => Array.from({ length: count }, (_, i) => `play card-${i}`);

function expectRoundTrip(answers: Answers): void {
  expect(unpack(pack(setup, answers))).toEqual({ ok: true, value: { setup, answers } });
}

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The string with another last part. */
function withAnswers(answers: Answers, body: string): string {
  const text = pack(setup, answers);
  return text.slice(0, text.lastIndexOf('.') + 1) + body;
}

const damaged = {
  ok: false,
  problem: { code: 'packed-game', message: expect.stringContaining('damaged near') },
};

describe('a packed game', () => {
  test('reads like this', () => {
    const answers = [['treasures'], ['buy throne-room'], [], ['gold', 'gold', 'treasures'], ['treasures']];
    expect(pack({ ...setup, first: 2 }, answers)).toBe(
      '1.00112233445566778899aabbccddeeff.3.2..village,throne-room,council-room.' +
        'treasures,buy_throne-room,gold.01-_32200',
    );
  });

  test('has the same setup again, with and without a first seat', () => {
    expect(unpack(pack(setup, [['treasures']]))).toMatchObject({ ok: true, value: { setup } });
    for (const first of [0, 1, 2]) {
      const unpacked = unpack(pack({ ...setup, first }, [['treasures']]));
      expect(unpacked).toMatchObject({ ok: true, value: { setup: { ...setup, first } } });
    }
  });

  test('has the same Shelters again: used, not used, left to chance', () => {
    for (const shelters of [true, false]) {
      const unpacked = unpack(pack({ ...setup, shelters }, [['treasures']]));
      expect(unpacked).toMatchObject({ ok: true, value: { setup: { ...setup, shelters } } });
    }
    expect(unpack(pack(setup, []))).not.toHaveProperty('value.setup.shelters');
  });

  test('has the same Colonies again, beside the Shelters', () => {
    for (const colonies of [true, false]) {
      for (const more of [{ colonies }, { colonies, shelters: true }, { colonies, shelters: false }]) {
        const unpacked = unpack(pack({ ...setup, ...more }, [['treasures']]));
        expect(unpacked).toEqual({
          ok: true,
          value: { setup: { ...setup, ...more }, answers: [['treasures']] },
        });
      }
    }
  });

  test('has the same answers again: none, one, several, equal ones, in their order', () => {
    expectRoundTrip([]);
    expectRoundTrip([[]]);
    expectRoundTrip([[], ['yes'], [], ['no'], ['gold', 'silver', 'gold'], ['silver', 'gold'], []]);
  });

  test('holds as many different labels as two digits can count', () => {
    for (const count of [1, 60, 61, 62, 63, 123, 124, 3843, 3844]) {
      const labels = labelsOf(count);
      expectRoundTrip([
        ...labels.map((label) => [label]),
        [],
        [labels[0], labels[count - 1]],
        labels.slice(-3),
      ]);
    }
  });

  test('holds answers of many picks', () => {
    for (const count of [2, 60, 61, 62, 3843]) {
      expectRoundTrip([['yes'], Array<string>(count).fill('gold'), ['no']]);
    }
  });

  test('holds any answers', () => {
    const random = numbers(7);
    for (let n = 0; n < 100; n++) {
      const labels = labelsOf(1 + random(200));
      const pick = () => labels[random(labels.length)];
      const picks = () => Array.from({ length: random(3) === 0 ? random(70) : 1 }, pick);
      expectRoundTrip(Array.from({ length: random(60) }, picks));
    }
  });

  test('needs one character for an answer of one pick when there are few labels', () => {
    const labels = labelsOf(61);
    const once = labels.map((label) => [label]);
    expect(pack(setup, [...once, ...once]).length - pack(setup, once).length).toBe(61);
  });
});

describe('a damaged string', () => {
  const three: Answers = [['a'], ['b'], ['c', 'a']];

  test('without its eight parts, or nine with landscapes, is refused', () => {
    const problem = { code: 'packed-game', message: expect.stringContaining('parts with dots between them') };
    const text = pack(setup, three);
    for (const wrong of ['', 'x', `${text}.`, `.${text}`, text.slice(text.indexOf('.') + 1)]) {
      expect(unpack(wrong)).toEqual({ ok: false, problem });
    }
  });

  test('with a label that is not there is refused', () => {
    for (const body of ['3', '0123', '_203', 'z11'])
      expect(unpack(withAnswers(three, body))).toEqual(damaged);
  });

  test('with a character that means nothing is refused', () => {
    for (const wrong of [' ', '!', '%', 'é', '/', ',']) {
      for (const body of [wrong, `0${wrong}`, `_${wrong}0`, `_2${wrong}0`, `_20${wrong}`]) {
        expect(unpack(withAnswers(three, body))).toEqual(damaged);
      }
    }
  });

  test('that ends in the middle of an answer is refused', () => {
    for (const body of ['_', '_2', '_20', '01_3-', '0_20']) {
      expect(unpack(withAnswers(three, body))).toEqual(damaged);
    }
  });

  test('that was cut off is refused or has the first of the answers', () => {
    const answers = [['a'], [], ['b', 'c', 'a'], ['c'], [], ['a', 'a']];
    const text = pack(setup, answers);
    for (let end = text.lastIndexOf('.') + 1; end < text.length; end++) {
      const unpacked = unpack(text.slice(0, end));
      if (unpacked.ok)
        expect(unpacked.value.answers).toEqual(answers.slice(0, unpacked.value.answers.length));
      else expect(unpacked).toEqual(damaged);
    }
  });

  const many = labelsOf(100).map((label) => [label]);

  test('that was cut off in the middle of a long number is refused', () => {
    for (const body of ['z', 'z1', '0z', '_2z1']) expect(unpack(withAnswers(many, body))).toEqual(damaged);
  });

  test('with a character that means nothing in the middle of a long number is refused', () => {
    for (const body of ['z1!', 'z1-', 'z2_']) expect(unpack(withAnswers(many, body))).toEqual(damaged);
  });

  test('leaves what its setup says to be checked', () => {
    const unpacked = unpack(`x.no-seed.two.nobody...a.0`);
    expect(unpacked).toEqual({
      ok: true,
      value: {
        setup: { rules: Number.NaN, seed: 'no-seed', players: Number.NaN, kingdom: [''], first: Number.NaN },
        answers: [['a']],
      },
    });
  });
});
