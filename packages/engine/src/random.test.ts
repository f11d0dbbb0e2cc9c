import { describe, expect, test } from 'vitest';
import { draw, Random, shuffle } from './random.ts';

const DRAWS_PER_BLOCK = 32;

/** So many bytes of the stream, of each draw the low byte first, as hexadecimal digits. */
function bytes(seed: string, count: number): string {
  const random = new Random(seed);
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  return Array.from({ length: count / 2 }, (_, i) => hex(random.at(i) & 0xff) + hex(random.at(i) >>> 8)).join(
    '',
  );
}

/** ChaCha with eight rounds and a key of 16 bytes, as in its description: slow and plain. */
function chacha8(key: readonly number[], counter: number): number[] {
  const text = 'expand 16-byte k';
  const constants = [0, 4, 8, 12].map((at) =>
    [0, 1, 2, 3].reduce((word, byte) => word + text.charCodeAt(at + byte) * 2 ** (8 * byte), 0),
  );
  const before = Uint32Array.from([...constants, ...key, ...key, counter, 0, 0, 0]);
  const words = before.slice();
  const rotate = (word: number, by: number) => (word << by) | (word >>> (32 - by));
  const quarterRound = (a: number, b: number, c: number, d: number) => {
    for (const [left, right] of [
      [16, 12],
      [8, 7],
    ]) {
      words[a] += words[b];
      words[d] = rotate(words[d] ^ words[a], left);
      words[c] += words[d];
      words[b] = rotate(words[b] ^ words[c], right);
    }
  };
  for (let round = 0; round < 8; round += 2) {
    for (let i = 0; i < 4; i++) quarterRound(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarterRound(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return Array.from(words, (word, i) => (word + before[i]) >>> 0);
}

const keyOf = (seed: string) => [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16));

const seeds = [
  '00000000000000000000000000000000',
  'ffffffffffffffffffffffffffffffff',
  '0123456789abcdef0123456789abcdef',
  '80000000000000000000000000000001',
  'c46ec1b18ce8a878725a37e780dfb735',
];

describe('the stream of chance', () => {
  // draft-strombergson-chacha-test-vectors, eight rounds, keys of 128 bits: TC1 (two blocks) and TC2
  test('is ChaCha8 as it was published, for the key of zeros', () => {
    expect(bytes('00000000000000000000000000000000', 128)).toBe(
      'e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120' +
        'b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b' +
        '8a26af448a1ba906368fd8c83831c18cec8ced811a028e675b8d2be8fce08116' +
        '5ceae9f1d1b7a975497749480569ceb83de6a0a587d4984f19925f5d338e430d',
    );
  });

  test('is ChaCha8 as it was published, for the key with one bit', () => {
    expect(bytes('00000001000000000000000000000000', 64)).toBe(
      '03a7669888605a0765e8357475e58673f94fc8161da76c2a3aa2f3caf9fe5449' +
        'e0fcf38eb882656af83d430d410927d55c972ac4c92ab9da3713e19f761eaa14',
    );
  });

  test('is what a plain ChaCha8 gives for any seed and block, a word being two draws', () => {
    for (const seed of seeds) {
      const random = new Random(seed);
      for (const block of [0, 1, 2, 31, 1000, 2 ** 16, 2 ** 27 - 1]) {
        const at = (i: number) => random.at(block * DRAWS_PER_BLOCK + i);
        const words = Array.from({ length: 16 }, (_, i) => at(2 * i) + at(2 * i + 1) * 0x10000);
        expect(words).toEqual(chacha8(keyOf(seed), block));
      }
    }
  });

  test('is the same at a place whatever was drawn before', () => {
    const inOrder = new Random(seeds[2]);
    const draws = Array.from({ length: 200 }, (_, i) => inOrder.at(i));
    const backwards = new Random(seeds[2]);
    for (let i = draws.length - 1; i >= 0; i--) expect(backwards.at(i)).toBe(draws[i]);
  });

  test('starts again with another seed', () => {
    const random = new Random(seeds[2]);
    random.at(5);
    random.reseed(seeds[4]);
    const fresh = new Random(seeds[4]);
    expect(Array.from({ length: 64 }, (_, i) => random.at(i))).toEqual(
      Array.from({ length: 64 }, (_, i) => fresh.at(i)),
    );
  });

  test('is another one for every bit of the seed', () => {
    const streams = new Set([bytes(seeds[0], 64)]);
    for (let bit = 0n; bit < 128n; bit++) streams.add(bytes((1n << bit).toString(16).padStart(32, '0'), 64));
    expect(streams.size).toBe(129);
  });

  test.each(seeds)('is the same for the seed %s in writing and as eight draws', (seed) => {
    const draws = Uint16Array.from({ length: 8 }, (_, i) =>
      Number.parseInt(seed.slice(4 * i, 4 * i + 4), 16),
    );
    const first = (random: Random) => Array.from({ length: 100 }, (_, i) => random.at(i));
    expect(first(new Random(draws))).toEqual(first(new Random(seed)));
  });

  test.each(seeds)('shuffles with the seed %s as it draws, one place after the other', (seed) => {
    const random = new Random(seed);
    const [shuffling, drawing] = [{ chance: 5 }, { chance: 5 }];
    const shuffled = Array.from({ length: 200 }, (_, i) => i);
    const drawn = [...shuffled];
    shuffle(random, shuffling, shuffled);
    for (let n = drawn.length; n > 1; n--) {
      const place = draw(random, drawing, n);
      [drawn[n - 1], drawn[place]] = [drawn[place], drawn[n - 1]];
    }
    expect(shuffled).toEqual(drawn);
    expect(shuffling).toEqual(drawing);
  });
});
