/** The first element that can be seen, of the first selector that finds one. A phone has some things elsewhere. */
export function elementAt(selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)];
    const seen = found.find((element) => element.checkVisibility());
    if (seen !== undefined) return seen;
  }
  return null;
}
