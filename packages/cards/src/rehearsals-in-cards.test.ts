import { type Bot, Game, type Outcome, type Rehearsal, type SeatView, Simulation } from '@provincia/engine';
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
  startGame,
  unwrap,
} from './testing.ts';

/** Rehearsals by whoever is asked in the middle of a card. */

const ME = 0;
const OTHER = 1;
const seeds = [...Array(30).keys()];

/** What comes of all these seeds. */
const every = <T>(of: (seed: number) => T): Set<T> => new Set(seeds.map(of));

function rehearsalOf(game: Game): Rehearsal {
  const { rehearsal } = game.view(asked(game).player);
  if (rehearsal === null) throw new Error('there is no rehearsal');
  return rehearsal;
}

/** What each sees, after these answers, when they are first asked in a phase. Nobody does anything if they need not. */
function imagined(game: Game, seed: number, ...answers: string[][]): SeatView[] {
  const sights: SeatView[] = [];
  const onlooker: Bot = ({ player, kind, choices, min }, view) => {
    if (kind === 'phase') sights[player] ??= copyOf(view.toJSON());
    return choices.slice(0, min);
  };
  const rehearsal = rehearsalOf(game);
  rehearsal.deal(seedOf(seed));
  const picks = answers.map((labels) => choicesOf(asked(game), ...labels));
  rehearsal.play(picks, Array(game.setup.players).fill(onlooker), game.view(ME).turn + 2);
  return sights;
}

/** To the end, by players who do anything. */
function playOut(game: Game, seed: number, answers: string[][] = []): Outcome {
  const rehearsal = rehearsalOf(game);
  rehearsal.deal(seedOf(seed));
  const picks = answers.map((labels) => choicesOf(asked(game), ...labels));
  return rehearsal.play(picks, Array(game.setup.players).fill(randomBot(seed)), 1000);
}

/** A position after these answers, which ends in the middle of a card. */
function within(seats: Parameters<typeof layOut>[0], ...answers: string[][]): Game {
  const game = layOut(seats);
  for (const picks of answers) answer(game, ...picks);
  expect(asked(game).kind).not.toBe('phase');
  return game;
}

const hand = (sight: SeatView) => sight.own?.hand;
const deck = ['copper', 'copper', 'estate', 'silver', 'estate', 'copper', 'province', 'duchy'];

