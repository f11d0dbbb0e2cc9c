import {
  type Bot,
  type Choice,
  Game,
  type Outcome,
  type Rehearsal,
  type SeatView,
  Simulation,
} from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { library } from './index.ts';
import {
  answer,
  asked,
  choicesOf,
  copyOf,
  everythingOf,
  kingdomWith,
  layOut,
  numbers,
  randomBot,
  randomKingdom,
  randomPicks,
  seedOf,
  setupOf,
  startGame,
} from './testing.ts';

const ME = 0;
const seeds = [...Array(40).keys()];

function rehearsalOf(game: Game, seat: number): Rehearsal {
  return game.view(seat).rehearsal as Rehearsal;
}

/** A game as a seat imagines it after these answers: what each sees when they are first asked. Nobody does anything. */
function imagined(game: Game, seed: number, seat = asked(game).player, answers: string[][] = []): SeatView[] {
  const sights: SeatView[] = [];
  const onlooker: Bot = ({ player }, view) => {
    sights[player] ??= copyOf(view.toJSON());
    return [];
  };
  const rehearsal = rehearsalOf(game, seat);
  rehearsal.deal(seedOf(seed));
  rehearsal.play(picked(game, answers), Array(game.setup.players).fill(onlooker), game.view(seat).turn + 1);
  return sights;
}

function picked(game: Game, answers: string[][]): Choice[][] {
  return answers.map((labels) => choicesOf(asked(game), ...labels));
}

/** What comes of all these seeds. */
const every = <T>(of: (seed: number) => T): Set<T> => new Set(seeds.map(of));

/** A game in which anything has been done up to the first phase from this decision on. */
function gameInProgress(seed: number, players: number, decisions: number): Game {
  const { game } = startGame({ seed: seedOf(seed), players, kingdom: randomKingdom(seed), first: 0 });
  const random = numbers(seed);
  while (asked(game).index < decisions || asked(game).kind !== 'phase')
    answer(game, ...randomPicks(asked(game), random));
  return game;
}

const gamesInProgress = Array.from({ length: 15 }, (_, n) => gameInProgress(n, 2 + (n % 5), 20 + 10 * n));

/** To the end, by players who do anything. */
function playOut(game: Game, seed: number, answers: string[][] = []): Outcome {
  const rehearsal = rehearsalOf(game, asked(game).player);
  rehearsal.deal(seedOf(seed));
  return rehearsal.play(picked(game, answers), Array(game.setup.players).fill(randomBot(seed)), 1000);
}

describe('what a seat imagines', () => {
  test('looks to it as the game does', () => {
    for (const [n, game] of gamesInProgress.entries()) {
      const { player } = asked(game);
      expect(imagined(game, n)[player]).toEqual(copyOf(game.view(player).toJSON()));
    }
  });

  test('leaves everybody the cards that are theirs', () => {
    for (const [n, game] of gamesInProgress.entries()) {
      if (game.setup.kingdom.includes('masquerade')) continue;
      const sights = imagined(game, n);
      // The player whose turn it is has cleaned up by then, and some of their cards are gone.
      for (const { own } of sights.filter((_, seat) => seat !== asked(game).player)) {
        expect(own?.owned).toEqual(copyOf(game.view(own?.seat as number).toJSON().own?.owned));
      }
    }
  });

  test('has other hands of the others with other seeds', () => {
    const { game } = startGame({ first: 0 });
    expect(every((seed) => imagined(game, seed)[1].own?.hand.copper)).toEqual(new Set([2, 3, 4, 5]));
  });

  test('has the own deck in any order', () => {
    const game = layOut([{ hand: ['smithy'], deck: ['gold', 'silver', 'copper', 'duchy', 'estate'] }, {}]);
    const drawn = (seed: number) =>
      Object.keys(imagined(game, seed, ME, [['play smithy']])[ME].own?.hand ?? {});
    expect(every((seed) => drawn(seed).length)).toEqual(new Set([3]));
    expect(every((seed) => drawn(seed).join()).size).toBe(10);
  });

  test('has a deck where there is one, of any size, and none where there is none', () => {
    const cards = ['copper', 'estate', 'silver'];
    const decks = (deck: string[], discard: string[]) => {
      const game = layOut([{}, { hand: ['gold'], deck, discard }]);
      return every((seed) => imagined(game, seed)[1].own?.deck);
    };
    expect(decks(cards, ['gold', 'duchy'])).toEqual(new Set([1, 2, 3, 4]));
    expect(decks(cards, [])).toEqual(new Set([3]));
    expect(decks([], cards)).toEqual(new Set([0]));
  });
});

