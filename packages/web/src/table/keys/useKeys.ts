import type { CardId, Wish } from '@provincia/catalog';
import { useEffect, useRef } from 'react';
import { cardAt } from '../wishes.ts';

export interface KeyActions {
  readonly undo: () => void;
  readonly treasures: () => void;
  /** Missing where nobody gets a hint. */
  readonly hint?: (() => void) | undefined;
  readonly end: () => void;
  /** Enter: true if it did something, so that it does not press the focused card too. */
  readonly confirm: () => boolean;
  /** Escape: thinks better of it. */
  readonly cancel?: () => void;
  readonly inspect: (card: CardId, wish: Wish | null) => void;
  readonly log: () => void;
  readonly help: () => void;
}

/** The keys of the table. They rest while one types or a dialog is open. */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'F6') {
        event.preventDefault();
        cycleLandmarks(event.shiftKey ? -1 : 1);
      } else if (!isTyping(event.target) && press(event, latest.current)) {
        event.preventDefault();
      }
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

/** True if the key means something here. */
function press(event: KeyboardEvent, actions: KeyActions): boolean {
  const plain: Readonly<Record<string, (() => void) | undefined>> = {
    u: actions.undo,
    t: actions.treasures,
    h: actions.hint,
    e: actions.end,
    escape: actions.cancel,
    l: actions.log,
    '?': actions.help,
  };
  const key = event.key.toLowerCase();
  // A key that is held down is pressed once, or it would also confirm what is asked about it, or put away what it shows.
  if (event.repeat && ['enter', 'e', 'h'].includes(key)) return true;
  if (key === 'enter') return isPressable(event.target) ? false : actions.confirm();
  if (key === 'i') {
    const card = cardAt(document.activeElement);
    if (card !== null) actions.inspect(card.id, card.wish);
    return true;
  }
  plain[key]?.();
  return plain[key] !== undefined;
}

/** Enter presses buttons and links, but not cards: those are chosen with Space, and Enter confirms. */
function isPressable(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest('button, a, summary, select') !== null && !('rove' in target.dataset);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input, textarea, select, [contenteditable="true"]');
}

/** From one region of the table to the next. */
function cycleLandmarks(step: number): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-landmark]')];
  if (regions.length === 0) return;
  // The last, because a region may lie in another.
  const here = regions.findLastIndex((region) => region.contains(document.activeElement));
  const start =
    here < 0 ? (step > 0 ? 0 : regions.length - 1) : (here + step + regions.length) % regions.length;
  for (let i = 0; i < regions.length; i++) {
    const region = regions[(start + i * step + regions.length * regions.length) % regions.length];
    const first = firstIn(region);
    if (first !== null) {
      first.focus();
      return;
    }
  }
}

/** Where the focus goes in a region: to its cards or piles, else to what the Tab key would reach, else to the region itself. */
export function firstIn(region: HTMLElement): HTMLElement | null {
  const card = region.querySelector<HTMLElement>('[data-rove][tabindex="0"]');
  const inside = region.querySelector<HTMLElement>(
    ':is(button, a[href], input, select, summary):not([tabindex="-1"])',
  );
  return card ?? inside ?? (region.hasAttribute('tabindex') ? region : null);
}
