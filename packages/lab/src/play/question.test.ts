import { library } from '@provincia/cards';
import { arrange, type Game, rulesVersion } from '@provincia/engine';
import { expect, test } from 'vitest';
import { YOU } from './names.ts';
import { questionText } from './question.ts';

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
];

/** Your turn with this hand, or Ada's with a Militia. */
function position(hand: readonly string[], onTurn = YOU): Game {
  const needed = hand.filter((id) => more.includes(id));
  const result = arrange(library, {
    setup: {
      rules: rulesVersion,
      seed: '0'.repeat(32),
      players: 2,
      kingdom: [...kingdom, ...needed, ...more].filter(isFirst).slice(0, 10),
    },
    seats: [
      { hand, deck: ['village', 'village', 'gold'], discard: ['silver'], turns: 1 },
      { hand: ['militia'], deck: ['gold', 'silver', 'copper'], turns: 1 },
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

function answer(game: Game, ...picks: string[]): void {
  const result = game.answer(game.decision?.player, { index: game.decision?.index, picks });
  if (!result.ok) throw new Error(result.problem.message);
}

function sentence(game: Game): string {
  if (game.decision === null) throw new Error('nothing is asked');
  return questionText(game.decision, game.view(YOU).toJSON());
}

/** The sentence after playing the first card of the hand, then picking these. */
function asked(hand: readonly string[], ...answers: string[][]): string {
  const game = position(hand);
  answer(game, `play ${hand[0]}`);
  for (const picks of answers) answer(game, ...picks);
  return sentence(game);
}

test('the phases', () => {
  const game = position(['cellar', 'copper']);
  expect(sentence(game)).toBe('Play an action card.');
  answer(game);
  expect(sentence(game)).toBe('Play your treasures, then buy a card.');
  answer(game, 'treasures');
  expect(sentence(game)).toBe('Buy a card.');
});

test('cards to pick', () => {
  const estates = ['estate', 'copper', 'silver'];
  expect(asked(['cellar', ...estates])).toBe('Cellar: discard up to 3 cards.');
  expect(asked(['chapel', ...estates])).toBe('Chapel: trash up to 3 cards.');
  expect(asked(['remodel', ...estates])).toBe('Remodel: trash a card.');
  expect(asked(['remodel', ...estates], ['estate'])).toBe('Remodel: gain a card.');
  expect(asked(['artisan', ...estates], ['silver'])).toBe('Artisan: put a card on your deck.');
  expect(asked(['harbinger'])).toBe('Harbinger: put a card from your discard pile on your deck, or none.');
  expect(asked(['throne-room', 'moat', 'militia'])).toBe('Throne Room: play a card, or none.');
  expect(asked(['sentry'], [], [])).toBe(
    'Sentry: put these on your deck: list them all, the first one on top.',
  );
  expect(asked(['thief'])).toBe("Thief: trash a card of Ada's.");
  expect(asked(['thief'], ['gold'])).toBe('Thief: gain a card from the trash, or none.');
});

test('yes or no', () => {
  expect(asked(['moneylender', 'copper'])).toBe('Moneylender: trash Copper?');
  expect(asked(['vassal'])).toBe('Vassal: play Village?');
  expect(asked(['library'])).toBe('Library: set Village aside?');
  expect(asked(['chancellor'])).toBe('Chancellor: put your deck into your discard pile?');
  expect(asked(['spy'])).toBe('Spy: discard Village?');
  expect(asked(['spy'], ['yes'])).toBe("Spy: discard Ada's Gold?");
});

test("attacks in another's turn", () => {
  const game = position(['moat', 'estate', 'copper', 'silver', 'gold'], 1);
  answer(game, 'play militia');
  expect(sentence(game)).toBe('Militia is played. React with one of these?');
  answer(game);
  expect(sentence(game)).toBe('Militia: discard 2 cards.');
});

test('options, names and places', () => {
  expect(asked(['steward'])).toBe('Steward: choose one.');
  expect(asked(['pawn'])).toBe('Pawn: choose 2.');
  expect(asked(['wishing-well'])).toBe('Wishing Well: name a card.');
  expect(asked(['secret-passage', 'copper'], ['copper'])).toMatch(/^Secret Passage: how many cards/);
  expect(asked(['masquerade', 'copper'])).toBe('Masquerade: pass a card to the left.');
  expect(asked(['courtier', 'copper', 'estate'])).toBe('Courtier: reveal a card.');
  expect(asked(['swindler'])).toBe('Swindler: choose a card to be gained.');
  expect(asked(['mill', 'copper'])).toBe('Mill: discard 2 cards?');
});
