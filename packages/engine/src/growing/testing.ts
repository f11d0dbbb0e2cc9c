import { type ArrangedSeat, arrange, type Position } from '../arrange.ts';
import type { Card, Landscape } from '../card.ts';
import type { OpenDecision } from '../decision.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { Library } from '../library.ts';
import { type PhaseRule, standardPhases } from '../phases.ts';
import type { Result } from '../problem.ts';
import { rulesVersion } from '../rules-versions.ts';

/** A table for cards that no set has, to show what the engine has room for. */

export function card(id: string, more: Partial<Card> = {}): Card {
  return { id, set: 'test', editions: [1], cost: 2, types: ['action'], ...more };
}

const basics: readonly Card[] = [
  card('copper', { cost: 0, types: ['treasure'], home: 'basic', inStartingDeck: 7, plus: { coins: 1 } }),
  card('gold', { cost: 6, types: ['treasure'], home: 'basic', plus: { coins: 3 } }),
  card('estate', { types: ['victory'], home: 'basic', inStartingDeck: 3, points: 1 }),
  card('province', { cost: 8, types: ['victory'], home: 'basic', points: 6, endsGame: true }),
  card('curse', { cost: 0, types: ['curse'], home: 'basic', points: -1 }),
];

/** Plays an action twice. */
export const twice = card('twice', {
  play(me) {
    for (const chosen of me.pick({ purpose: 'play', min: 0, which: (kind) => kind.isAction })) {
      const ref = me.track(chosen, 'hand');
      me.play(ref);
      me.play(ref);
    }
  },
});

const fillers = Array.from({ length: 10 }, (_, i) => card(`filler-${i}`));

interface Rules {
  readonly cards: readonly Card[];
  readonly landscapes?: readonly Landscape[];
  readonly phases?: readonly PhaseRule[];
}

/** A game with these cards in its kingdom, at the beginning of the first player's turn. */
export function layOut(
  { cards, landscapes = [], phases = standardPhases() }: Rules,
  seats: readonly Partial<ArrangedSeat>[],
  more: Partial<Position> = {},
): Game {
  const library = new Library([...basics, ...cards, ...fillers], [], { landscapes, phases });
  const own = cards.filter(({ home = 'kingdom' }) => home === 'kingdom');
  const kingdom = [...own, ...fillers].slice(0, 10).map(({ id }) => id);
  const position: Position = {
    setup: {
      rules: rulesVersion,
      seed: '1'.repeat(32),
      players: seats.length,
      kingdom,
      ...(landscapes.length > 0 && { landscapes: landscapes.map(({ id }) => id) }),
    },
    seats: seats.map((seat) => ({ turns: 1, ...seat })),
    supply: {},
    trash: [],
    onTurn: 0,
    phase: 'action',
    actions: 1,
    buys: 1,
    coins: 0,
    ...more,
  };
  return unwrap(arrange(library, position));
}

export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** Answers for whoever is asked. */
export function answer(game: Game, ...picks: string[]): readonly GameEvent[] {
  const { player, index } = asked(game);
  return unwrap(game.answer(player, { index, picks }));
}

export function asked(game: Game): OpenDecision {
  if (game.decision === null) throw new Error('nothing is asked');
  return game.decision;
}

export function labels(game: Game): string[] {
  return asked(game).choices.map(({ label }) => label);
}

/** The player whose turn it is plays no more and buys nothing. */
export function endTurn(game: Game): void {
  const { owner } = game.table.state.turn;
  const { turns } = game.table.state;
  while (game.table.state.turns === turns && game.table.state.turn.owner === owner) answer(game);
}

/** What lies in a zone of a seat, by name. */
export function namesIn(game: Game, seat: number, zone: 'hand' | 'play' | 'discard' | 'deck'): string[] {
  return game.table.names(game.table.state.seats[seat][zone]).sort();
}