describe('the one who plays a card can rehearse', () => {
  test('what to trash with Chapel, with other hands of the others', () => {
    const cards = ['chapel', 'curse', 'curse', 'estate', 'copper'];
    const game = within([{ hand: cards }, { hand: ['copper', 'gold'], deck }], ['play chapel']);
    const [mine] = imagined(game, 1, ['curse', 'curse']);
    expect(hand(mine)).toEqual({ copper: 1, estate: 1 });
    expect(mine.trash).toEqual({ curse: 2 });
    expect(hand(imagined(game, 1, [])[ME])).toEqual({ copper: 1, curse: 2, estate: 1 });
    expect(every((seed) => JSON.stringify(hand(imagined(game, seed, [])[OTHER]))).size).toBeGreaterThan(4);
  });

  test('what to do with the cards that Sentry looks at, which are the same in every deal', () => {
    const seats = [{ hand: ['sentry', 'smithy'], deck: ['copper', 'curse', 'gold', ...deck] }, {}];
    const game = within(seats, ['play sentry']);
    expect(asked(game).choices.map(({ label }) => label)).toEqual(['curse', 'gold']);
    for (const seed of seeds) {
      const [mine] = imagined(game, seed, ['curse'], [], ['play smithy']);
      expect(mine.trash).toEqual({ curse: 1 });
      expect(hand(mine)).toMatchObject({ gold: 1 });
    }
    // What is drawn below the Gold is another thing each time.
    const drawn = (seed: number) =>
      JSON.stringify(hand(imagined(game, seed, ['curse'], [], ['play smithy'])[ME]));
    expect(every(drawn).size).toBeGreaterThan(4);
  });

  test('what to discard with Spy, from the second of its questions on', () => {
    const seats = [
      { hand: ['spy'], deck },
      { hand: ['copper'], deck: ['province', 'gold', 'estate'] },
    ];
    const game = within(seats, ['play spy'], ['no']);
    expect(asked(game)).toMatchObject({ about: 'province', of: OTHER });
    for (const seed of seeds) {
      expect(imagined(game, seed, ['yes'])[ME].seats[OTHER].discard).toBe('province');
      expect(imagined(game, seed, ['no'])[ME].seats[OTHER].discard).toBe(null);
    }
  });

  test('the second Remodel of a Throne Room', () => {
    const cards = ['throne-room', 'remodel', 'estate', 'gold', 'copper'];
    const game = within([{ hand: cards }, {}], ['play throne-room'], ['remodel'], ['estate'], ['silver']);
    expect(asked(game)).toMatchObject({ source: 'remodel', purpose: 'trash' });
    const before = everythingOf(game);
    const [mine] = imagined(game, 3, ['gold'], ['province']);
    expect(mine.trash).toEqual({ estate: 1, gold: 1 });
    expect(mine.own?.owned).toMatchObject({ province: 1, silver: 1 });
    expect(everythingOf(game)).toEqual(before);
  });

  test('what Pillage discards from a hand that was shown, which is the same in every deal', () => {
    const shown = ['gold', 'estate', 'copper', 'silver', 'duchy'];
    const game = within(
      [{ hand: ['pillage'] }, { hand: shown, deck: ['curse', 'curse', ...deck] }],
      ['play pillage'],
    );
    for (const seed of seeds) {
      const [, other] = imagined(game, seed, ['gold']);
      expect(hand(other)).toEqual({ copper: 1, duchy: 1, estate: 1, silver: 1 });
    }
  });

  test('what Harbinger and Hermit take from the discard pile, which stays as it was looked through', () => {
    const discard = ['gold', 'curse', 'estate', 'copper'];
    const harbinger = within([{ hand: ['harbinger', 'smithy'], deck, discard }, {}], ['play harbinger']);
    const hermit = within([{ hand: ['hermit', 'copper'], deck, discard }, {}], ['play hermit']);
    for (const seed of seeds) {
      expect(hand(imagined(harbinger, seed, ['gold'], ['play smithy'])[ME])).toMatchObject({ gold: 1 });
      expect(imagined(hermit, seed, ['curse'], ['silver'])[ME].trash).toEqual({ curse: 1 });
    }
  });
});

