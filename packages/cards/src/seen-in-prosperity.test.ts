import type { Game, GameEvent } from '@provincia/engine';
import { expect, test } from 'vitest';
import { answer, seen, told, withCards, wordsOf } from './testing.ts';

const OWNER = 0;
const OTHER = 1;
const SPECTATOR = null;
const everybody = [OWNER, OTHER, SPECTATOR];

/** Cards that are in no pile of these games occur in a view or an event only if it tells of them. */
function expectNoWordOf(
  game: Game,
  events: readonly GameEvent[],
  viewers: readonly (number | null)[],
  hidden: readonly string[],
): void {
  for (const viewer of viewers) {
    const text = wordsOf(game, events, viewer);
    for (const card of hidden) expect(text).not.toContain(`"${card}"`);
  }
}

test('a Magnate shows the whole hand, but not what is drawn', () => {
  const game = withCards(['magnate'], [{ hand: ['magnate', 'copper', 'mine'], deck: ['festival'] }, {}]);
  const events = answer(game, 'play magnate');
  for (const viewer of everybody) expect(told(events, 'reveal', viewer)).toEqual([['copper', 'mine']]);
  expect(told(events, 'draw', OTHER)).toEqual([1]);
  expectNoWordOf(game, events, [OTHER, SPECTATOR], ['festival']);
});

test('a Magnate shows a hand without Treasures too', () => {
  const game = withCards(['magnate'], [{ hand: ['magnate', 'estate', 'mine'], deck: ['festival'] }, {}]);
  const events = answer(game, 'play magnate');
  for (const viewer of everybody) expect(told(events, 'reveal', viewer)).toEqual([['estate', 'mine']]);
  expect(told(events, 'draw', OTHER)).toEqual([]);
});

test('an Investment that is trashed shows the whole hand, and the tokens are seen by all', () => {
  const game = withCards(['investment'], [{ hand: ['investment', 'curse', 'silver', 'mine'] }, {}]);
  answer(game);
  answer(game, 'play investment');
  answer(game, 'curse');
  const events = answer(game, 'trash-this');
  for (const viewer of everybody) {
    expect(told(events, 'reveal', viewer)).toEqual([['silver', 'mine']]);
    expect(seen(game, viewer).seats.map(({ counters }) => counters?.vp)).toEqual([1, 0]);
  }
});

test('an Investment that gives a coin shows nothing', () => {
  const game = withCards(['investment'], [{ hand: ['investment', 'curse', 'harem'] }, {}]);
  answer(game, 'play investment');
  answer(game, 'curse');
  const events = answer(game, '+1-coin');
  expect(told(events, 'reveal', OTHER)).toEqual([]);
  expectNoWordOf(game, events, [OTHER, SPECTATOR], ['harem']);
});

test('a Counting House shows the others the Coppers taken and not the rest of the pile', () => {
  const discard = ['festival', 'copper', 'market', 'copper', 'silver'];
  const game = withCards(['counting-house'], [{ hand: ['counting-house'], discard }, {}]);
  const before = answer(game, 'play counting-house');
  expectNoWordOf(game, before, [OTHER, SPECTATOR], ['festival', 'market']);
  expect(JSON.stringify(seen(game, OWNER))).toContain('"festival"');
  const events = answer(game, 'copper', 'copper');
  for (const viewer of everybody) expect(told(events, 'put-in-hand', viewer)).toEqual([['copper', 'copper']]);
  expectNoWordOf(game, events, [OTHER, SPECTATOR], ['festival', 'market']);
});

test('everybody sees what a Loan reveals', () => {
  const game = withCards(['loan'], [{ hand: ['loan'], deck: ['market', 'festival', 'copper'] }, {}]);
  const events = answer(game, 'play loan');
  for (const viewer of everybody)
    expect(told(events, 'reveal', viewer).flat()).toEqual(['market', 'festival', 'copper']);
  expect(game.decision?.about).toBe('copper');
});

test('everybody sees what a Rabble reveals, but not the order in which it goes back', () => {
  const order = (...cards: string[]) => {
    const game = withCards(['rabble'], [{ hand: ['rabble'] }, { deck: ['copper', 'estate', 'duchy'] }]);
    const revealed = answer(game, 'play rabble');
    for (const viewer of everybody)
      expect(told(revealed, 'reveal', viewer)).toEqual([['copper', 'estate', 'duchy']]);
    return { game, events: answer(game, ...cards) };
  };
  const [one, other] = [order('estate', 'duchy'), order('duchy', 'estate')];
  for (const viewer of [OWNER, SPECTATOR]) {
    expect(told(one.events, 'put-on-deck', viewer)).toEqual([2]);
    expect(seen(one.game, viewer)).toEqual(seen(other.game, viewer));
  }
});

test('the card put back for a Clerk is seen by nobody else', () => {
  const hand = ['festival', 'copper', 'copper', 'copper', 'copper'];
  const game = withCards(['clerk'], [{ hand: ['clerk'] }, { hand }]);
  answer(game, 'play clerk');
  const events = answer(game, 'festival');
  expect(told(events, 'put-on-deck', OTHER)).toEqual([['festival']]);
  expect(told(events, 'put-on-deck', OWNER)).toEqual([1]);
  expectNoWordOf(game, events, [OWNER, SPECTATOR], ['festival']);
});

test('of the cards discarded for a Vault the others see how many they are and the top one', () => {
  const game = withCards(['vault'], [{ hand: ['vault', 'festival', 'market', 'silver'] }, {}]);
  answer(game, 'play vault');
  const events = answer(game, 'festival', 'market', 'silver');
  expect(told(events, 'discard', OTHER)).toEqual([3]);
  expect(events.find(({ type }) => type === 'discard')).toMatchObject({ top: 'silver' });
  expectNoWordOf(game, events, [OTHER, SPECTATOR], ['festival', 'market']);
});

test('a card of cost 0 trashed for a Bishop is told without tokens for it', () => {
  const game = withCards(['bishop'], [{ hand: ['bishop', 'curse'] }, {}]);
  const events = answer(game, 'play bishop');
  expect(events.filter((event) => event.type === 'plus' && 'counter' in event)).toMatchObject([
    { counter: 'vp', count: 1 },
  ]);
});
