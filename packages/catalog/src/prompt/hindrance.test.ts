import type { Decision, View } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { loadTranslation } from '../language.ts';
import { languages } from '../languages.ts';
import type { Situation } from './asking.ts';
import { hindranceOf, type Wish } from './hindrance.ts';
import { hindranceText } from './hindrance-text.ts';

const names = ['Ana', 'Beatriz'];
const nobody = { hand: 5, deck: true, discard: null, play: [], playedAs: [], aside: [], turns: 3 };
const pile = (id: string, cost: number, more: Partial<View['supply'][number]> = {}) => ({
  pile: id,
  card: id,
  cost,
  left: 8,
  inSupply: true,
  ...more,
});

/** Ana, on her turn, with a hand for everything. */
function sight(decision: Partial<Decision> | null, view: Partial<View> = {}): Situation {
  const asked = {
    kind: 'phase',
    source: null,
    purpose: 'phase',
    about: null,
    from: null,
    of: 0,
    choices: [],
    min: 0,
    max: 1,
    ordered: false,
  } as const;
  return {
    view: {
      onTurn: 0,
      phase: 'buy',
      actions: 1,
      buys: 1,
      coins: 1,
      over: false,
      emptyPiles: 1,
      emptyPilesToEnd: 3,
      supply: [
        pile('copper', 0),
        pile('silver', 3),
        pile('gold', 6),
        pile('moat', 2, { left: 0 }),
        pile('spoils', 0, { inSupply: false }),
        pile('knights', 5, { card: 'dame-anna' }),
      ],
      trash: {},
      seats: [nobody, nobody],
      own: {
        seat: 0,
        hand: { copper: 1, silver: 1, estate: 1, smithy: 1, curse: 1, hovel: 1, rats: 1 },
        deck: 5,
        looking: [],
        owned: {},
      },
      ...view,
    },
    decision: decision === null ? null : { ...asked, ...decision },
    asked: decision === null ? 1 : 0,
    away: [],
    result: null,
    events: [],
  };
}

const treasures = [
  { label: 'treasures', count: 1, verb: 'treasures' },
  { label: 'play silver', count: 1, verb: 'play', card: 'silver' },
] as const;
const held = (id: string): Wish => ({ from: 'hand', id });
const sold = (id: string): Wish => ({ from: 'supply', id });

const workshop = {
  kind: 'pile',
  source: 'workshop',
  purpose: 'gain',
  min: 1,
  choices: [{ label: 'silver', count: 1, verb: 'pick', card: 'silver' }],
  limit: { exactly: false, coins: 4 },
} as const;

