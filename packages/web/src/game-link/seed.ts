const BYTES = 16;

/** A seed that nobody can foresee: 128 bits as 32 hexadecimal digits. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