describe('the one who suffers an attack can rehearse', () => {
  const attackers = (attack: string) => ({ hand: [attack, 'gold', 'copper', 'estate', 'silver'], deck });

  test('what to keep of Militia, with other hands of the attacker', () => {
    const cards = ['gold', 'gold', 'copper', 'estate', 'curse'];
    const game = within([attackers('militia'), { hand: cards, deck }], ['play militia']);
    expect(asked(game).player).toBe(OTHER);
    expect(hand(imagined(game, 1, ['curse', 'estate'])[OTHER])).toEqual({ copper: 1, gold: 2 });
    expect(hand(imagined(game, 1, ['gold', 'gold'])[OTHER])).toEqual({ copper: 1, curse: 1, estate: 1 });
    expect(every((seed) => JSON.stringify(hand(imagined(game, seed)[ME]))).size).toBeGreaterThan(4);
  });

  test('what Torturer does', () => {
    const game = within(
      [attackers('torturer'), { hand: ['gold', 'copper', 'estate'], deck }],
      ['play torturer'],
    );
    const [curse] = asked(game).choices.filter(({ label }) => label.includes('curse'));
    expect(hand(imagined(game, 1, [curse.label])[OTHER])).toEqual({
      copper: 1,
      curse: 1,
      estate: 1,
      gold: 1,
    });
  });

  test('whether to reveal a Moat', () => {
    const game = within([attackers('witch'), { hand: ['moat', 'copper'], deck }], ['play witch']);
    const [moat] = asked(game).choices;
    expect(imagined(game, 1, [moat.label], [])[OTHER].own?.owned.curse).toBeUndefined();
    expect(imagined(game, 1, [])[OTHER].own?.owned.curse).toBe(1);
  });

  test('what Secret Chamber puts on the deck, where the attack finds it', () => {
    const cards = ['secret-chamber', 'gold', 'silver', 'estate'];
    const game = within([attackers('bandit'), { hand: cards, deck }], ['play bandit']);
    answer(game, asked(game).choices[0].label);
    expect(asked(game)).toMatchObject({ purpose: 'put-on-deck', min: 2 });
    for (const seed of seeds) {
      expect(imagined(game, seed, ['gold', 'estate'], [])[ME].trash).toEqual({ gold: 1 });
      expect(imagined(game, seed, ['estate', 'secret-chamber'])[ME].trash).toEqual({});
    }
  });

  test('and what they cannot see of the attacker has no influence', () => {
    const victim = { hand: ['gold', 'gold', 'copper', 'estate', 'curse'], deck };
    const [one, other] = [
      { hand: ['militia', 'gold', 'copper'], deck: ['estate', 'silver', 'curse'] },
      { hand: ['militia', 'curse', 'estate'], deck: ['gold', 'copper', 'silver'] },
    ].map((attacker) => within([attacker, victim], ['play militia']));
    for (const seed of seeds) {
      expect(imagined(one, seed, ['curse', 'estate'])).toEqual(imagined(other, seed, ['curse', 'estate']));
    }
  });
});

describe('a question in the middle of a card', () => {
  test('can be rehearsed by the one who is asked, and by nobody else', () => {
    const game = within([{ hand: ['chapel', 'copper'] }, {}], ['play chapel']);
    expect(game.view(ME).rehearsal).not.toBe(null);
    expect(game.view(OTHER).rehearsal).toBe(null);
    expect(game.view(null).rehearsal).toBe(null);
    answer(game);
    expect(game.view(OTHER).rehearsal).not.toBe(null);
  });

  test('cannot be rehearsed while Masquerade holds what others have picked; what it asks later can', () => {
    const hands = [
      ['masquerade', 'copper', 'curse'],
      ['duchy', 'silver'],
      ['estate', 'gold'],
    ];
    const game = within(
      hands.map((cards) => ({ hand: cards })),
      ['play masquerade'],
    );
    for (const card of ['curse', 'duchy', 'gold']) {
      expect(asked(game).purpose).toBe('pass');
      expect(game.view(asked(game).player).rehearsal).toBe(null);
      answer(game, card);
    }
    expect(asked(game)).toMatchObject({ purpose: 'trash', player: ME });
    const owners = every((seed) =>
      imagined(game, seed, ['gold']).findIndex(({ own }) => own?.owned.duchy === 1),
    );
    expect(owners).toEqual(new Set([1, 2]));
  });
});

/** A game in which anything has been done up to the first question in the middle of a card from this decision on. */
function gameInCard(seed: number, players: number, decisions: number): Game {
  const { game } = startGame({ seed: seedOf(seed), players, kingdom: randomKingdom(seed), first: 0 });
  const random = numbers(seed);
  const isThere = () => {
    const { index, kind, purpose } = asked(game);
    return index >= decisions && kind !== 'phase' && purpose !== 'pass';
  };
  while (!isThere()) answer(game, ...randomPicks(asked(game), random));
  return game;
}

const gamesInCards = Array.from({ length: 15 }, (_, n) => gameInCard(n, 2 + (n % 5), 20 + 10 * n));