const cases: readonly [string, Situation, Wish][] = [
  ['the turn of another', sight(null, { onTurn: 1 }), held('copper')],
  ['another who is asked on the own turn', sight(null), sold('silver')],
  ['an empty pile', sight({}), sold('moat')],
  ['what is not in the supply', sight({}), sold('spoils')],
  ['no buy left', sight({}, { buys: 0 }), sold('silver')],
  ['coins that are missing', sight({}), sold('silver')],
  ['treasures in hand that would pay', sight({ choices: treasures }), sold('silver')],
  ['treasures in hand that would not pay', sight({ choices: treasures }), sold('gold')],
  [
    'treasures that may bring more',
    sight({ choices: treasures }, { seats: [{ ...nobody, playedAs: ['merchant'] }, nobody] }),
    sold('gold'),
  ],
  [
    'a card that forbids it',
    sight({}, { coins: 9, supply: [pile('grand-market', 6, { barred: true })] }),
    sold('grand-market'),
  ],
  [
    'a name, for what is bought',
    sight({}, { coins: 9, supply: [pile('gold', 6, { barred: true })], named: { contraband: ['gold'] } }),
    sold('gold'),
  ],
  [
    'a name, for what is gained',
    sight(
      { ...workshop, source: 'war-chest', limit: { exactly: false, coins: 5 } },
      { named: { 'war-chest': ['dame-anna'] } },
    ),
    sold('knights'),
  ],
  [
    'a Curse that is a treasure, in the action phase',
    sight({}, { phase: 'action', treasures: ['curse'] }),
    held('curse'),
  ],
  ['a Curse that would pay', sight({ choices: treasures }, { treasures: ['curse'] }), sold('gold')],
  ['the action phase, for what is bought', sight({}, { phase: 'action' }), sold('silver')],
  ['the action phase, for treasures', sight({}, { phase: 'action' }), held('copper')],
  ['the buy phase, for actions', sight({}), held('smithy')],
  ['no action left', sight({}, { actions: 0 }), held('smithy')],
  ['something bought, for treasures', sight({}), held('copper')],
  ['victory cards', sight({}), held('estate')],
  ['curses', sight({}), held('curse')],
  ['other cards without a play', sight({}), held('hovel')],
  ['a limit', sight(workshop), sold('gold')],
  ['a limit, for the top card of a mixed pile', sight(workshop), sold('knights')],
  [
    'an exact price',
    sight({ ...workshop, source: 'upgrade', limit: { exactly: true, coins: 4 } }),
    sold('gold'),
  ],
  [
    'the wrong kind of card',
    sight({
      kind: 'cards',
      source: 'mine',
      purpose: 'trash',
      from: 'hand',
      choices: [
        { label: 'copper', count: 1, verb: 'pick', card: 'copper' },
        { label: 'silver', count: 1, verb: 'pick', card: 'silver' },
      ],
    }),
    held('estate'),
  ],
  [
    'the wrong kind of card, where only one is right',
    sight({
      kind: 'cards',
      source: 'throne-room',
      purpose: 'play',
      from: 'hand',
      choices: [{ label: 'smithy', count: 1, verb: 'pick', card: 'smithy' }],
    }),
    held('estate'),
  ],
  [
    'the card that a card makes an exception of',
    sight({
      kind: 'cards',
      source: 'rats',
      purpose: 'trash',
      from: 'hand',
      min: 1,
      choices: [
        { label: 'copper', count: 1, verb: 'pick', card: 'copper' },
        { label: 'estate', count: 1, verb: 'pick', card: 'estate' },
      ],
    }),
    held('rats'),
  ],
  [
    'a treasure that may not be trashed',
    sight({
      kind: 'cards',
      source: 'hermit',
      purpose: 'trash',
      from: 'hand',
      choices: [{ label: 'estate', count: 2, verb: 'pick', card: 'estate' }],
    }),
    held('copper'),
  ],
  [
    'a card that cannot be imitated',
    sight({
      kind: 'pile',
      source: 'band-of-misfits',
      purpose: 'become',
      min: 1,
      choices: [{ label: 'moat', count: 1, verb: 'pick', card: 'moat' }],
    }),
    sold('copper'),
  ],
  [
    'a card that nobody smuggles',
    sight({
      kind: 'pile',
      source: 'smugglers',
      purpose: 'gain',
      min: 1,
      choices: [{ label: 'silver', count: 1, verb: 'pick', card: 'silver' }],
    }),
    sold('gold'),
  ],
  [
    'a pile that gets no token',
    sight({ kind: 'pile', source: 'embargo', purpose: 'put-token', min: 1 }),
    sold('spoils'),
  ],
  [
    'a card of the hand that is asked for',
    sight({ kind: 'cards', source: 'militia', purpose: 'discard', from: 'hand', min: 2, max: 2 }),
    sold('silver'),
  ],
  ['a card of the supply that is asked for', sight(workshop), held('copper')],
  [
    'cards laid out that are asked for',
    sight({ kind: 'cards', source: 'sentry', purpose: 'trash', from: 'looking', max: 2 }),
    held('copper'),
  ],
  [
    'a question that words answer',
    sight({ kind: 'yes-no', source: 'vassal', purpose: 'play', about: 'smithy' }),
    held('copper'),
  ],
  ['the end', { ...sight(null), result: { winners: [0] } as unknown as Situation['result'] }, held('copper')],
];

/** Read through this file whenever it changes: it is what people read when they wonder. */
test.each(languages)('every hindrance in %s is said as it was kept', async (language) => {
  const translation = await loadTranslation(language);
  const said = cases.map(
    ([what, situation, wish]) => `${what}: ${hindranceText(translation, situation, names, wish)}\n`,
  );
  await expect(said.join('')).toMatchFileSnapshot(`hindrances/${language}.txt`);
});

test('what is offered has no hindrance, nor has what nobody here could choose', () => {
  expect(hindranceOf(sight({ choices: treasures }), held('silver'))).toBeNull();
  expect(hindranceOf(sight(workshop), sold('silver'))).toBeNull();
  expect(hindranceOf(sight(null, { own: null }), sold('silver'))).toBeNull();
});

test('a card that is offered in the discard pile is not offered in hand, and the other way round', () => {
  const hermit = sight({
    kind: 'cards',
    source: 'hermit',
    purpose: 'trash',
    from: 'hand',
    choices: [{ label: 'discard estate', count: 1, verb: 'pick', card: 'estate', place: 'discard' }],
  });
  expect(hindranceOf(hermit, held('estate'))).toEqual({ code: 'unfit' });
  expect(hindranceOf(hermit, { from: 'tray', id: 'estate' })).toBeNull();
});

test('of a card that has left the hand nothing is said', () => {
  expect(hindranceOf(sight({}, { phase: 'action' }), held('village'))).toBeNull();
});
