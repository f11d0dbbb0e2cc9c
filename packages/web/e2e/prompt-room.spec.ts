import { expect, test } from './fixtures.ts';
import { showSample } from './samples.ts';

/** Long words have long sentences and long buttons. */
test.use({ locale: 'de-DE' });

const samples = [
  'discard',
  'many discards',
  'order',
  'many options',
  'long options',
  'place',
  'name',
  'reaction',
];
const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Runs in the page: what the prompt lies upon, and what hangs over the edge of its own region. */
function covered(): string[] {
  const box = (element: Element) => element.getBoundingClientRect();
  const prompt = box(document.querySelector('[data-landmark="prompt"]') as Element);
  const parts = {
    'the play area': '[data-landmark="play"]',
    'a card or tag there': '[data-landmark="play"] :is(button, button > span)',
    ledger: '[data-of], [data-of] *',
    trash: '[data-place="trash"]',
    'a card in hand': '[data-place="hand"] button',
    'the own piles': '[data-place="deck"], [data-place="discard"]',
  };
  const hits = Object.entries(parts).filter(([, selector]) =>
    [...document.querySelectorAll(selector)].some((element) => {
      const { left, right, top, bottom } = box(element);
      return left < prompt.right && right > prompt.left && top < prompt.bottom - 1 && bottom > prompt.top + 1;
    }),
  );
  const main = document.querySelector('main') as Element;
  const scrolls = main.scrollHeight > main.clientHeight ? ['the table scrolls'] : [];
  const list = document.querySelector('[role="listbox"]');
  const isOut = list !== null && (box(list).top < prompt.top || box(list).bottom > prompt.bottom);
  return [...hits.map(([name]) => name), ...scrolls, ...(isOut ? ['the names leave the prompt'] : [])];
}

test('the prompt has room of its own', async ({ page }) => {
  const prompt = page.locator('[data-landmark="prompt"]');
  await page.goto('/gallery?show=waiting');
  await expect(prompt).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const sample of samples) {
      await showSample(page, sample);
      await expect
        .poll(() => page.evaluate(covered), { message: `${sample}, ${size.width} px wide`, intervals: [20] })
        .toEqual([]);
    }
  }
});
