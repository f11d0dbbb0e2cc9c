import { fillUp, library } from '@provincia/cards';
import { type Bonuses, bonuses, type CatalogId, facts } from '@provincia/catalog';
import { arrange, type GameEvent, rulesVersion } from '@provincia/engine';
import { expect, test } from 'vitest';

const playable = library.kinds.filter(({ isAction, isTreasure }) => isAction || isTreasure);

test.each(playable.map(({ id }) => id))('%s gives what the signs on its face promise', (id) => {
  const { coins = 0 } = facts[id as CatalogId];
  const promised = bonuses[id as CatalogId] ?? {};
  expect(givenAtOnce(id)).toEqual({
    cards: promised.cards ?? 0,
    actions: promised.actions ?? 0,
    buys: promised.buys ?? 0,
    coins: (promised.coins ?? 0) + coins,
  });
});

/** What a play gives before anything else happens: with so many cards in hand that no condition adds to it. */
function givenAtOnce(id: string): Required<Bonuses> {
  const game = arrange(library, {
    setup: {
      rules: rulesVersion,
      seed: '0'.repeat(32),
      players: 2,
      kingdom: fillUp(['bandit-camp', 'hermit', 'urchin']),
      first: 0,
    },
    seats: [
      {
        hand: [id, 'copper', 'copper', 'village', 'village', 'estate', 'duchy', 'moat'],
        deck: Array(9).fill('curse'),
        turns: 1,
      },
      { hand: Array(5).fill('copper'), deck: Array(9).fill('copper'), turns: 0 },
    ],
    supply: {},
    trash: [],
    onTurn: 0,
    phase: library.get(id).isAction ? 'action' : 'buy',
    actions: 1,
    buys: 1,
    coins: 0,
  });
  if (!game.ok) throw new Error(game.problem.message);
  const played = game.value.answer(0, { seq: game.value.decision?.seq, picks: [`play ${id}`] });
  if (!played.ok) throw new Error(played.problem.message);
  return sumOf(firstOf(played.value, id));
}

function firstOf(events: readonly GameEvent[], id: string): readonly GameEvent[] {
  const after = events.slice(events.findIndex(({ type }) => type === 'play') + 1);
  const end = after.findIndex(
    ({ type, source, player }) => player !== 0 || source !== id || (type !== 'plus' && type !== 'draw'),
  );
  return end < 0 ? after : after.slice(0, end);
}

function sumOf(events: readonly GameEvent[]): Required<Bonuses> {
  const sum = (amount: (event: GameEvent) => number | undefined) =>
    events.reduce((total, event) => total + (amount(event) ?? 0), 0);
  return {
    cards: sum(({ type, count }) => (type === 'draw' ? count : 0)),
    actions: sum(({ actions }) => actions),
    buys: sum(({ buys }) => buys),
    coins: sum(({ coins }) => coins),
  };
}
