import { eventFor, type Game, type GameEvent } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { answer, seen, told, withCards, wordsOf } from './testing.ts';

const OWNER = 0;
const OTHER = 1;
const SPECTATOR = null;
const strangers = [OTHER, SPECTATOR];
const everybody = [OWNER, ...strangers];

/** Cards that are in no pile of these games occur in a view or an event only if it tells of them. */
function expectNoWordOf(game: Game, events: readonly GameEvent[], hidden: readonly string[]): void {
  for (const viewer of strangers) {
    const text = wordsOf(game, events, viewer);
    for (const card of hidden) expect(text).not.toContain(`"${card}"`);
  }
}

describe('the Native Village mat', () => {
  const village = (deck = ['festival', 'market']) =>
    withCards(['native-village'], [{ hand: ['native-village'], deck, 'native-village-mat': ['vassal'] }, {}]);

  test('shows its owner which cards lie there, and the others how many', () => {
    const game = village();
    answer(game, 'play native-village');
    const events = answer(game, 'put-on-mat');
    expect(seen(game, OWNER).own?.mats).toEqual({ 'native-village-mat': ['vassal', 'festival'] });
    for (const viewer of everybody)
      expect(seen(game, viewer).seats.map(({ mats }) => mats?.['native-village-mat'])).toEqual([2, 0]);
    expect(told(events, 'set-aside', OWNER)).toEqual([['festival']]);
    for (const viewer of strangers) expect(told(events, 'set-aside', viewer)).toEqual([1]);
    expectNoWordOf(game, events, ['festival', 'vassal', 'market']);
  });

  test('gives its cards to the hand unseen', () => {
    const game = village();
    answer(game, 'play native-village');
    const events = answer(game, 'take-mat');
    expect(seen(game, OWNER).own?.hand).toEqual({ vassal: 1 });
    for (const viewer of strangers) expect(told(events, 'put-in-hand', viewer)).toEqual([1]);
    expectNoWordOf(game, events, ['vassal']);
  });

  test('does not show its next card to anybody before it lies there', () => {
    const games = [village(), village(['market', 'festival'])];
    const events = games.map((game) => answer(game, 'play native-village'));
    for (const viewer of everybody) expect(seen(games[0], viewer)).toEqual(seen(games[1], viewer));
    expect(events[0]).toEqual(events[1]);
  });
});

test('everybody sees the cards on an Island mat', () => {
  const game = withCards(['island'], [{ hand: ['island', 'vassal', 'copper'] }, {}]);
  answer(game, 'play island');
  const events = answer(game, 'vassal');
  for (const viewer of everybody) {
    const [{ mats }, other] = seen(game, viewer).seats;
    expect(mats).toEqual({ 'island-mat': ['island', 'vassal'] });
    expect(other.mats).toEqual({ 'island-mat': [] });
    expect(told(events, 'set-aside', viewer).flat()).toEqual(['island', 'vassal']);
  }
});

test('everybody sees the tokens on piles and on Pirate Ship mats', () => {
  const game = withCards(
    ['pirate-ship', 'embargo'],
    [{ hand: ['pirate-ship'], counters: { 'pirate-ship': 2 } }, { deck: ['copper', 'estate'] }],
    { tokens: { silver: { embargo: 3 } } },
  );
  answer(game, 'play pirate-ship');
  answer(game, 'plunder');
  for (const viewer of everybody) {
    const { seats, supply } = seen(game, viewer);
    expect(seats.map(({ counters }) => counters)).toEqual([{ 'pirate-ship': 3 }, { 'pirate-ship': 0 }]);
    expect(supply.find(({ pile }) => pile === 'silver')?.tokens).toEqual({ embargo: 3 });
  }
});

