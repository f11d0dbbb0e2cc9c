import type { Locator } from '@playwright/test';

/** What is wrong with how something is printed, and what was left out of it because it had no room. */
export interface Printing {
  /** Its language, what it is, and what was found. */
  readonly flaws: readonly string[];
  readonly leftOut: readonly string[];
}

/** What must hide no letter. */
const marks = ['marks-ribbon', 'Price-price', 'Card-clasp', 'Worth-seal', 'PileFace-left', 'Times-times'];

/** Measures in each of these elements that no text lies upon another or under a mark, that none leaves it or is cut, and no word is torn. */
export function printingOf(elements: Locator): Promise<Printing> {
  return elements.evaluateAll(measure, marks);
}

/** Runs in the page. Letters are as high as they are drawn: the box of a line is higher. */
function measure(elements: Element[], markClasses: readonly string[]): Printing {
  /** Rounding, and strokes that touch. */
  const NEAR = 1;
  const SOFT_HYPHEN = '\u00ad';
  const markSelector = markClasses.map((name) => `[class*="${name}"]`).join();
  const pen = document.createElement('canvas').getContext('2d');
  const heights = new Map<string, TextMetrics>();
  const clips = new Map<Element, { cutsX: boolean; cutsY: boolean; rect: DOMRect }>();
  const flaws: string[] = [];
  const leftOut: string[] = [];
  for (const element of elements) look(element);
  return { flaws, leftOut };

  interface Box {
    readonly node: Node;
    readonly what: string;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  function look(element: Element): void {
    const lang = element.closest('[lang]')?.getAttribute('lang');
    const name = `${lang} ${(element as HTMLElement).dataset.card}`;
    const whole = boxOf(element, element.getBoundingClientRect(), 'card');
    const texts = textsOf(element).filter((box) => isShown(box, element, name));
    const covers = [...element.querySelectorAll(markSelector)]
      .filter((mark) => mark.checkVisibility())
      .map((mark) => boxOf(mark, mark.getBoundingClientRect(), mark.className));
    for (const box of texts) {
      const coin = box.node.parentElement?.closest('[class*="Price-price"]');
      if (!coin && !isInside(box, whole)) flaws.push(`${name}: "${box.what}" leaves it`);
    }
    const boxes = [...texts, ...covers];
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        if (meet(a, b) && a.node !== b.node && !a.node.contains(b.node) && !b.node.contains(a.node)) {
          flaws.push(`${name}: "${a.what}" on "${b.what}"`);
        }
      }
    }
  }

  /** Each line of each text, and whether its words are whole. */
  function textsOf(element: Element): Box[] {
    const found: Box[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (parent === null || text === '' || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('[class*="spoken"]') !== null) continue;
      const style = getComputedStyle(parent);
      if (Number.parseFloat(style.fontSize) < 12) flaws.push(`"${text}" has letters of ${style.fontSize}`);
      const { fontBoundingBoxAscent, actualBoundingBoxAscent, actualBoundingBoxDescent } = heightOf(
        style,
        text,
      );
      const zoom = parent.currentCSSZoom;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const baseline = rect.top + fontBoundingBoxAscent * zoom;
        const top = baseline - actualBoundingBoxAscent * zoom;
        const bottom = baseline + actualBoundingBoxDescent * zoom;
        found.push({ node, what: text, left: rect.left, right: rect.right, top, bottom });
      }
      if (parent.closest('[data-part="name"]') !== null) lookAtWords(node, text);
    }
    return found;
  }

  function lookAtWords(node: Node, text: string): void {
    for (const [word] of text.matchAll(/\S+/g)) {
      if (word.includes(SOFT_HYPHEN)) continue;
      const range = document.createRange();
      const start = text.indexOf(word);
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      if (range.getClientRects().length > 1) flaws.push(`"${word}" of "${text}" is torn`);
    }
  }

  function heightOf(style: CSSStyleDeclaration, text: string): TextMetrics {
    const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const key = font + style.textTransform + text;
    const known = heights.get(key);
    if (known !== undefined) return known;
    if (pen === null) throw new Error('this browser cannot draw');
    pen.font = font;
    const measured = pen.measureText(style.textTransform === 'uppercase' ? text.toUpperCase() : text);
    heights.set(key, measured);
    return measured;
  }

  /** Not if it was left out as a whole; cut is what is seen in part. */
  function isShown(box: Box, element: Element, name: string): boolean {
    for (let at = box.node.parentElement; at !== null && element.contains(at); at = at.parentElement) {
      const { cutsX, cutsY, rect } = clipOf(at);
      const beyondX = cutsX && (box.left < rect.left - NEAR || box.right > rect.right + NEAR);
      const beyondY = cutsY && (box.top < rect.top - NEAR || box.bottom > rect.bottom + NEAR);
      if (!beyondX && !beyondY) continue;
      const isAway =
        (beyondX && (box.left > rect.right - NEAR || box.right < rect.left + NEAR)) ||
        (beyondY && (box.top > rect.bottom - NEAR || box.bottom < rect.top + NEAR));
      if (isAway) leftOut.push(`${name}: ${box.node.parentElement?.className}`);
      else flaws.push(`${name}: "${box.what}" is cut`);
      return false;
    }
    return true;
  }

  /** Many lines stand in the same element. */
  function clipOf(element: Element) {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const { overflowX, overflowY } = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const clip = { cutsX: overflowX !== 'visible', cutsY: overflowY !== 'visible', rect };
    clips.set(element, clip);
    return clip;
  }

  function boxOf(node: Node, { left, top, right, bottom }: DOMRect, what: string): Box {
    return { node, what, left, top, right, bottom };
  }

  function isInside(a: Box, b: Box): boolean {
    return (
      a.left >= b.left - NEAR &&
      a.right <= b.right + NEAR &&
      a.top >= b.top - NEAR &&
      a.bottom <= b.bottom + NEAR
    );
  }

  function meet(a: Box, b: Box): boolean {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > NEAR && high > NEAR;
  }
}
