import type { Bot, Choice, Decision, Verb } from '@provincia/engine';

/** Most wanted first, in every list. */
const plays = ['village', 'market', 'cellar', 'militia', 'smithy', 'mine', 'remodel', 'workshop'];
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
  const [first] = choices;
  if (kind === 'reaction') return [first];
  if (purpose === 'discard') return worst(decision, discards, useless);
  if (purpose === 'trash') return worst({ ...decision, min: 1 }, trashes, new Set());
  if (purpose === 'gain') return [preferred(choices, 'pick', gains) ?? first];
  if (first.verb === 'treasures') return [first];
  const wanted = buys.filter(([card, most]) => view.owned(card) < most).map(([card]) => card);
  const best = preferred(choices, 'play', plays) ?? preferred(choices, 'buy', wanted);
  return best ? [best] : [];
};

/** The first of these cards with which this can be done. */
function preferred(choices: readonly Choice[], verb: Verb, cards: readonly string[]): Choice | undefined {
  const offered = cards.map((card) => choices.find((one) => one.verb === verb && cardOf(one) === card));
  return offered.find((choice) => choice !== undefined);
}

function cardOf(choice: Choice): string {
  return 'card' in choice ? choice.card : '';
}

/** As many as must be, the first of `order` first, and beyond that those of `gladly`. */
function worst(
  { choices, min, max }: Decision,
  order: readonly string[],
  gladly: ReadonlySet<string>,
): Choice[] {
  const rank = (card: string) => (order.includes(card) ? order.indexOf(card) : order.length);
  const cards = choices
    .flatMap((choice) => Array<Choice>(choice.count).fill(choice))
    .sort((a, b) => rank(cardOf(a)) - rank(cardOf(b)));
  const wanted = cards.filter((choice) => gladly.has(cardOf(choice))).length;
  return cards.slice(0, Math.min(max, Math.max(min, wanted)));
}
