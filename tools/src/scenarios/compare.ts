import type { Decision, Game } from '@provincia/engine';
import { FACE_DOWN, pointsOf } from '@provincia/engine/internals';
import { isMatName, isSharedMatName, isTokenName, matNamed } from '@provincia/position';
import { seatNames } from '@provincia/position/schema';
import type { Then } from './scenario.ts';

/** Something that is otherwise than a scenario says. */
export interface Difference {
  /** Where the scenario says it. */
  readonly path: readonly string[];
  readonly expected: unknown;
  readonly found: unknown;
}

type Seat = NonNullable<Then['p1']>;
type Asked = NonNullable<Then['asked']>;

/** Everything the scenario names and the game has otherwise. */
export function compare(game: Game, then: Then): readonly Difference[] {
  const { state, library, players } = game.table;
  const look = new Look(game);
  for (const [i, name] of seatNames.entries()) {
    const expected = then[name];
    if (expected === undefined) continue;
    if (players[i] === undefined) look.differs([name], expected, `no ${name} in this game`);
    else compareSeat(look, name, expected, i);
  }
  for (const [id, expected] of Object.entries(then.supply)) look.pile(id, expected);
  for (const [id, tokens] of Object.entries(then.piles)) {
    for (const [name, expected] of Object.entries(tokens)) look.tokensOn(id, name, expected);
  }
  for (const [mat, expected] of Object.entries(then.mats)) look.sharedMat(mat, expected);
  look.cards(['trash'], then.trash, state.trash);
  for (const what of ['actions', 'buys', 'coins', 'potions'] as const)
    look.same([what], then[what], state.turn[what]);
  look.same(['turn'], then.turn, seatNames[state.turn.owner]);
  look.same(['phase'], then.phase, library.phases[state.turn.phase].name);
  if (then.asked !== undefined) compareAsked(look, then.asked, game.decision);
  look.same(['over'], then.over, state.over);
  if (then.winners !== undefined) {
    const winners = state.over ? game.outcome.winners.map((seat) => seatNames[seat]) : [];
    look.same(['winners'], [...then.winners].sort(), winners);
  }
  return look.found;
}

function compareSeat(look: Look, name: string, expected: Seat, seat: number): void {
  const { table } = look.game;
  const player = table.players[seat];
  const { zones } = player;
  const on = (mat: `${string}-mat`) => zones.mats[table.matOf(mat)] ?? [];
  look.cards([name, 'hand'], expected.hand, zones.hand);
  look.same([name, 'deck'], expected.deck, table.names([...zones.deck].reverse()));
  look.cards([name, 'discard'], expected.discard, zones.discard);
  look.cards([name, 'play'], expected.play, zones.play);
  look.cards([name, 'aside'], expected.aside, [...zones.aside, ...on(FACE_DOWN)]);
  for (const [mat, cards] of Object.entries(expected.mats ?? {})) {
    if (!isMatName(mat)) look.differs([name, 'mats', mat], cards, 'no such mat');
    else look.cards([name, 'mats', mat], cards, on(matNamed(mat)));
  }
  for (const [token, count] of Object.entries(expected.tokens ?? {})) {
    if (!isTokenName(token)) look.differs([name, 'tokens', token], count, 'no such token');
    else look.same([name, 'tokens', token], count, zones.counters[table.counterOf(token)] ?? 0);
  }
  look.same([name, 'vp'], expected.vp, pointsOf(player));
}

function compareAsked(look: Look, expected: Asked, decision: Decision | null): void {
  const who = decision === null ? 'nobody' : seatNames[decision.player];
  if (typeof expected === 'string') {
    look.same(['asked'], expected, who);
    return;
  }
  look.same(['asked', 'who'], expected.who, who);
  if (decision === null) return;
  const { min, max, choices } = decision;
  look.same(['asked', 'min'], expected.min, min);
  look.same(['asked', 'max'], expected.max, max);
  if (expected.choices === undefined) return;
  const none = expected.choices.includes('done') && min === 0 ? ['done'] : [];
  const labels = [...choices.map(({ label }) => label), ...none].sort();
  const all = [
    ...choices.flatMap(({ label, count }) => new Array<string>(count).fill(label)),
    ...none,
  ].sort();
  const named = [...expected.choices].sort();
  look.same(['asked', 'choices'], named, named.length === all.length ? all : labels);
}

/** A game that is looked at, and what has been found so far. */
class Look {
  readonly game: Game;
  readonly found: Difference[] = [];

  constructor(game: Game) {
    this.game = game;
  }

  differs(path: readonly string[], expected: unknown, found: unknown): void {
    this.found.push({ path, expected, found });
  }

  /** What is not expected is not compared. */
  same(path: readonly string[], expected: unknown, found: unknown): void {
    if (expected === undefined || JSON.stringify(expected) === JSON.stringify(found)) return;
    this.differs(path, expected, found);
  }

  cards(path: readonly string[], expected: readonly string[] | undefined, cards: readonly number[]): void {
    this.same(path, expected && [...expected].sort(), this.game.table.names(cards).sort());
  }

  pile(id: string, expected: number | readonly string[]): void {
    const { table } = this.game;
    const { state, layout } = table;
    const pile = layout.piles.find((one) => one.id === id);
    if (pile === undefined) {
      this.differs(['supply', id], expected, 'no such pile');
      return;
    }
    const left = state.left[pile.index];
    const cards = state.supply.slice(pile.start, pile.start + left).reverse();
    this.same(['supply', id], expected, typeof expected === 'number' ? left : table.names(cards));
  }

  sharedMat(name: string, expected: number): void {
    const { table } = this.game;
    if (!isSharedMatName(name)) this.differs(['mats', name], expected, 'no such mat');
    else this.same(['mats', name], expected, table.state.shared[table.sharedMatOf(name)] ?? 0);
  }

  tokensOn(id: string, name: string, expected: number): void {
    const { state, layout } = this.game.table;
    const pile = layout.pileOf.get(id);
    const lying = state.tokens[layout.tokens.indexOf(name)];
    if (pile === undefined) this.differs(['piles', id], expected, 'no such pile');
    else if (!isTokenName(name)) this.differs(['piles', id, name], expected, 'no such token');
    else this.same(['piles', id, name], expected, lying?.[pile] ?? 0);
  }
}
