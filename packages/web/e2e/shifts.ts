declare global {
  interface Window {
    /** How much of the page has moved by itself, as the browser reckons it. */
    shifted: number;
  }
}

/** Runs in the page, from its beginning. */
export function watchShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