describe('in the middle of any card', () => {
  test('a rehearsal goes to the end and changes nothing in the real game', () => {
    for (const [n, game] of gamesInCards.entries()) {
      const before = everythingOf(game);
      const answers = [randomPicks(asked(game), numbers(n))];
      expect(playOut(game, n, answers).finished).toBe(true);
      expect(everythingOf(game)).toEqual(before);
    }
  });

  test('the same deal and the same answers have the same outcome, whatever was rehearsed before', () => {
    for (const game of gamesInCards) {
      const [one, two] = [1, 2].map((seed) => playOut(game, seed));
      playOut(game, 1, [randomPicks(asked(game), numbers(5))]);
      const bots = Array(game.setup.players).fill(randomBot(1));
      expect(rehearsalOf(game).play([], bots, 1000)).toEqual(one);
      expect(playOut(game, 2)).toEqual(two);
    }
  });

  test('a game that was saved there is rehearsed in the same way', () => {
    for (const game of gamesInCards) {
      const restored = unwrap(Game.restore(library, copyOf(game.save())));
      expect(playOut(restored, 4)).toEqual(playOut(game, 4));
      game.rest();
      expect(playOut(game, 4)).toEqual(playOut(restored, 4));
    }
  });

  test('what is not an answer to the question is refused', () => {
    for (const game of gamesInCards)
      expect(() => playOut(game, 1, [['nonsense']])).toThrow('does not answer');
  });
});

describe('in simulated games', () => {
  const shape = { players: 3, kingdom: kingdomWith('masquerade', 'band-of-misfits', 'torturer', 'knights') };

  /** Plays with bots that rehearse wherever they can; counts where they could in the middle of a card. */
  function play(n: number, rehearses: boolean, tries: boolean) {
    const found = { in: 0, not: 0 };
    const bots = [0, 1, 2].map((seat): Bot => {
      const bot = randomBot(10 * n + seat);
      return Object.assign(
        ((decision, view) => {
          const picks = bot(decision, view);
          if (!tries) return picks;
          const { rehearsal } = view;
          if (decision.kind !== 'phase') found[rehearsal === null ? 'not' : 'in']++;
          rehearsal?.deal(seedOf(view.answered));
          rehearsal?.play([picks], Array(3).fill(randomBot(n)), view.turn + 2);
          return picks;
        }) as Bot,
        { rehearses },
      );
    });
    const record: (readonly string[])[] = [];
    const outcome = new Simulation(library, shape).play(seedOf(n), bots, 0, record);
    return { outcome, record, found };
  }

  test('bots that say so rehearse in the middle of cards, and change nothing', () => {
    for (let n = 0; n < 4; n++) {
      const { found, ...rehearsed } = play(n, true, true);
      const { outcome, record } = play(n, false, false);
      expect(rehearsed).toEqual({ outcome, record });
      expect(found.in).toBeGreaterThan(10);
    }
  });

  test('the others do not', () => {
    expect(play(1, false, true).found).toMatchObject({ in: 0 });
  });

  test('it goes as in a game that is played one answer at a time', () => {
    const outcomes: Outcome[] = [];
    const random = numbers(7);
    const rehearse = (rehearsal: Rehearsal | null, answered: number) => {
      rehearsal?.deal(seedOf(answered));
      return rehearsal?.play([], Array(3).fill(randomBot(answered)), 30);
    };
    const bot: Bot = Object.assign(
      ((decision, view) => {
        const outcome = decision.kind === 'phase' ? undefined : rehearse(view.rehearsal, view.answered);
        if (outcome !== undefined) outcomes.push(outcome);
        return choicesOf(decision, ...randomPicks(decision, random));
      }) as Bot,
      { rehearses: true },
    );
    const record: string[][] = [];
    new Simulation(library, shape, 12).play(seedOf(7), [bot, bot, bot], 0, record);
    const { game } = startGame({ ...shape, seed: seedOf(7), first: 0 });
    const again: Outcome[] = [];
    for (const picks of record) {
      const { player, kind, index } = asked(game);
      const outcome = kind === 'phase' ? undefined : rehearse(game.view(player).rehearsal, index);
      if (outcome !== undefined) again.push(outcome);
      answer(game, ...picks);
    }
    expect(outcomes.length).toBeGreaterThan(10);
    expect(again).toEqual(outcomes);
  });
});
