import { library } from '@provincia/cards';
import type { Card, PileKind } from '@provincia/engine';

const PLAYERS = [2, 3, 4, 5, 6];

/**
 * The source of the catalog's facts.ts: what the cards package says of each card, without what the card does.
 * The browser draws cards and knows no rules, so it gets this instead of the cards themselves.
 */
export function factsSource(): string {
  return [
    '// biome-ignore-all format: one line per card, written by `npm run facts` from the cards package.',
    "import type { Facts } from './card-facts.ts';",
    '',
    'const table = {',
    ...library.kinds.map(({ card }) => `  ${key(card.id)}: ${cardFacts(card)},`),
    ...library.piles.filter(isMixed).map((pile) => `  ${key(pile.id)}: ${mixedFacts(pile)},`),
    '} as const satisfies Record<string, Facts>;',
    '',
    '/** A card, or the pile of Knights or Ruins. */',
    'export type CatalogId = keyof typeof table;',
    '',
    'export const facts: Readonly<Record<CatalogId, Facts>> = table;',
    '',
  ].join('\n');
}

function cardFacts(card: Card): string {
  const { id, set, editions, cost, types, home = 'kingdom', coins, points } = card;
  const pile = library.findPile(id);
  const mixed = library.piles.find(({ kinds }) => kinds.length > 1 && kinds.some((kind) => kind.id === id));
  return literal({
    set,
    editions,
    cost,
    types,
    home,
    pile: mixed?.id ?? (pile && sizes(pile)),
    coins,
    points: typeof points === 'function' ? 'varies' : points,
  });
}

/** What is on every card of the pile; the price is the one that most of them have. */
function mixedFacts(pile: PileKind): string {
  const cards = pile.kinds.map(({ card }) => card);
  const types = cards[0].types.filter((type) => cards.every((card) => card.types.includes(type)));
  const costs = cards.map(({ cost }) => cost);
  const cost = costs.toSorted((a, b) => countOf(costs, b) - countOf(costs, a))[0];
  const { set, editions, home } = pile;
  return literal({ set, editions, cost, types, home, pile: sizes(pile) });
}

function isMixed({ kinds }: PileKind): boolean {
  return kinds.length > 1;
}

function sizes({ size }: PileKind): readonly number[] {
  return PLAYERS.map((players) => size(players));
}

function countOf<T>(all: readonly T[], one: T): number {
  return all.filter((each) => each === one).length;
}

function key(id: string): string {
  return id.includes('-') ? `'${id}'` : id;
}

function literal(facts: Record<string, unknown>): string {
  const fields = Object.entries(facts).filter(([, value]) => value !== undefined);
  return `{ ${fields.map(([name, value]) => `${name}: ${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')}`).join(', ')} }`;
}