describe('of the cards that are looked at the others', () => {
  test('see what a Lookout trashes and what lies on the discard pile, and not the card put back', () => {
    const game = withCards(['lookout'], [{ hand: ['lookout'], deck: ['vassal', 'festival', 'market'] }, {}]);
    const events = ['play lookout', 'vassal', 'festival'].flatMap((pick) => answer(game, pick));
    for (const viewer of everybody) expect(told(events, 'trash', viewer)).toEqual([['vassal']]);
    for (const viewer of everybody) expect(seen(game, viewer).seats[OWNER].discard).toBe('festival');
    expect(told(events, 'put-on-deck', OWNER)).toEqual([['market']]);
    expectNoWordOf(game, events, ['market']);
  });

  test('see neither the cards of a Navigator nor their order', () => {
    const deck = ['vassal', 'festival', 'market', 'village', 'mine'];
    const game = withCards(['navigator'], [{ hand: ['navigator'], deck }, {}]);
    answer(game, 'play navigator');
    expect(seen(game, OWNER).own?.looking).toEqual(deck);
    const events = [...answer(game, 'put-back'), ...answer(game, ...deck.toReversed())];
    expectNoWordOf(game, events, deck);
  });

  test('see the top one of those that a Navigator discards', () => {
    const deck = ['vassal', 'festival', 'market', 'village', 'mine'];
    const game = withCards(['navigator'], [{ hand: ['navigator'], deck }, {}]);
    answer(game, 'play navigator');
    const events = answer(game, 'discard');
    expect(told(events, 'discard', OTHER)).toEqual([5]);
    expect(seen(game, OTHER).seats[OWNER].discard).toBe('mine');
    expectNoWordOf(game, events, deck.slice(0, 4));
  });

  test('learn whether a Pearl Diver moved the card, and not which it is', () => {
    for (const pick of ['yes', 'no']) {
      const deck = ['copper', 'festival', 'vassal'];
      const game = withCards(['pearl-diver'], [{ hand: ['pearl-diver'], deck }, {}]);
      answer(game, 'play pearl-diver');
      expect(seen(game, OWNER).own?.looking).toEqual(['vassal']);
      const events = answer(game, pick);
      expect(told(events, 'put-on-deck', OTHER)).toEqual(pick === 'yes' ? [1] : []);
      expectNoWordOf(game, events, ['festival', 'vassal']);
    }
  });

  test('see neither the cards put back for a Ghost Ship nor their order', () => {
    const hand = ['vassal', 'festival', 'market', 'village', 'mine'];
    const game = withCards(['ghost-ship'], [{ hand: ['ghost-ship'] }, { hand }]);
    answer(game, 'play ghost-ship');
    expect(game.decision).toMatchObject({ player: OTHER, ordered: true });
    const events = answer(game, 'festival', 'mine');
    expect(told(events, 'put-on-deck', OTHER)).toEqual([['festival', 'mine']]);
    for (const viewer of [OWNER, SPECTATOR]) {
      expect(told(events, 'put-on-deck', viewer)).toEqual([2]);
      expect(JSON.stringify(game.view(viewer))).not.toContain('"mine"');
    }
  });
});

describe('what is revealed everybody sees:', () => {
  test('the card of an Ambassador, and what goes back to its pile', () => {
    const game = withCards(['ambassador'], [{ hand: ['ambassador', 'curse', 'curse', 'copper'] }, {}]);
    answer(game, 'play ambassador');
    const events = [...answer(game, 'curse'), ...answer(game, '2')];
    for (const viewer of everybody) {
      expect(told(events, 'reveal', viewer)).toEqual([['curse']]);
      expect(told(events, 'return', viewer).flat()).toEqual(['curse', 'curse']);
      expect(told(events, 'gain', viewer)).toEqual([['curse']]);
    }
  });

  test('a hand without a Copper, and nothing of one with a Copper but the Copper', () => {
    const game = withCards(
      ['cutpurse'],
      [{ hand: ['cutpurse'] }, { hand: ['vassal', 'festival'] }, { hand: ['copper', 'market'] }],
    );
    const events = answer(game, 'play cutpurse');
    for (const viewer of [OWNER, SPECTATOR]) {
      expect(told(events, 'reveal', viewer)).toEqual([['vassal', 'festival']]);
      expect(JSON.stringify(events.map((event) => eventFor(event, viewer)))).not.toContain('"market"');
    }
  });

  test('the Province of an Explorer', () => {
    const game = withCards(['explorer'], [{ hand: ['explorer', 'province', 'vassal'] }, {}]);
    answer(game, 'play explorer');
    const events = answer(game, 'yes');
    for (const viewer of everybody) expect(told(events, 'reveal', viewer)).toEqual([['province']]);
    expectNoWordOf(game, events, ['vassal']);
  });

  test('the card of a Sea Chart, wherever it goes', () => {
    for (const top of ['sea-chart', 'vassal']) {
      const game = withCards(['sea-chart'], [{ hand: ['sea-chart'], deck: ['copper', top] }, {}]);
      const events = answer(game, 'play sea-chart');
      for (const viewer of everybody) expect(told(events, 'reveal', viewer)).toEqual([[top]]);
    }
  });
});

test('everybody sees a Treasury go back onto the deck', () => {
  const game = withCards(['treasury'], [{ hand: ['treasury'] }, {}]);
  answer(game, 'play treasury');
  answer(game);
  const events = answer(game, 'treasury');
  for (const viewer of everybody) expect(told(events, 'put-on-deck', viewer)).toEqual([['treasury']]);
});

test('everybody sees what a player gained in their last turn', () => {
  const game = withCards(['smugglers'], [{}, {}], { phase: 'buy', coins: 6, buys: 2 });
  answer(game, 'buy silver');
  answer(game, 'buy silver');
  for (const viewer of everybody)
    expect(seen(game, viewer).seats.map(({ gained }) => gained)).toEqual([['silver', 'silver'], []]);
});
