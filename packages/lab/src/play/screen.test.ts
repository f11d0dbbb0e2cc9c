import { library } from '@provincia/cards';
import { arrange, eventFor, type Game, type GameEvent, rulesVersion } from '@provincia/engine';
import { expect, test } from 'vitest';
import { english } from '../testing.ts';
import { offersOf } from './offers.ts';
import { questionLines } from './screen.ts';
import { YOU } from './seats.ts';
import { styleFor } from './style.ts';

const kingdom = [
  'artisan',
  'bureaucrat',
  'cellar',
  'chancellor',
  'chapel',
  'harbinger',
  'library',
  'militia',
];
const more = [
  'moat',
  'moneylender',
  'remodel',
  'sentry',
  'spy',
  'thief',
  'throne-room',
  'vassal',
  'workshop',
  'corsair',
];

/** Your turn with this hand, or Ada's with this card. */
function position(hand: readonly string[], onTurn = YOU, hers = 'militia'): Game {
  const needed = [...hand, hers].filter((id) => more.includes(id));
  const result = arrange(library, {
    setup: {
      rules: rulesVersion,
      seed: '0'.repeat(32),
      players: 2,
      kingdom: [...kingdom, ...needed, ...more].filter(isFirst).slice(0, 10),
    },
    seats: [
      { hand, deck: ['village', 'village', 'gold'], discard: ['silver'], turns: 1 },
      { hand: [hers], deck: ['gold', 'silver', 'copper'], turns: 1 },
    ],
    supply: {},
    trash: [],
    onTurn,
    phase: 'action',
    actions: 1,
    buys: 1,
    coins: 0,
  });
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

const isFirst = (id: string, at: number, ids: readonly string[]) => ids.indexOf(id) === at;

/** Picks these; what comes of it, as you see it. */
function answer(game: Game, ...picks: string[]): GameEvent[] {
  const result = game.answer(game.decision?.player, { index: game.decision?.index, picks });
  if (!result.ok) throw new Error(result.problem.message);
  return result.value.map((event) => eventFor(event, YOU));
}

/** All that is shown of the question but what may be typed. */
function shown(game: Game, events: readonly GameEvent[] = []): string[] {
  const { decision } = game;
  if (decision === null) throw new Error('nothing is asked');
  const view = game.view(YOU).toJSON();
  const offers = offersOf(decision, view, english);
  return questionLines({ decision, view, offers, events }, styleFor(false, 100, english)).slice(0, -1);
}

const cardsPlayed = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.type === 'play' ? event.cards : []));

/** What is shown after playing the first card of the hand, then picking these. */
function asked(hand: readonly string[], ...answers: string[][]): string[] {
  const game = position(hand);
  let events = answer(game, `play ${hand[0]}`);
  for (const picks of answers) events = answer(game, ...picks);
  return shown(game, events);
}

test('the phases', () => {
  const game = position(['cellar', 'copper']);
  expect(shown(game)).toEqual(['Action phase: play a card', '1 action left.', '  1 Cellar']);
  answer(game);
  expect(shown(game)).toEqual([
    'Buy phase: 0 coins, 1 buy',
    'Play treasures first: you would have 1 coin.',
    '  t Play all treasures   1 Play Copper   2 Buy Copper   3 Buy Curse',
  ]);
  answer(game, 'treasures');
  // What can be bought stands in the table.
  expect(shown(game)).toEqual(['Buy phase: 1 coin, 1 buy', 'Choose a pile to buy from, or end your turn.']);
});

test('the order in which all treasures are played, where it matters', () => {
  const game = position(['copper', 'bank', 'counterfeit', 'tiara']);
  expect(shown(game).slice(2)).toEqual([
    '  t Play all treasures   1 Play Copper   2 Play Bank   3 Play Counterfeit   4 Play Tiara',
    '  5 Buy Copper   6 Buy Curse',
    '  Played in this order: Counterfeit, Tiara, Copper, Bank. For another order, play them one by one.',
  ]);
  // The first two ask whether to play another one twice.
  const events = [...answer(game, 'treasures'), ...answer(game), ...answer(game)];
  expect(cardsPlayed(events)).toEqual(['counterfeit', 'tiara', 'copper', 'bank']);
});

