import { library } from '@provincia/cards';
import { type Hindrance, hindranceOf, type Wish } from '@provincia/catalog';
import { Game, type Kind, type OpenDecision, type SeatView } from '@provincia/engine';
import { isBarred } from '@provincia/engine/internals';
import { expect, test } from 'vitest';
import { randomGame } from './random-game.ts';

const GAMES = 60;
/** The same hindrance is met in every turn: most are tried out only now and then. */
const TRIED_OUT = 40;

/** A game in which something is asked, as one seat sees it. */
interface Asked {
  readonly game: Game;
  readonly decision: OpenDecision;
  readonly view: SeatView;
  readonly seat: number;
}

function begin(setup: unknown): Game {
  const started = Game.start(library, setup);
  if (!started.ok) throw new Error(started.problem.message);
  return started.value.game;
}

/** What is asked after an answer, given in a copy of the game. */
function after({ game, decision }: Asked, picks: readonly string[]): Game {
  const copy = Game.resume(game.save(), game);
  const result = copy.answer(decision.player, { index: decision.index, picks });
  if (!result.ok) throw new Error(result.problem.message);
  return copy;
}

/** What is asked after all treasures: to what they ask themselves as little is answered as may be. */
function afterTreasures(asked: Asked): Game {
  const game = after(asked, ['treasures']);
  for (let { decision } = game; decision !== null && decision.kind !== 'phase'; decision = game.decision) {
    const picks = decision.choices.slice(0, decision.min).map(({ label }) => label);
    const result = game.answer(decision.player, { index: decision.index, picks });
    if (!result.ok) throw new Error(result.problem.message);
  }
  return game;
}

const offers = ({ decision }: Game, label: string) =>
  decision?.choices.some((choice) => choice.label === label) ?? false;

/** Now and then a phase is ended early, or treasures are played one by one. */
const isCareless = ({ kind, index }: OpenDecision) => kind === 'phase' && index % 5 === 0;

function anyOf({ choices, index }: OpenDecision): string[] {
  const choice = choices[(index / 5) % (choices.length + 1)];
  return choice === undefined ? [] : [choice.label];
}

/** The labels with which it could be chosen. */
function labelsOf({ decision, view, seat }: Asked, { from, id }: Wish): string[] {
  if (decision.player !== seat) return [];
  const card = from === 'supply' ? view.supply.find(({ pile }) => pile === id)?.card : id;
  if (decision.kind === 'phase') return [from === 'supply' ? `buy ${card}` : `play ${card}`];
  if (decision.kind === 'name') return [`${card}`];
  if (decision.kind === 'pile') return from === 'supply' ? [`${card}`] : [];
  if (decision.kind === 'reaction') return from === 'hand' ? [`${card}`] : [];
  const isOwnHand = decision.from === 'hand' && decision.of === seat;
  return isOwnHand && from === 'hand' && decision.kind === 'cards' ? [`${card}`] : [];
}

