import { hash, verify } from '@node-rs/argon2';

/** argon2id, which is the default, with 19 MiB, 2 passes and 1 thread: what OWASP asks for at least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(inOneForm(password), COST);
}

/** Whether it is the right one. Takes as long if there is none, so that nobody learns which names exist. */
export async function isPassword(hashed: string | null | undefined, password: string): Promise<boolean> {
  if (hashed) return verify(hashed, inOneForm(password));
  await hashPassword(password);
  return false;
}

/** Devices write the same accented letter in different codes. */
function inOneForm(password: string): string {
  return password.normalize('NFKC');
}