describe('below the top of a mixed pile', () => {
  const topOf = (pile: string, { supply }: SeatView) => supply.find((one) => one.pile === pile)?.card;

  test('any of its cards may come next', () => {
    const knights = ['sir-martin', 'dame-anna', 'sir-vander', 'dame-molly'];
    const setup = setupOf({ kingdom: kingdomWith('knights') });
    const game = layOut([{}, {}], { setup, supply: { knights }, phase: 'buy', coins: 4 });
    const next = every((seed) => topOf('knights', imagined(game, seed, ME, [['buy sir-martin']])[1]));
    expect(next).toEqual(new Set(knights.slice(1)));
  });

  test('lies perhaps what came into the box', () => {
    const { game } = startGame({ kingdom: kingdomWith('cultist'), first: 0 });
    const first = topOf('ruins', game.view(ME).toJSON());
    expect(every((seed) => topOf('ruins', imagined(game, seed, ME, [[`buy ${first}`]])[1])).size).toBe(5);
  });
});

describe('what two others passed between them', () => {
  const passed = (card: string) => {
    const hands = [['masquerade', 'copper', 'curse'], ['duchy', 'silver'], ['estate']];
    const game = layOut(hands.map((hand) => ({ hand })));
    answer(game, 'play masquerade');
    for (const given of ['copper', card]) answer(game, given);
    answer(game);
    return game;
  };
  /** Who has the Duchy. */
  const owner = (game: Game, seed: number, seat: number) =>
    imagined(game, seed, seat).findIndex(({ own }) => own?.owned.duchy === 1);

  test('is any card of the giver to a third', () => {
    for (const card of ['duchy', 'silver']) {
      expect(every((seed) => owner(passed(card), seed, ME))).toEqual(new Set([1, 2]));
    }
  });

  test('is what it is to the one who got it', () => {
    expect(every((seed) => owner(passed('duchy'), seed, 2))).toEqual(new Set([2]));
  });

  test('is still with its receiver for the one who passed it: nobody passes on what they get in the same moment', () => {
    expect(every((seed) => owner(passed('duchy'), seed, 1))).toEqual(new Set([2]));
  });
});

describe('what is hidden has no influence', () => {
  function expectImaginedAlike(one: Game, other: Game, seat: number): void {
    expect(copyOf(one.view(seat).toJSON())).toEqual(copyOf(other.view(seat).toJSON()));
    for (const seed of seeds.slice(0, 5))
      expect(imagined(one, seed, seat)).toEqual(imagined(other, seed, seat));
  }

  /** The same game, but what a seat does not see lies the other way round. */
  function reversed(game: Game, seat: number): Game {
    const saved = game.save();
    saved.checkpoint.seats.forEach((zones, other) => {
      const { hand, deck, discard } = zones;
      const inHand = other === seat ? 0 : hand.length;
      const hidden = [...hand.slice(0, inHand), ...deck, ...discard.slice(0, -1)].reverse();
      if (inHand > 0) zones.hand = hidden.slice(0, inHand);
      zones.deck = hidden.slice(inHand, inHand + deck.length);
      zones.discard = [...hidden.slice(inHand + deck.length), ...discard.slice(-1)];
    });
    return Game.resume(saved, game.table);
  }

  test('where cards lie in hands, decks and discard piles', () => {
    for (const game of gamesInProgress) {
      const { player } = asked(game);
      const other = reversed(game, player);
      expect(copyOf(other.save())).not.toEqual(copyOf(game.save()));
      expectImaginedAlike(game, other, player);
    }
  });

  test('which of their Coppers somebody has trashed', () => {
    const deck = ['estate', 'gold', 'silver', 'duchy', 'smithy', 'witch', 'copper'];
    const before = layOut([{ hand: ['moneylender', 'copper'], deck }, { hand: ['estate'] }]);
    const saved = before.save();
    const [
      {
        hand,
        deck: [bottom, ...rest],
      },
    ] = saved.checkpoint.seats;
    saved.checkpoint.seats[ME].deck = [hand[1], ...rest];
    hand[1] = bottom;
    const [one, other] = [before, Game.resume(saved, before.table)].map((game) => {
      answer(game, 'play moneylender');
      answer(game, 'yes');
      answer(game);
      return game;
    });
    expectImaginedAlike(one, other, 1);
  });

  test('what two others gave each other while the seat had no card to pass', () => {
    const [one, other] = [
      ['duchy', 'gold'],
      ['silver', 'copper'],
    ].map((cards) => {
      const hands = [['masquerade'], ['duchy', 'silver'], ['gold', 'copper']];
      const game = layOut(hands.map((hand) => ({ hand })));
      answer(game, 'play masquerade');
      for (const card of cards) answer(game, card);
      return game;
    });
    expectImaginedAlike(one, other, ME);
  });

  /** Masquerade is played twice, and each time the second player gives the third one of these; the others give the same. */
  function passedTwice(cards: string[]): Game {
    const game = layOut([
      {
        hand: ['throne-room', 'masquerade', 'copper', 'copper'],
        deck: ['copper', 'copper', 'copper', 'copper'],
      },
      { hand: ['duchy', 'silver', 'curse'] },
      { hand: ['estate', 'estate'] },
    ]);
    answer(game, 'play throne-room');
    answer(game, 'masquerade');
    const given = [...cards];
    while (asked(game).kind !== 'phase') {
      const { player, purpose } = asked(game);
      const pass = ['copper', given[0], 'estate'][player];
      if (player === 1) given.shift();
      answer(game, ...(purpose === 'pass' ? [pass] : []));
    }
    return game;
  }

  test('what two others gave each other, one time and then again', () => {
    const games = [
      ['duchy', 'silver'],
      ['silver', 'curse'],
      ['curse', 'duchy'],
      ['curse', 'copper'],
    ].map(passedTwice);
    for (const other of games.slice(1)) expectImaginedAlike(games[0], other, ME);
  });
});

