import type { PileKind } from './card.ts';
import { type Layout, LayoutBuilder, newSeat } from './layout.ts';
import type { Library } from './library.ts';
import { type Result, refused } from './problem.ts';
import { draw, Random, type Seed, seedPattern } from './random.ts';
import { type RulesProblem, rulesProblem, rulesVersion } from './rules-versions.ts';
import type { State } from './state.ts';

/** What a game starts from. With its answers it is the whole game. */
export interface Setup {
  /** The version of the rules it is played by: `rulesVersion`. */
  readonly rules: number;
  /** 128 bits: 32 hexadecimal digits in lower case. */
  readonly seed: string;
  /** Two to six. */
  readonly players: number;
  /** The ids of ten different kingdom piles. */
  readonly kingdom: readonly string[];
  /** The seat that begins; without it the seed decides. */
  readonly first?: number;
  /** Whether the starting decks have Shelters; without it chance decides as the rules say. */
  readonly shelters?: boolean;
  /** Whether Platinum and Colony are used; without it chance decides as the rules say. */
  readonly colonies?: boolean;
  /** The ids of what else can be bought or holds in this game. */
  readonly landscapes?: readonly string[];
}

/** The setup if it is one, else what is wrong with it. Takes anything. */
export function checkSetup(library: Library, input: unknown): Result<Setup> {
  if (typeof input !== 'object' || input === null) return refused('setup', 'A setup is an object.');
  const { rules, seed, players, kingdom, first, shelters, colonies, landscapes, ...more } =
    input as Partial<Setup>;
  const unknown = Object.keys(more);
  if (unknown.length > 0) return refused('setup', `A setup has no field "${unknown[0]}".`);
  const otherRules = rulesProblem(rules);
  if (otherRules !== null) return refused(otherRules, otherRulesText[otherRules](inWords(rules)));
  if (typeof seed !== 'string' || !seedPattern.test(seed)) {
    return refused('seed', `A seed is 32 hexadecimal digits (0-9, a-f), not ${inWords(seed)}.`);
  }
  if (!Number.isInteger(players) || (players as number) < 2 || (players as number) > 6) {
    return refused('players', `A game is for 2 to 6 players, not ${inWords(players)}.`);
  }
  if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < (players as number))) {
    return refused(
      'first',
      `The seat that begins is 0 to ${(players as number) - 1}, not ${inWords(first)}.`,
    );
  }
  if (shelters !== undefined && typeof shelters !== 'boolean') {
    return refused('shelters', `Shelters are used or not, true or false, not ${inWords(shelters)}.`);
  }
  if (colonies !== undefined && typeof colonies !== 'boolean') {
    return refused('colonies', `Colonies are used or not, true or false, not ${inWords(colonies)}.`);
  }
  const wrong = checkKingdom(library, kingdom) ?? checkLandscapes(library, landscapes);
  // A copy: what the caller does with the object later is not the game's business.
  return wrong
    ? refused('kingdom', wrong)
    : { ok: true, value: { ...(input as Setup), kingdom: [...(kingdom as string[])] } };
}

const otherRulesText: Readonly<Record<RulesProblem, (rules: string) => string>> = {
  rules: (rules) => `This program plays rules versions up to ${rulesVersion}, and ${rules} is none.`,
  'newer-rules': (rules) =>
    `The game is of rules version ${rules}, and this program plays versions up to ${rulesVersion}: update it.`,
  'retired-rules': (rules) => `The game is of rules version ${rules}, which this program no longer plays.`,
};

function checkKingdom(library: Library, kingdom: unknown): string | null {
  if (!Array.isArray(kingdom)) return 'A kingdom is a list of ten card ids.';
  const seen = new Set<string>();
  for (const id of kingdom as unknown[]) {
    const pile = typeof id === 'string' ? library.findPile(id) : undefined;
    if (pile === undefined) return `The kingdom has ${inWords(id)}, which is not a pile of this program.`;
    if (pile.home === 'basic')
      return `The kingdom has ${pile.id}, a basic card, which is not one of the ten.`;
    if (pile.home !== 'kingdom')
      return `The kingdom has ${pile.id}, which comes with other cards and is not one of the ten.`;
    if (seen.has(pile.id)) return `The kingdom has ${pile.id} twice.`;
    seen.add(pile.id);
  }
  return seen.size === 10 ? null : `A kingdom has 10 different piles, this one has ${seen.size}.`;
}

function checkLandscapes({ landscapes }: Library, wanted: unknown): string | null {
  if (wanted === undefined) return null;
  if (!Array.isArray(wanted)) return 'Landscapes are a list of ids.';
  const unknown = wanted.find((id) => !landscapes.some((landscape) => landscape.id === id));
  return unknown === undefined ? null : `There is no landscape ${inWords(unknown)} in this program.`;
}

export interface Start {
  readonly layout: Layout;
  /** Everything in its place, nothing shuffled or dealt yet. */
  readonly state: State;
}

