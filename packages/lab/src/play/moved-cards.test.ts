import { library } from '@provincia/cards';
import { promptFor } from '@provincia/catalog';
import { arrange, eventFor, type Game, rulesVersion } from '@provincia/engine';
import { expect, test } from 'vitest';
import { english } from '../testing.ts';
import { playerNames, YOU } from './seats.ts';

const ADA = 1;
const plain = [
  'gardens',
  'cellar',
  'chapel',
  'village',
  'workshop',
  'smithy',
  'festival',
  'laboratory',
  'market',
  'mine',
];

interface Laid {
  readonly hand: readonly string[];
  readonly deck?: readonly string[];
  /** Of Ada. */
  readonly theirs?: { readonly hand?: readonly string[]; readonly deck?: readonly string[] };
  readonly onTurn?: number;
  readonly phase?: string;
  readonly coins?: number;
}

function laid({ hand, deck = [], theirs = {}, onTurn = YOU, phase = 'action', coins = 0 }: Laid): Game {
  const all = [...hand, ...(theirs.hand ?? [])];
  const needed = all.filter((id) => library.findPile(id)?.home === 'kingdom');
  const result = arrange(library, {
    setup: {
      rules: rulesVersion,
      seed: '0'.repeat(32),
      players: 2,
      kingdom: [...new Set([...needed, ...plain])].slice(0, 10),
    },
    seats: [
      { hand, deck, turns: 1 },
      { ...theirs, turns: 1 },
    ],
    supply: {},
    trash: [],
    onTurn,
    phase,
    actions: 1,
    buys: 1,
    coins,
  });
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** Whoever is asked answers one after the other; how you are asked after that, by all that you have seen. */
function promptAfter(game: Game, ...answers: readonly string[]): string {
  const events = answers.flatMap((label) => {
    const { player, index } = game.decision ?? { player: YOU, index: 0 };
    const told = game.answer(player, { index, picks: label === '' ? [] : [label] });
    if (!told.ok) throw new Error(told.problem.message);
    return told.value.map((event) => eventFor(event, YOU));
  });
  const { decision } = game;
  if (decision === null || decision.player !== YOU) throw new Error('you are asked nothing');
  const view = game.view(YOU).toJSON();
  const sight = { decision, view, events, asked: YOU, away: [], result: null };
  const { question, why } = promptFor(english, sight, playerNames(english));
  return `${question} | ${why}`;
}

test('a card that was trashed for another one is named', () => {
  const more = 'It may cost up to 2 coins more than Gold.';
  expect(promptAfter(laid({ hand: ['remodel', 'gold'] }), 'play remodel')).toBe(
    `Remodel: gain a card | ${more}`,
  );
  expect(promptAfter(laid({ hand: ['replace', 'gold'] }), 'play replace')).toContain(more);
  expect(promptAfter(laid({ hand: ['mine', 'copper', 'silver'] }), 'play mine', 'silver')).toContain(
    'more than Silver.',
  );
  expect(
    promptAfter(laid({ hand: ['upgrade', 'estate'], deck: ['copper'] }), 'play upgrade', 'estate'),
  ).toContain('exactly 1 coin more than Estate.');
  expect(
    promptAfter(laid({ hand: ['graverobber', 'smithy'] }), 'play graverobber', 'trash-action'),
  ).toContain('3 coins more than Smithy.');
  expect(promptAfter(laid({ hand: ['rebuild'], deck: ['duchy'] }), 'play rebuild', 'estate')).toContain(
    'more than Duchy.',
  );
  const procession = laid({ hand: ['procession', 'village'], deck: ['copper', 'copper'] });
  expect(promptAfter(procession, 'play procession', 'village')).toContain(
    'exactly 1 coin more than Village.',
  );
});

test('Swindler and Saboteur name what they trashed', () => {
  const swindler = laid({ hand: ['swindler'], theirs: { deck: ['silver'] } });
  expect(promptAfter(swindler, 'play swindler')).toBe(
    'Swindler: choose the card that Ada gains for Silver | It costs the same as Silver, which was trashed.',
  );
  const saboteur = laid({ hand: [], deck: ['gold'], theirs: { hand: ['saboteur'] }, onTurn: ADA });
  expect(promptAfter(saboteur, 'play saboteur')).toBe(
    'Saboteur: gain a card, if you like | Ada played it. It replaces your Gold, which was trashed, and costs at least 2 coins less.',
  );
});

test('what was revealed, passed, bought, or goes into the deck is named', () => {
  const courtier = laid({ hand: ['courtier', 'nobles'] });
  expect(promptAfter(courtier, 'play courtier')).toContain('One for each type of Nobles.');
  const masquerade = laid({ hand: ['masquerade', 'estate'], theirs: { hand: ['curse'] } });
  expect(promptAfter(masquerade, 'play masquerade')).toContain('Ada passed Curse to you.');
  const passage = laid({ hand: ['secret-passage', 'gold'], deck: ['copper', 'copper', 'estate'] });
  expect(promptAfter(passage, 'play secret-passage', 'gold')).toContain(
    'Secret Passage: choose the place of Gold in your deck',
  );
  const hovel = laid({ hand: ['hovel'], phase: 'buy', coins: 5 });
  expect(promptAfter(hovel, 'buy duchy')).toContain('You are buying Duchy, so you may trash Hovel.');
  const square = laid({ hand: ['chapel', 'market-square', 'estate'] });
  expect(promptAfter(square, 'play chapel', 'estate')).toContain(
    'Estate was trashed. You discard Market Square and gain a Gold.',
  );
});
