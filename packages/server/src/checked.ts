import type { z } from 'zod';
import { Refusal } from './refusal.ts';

type Checked<T> = { readonly value: T } | { readonly error: Refusal };

/** The input as the schema reads it, or a sentence that says what is wrong with it and where. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  where: string,
): Checked<z.output<Schema>> {
  const { success, data, error } = schema.safeParse(input);
  // No keyboard has this character, and PostgreSQL does not store it.
  if (success) return holdsNull(data) ? invalid('A null character is not allowed', where) : { value: data };
  const [{ message, path }] = error.issues;
  return invalid(message, [where, path.join('.')].filter(Boolean).join(', '));
}

function invalid(message: string, where: string) {
  return { error: new Refusal(400, 'invalid', `${message.replace(/\.?$/, '.')} (${where})`) };
}

function holdsNull(data: unknown): boolean {
  if (typeof data === 'string') return data.includes('\u0000');
  return typeof data === 'object' && data !== null && Object.values(data).some(holdsNull);
}