/** Without a version of the rules it is the newest. */
export type Shape = Pick<Setup, 'players' | 'kingdom' | 'shelters' | 'colonies' | 'landscapes'> &
  Partial<Pick<Setup, 'rules'>>;

/** A shape in which nothing about the piles is left to chance. */
export type SettledShape = Shape & { readonly colonies: boolean };

export function layOut(
  all: Library,
  { rules = rulesVersion, players, kingdom, shelters, colonies, landscapes = [] }: SettledShape,
): Start {
  const library = all.forKingdom(kingdom);
  const builder = new LayoutBuilder(
    library,
    landscapes.map((id) => library.landscape(id)),
  );
  const decks = Array.from({ length: players }, () => startingDeck(library, builder));
  const lots = shelters === undefined ? lotsOf(library, kingdom, library.shelters[0]?.card.set) : [shelters];
  // Whether they come out of the box is decided when the cards are dealt.
  const box: number[] = [];
  if (lots.includes(true)) {
    for (const _ of decks) box.push(...library.shelters.map((shelter) => builder.card(shelter)));
  }
  const piles = pilesOf(library, kingdom, colonies);
  const areRefilled = piles.some(({ kinds }) => kinds.some(({ card }) => card.refillsPiles));
  for (const pile of piles) {
    const room = areRefilled ? players * dealtOf(pile) : 0;
    builder.pile(pile, cardsOf(pile, players, builder), pile.size(players), room);
  }
  const layout = builder.layout(rules, lots);
  const seats = decks.map((deck) => ({ ...newSeat(layout), deck }));
  return { layout, state: builder.state(layout, seats, [], box) };
}

/**
 * Card after card: what flatMap makes, and a copy of it, the machine takes for a list with holes. One such list is enough
 * to make all those with which it shares code slower.
 */
function startingDeck({ kinds }: Library, builder: LayoutBuilder): number[] {
  const deck: number[] = [];
  for (const kind of kinds) builder.add(deck, kind, kind.card.inStartingDeck ?? 0);
  return deck;
}

function cardsOf({ kinds, copies }: PileKind, players: number, builder: LayoutBuilder): number[] {
  const cards: number[] = [];
  for (const kind of kinds) builder.add(cards, kind, copies(players));
  return cards;
}

/** How many cards of a pile each player begins with. */
function dealtOf({ kinds }: PileKind): number {
  return kinds.reduce((sum, { card }) => sum + (card.inStartingDeck ?? 0), 0);
}

/** Each pile of the kingdom is a lot: whether it is of this set (rule 2.3.4). Where all are alike, one is enough. */
function lotsOf(library: Library, kingdom: readonly string[], set: string | undefined): readonly boolean[] {
  const lots = kingdom.map((id) => library.findPile(id)?.set === set);
  return new Set(lots).size === 1 ? lots.slice(0, 1) : lots;
}

/** Whether a kingdom has Platinum and Colony, as far as that is settled; null where chance decides (Prosperity 1.5 to 1.8). */
export function settledColonies(
  library: Library,
  { kingdom, colonies }: Pick<Setup, 'kingdom' | 'colonies'>,
): boolean | null {
  const lots = colonies === undefined ? lotsOf(library, kingdom, library.colonies[0]?.set) : [colonies];
  return lots.length === 1 ? lots[0] : null;
}

/** Where in the stream of a seed the lot for Platinum and Colony is drawn: no game gets that far, so it is a draw of its own. */
const COLONY_DRAW = 0x80000000;

/** Whether a game has Platinum and Colony: as its players have settled, or as its kingdom or its seed decides. */
export function usesColonies(
  library: Library,
  setup: Pick<Setup, 'kingdom' | 'colonies'> & { readonly seed: Seed },
): boolean {
  return (
    settledColonies(library, setup) ??
    lotsOf(library, setup.kingdom, library.colonies[0].set)[
      draw(new Random(setup.seed), { chance: COLONY_DRAW }, setup.kingdom.length)
    ]
  );
}

/** The same setup with nothing about its piles left to chance. */
export function settled(library: Library, setup: Setup): Setup & SettledShape {
  return { ...setup, colonies: usesColonies(library, setup) };
}

/** The basic piles, those of the kingdom, and those that these bring. */
export function pilesOf(library: Library, kingdom: readonly string[], colonies: boolean): PileKind[] {
  const find = (id: string) => library.findPile(id) as PileKind;
  const ten = kingdom.map(find);
  const brought = new Set(ten.flatMap((pile) => pile.brings));
  const basic = library.piles.filter(
    ({ home, comesWithSet }) => home === 'basic' && (colonies || !comesWithSet),
  );
  return [...basic, ...ten, ...[...brought].map(find)];
}

/**
 * Who begins the next game at the same table: the player on the winner's left; after a tie the seed decides, for
 * which this is undefined (rule 2.4).
 */
export function firstAfter(winners: readonly number[], players: number): number | undefined {
  return winners.length === 1 ? (winners[0] + 1) % players : undefined;
}

/** Whatever came from outside, for a sentence about it. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