/** Whether it is so: by the engine's own state, or by what comes of doing what the hindrance asks for. */
function isTrue(asked: Asked, { from, id }: Wish, hindrance: Hindrance): boolean {
  const { game, decision, view, seat } = asked;
  const { supply, turn, library } = game.table;
  const kindOf = (id: string) => library.find(id) as Kind;
  const pile = view.supply.find((one) => one.pile === id);
  const label = `buy ${pile?.card}`;
  switch (hindrance.code) {
    case 'over':
      return false;
    case 'barred':
      return isBarred(game.table, kindOf(hindrance.card));
    case 'named':
      return game.table.onTurn.namedFor(hindrance.cause).some((kind) => kind.id === pile?.card);
    case 'others':
      return hindrance.seat !== seat && hindrance.seat === decision.player;
    case 'empty':
      return supply.top(game.layout.pileOf.get(id) as number) === null;
    case 'notForSale':
      return !game.layout.piles[game.layout.pileOf.get(id) as number].inSupply;
    case 'noBuys':
      return turn.buys === 0;
    case 'buyLater':
      return after(asked, []).table.turn.phase > turn.phase || after(asked, []).table.turn.owner !== seat;
    case 'treasuresLater':
      return offers(after(asked, []), `play ${id}`);
    case 'noActions':
      return turn.actions === 0 && kindOf(id).isAction;
    case 'afterActions':
      return turn.actions > 0 && view.phase === 'buy' && kindOf(id).isAction;
    case 'afterBuy':
      return turn.bought > 0 && kindOf(id).isTreasure;
    case 'victory':
    case 'curse':
    case 'neverPlayed':
      return !kindOf(id).isAction && !kindOf(id).isTreasure;
    case 'treasuresFirst': {
      const then = afterTreasures(asked);
      const coins = then.table.turn.coins - turn.coins;
      return hindrance.atLeast ? coins >= hindrance.coins : coins === hindrance.coins && offers(then, label);
    }
    case 'tooDear': {
      const then = hindrance.withTreasures ? afterTreasures(asked) : game;
      const cost = pile?.cost as number;
      const { coins } = then.table.turn;
      // With nothing left to buy the turn is over, and the coins with it.
      if (then.decision?.player !== seat || then.table.turn.phase === 0) return !offers(then, label);
      return cost - coins === hindrance.missing && coins === hindrance.coins && !offers(then, label);
    }
    case 'upTo':
      return (
        (pile?.cost as number) > hindrance.coins && decision.choices.every(costs((c) => c <= hindrance.coins))
      );
    case 'exactly':
      return pile?.cost !== hindrance.coins && decision.choices.every(costs((c) => c === hindrance.coins));
    case 'unfit':
      return from === 'supply' ? decision.kind === 'pile' : decision.from === 'hand' && decision.of === seat;
    case 'elsewhere':
      return hindrance.where !== from && decision.player === seat && decision.kind !== 'phase';
  }

  function costs(fits: (coins: number) => boolean) {
    return (choice: OpenDecision['choices'][number]) =>
      'card' in choice && fits(game.table.cost(kindOf(choice.card)).coins);
  }
}

test('over many games what is offered has no hindrance, and all the rest one that is true', () => {
  const faults: string[] = [];
  const met = new Map<string, number>();
  for (let number = 0; number < GAMES; number++) {
    const { setup, picks } = randomGame(number);
    const game = begin(setup);
    for (let { decision } = game; decision !== null; decision = game.decision) {
      for (let seat = 0; seat < setup.players; seat++)
        look({ game, decision, view: game.view(seat).toJSON(), seat });
      const labels = isCareless(decision) ? anyOf(decision) : picks(decision).map(({ label }) => label);
      game.answer(decision.player, { index: decision.index, picks: labels });
    }
  }
  expect(faults).toEqual([]);
  const codes = [...met.keys()].sort();
  // All but what needs cards of other sets: buys run out with the turn.
  expect(codes).toEqual([
    'afterActions',
    'afterBuy',
    'barred',
    'buyLater',
    'curse',
    'elsewhere',
    'empty',
    'exactly',
    'named',
    'neverPlayed',
    'noActions',
    'notForSale',
    'others',
    'tooDear',
    'treasuresFirst',
    'treasuresLater',
    'unfit',
    'upTo',
    'victory',
  ]);

  function look(asked: Asked): void {
    const { decision, view, seat } = asked;
    const sight = {
      view,
      decision: decision.player === seat ? decision : null,
      asked: decision.player,
      away: [],
      result: null,
      events: [],
    };
    const wishes: Wish[] = [
      ...Object.keys(view.own?.hand ?? {}).map((id) => ({ from: 'hand', id }) as const),
      ...view.supply.map(({ pile }) => ({ from: 'supply', id: pile }) as const),
    ];
    for (const wish of wishes) {
      const hindrance = hindranceOf(sight, wish);
      const isOffered = labelsOf(asked, wish).some((label) => offers(asked.game, label));
      if (isOffered !== (hindrance === null)) report(asked, wish, hindrance);
      if (hindrance === null) continue;
      const times = met.get(hindrance.code) ?? 0;
      met.set(hindrance.code, times + 1);
      if (times % TRIED_OUT === 0 && !isTrue(asked, wish, hindrance)) report(asked, wish, hindrance);
    }
  }

  function report({ decision }: Asked, { from, id }: Wish, hindrance: Hindrance | null): void {
    faults.push(`${decision.kind} ${decision.source}: ${id} (${from}) ${JSON.stringify(hindrance)}`);
  }
});
