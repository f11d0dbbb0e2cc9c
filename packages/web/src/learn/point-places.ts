import type { Point } from '@provincia/lessons/lesson';

/** Where things are on the page. */
const selectors: Readonly<Record<Point['at'], (of: string) => readonly string[]>> = {
  hand: () => ['[data-place="hand"]'],
  card: (of) => [`[data-place="hand"] [data-rove][data-card="${CSS.escape(of)}"]`],
  supply: () => ['[data-landmark="supply"]'],
  pile: (of) => [`[data-place="${CSS.escape(`pile:${of}`)}"]`],
  play: () => ['[data-landmark="play"]'],
  deck: () => ['[data-place="deck"]'],
  discard: () => ['[data-place="discard"]'],
  trash: () => ['[data-place="trash"]'],
  actions: () => ['[data-of="actions"]'],
  buys: () => ['[data-of="buys"]'],
  coins: () => ['[data-of="coins"]'],
  log: () => ['[data-landmark="log"]', '[data-part="to-log"]'],
  prompt: () => ['[data-landmark="prompt"]'],
  button: (of) => [`[data-answer="${CSS.escape(of)}"]`],
  rival: () => ['[data-landmark="rivals"] [data-place^="seat:"]'],
  result: () => ['[data-part="result"]'],
  curve: () => ['[data-review="curve"]'],
  players: () => ['[data-review="players"]'],
  ways: () => ['[data-review="ways"]'],
  decisions: () => ['[data-review="decisions"]'],
};

/** What a step points at, as selectors. */
export function placesOf(point: Point | undefined): readonly string[] {
  return point === undefined ? [] : selectors[point.at](point.of ?? '');
}