describe('a rehearsal', () => {
  test('has the same outcome with the same deal and the same answers, whatever was rehearsed before', () => {
    for (const game of gamesInProgress.slice(0, 6)) {
      const [one, two] = [1, 2].map((seed) => playOut(game, seed));
      // The deal is the same after it was played on in another way.
      imagined(game, 1);
      const bots = Array(game.setup.players).fill(randomBot(1));
      expect(rehearsalOf(game, asked(game).player).play([], bots, 1000)).toEqual(one);
      expect(playOut(game, 2)).toEqual(two);
    }
  });

  test('plays on to the end and changes nothing in the real game', () => {
    for (const [n, game] of gamesInProgress.entries()) {
      const before = everythingOf(game);
      expect(playOut(game, n).finished).toBe(true);
      expect(everythingOf(game)).toEqual(before);
    }
  });

  test('in the middle of simulated games changes nothing in them', () => {
    const shape = { players: 3, kingdom: kingdomWith('masquerade', 'band-of-misfits', 'bridge', 'knights') };
    const rehearsing = (bot: Bot, others: Bot): Bot => {
      return (decision, view) => {
        const rehearsal = decision.kind === 'phase' && view.answered % 7 === 0 ? view.rehearsal : null;
        rehearsal?.deal(seedOf(view.answered));
        rehearsal?.play([], Array(3).fill(others), view.turn + 3);
        return bot(decision, view);
      };
    };
    for (let n = 0; n < 5; n++) {
      const play = (wrap: (bot: Bot, others: Bot) => Bot) => {
        const record: (readonly string[])[] = [];
        const bots = [0, 1, 2].map((seat) => wrap(randomBot(10 * n + seat), randomBot(100 + n)));
        return { outcome: new Simulation(library, shape).play(seedOf(n), bots, 0, record), record };
      };
      expect(play(rehearsing)).toEqual(play((bot) => bot));
    }
  });

  test('that is stopped with equal points has no winner who had fewer turns', () => {
    const game = layOut([{ hand: ['estate'] }, { hand: ['estate'] }]);
    rehearsalOf(game, ME).deal(seedOf(1));
    const outcome = rehearsalOf(game, ME).play([], [() => [], () => []], 3);
    expect(outcome).toMatchObject({ winners: [0, 1], finished: false });
  });
});

/** A turn that has begun goes on with all that has been played and bought in it. */
describe('in the middle of a turn a rehearsal goes on', () => {
  const setup = setupOf({ kingdom: kingdomWith('bridge', 'band-of-misfits', 'great-hall') });

  test('with the purchases that are left', () => {
    const game = layOut([{ hand: ['gold'] }, {}], { phase: 'buy', coins: 9, buys: 3, setup });
    answer(game, 'buy silver');
    answer(game, 'buy silver');
    const [{ own, coins, buys }] = imagined(game, 1);
    expect({ coins, buys, silver: own?.owned.silver }).toEqual({ coins: 3, buys: 1, silver: 2 });
    // Treasures are no longer played once something has been bought.
    expect(() => playOut(game, 1, [['treasures']])).toThrow('does not answer');
    expect(() => playOut(game, 1, [['buy silver'], ['buy silver']])).toThrow('does not answer');
    expect(playOut(game, 1, [['buy silver']]).finished).toBe(true);
  });

  test('with the prices as they are, and as they were from the next turn on', () => {
    const game = layOut([{ hand: ['bridge', 'bridge'] }, {}], { actions: 2, coins: 4, setup });
    answer(game, 'play bridge');
    answer(game, 'play bridge');
    const cost = (sight: SeatView) => sight.supply.find(({ pile }) => pile === 'province')?.cost;
    expect(imagined(game, 1).map(cost)).toEqual([6, 8]);
    expect(playOut(game, 1, [['buy province']]).finished).toBe(true);
  });

  test('with Band of Misfits as the card that it plays', () => {
    const game = layOut([{ hand: ['band-of-misfits', 'smithy'], deck: ['copper'] }, {}], { setup });
    answer(game, 'play band-of-misfits');
    answer(game, 'great-hall');
    const [mine, others] = imagined(game, 1);
    expect(mine.seats[ME]).toMatchObject({ play: ['band-of-misfits'], playedAs: ['great-hall'] });
    expect(others.seats[ME]).toMatchObject({ play: [], hand: 3 });
    expect(playOut(game, 1, [['play smithy']]).finished).toBe(true);
  });
});