test('those that only pay are played by worth where the first one may be lost', () => {
  const game = position(['gold', 'bank', 'silver', 'tiara'], 1, 'corsair');
  answer(game, 'play corsair');
  answer(game);
  expect(shown(game).at(-1)).toMatch(/^ {2}Played in this order: Tiara, Silver, Gold, Bank\./);
  const events = [...answer(game, 'treasures'), ...answer(game)];
  expect(cardsPlayed(events)).toEqual(['tiara', 'silver', 'gold', 'bank']);
});

test('nothing is said of the order of plain treasures', () => {
  const game = position(['copper', 'silver', 'copper']);
  expect(shown(game).slice(2)).toEqual([
    '  t Play all treasures   1 Play Copper ×2   2 Play Silver   3 Buy Copper   4 Buy Curse',
  ]);
});

test('cards to pick', () => {
  const estates = ['estate', 'copper', 'silver'];
  expect(asked(['cellar', ...estates])[0]).toBe('Cellar: discard any number of cards');
  expect(asked(['chapel', ...estates])[0]).toBe('Chapel: trash any number of cards');
  expect(asked(['remodel', ...estates])).toEqual([
    'Remodel: trash a card',
    'In return you gain a card costing up to 2 coins more.',
    '  1 Silver   2 Copper   3 Estate',
  ]);
  expect(asked(['remodel', ...estates], ['estate'])[2]).toMatch(/^ {2}1 Copper \(0\) {3}2 Silver \(3\) {3}/);
  expect(asked(['artisan', ...estates], ['silver'])).toEqual([
    'Artisan: put a card onto your deck',
    'It will be the next card you draw.',
    '  1 Silver ×2   2 Copper   3 Estate',
  ]);
  expect(asked(['harbinger'])[0]).toBe(
    'Harbinger: put a card from your discard pile onto your deck, if you like',
  );
  expect(asked(['throne-room', 'moat', 'militia'])[0]).toBe(
    'Throne Room: play an Action card twice, if you like',
  );
  expect(asked(['sentry'], [], [])).toEqual([
    'Sentry: put these back onto your deck in any order',
    'The first one you choose goes on top.',
    '  1 Village   2 Gold',
  ]);
  expect(asked(['thief'])[0]).toBe('Thief: trash one of Ada’s revealed cards');
  expect(asked(['thief'], ['gold'])[0]).toBe('Thief: gain a card from the trash, if you like');
});

test('yes or no', () => {
  expect(asked(['moneylender', 'copper'])).toEqual([
    'Moneylender: trash Copper?',
    'It gives you +3 coins.',
    '  1 Trash   2 Keep',
  ]);
  expect(asked(['vassal'])[0]).toBe('Vassal: play Village?');
  expect(asked(['library'])[0]).toBe('Library: set Village aside?');
  expect(asked(['chancellor'])[0]).toBe('Chancellor: put your deck into your discard pile?');
  expect(asked(['mill', 'copper'])[0]).toBe('Mill: discard 2 cards?');
  expect(asked(['spy'])[0]).toBe('Spy: discard Village?');
  expect(asked(['spy'], ['yes'])).toEqual(['Spy: discard Ada’s Gold?', '  1 Discard   2 Leave on the deck']);
});

test("attacks in another's turn", () => {
  const game = position(['moat', 'estate', 'copper', 'silver', 'gold'], 1);
  answer(game, 'play militia');
  expect(shown(game)).toEqual([
    'Militia: react with Moat?',
    'Ada played it. The attack then does not affect you.',
    '  1 Reveal Moat',
  ]);
  answer(game);
  expect(shown(game).slice(0, 2)).toEqual([
    'Militia: discard 2 cards',
    'Ada played it. You keep three cards in hand.',
  ]);
});

test('options, names, places and others', () => {
  expect(asked(['steward'])).toEqual(['Steward: choose one', '  1 +2 cards   2 +2 coins   3 Trash 2 cards']);
  expect(asked(['pawn'])[0]).toBe('Pawn: choose 2');
  expect(asked(['wishing-well'])[0]).toBe('Wishing Well: name a card');
  expect(asked(['secret-passage', 'copper'], ['copper'])).toEqual([
    'Secret Passage: choose the place of Copper in your deck',
    '  0 On top of the deck   1 At the bottom of the deck',
  ]);
  expect(asked(['masquerade', 'copper'])[0]).toBe('Masquerade: pass a card to Ada');
  expect(asked(['courtier', 'copper', 'estate'])[0]).toBe('Courtier: reveal a card');
  expect(asked(['swindler'])[0]).toBe('Swindler: choose the card that Ada gains for Gold');
});
