import type { Bot, Choice, Decision } from '@provincia/engine';

/** Most wanted first, in every list. */
const plays = ['village', 'market', 'cellar', 'militia', 'smithy', 'mine', 'remodel', 'workshop'].map(
  (card) => `play ${card}`,
);
/** How many of each it wants to have. */
const buys: readonly (readonly [card: string, wanted: number])[] = [
  ['province', 8],
  ['gold', 3],
  ['market', 2],
  ['mine', 1],
  ['militia', 2],
  ['smithy', 3],
  ['remodel', 1],
  ['village', 5],
  ['workshop', 1],
  ['silver', 3],
  ['cellar', 2],
];
const gains = ['province', 'gold', 'smithy', 'village', 'silver', 'cellar', 'estate'];
const discards = ['province', 'duchy', 'estate', 'curse', 'copper', 'remodel', 'cellar', 'village', 'silver'];
const trashes = ['estate', 'silver', 'copper', 'workshop', 'cellar', 'village'];
/** Goes without being asked to: what a hand does not need. */
const useless = new Set(['province', 'duchy', 'estate', 'curse']);

/** Plays every action it can, so that its games are full of decisions, many in the middle of a card. */
export const actionBot: Bot = (decision, view) => {
  const { kind, purpose, choices } = decision;
  if (kind === 'reaction') return [choices[0].label];
  if (purpose === 'discard') return worst(decision, discards, useless);
  if (purpose === 'trash') return worst({ ...decision, min: 1 }, trashes, new Set());
  if (purpose === 'gain') return [preferred(choices, gains) ?? choices[0].label];
  if (choices[0].label === 'treasures') return ['treasures'];
  const played = preferred(choices, plays);
  if (played !== undefined) return [played];
  const bought = buys.find(
    ([card, wanted]) => isOffered(choices, `buy ${card}`) && view.owned(card) < wanted,
  );
  return bought ? [`buy ${bought[0]}`] : [];
};

function isOffered(choices: readonly Choice[], label: string): boolean {
  return choices.some((choice) => choice.label === label);
}

function preferred(choices: readonly Choice[], labels: readonly string[]): string | undefined {
  return labels.find((label) => isOffered(choices, label));
}

/** As many as must be, the first of `order` first, and beyond that those of `gladly`. */
function worst(
  { choices, min, max }: Decision,
  order: readonly string[],
  gladly: ReadonlySet<string>,
): string[] {
  const rank = (label: string) => (order.includes(label) ? order.indexOf(label) : order.length);
  const cards = choices
    .flatMap(({ label, count }) => Array<string>(count).fill(label))
    .sort((a, b) => rank(a) - rank(b));
  const wanted = cards.filter((label) => gladly.has(label)).length;
  return cards.slice(0, Math.min(max, Math.max(min, wanted)));
}
