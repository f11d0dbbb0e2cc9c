import {
  type Bot,
  type Choice,
  type Decision,
  Game,
  type Outcome,
  Simulation,
  treasuresChoice,
  type View,
} from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { library } from './index.ts';
import { choicesOf, kingdom, randomBot, randomKingdom, recordGame, seedOf, unwrap } from './testing.ts';

/** A Province, else a Gold, else a Smithy while it wants one, else a Silver. */
function bigMoney(smithies: number): Bot {
  return (decision, view) => {
    const [first] = decision.choices;
    if (first.verb === 'treasures' || first.label === 'play smithy') return [first];
    if (view.coins >= 8) return choicesOf(decision, 'buy province');
    if (view.coins >= 6 && view.left('gold') > 0) return choicesOf(decision, 'buy gold');
    if (view.coins >= 4 && view.owned('smithy') < smithies) return choicesOf(decision, 'buy smithy');
    return view.coins >= 3 && view.left('silver') > 0 ? choicesOf(decision, 'buy silver') : [];
  };
}

const simulate = (players = 2) => new Simulation(library, { players, kingdom });

/** Within four standard errors of what many more games have shown. */
function expectAbout(games: number, found: number, known: number, deviation: number): void {
  expect(Math.abs(found - known)).toBeLessThan((4 * deviation) / Math.sqrt(games));
}

function expectShare(games: number, found: number, known: number): void {
  expectAbout(games, found / games, known, Math.sqrt(known * (1 - known)));
}

describe('Big Money has the results that are known', () => {
  const GAMES = 5000;

  test('against itself: 24.3 % for the first seat, 42.5 % for the second, 33.2 % ties, 17.36 turns', () => {
    const simulation = simulate();
    const bots = [bigMoney(0), bigMoney(0)];
    const wins = [0, 0];
    let ties = 0;
    let turns = 0;
    let squares = 0;
    for (let n = 0; n < GAMES; n++) {
      const outcome = simulation.play(seedOf(n), bots, 0);
      if (outcome.winners.length === 1) wins[outcome.winners[0]]++;
      else ties++;
      turns += outcome.turns[0];
      squares += outcome.turns[0] ** 2;
    }
    expectShare(GAMES, wins[0], 0.243);
    expectShare(GAMES, wins[1], 0.425);
    expectShare(GAMES, ties, 0.332);
    const mean = turns / GAMES;
    expectAbout(GAMES, mean, 17.36, Math.sqrt(squares / GAMES - mean ** 2));
  });

  test('against itself with one Smithy, in turns on either seat: 12.4 %, the Smithy 60.1 %, 27.6 % ties', () => {
    const simulation = simulate();
    const bots = [bigMoney(1), bigMoney(0)];
    const swapped = [bots[1], bots[0]];
    const wins = [0, 0];
    let ties = 0;
    for (let n = 0; n < GAMES; n++) {
      const { winners } = simulation.play(seedOf(n), n % 2 === 0 ? bots : swapped, 0);
      if (winners.length === 1) wins[n % 2 === 0 ? winners[0] : 1 - winners[0]]++;
      else ties++;
    }
    expectShare(GAMES, wins[0], 0.601);
    expectShare(GAMES, wins[1], 0.124);
    expectShare(GAMES, ties, 0.276);
  });
});

