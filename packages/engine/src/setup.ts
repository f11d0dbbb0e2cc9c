import type { Kind, Library } from './card.ts';
import { emptySeat, type Layout, LayoutBuilder } from './layout.ts';
import { type Result, refused } from './problem.ts';
import { seedPattern } from './random.ts';
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
}

/** Counts up when a change makes the same answers another game. */
export const rulesVersion = 1;

const startingDeck: readonly (readonly [id: string, count: number])[] = [
  ['copper', 7],
  ['estate', 3],
];

/** The setup if it is one, else what is wrong with it. Takes anything. */
export function checkSetup(library: Library, input: unknown): Result<Setup> {
  if (typeof input !== 'object' || input === null) return refused('setup', 'A setup is an object.');
  const { rules, seed, players, kingdom, first, ...more } = input as Partial<Setup>;
  const unknown = Object.keys(more);
  if (unknown.length > 0) return refused('setup', `A setup has no field "${unknown[0]}".`);
  if (rules !== rulesVersion) {
    return refused(
      'rules',
      `This program plays rules version ${rulesVersion}, not ${JSON.stringify(rules)}.`,
    );
  }
  if (typeof seed !== 'string' || !seedPattern.test(seed)) {
    return refused('seed', `A seed is 32 hexadecimal digits (0-9, a-f), not ${JSON.stringify(seed)}.`);
  }
  if (!Number.isInteger(players) || (players as number) < 2 || (players as number) > 6) {
    return refused('players', `A game is for 2 to 6 players, not ${JSON.stringify(players)}.`);
  }
  if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < (players as number))) {
    return refused(
      'first',
      `The seat that begins is 0 to ${(players as number) - 1}, not ${JSON.stringify(first)}.`,
    );
  }
  const wrong = checkKingdom(library, kingdom);
  return wrong ? refused('kingdom', wrong) : { ok: true, value: input as Setup };
}

function checkKingdom(library: Library, kingdom: unknown): string | null {
  if (!Array.isArray(kingdom)) return 'A kingdom is a list of ten card ids.';
  const seen = new Set<string>();
  for (const id of kingdom as unknown[]) {
    const kind = typeof id === 'string' ? library.find(id) : undefined;
    if (kind === undefined) return `The kingdom has ${JSON.stringify(id)}, which is no card of this program.`;
    if (kind.card.basic) return `The kingdom has ${kind.id}, a basic card that is in every game anyway.`;
    if (seen.has(kind.id)) return `The kingdom has ${kind.id} twice.`;
    seen.add(kind.id);
  }
  return seen.size === 10 ? null : `A kingdom has 10 different piles, this one has ${seen.size}.`;
}

/** How many cards a pile starts with (general.md 2.1). */
export function pileSize(kind: Kind, players: number): number {
  if (kind.card.pile) return kind.card.pile(players);
  if (!kind.isVictory) return 10;
  return players === 2 ? 8 : 12;
}

export interface Start {
  readonly layout: Layout;
  /** Everything in its place, nothing shuffled or dealt yet. */
  readonly state: State;
}

export function layOut(library: Library, { players, kingdom }: Pick<Setup, 'players' | 'kingdom'>): Start {
  const builder = new LayoutBuilder(library);
  const seats = Array.from({ length: players }, emptySeat);
  for (const seat of seats) {
    for (const [id, count] of startingDeck) seat.deck.push(...builder.cards(library.get(id), count));
  }
  for (const kind of pilesOf(library, kingdom)) builder.pile(kind, pileSize(kind, players));
  return { layout: builder.layout(), state: builder.state(seats, []) };
}

/** The basic piles and those of the kingdom. */
export function pilesOf(library: Library, kingdom: readonly string[]): Kind[] {
  return [...library.kinds.filter((kind) => kind.card.basic), ...kingdom.map((id) => library.get(id))];
}

/**
 * Who begins the next game at the same table: the player on the winner's left; after a tie the seed decides, for
 * which this is undefined (general.md 2.4).
 */
export function firstAfter(winners: readonly number[], players: number): number | undefined {
  return winners.length === 1 ? (winners[0] + 1) % players : undefined;
}
