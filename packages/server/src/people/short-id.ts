const SHORT = 12;

/** Sessions and tokens are stored under a hash. Its beginning is enough to name one of your own. */
export function shortId({ id }: { id: string }): string {
  return id.slice(0, SHORT);
}
