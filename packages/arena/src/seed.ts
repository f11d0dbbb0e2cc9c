const DIGITS = 32;

/** The whole seed for what was typed: a short one is the number it is; null if it is no seed. */
export function fullSeed(typed: string): string | null {
  return /^[0-9a-f]{1,32}$/i.test(typed) ? typed.toLowerCase().padStart(DIGITS, '0') : null;
}

/** As short as it can be typed. */
export function shortSeed(seed: string): string {
  return seed.replace(/^0+(?=.)/, '');
}
