/** The fuzzer's own chance (sfc32), apart from the game's: the same words always give the same throws. */
export class Dice {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(...seed: readonly (string | number)[]) {
    const words = seed.join(' ');
    this.#a = fingerprint(`a ${words}`);
    this.#b = fingerprint(`b ${words}`);
    this.#c = fingerprint(`c ${words}`);
    for (let i = 0; i < 12; i++) this.bits();
  }

  /** 32 random bits. */
  bits(): number {
    const sum = (this.#a + this.#b + this.#counter++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    return Math.floor((this.bits() / 0x1_0000_0000) * n);
  }

  /** From `least` to `most`, both possible. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(probability: number): boolean {
    return this.bits() / 0x1_0000_0000 < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** Shuffles in place, and gives the list back. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  }
}

/** 32 bits that stand for a text (FNV-1a, stirred at the end). */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
