import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Driven } from './commands.ts';
import { eventually } from './processes.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Target {
  readonly selector: string;
  readonly hasText: string;
  /** Where in the element; in its middle if it is null. */
  readonly position: Point | null;
}

/** A page of a browser that Playwright does not drive, with as much of what Playwright's have as playing a game needs. */
export class DrivenPage {
  readonly #browser: Driven;

  constructor(browser: Driven) {
    this.#browser = browser;
  }

  /** For `play`, which needs no more than there is here. */
  get asPage(): Page {
    return this as unknown as Page;
  }

  async goto(url: string): Promise<void> {
    await this.#browser.send('navigate', { url });
  }

  async reload(): Promise<void> {
    await this.#browser.send('reload');
  }

  /** The inside of the window; a window also has edges. */
  async resize(width: number, height: number): Promise<void> {
    await this.#browser.send('resize', { width, height });
    const size = () => this.evaluate(() => ({ width: innerWidth, height: innerHeight }), null);
    const inside = await size();
    await this.#browser.send('resize', {
      width: 2 * width - inside.width,
      height: 2 * height - inside.height,
    });
  }

  async picture(path: string): Promise<void> {
    await this.evaluate(() => document.fonts.ready.then(() => null), null);
    // Firefox would show the whole page, however long it is.
    const picture = await this.#browser.send('picture', { full: false });
    writeFileSync(path, Buffer.from(picture as string, 'base64'));
  }

  /** Runs in the page. */
  async evaluate<Given, Value>(run: (given: Given) => Value, given: Given): Promise<Awaited<Value>> {
    // tsx names functions with a helper that the page does not have.
    const named = 'const __name = (named) => named;';
    // As text: WebKit's driver brings the fields of an object into another order.
    const script = `${named} return Promise.resolve((${run})(arguments[0])).then((value) => JSON.stringify(value ?? null))`;
    return JSON.parse((await this.#browser.send('execute', { script, args: [given] })) as string);
  }

  async waitForFunction<Given, Value>(
    run: (given: Given) => Value,
    given: Given,
  ): Promise<{ readonly jsonValue: () => Promise<Value> }> {
    const value = await eventually('what the page should show', async () => {
      const seen = await this.evaluate(run, given);
      return seen === null || seen === false ? null : { seen };
    });
    return { jsonValue: async () => value.seen as Value };
  }

  locator(selector: string, { hasText = '' } = {}) {
    const click = ({ position = null }: { position?: Point | null } = {}) =>
      this.#click({ selector, hasText, position });
    return { click, last: () => ({ click }) };
  }

  /** On the last one that fits, once it lies still and nothing covers it. */
  async #click(target: Target): Promise<void> {
    let before = '';
    const { x, y } = await eventually(`a click on ${JSON.stringify(target)}`, async () => {
      const point = await this.evaluate(pointOf, target);
      const isStill = JSON.stringify(point) === before;
      before = JSON.stringify(point);
      return isStill ? point : null;
    });
    const move = { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' };
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const mouse = { id: 'mouse', type: 'pointer', parameters: { pointerType: 'mouse' } };
    await this.#browser.send('act', { actions: [{ ...mouse, actions: [move, ...press] }] });
  }
}

/** Runs in the page: where to click; null as long as something else would be hit. */
function pointOf({ selector, hasText, position }: Target): Point | null {
  const all = [...document.querySelectorAll(selector)];
  const element = all.filter(({ textContent }) => textContent.includes(hasText)).at(-1);
  if (element === undefined) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + (position?.x ?? width / 2));
  const y = Math.round(top + (position?.y ?? height / 2));
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
}