describe('a simulated game', () => {
  test('is the one that is played with the same answers one by one', () => {
    for (let n = 0; n < 10; n++) {
      const { setup, answers, outcome } = recordGame(n, { players: 2 + (n % 5), kingdom: randomKingdom(n) });
      const game = unwrap(Game.replay(library, setup, answers));
      expect(game.decision).toBeNull();
      expect(game.outcome).toEqual(outcome);
    }
  });

  test('does not depend on the games before it', () => {
    const play = (simulation: Simulation, n: number): Outcome =>
      simulation.play(seedOf(n), [randomBot(n), randomBot(n + 1)], n % 2);
    const one = simulate();
    for (let n = 0; n < 10; n++) expect(play(one, n)).toEqual(play(simulate(), n));
    for (let n = 9; n >= 0; n--) expect(play(one, n)).toEqual(play(simulate(), n));
  });

  test('begins with the seat that is to begin', () => {
    for (const first of [0, 1, 2]) {
      const asked: number[] = [];
      const noting = ({ player }: { player: number }) => {
        asked.push(player);
        return [];
      };
      const stop: Bot = (decision) => (asked.length < 6 ? noting(decision) : choicesOf(decision, 'stop'));
      expect(() => simulate(3).play(seedOf(1), [stop, stop, stop], first)).toThrow();
      expect(asked).toEqual([0, 1, 2, 3, 4, 5].map((n) => (first + n) % 3));
    }
  });

  test('shows each bot the view of its own seat', () => {
    const seats = new Set<string>();
    const noting: Bot = (decision, view) => {
      seats.add(`${decision.player} sees as ${view.seat}`);
      return bigMoney(0)(decision, view);
    };
    simulate(3).play(seedOf(1), [noting, noting, noting], 0);
    expect([...seats].sort()).toEqual(['0 sees as 0', '1 sees as 1', '2 sees as 2']);
  });
});

describe('a bot that answers nonsense is told what it was asked', () => {
  /** A game of such bots, which is left when nobody minds for a long time. */
  function playing(bot: Bot): () => Outcome {
    const leaving: Bot = (decision, view) => {
      if (view.answered > 1000) throw new Error('nobody minds');
      return bot(decision, view);
    };
    return () => simulate().play(seedOf(1), [leaving, leaving], 0);
  }

  /** Buys a Militia, plays it, and answers this when it has to discard. */
  function discarding(picks: (choices: readonly Choice[]) => readonly Choice[]): () => Outcome {
    return playing(({ kind, choices }, view) => {
      if (kind === 'cards') return picks(choices);
      const [first] = choices;
      if (first.verb === 'treasures' || first.label === 'play militia') return [first];
      return choices.filter(({ label }) => view.owned('militia') === 0 && label === 'buy militia');
    });
  }

  test('with something that is not for sale', () => {
    const play = playing((decision) => choicesOf(decision, 'buy moon'));
    expect(play).toThrow(RangeError);
    expect(play).toThrow(
      /^\[buy moon\] does not answer the phase: 0 to 1 of 1 treasures, \d play copper, .*1 buy copper/,
    );
  });

  /** What a bot may answer that no compiler has looked at. */
  function nonsense(value: unknown): Bot {
    return () => value as Choice[];
  }

  test('with a word instead of a list', () => {
    expect(playing(nonsense('treasures'))).toThrow('does not answer the phase');
  });

  test('with two things at once in a phase', () => {
    const play = playing((decision, view) => {
      const picks = bigMoney(0)(decision, view);
      return picks.length === 0 ? picks : [...picks, ...choicesOf(decision, 'buy moon')];
    });
    expect(play).toThrow('does not answer the phase');
  });

  test('with too few cards', () => {
    const message = /^\[\] does not answer militia cards: 2 to 2 of (\d [a-z]+, )+\d [a-z]+$/;
    expect(discarding(() => [])).toThrow(message);
  });

  test('with too many cards', () => {
    const play = discarding(([first]) => [first, first, first]);
    expect(play).toThrow('does not answer militia cards: 2 to 2');
  });

  test('with cards it does not have', () => {
    expect(discarding((choices) => choicesOf({ choices }, 'copper', 'moon'))).toThrow(
      '[copper,moon] does not answer militia cards',
    );
  });

  test('with more of a card than it has', () => {
    const play = discarding((choices) => {
      const single = choices.find(({ count }) => count === 1) ?? choices[0];
      return [single, single];
    });
    expect(play).toThrow('does not answer militia cards');
  });

  test('with nothing at all', () => {
    expect(playing(nonsense(null))).toThrow('does not answer the phase');
  });

  test('and the next game on the same table is not touched by that', () => {
    const simulation = simulate();
    const random = randomBot(3);
    const lapsing: Bot = (decision, view) =>
      view.answered < 40 ? random(decision, view) : choicesOf(decision, 'moon');
    expect(() => simulation.play(seedOf(1), [lapsing, lapsing], 0)).toThrow(RangeError);
    const bots = () => [randomBot(5), randomBot(6)];
    expect(simulation.play(seedOf(2), bots(), 0)).toEqual(simulate().play(seedOf(2), bots(), 0));
  });
});

