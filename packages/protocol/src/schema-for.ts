import type { z } from 'zod';

/** A schema of exactly this type: the compiler refuses one that lets through more, or less. */
export function schemaFor<T>() {
  return <S extends z.ZodType<T, T>>(schema: S & SameAs<T, z.output<S>>): z.ZodType<T, T> => schema;
}

type SameAs<T, Other> = [Whole<T>, Whole<Other>] extends [Whole<Other>, Whole<T>] ? unknown : never;

/** With all that may be left out: otherwise something that one of two types does not know would pass for left out. */
type Whole<T> = T extends object ? { [Key in keyof T]-?: Whole<T[Key]> } : T;
