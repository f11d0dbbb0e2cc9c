import type { Page } from '@playwright/test';

/** Shows another sample on the page of the gallery that is open, without loading it again. */
export function showSample(page: Page, name: string): Promise<void> {
  return page.evaluate(async (show) => {
    const before = document.querySelector('main');
    history.pushState(null, '', `/gallery?show=${show}`);
    while (before?.isConnected) await new Promise(requestAnimationFrame);
  }, name);
}