test('a bot may keep and copy what it was asked: it does not change any more', () => {
  const kept: { decision: Decision; written: string }[] = [];
  const keeping: Bot = (decision, view) => {
    kept.push({
      decision: kept.length % 2 === 0 ? decision : { ...decision },
      written: JSON.stringify(decision),
    });
    return randomBot(kept.length)(decision, view);
  };
  const kingdom = [
    'militia',
    'cellar',
    'moat',
    'hermit',
    'pawn',
    'throne-room',
    'witch',
    'mine',
    'nobles',
    'spy',
  ];
  new Simulation(library, { players: 2, kingdom }).play(seedOf(1), [keeping, keeping], 0);
  expect(kept.length).toBeGreaterThan(100);
  for (const { decision, written } of kept) expect(JSON.stringify(decision)).toBe(written);
});

test('a bot may answer with copies of choices', () => {
  const copying: Bot = (decision, view) =>
    randomBot(view.answered)(decision, view).map((choice) => ({ ...choice }));
  const plain: Bot = (decision, view) => randomBot(view.answered)(decision, view);
  expect(simulate().play(seedOf(4), [copying, copying], 0)).toEqual(
    simulate().play(seedOf(4), [plain, plain], 0),
  );
});

describe('a bot that answers phases out of its view', () => {
  const nothing: readonly Choice[] = [];
  const wanted = [library.get('province'), library.get('silver')];
  const inPhase = (view: View, hasTreasures: boolean) => {
    if (hasTreasures) return [treasuresChoice];
    return wanted
      .filter((kind) => view.canBuyKind(kind))
      .slice(0, 1)
      .map(({ offers }) => offers.buy.times(1));
  };
  const unasked = Object.assign(() => nothing, { inPhase });

  test('plays the game it would play with decisions, and leaves the same record', () => {
    const asked: Bot = (decision, view) =>
      decision.kind === 'phase' ? inPhase(view, decision.choices[0].verb === 'treasures') : nothing;
    const one: (readonly string[])[] = [];
    const other: (readonly string[])[] = [];
    const outcome = simulate().play(seedOf(5), [unasked, unasked], 0, one);
    expect(simulate().play(seedOf(5), [asked, asked], 0, other)).toEqual(outcome);
    expect(one).toEqual(other);
    expect(one.flat()).toContain('buy silver');
  });

  test.each([
    ['more than it can pay', [library.get('province').offers.buy.times(1)]],
    ['a card it does not hold', [library.get('gold').offers.play.times(1)]],
    ['a choice that is none of a phase', [library.get('copper').offers.pick.times(1)]],
    ['two things at once', [treasuresChoice, treasuresChoice]],
    ['a word', 'treasures'],
  ])('is told what it was asked when it answers with %s', (_what, picks: unknown) => {
    const bot = Object.assign(() => nothing, { inPhase: () => picks as readonly Choice[] });
    expect(() => simulate().play(seedOf(1), [bot, bot], 0)).toThrow(
      /does not answer the phase: 0 to 1 of 1 treasures/,
    );
  });
});

test('a game in which nobody buys anything is stopped after a thousand turns, and is a tie', () => {
  const idle: Bot = () => [];
  const { winners, turns, finished } = simulate().play(seedOf(1), [idle, idle], 0);
  expect({ winners, turns, finished }).toEqual({ winners: [0, 1], turns: [1000, 1000], finished: false });
});
