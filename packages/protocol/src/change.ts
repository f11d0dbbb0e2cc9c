/**
 * How one JSON value becomes another: `[value]` takes its place, 0 removes it, and an object changes the keys that it
 * names, in a list the entries.
 */
export type Change = readonly [unknown] | 0 | { readonly [key: string]: Change };

type Keyed = { readonly [key: string]: unknown };

/** What makes `after` of `before`; undefined if they are equal. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (!hasKeys(before) || !hasKeys(after) || !haveOneShape(before, after)) return [after];
  const changes: [string, Change][] = [];
  for (const key of Object.keys(after)) {
    const change = Object.hasOwn(before, key) ? changeOf(before[key], after[key]) : ([after[key]] as const);
    if (change !== undefined) changes.push([key, change]);
  }
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changes.push([key, 0]);
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}

/** What is not named in the change stays the same object. */
export function withChange<T>(before: T, change: Change): T {
  if (change === 0) throw new Error('what is removed has no value');
  if (isReplacement(change)) return change[0] as T;
  const after = (Array.isArray(before) ? [...before] : { ...before }) as { [key: string]: unknown };
  for (const [key, inner] of Object.entries(change)) {
    if (inner === 0) delete after[key];
    else after[key] = withChange(after[key], inner);
  }
  return after as T;
}

function isReplacement(change: Change): change is readonly [unknown] {
  return Array.isArray(change);
}

function hasKeys(value: unknown): value is Keyed {
  return typeof value === 'object' && value !== null;
}

/** Lists of different lengths are told as a whole. */
function haveOneShape(before: Keyed, after: Keyed): boolean {
  if (Array.isArray(before) && Array.isArray(after)) return before.length === after.length;
  return Array.isArray(before) === Array.isArray(after);
}
