/**
 * The game's chance: ChaCha8 keyed with the seed of the setup. A player who has seen any number of shuffles
 * cannot compute the next one without the 128 bits of the seed.
 *
 * The stream is cut into draws of 16 bits, and all a game has to remember is how many it has used, so the generator
 * is one number of the state. The block that holds the next draws is a cache that anybody can compute again.
 */
export class Random {
  readonly #key = new Int32Array(4);
  readonly #block = new Uint16Array(32);
  readonly #words = new Int32Array(this.#block.buffer);
  #blockNumber = -1;

  constructor(seed: Seed) {
    this.reseed(seed);
  }

  /** Starts again with another seed. */
  reseed(seed: Seed): void {
    this.#blockNumber = -1;
    const key = this.#key;
    if (typeof seed === 'string') {
      for (let i = 0; i < 4; i++) key[i] = Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16);
    } else {
      for (let i = 0; i < 4; i++) key[i] = (seed[2 * i] << 16) | seed[2 * i + 1];
    }
  }

  /** The draw number `position`: 16 random bits. */
  at(position: number): number {
    this.#turnTo(position >>> 5);
    return this.#block[position & 31];
  }

  #turnTo(blockNumber: number): void {
    if (blockNumber === this.#blockNumber) return;
    chacha8(this.#words, this.#key, blockNumber);
    this.#blockNumber = blockNumber;
  }

  /**
   * Fisher-Yates: every order is equally likely. The draws are those of `draw`, written out because shuffling is what a
   * simulation cannot do without.
   */
  shuffle<T>(position: Position, things: T[]): void {
    const block = this.#block;
    let { chance } = position;
    this.#turnTo(chance >>> 5);
    for (let n = things.length; n > 1; n--) {
      let product = block[chance & 31] * n;
      if ((++chance & 31) === 0) this.#turnTo(chance >>> 5);
      // What would make some likelier is drawn again.
      while ((product & 0xffff) < n && (product & 0xffff) < 0x10000 % n) {
        product = block[chance & 31] * n;
        if ((++chance & 31) === 0) this.#turnTo(chance >>> 5);
      }
      const j = product >>> 16;
      const thing = things[n - 1];
      things[n - 1] = things[j];
      things[j] = thing;
    }
    position.chance = chance;
  }
}

/** 128 bits: 32 hexadecimal digits, or the same as eight draws of another generator. */
export type Seed = string | Uint16Array;

/** How far the stream has been used: part of the state of a game. */
export interface Position {
  chance: number;
}

/** A number from 0 to n - 1, each equally likely: what would make some likelier is drawn again. */
export function draw(random: Random, position: Position, n: number): number {
  let product = random.at(position.chance++) * n;
  let low = product & 0xffff;
  if (low < n) {
    const unfair = 0x10000 % n;
    while (low < unfair) {
      product = random.at(position.chance++) * n;
      low = product & 0xffff;
    }
  }
  return product >>> 16;
}

/** Every order is equally likely. */
export function shuffle<T>(random: Random, position: Position, things: T[]): void {
  random.shuffle(position, things);
}

export const seedPattern = /^[0-9a-f]{32}$/;

