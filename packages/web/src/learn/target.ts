import type { Point } from '@provincia/lessons/lesson';

/** Where things are on the page; the first that is there counts. A phone has some of them elsewhere. */
const selectors: Readonly<Record<Point['at'], (of: string) => string>> = {
  hand: () => '[data-place="hand"]',
  card: (of) => `[data-place="hand"] [data-rove][data-card="${CSS.escape(of)}"]`,
  supply: () => '[data-landmark="supply"]',
  pile: (of) => `[data-place="${CSS.escape(`pile:${of}`)}"]`,
  play: () => '[data-landmark="play"]',
  deck: () => '[data-place="deck"]',
  discard: () => '[data-place="discard"]',
  trash: () => '[data-place="trash"]',
  actions: () => '[data-of="actions"]',
  buys: () => '[data-of="buys"]',
  coins: () => '[data-of="coins"]',
  log: () => '[data-landmark="log"], [data-part="to-log"]',
  prompt: () => '[data-landmark="prompt"]',
  button: (of) => `[data-answer="${CSS.escape(of)}"]`,
  rival: () => '[data-landmark="rivals"] [data-place^="seat:"]',
  result: () => '[data-part="result"]',
  curve: () => '[data-review="curve"]',
  players: () => '[data-review="players"]',
  ways: () => '[data-review="ways"]',
  decisions: () => '[data-review="decisions"]',
};

/** The element that a step points at; null if it is not on the page. */
export function targetOf({ at, of = '' }: Point): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(selectors[at](of))];
  return found.find((element) => element.checkVisibility()) ?? null;
}