/** One block of 16 words. Eight rounds, the constants of a 16-byte key ("expand 16-byte k"), the key twice. */
function chacha8(out: Int32Array, key: Int32Array, block: number): void {
  const k0 = key[0];
  const k1 = key[1];
  const k2 = key[2];
  const k3 = key[3];
  let a0 = 0x61707865;
  let a1 = 0x3120646e;
  let a2 = 0x79622d36;
  let a3 = 0x6b206574;
  let b0 = k0;
  let b1 = k1;
  let b2 = k2;
  let b3 = k3;
  let c0 = k0;
  let c1 = k1;
  let c2 = k2;
  let c3 = k3;
  let d0 = block | 0;
  let d1 = 0;
  let d2 = 0;
  let d3 = 0;
  // biome-ignore format: one step of a quarter round a line; in locals, which is five times as fast as in an array
  for (let doubleRound = 0; doubleRound < 4; doubleRound++) {
    // columns
    a0 = (a0 + b0) | 0; d0 ^= a0; d0 = (d0 << 16) | (d0 >>> 16);
    c0 = (c0 + d0) | 0; b0 ^= c0; b0 = (b0 << 12) | (b0 >>> 20);
    a0 = (a0 + b0) | 0; d0 ^= a0; d0 = (d0 << 8) | (d0 >>> 24);
    c0 = (c0 + d0) | 0; b0 ^= c0; b0 = (b0 << 7) | (b0 >>> 25);
    a1 = (a1 + b1) | 0; d1 ^= a1; d1 = (d1 << 16) | (d1 >>> 16);
    c1 = (c1 + d1) | 0; b1 ^= c1; b1 = (b1 << 12) | (b1 >>> 20);
    a1 = (a1 + b1) | 0; d1 ^= a1; d1 = (d1 << 8) | (d1 >>> 24);
    c1 = (c1 + d1) | 0; b1 ^= c1; b1 = (b1 << 7) | (b1 >>> 25);
    a2 = (a2 + b2) | 0; d2 ^= a2; d2 = (d2 << 16) | (d2 >>> 16);
    c2 = (c2 + d2) | 0; b2 ^= c2; b2 = (b2 << 12) | (b2 >>> 20);
    a2 = (a2 + b2) | 0; d2 ^= a2; d2 = (d2 << 8) | (d2 >>> 24);
    c2 = (c2 + d2) | 0; b2 ^= c2; b2 = (b2 << 7) | (b2 >>> 25);
    a3 = (a3 + b3) | 0; d3 ^= a3; d3 = (d3 << 16) | (d3 >>> 16);
    c3 = (c3 + d3) | 0; b3 ^= c3; b3 = (b3 << 12) | (b3 >>> 20);
    a3 = (a3 + b3) | 0; d3 ^= a3; d3 = (d3 << 8) | (d3 >>> 24);
    c3 = (c3 + d3) | 0; b3 ^= c3; b3 = (b3 << 7) | (b3 >>> 25);
    // diagonals
    a0 = (a0 + b1) | 0; d3 ^= a0; d3 = (d3 << 16) | (d3 >>> 16);
    c2 = (c2 + d3) | 0; b1 ^= c2; b1 = (b1 << 12) | (b1 >>> 20);
    a0 = (a0 + b1) | 0; d3 ^= a0; d3 = (d3 << 8) | (d3 >>> 24);
    c2 = (c2 + d3) | 0; b1 ^= c2; b1 = (b1 << 7) | (b1 >>> 25);
    a1 = (a1 + b2) | 0; d0 ^= a1; d0 = (d0 << 16) | (d0 >>> 16);
    c3 = (c3 + d0) | 0; b2 ^= c3; b2 = (b2 << 12) | (b2 >>> 20);
    a1 = (a1 + b2) | 0; d0 ^= a1; d0 = (d0 << 8) | (d0 >>> 24);
    c3 = (c3 + d0) | 0; b2 ^= c3; b2 = (b2 << 7) | (b2 >>> 25);
    a2 = (a2 + b3) | 0; d1 ^= a2; d1 = (d1 << 16) | (d1 >>> 16);
    c0 = (c0 + d1) | 0; b3 ^= c0; b3 = (b3 << 12) | (b3 >>> 20);
    a2 = (a2 + b3) | 0; d1 ^= a2; d1 = (d1 << 8) | (d1 >>> 24);
    c0 = (c0 + d1) | 0; b3 ^= c0; b3 = (b3 << 7) | (b3 >>> 25);
    a3 = (a3 + b0) | 0; d2 ^= a3; d2 = (d2 << 16) | (d2 >>> 16);
    c1 = (c1 + d2) | 0; b0 ^= c1; b0 = (b0 << 12) | (b0 >>> 20);
    a3 = (a3 + b0) | 0; d2 ^= a3; d2 = (d2 << 8) | (d2 >>> 24);
    c1 = (c1 + d2) | 0; b0 ^= c1; b0 = (b0 << 7) | (b0 >>> 25);
  }
  out[0] = a0 + 0x61707865;
  out[1] = a1 + 0x3120646e;
  out[2] = a2 + 0x79622d36;
  out[3] = a3 + 0x6b206574;
  out[4] = b0 + k0;
  out[5] = b1 + k1;
  out[6] = b2 + k2;
  out[7] = b3 + k3;
  out[8] = c0 + k0;
  out[9] = c1 + k1;
  out[10] = c2 + k2;
  out[11] = c3 + k3;
  out[12] = d0 + block;
  out[13] = d1;
  out[14] = d2;
  out[15] = d3;
}
