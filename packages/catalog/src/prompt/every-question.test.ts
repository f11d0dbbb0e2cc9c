import type { Choice, Decision, View } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { loadTranslation } from '../language.ts';
import { languages } from '../languages.ts';
import type { Situation } from './asking.ts';
import { choiceLabel, confirmLabel } from './labels.ts';
import { promptFor } from './sentences.ts';

const names = ['Ana', 'Beatriz'];
const nobody = { hand: 5, deck: true, discard: null, play: [], playedAs: [], aside: [], turns: 3 };
const ana = 0;
const beatriz = 1;

const view: View = {
  onTurn: ana,
  phase: 'action',
  actions: 1,
  buys: 1,
  coins: 0,
  over: false,
  emptyPiles: 0,
  emptyPilesToEnd: 3,
  supply: [],
  named: { 'war-chest': ['duchy', 'laboratory'] },
  trash: {},
  seats: [nobody, nobody],
  own: { seat: ana, hand: { copper: 3, estate: 2 }, deck: 5, looking: [], owned: {} },
};

const pick = (card: string): Choice => ({ label: card, count: 1, verb: 'pick', card });
const use = (card: string): Choice => ({ label: card, count: 1, verb: 'use', card });
const option = (name: string): Choice => ({ label: name, count: 1, verb: 'choose', option: name });
const number = (number: number): Choice => ({ label: `${number}`, count: 1, verb: 'pay', number });
const two = [pick('copper'), pick('estate')];
const yesNo = [option('yes'), option('no')];

type Question = Partial<Decision> &
  Pick<Decision, 'kind' | 'source' | 'purpose'> & { readonly onTurn?: number };

/** What the cards of Seaside ask, in the order of the set; what others ask as well is left out. */
const ofSeaside: readonly Question[] = [
  { kind: 'cards', source: 'haven', purpose: 'set-aside', from: 'hand', choices: two },
  {
    kind: 'options',
    source: 'native-village',
    purpose: 'choose',
    choices: [option('put-on-mat'), option('take-mat')],
  },
  { kind: 'cards', source: 'lookout', purpose: 'trash', from: 'looking', choices: two },
  { kind: 'cards', source: 'lookout', purpose: 'discard', from: 'looking', choices: two },
  { kind: 'pile', source: 'smugglers', purpose: 'gain', choices: two },
  { kind: 'pile', source: 'blockade', purpose: 'gain', choices: two },
  { kind: 'cards', source: 'island', purpose: 'put-on-mat', from: 'hand', choices: two },
  { kind: 'reaction', source: null, purpose: 'react', min: 0, about: 'caravan', choices: [use('sailor')] },
  { kind: 'cards', source: 'sailor', purpose: 'trash', from: 'hand', min: 0, choices: two },
  { kind: 'cards', source: 'salvager', purpose: 'trash', from: 'hand', choices: two },
  { kind: 'reaction', source: null, purpose: 'react', min: 0, about: 'silver', choices: [use('pirate')] },
  { kind: 'pile', source: 'pirate', purpose: 'gain', choices: [pick('silver'), pick('gold')] },
  { kind: 'reaction', source: null, purpose: 'react', min: 0, choices: [use('treasury')] },
  { kind: 'reaction', source: null, purpose: 'react', choices: [use('tide-pools'), use('wharf')] },
  { kind: 'pile', source: 'embargo', purpose: 'put-token', choices: two },
  { kind: 'yes-no', source: 'pearl-diver', purpose: 'put-on-deck', about: 'gold', choices: yesNo },
  { kind: 'cards', source: 'ambassador', purpose: 'reveal', from: 'hand', choices: two },
  { kind: 'amount', source: 'ambassador', purpose: 'return', choices: [0, 1, 2].map(number) },
  {
    kind: 'options',
    source: 'navigator',
    purpose: 'choose',
    choices: [option('discard'), option('put-back')],
  },
  {
    kind: 'options',
    source: 'pirate-ship',
    purpose: 'choose',
    choices: [option('take-coins'), option('plunder')],
  },
  { kind: 'cards', source: 'pirate-ship', purpose: 'trash', from: 'aside', of: beatriz, choices: two },
  { kind: 'yes-no', source: 'explorer', purpose: 'reveal', about: 'province', choices: yesNo },
];

/** The same for Prosperity. */
const ofProsperity: readonly Question[] = [
  { kind: 'cards', source: 'anvil', purpose: 'discard', from: 'hand', min: 0, choices: two },
  { kind: 'pile', source: 'anvil', purpose: 'gain', choices: two },
  { kind: 'reaction', source: null, purpose: 'react', min: 0, about: 'curse', choices: [use('watchtower')] },
  {
    kind: 'options',
    source: 'watchtower',
    purpose: 'choose',
    about: 'curse',
    choices: [option('trash'), option('topdeck')],
    onTurn: beatriz,
  },
  { kind: 'cards', source: 'bishop', purpose: 'trash', from: 'hand', choices: two },
  { kind: 'cards', source: 'bishop', purpose: 'trash', from: 'hand', min: 0, choices: two, onTurn: beatriz },
  { kind: 'cards', source: 'clerk', purpose: 'put-on-deck', from: 'hand', choices: two, onTurn: beatriz },
  { kind: 'reaction', source: null, purpose: 'react', min: 0, choices: [use('clerk')] },
  { kind: 'cards', source: 'investment', purpose: 'trash', from: 'hand', choices: two },
  {
    kind: 'options',
    source: 'investment',
    purpose: 'choose',
    choices: [option('+1-coin'), option('trash-this')],
  },
  { kind: 'cards', source: 'tiara', purpose: 'play', from: 'hand', min: 0, choices: two },
  { kind: 'reaction', source: null, purpose: 'react', min: 0, about: 'gold', choices: [use('tiara')] },
  {
    kind: 'reaction',
    source: null,
    purpose: 'react',
    min: 0,
    about: 'gold',
    choices: [use('watchtower'), use('tiara')],
  },
  {
    kind: 'reaction',
    source: null,
    purpose: 'react',
    about: 'duchy',
    choices: [use('hoard'), use('watchtower')],
  },
  {
    kind: 'options',
    source: 'crystal-ball',
    purpose: 'choose',
    about: 'smithy',
    min: 0,
    choices: [option('trash'), option('discard'), option('play')],
  },
  { kind: 'cards', source: 'mint', purpose: 'reveal', from: 'hand', min: 0, choices: two },
  { kind: 'cards', source: 'vault', purpose: 'discard', from: 'hand', min: 0, max: 2, choices: two },
  { kind: 'yes-no', source: 'vault', purpose: 'discard-two', choices: yesNo, onTurn: beatriz },
  {
    kind: 'cards',
    source: 'vault',
    purpose: 'discard',
    from: 'hand',
    min: 2,
    max: 2,
    choices: two,
    onTurn: beatriz,
  },
  { kind: 'cards', source: 'expand', purpose: 'trash', from: 'hand', choices: two },
  { kind: 'cards', source: 'forge', purpose: 'trash', from: 'hand', min: 0, max: 2, choices: two },
  { kind: 'pile', source: 'forge', purpose: 'gain', choices: two, limit: { exactly: true, coins: 7 } },
  {
    kind: 'cards',
    source: 'kings-court',
    purpose: 'play',
    from: 'hand',
    min: 0,
    choices: [pick('smithy'), pick('village')],
  },
  {
    kind: 'options',
    source: 'loan',
    purpose: 'choose',
    about: 'copper',
    choices: [option('discard'), option('trash')],
  },
  {
    kind: 'cards',
    source: 'counting-house',
    purpose: 'put-in-hand',
    from: 'discard',
    min: 0,
    max: 3,
    choices: [{ ...pick('copper'), count: 3 }],
  },
  {
    kind: 'yes-no',
    source: 'mountebank',
    purpose: 'discard',
    about: 'curse',
    choices: yesNo,
    onTurn: beatriz,
  },
  { kind: 'name', source: 'contraband', purpose: 'name', onTurn: beatriz },
  { kind: 'name', source: 'war-chest', purpose: 'name', onTurn: beatriz },
  { kind: 'pile', source: 'war-chest', purpose: 'gain', choices: two },
  { kind: 'cards', source: 'trade-route', purpose: 'trash', from: 'hand', choices: two },
  { kind: 'cards', source: 'goons', purpose: 'discard', from: 'hand', choices: two, onTurn: beatriz },
];

function sight({ onTurn = ana, ...question }: Question): Situation {
  const decision: Decision = {
    about: null,
    from: null,
    of: ana,
    choices: [],
    min: 1,
    max: 1,
    ordered: false,
    ...question,
  };
  return { view: { ...view, onTurn }, decision, asked: ana, away: [], result: null, events: [] };
}

/** Read through these files whenever they change. */
test.each(languages)(
  'every question of Seaside and Prosperity and its answers in %s are as they were kept',
  async (language) => {
    const translation = await loadTranslation(language);
    const told = [...ofSeaside, ...ofProsperity].map((question) => {
      const asked = sight(question);
      const decision = asked.decision as Decision;
      const prompt = promptFor(translation, asked, names);
      const labels = decision.choices.map((choice) => choiceLabel(translation, decision, choice));
      const none = decision.min === 0 ? [confirmLabel(translation, decision, 0)] : [];
      return `${prompt.question} | ${prompt.why}\n  [${[...labels, ...none].join('] [')}]\n`;
    });
    await expect(told.join('')).toMatchFileSnapshot(`every-question/${language}.txt`);
  },
);

test('without the gained card the reasons still are sentences', async () => {
  const translation = await loadTranslation('en');
  const reasons = [...ofSeaside, ...ofProsperity]
    .filter(({ kind, min, choices }) => kind === 'reaction' && min === 0 && choices?.length === 1)
    .map((question) => promptFor(translation, sight({ ...question, about: null }), names).why);
  expect(reasons).toEqual([
    'You gained a Duration card and may play it now.',
    'When your next turn begins, you gain a Treasure to your hand.',
    'You gained no Victory card in your buy phase.',
    'You may trash it or put it onto your deck.',
    'You play Clerk now; this uses no action.',
    'You may put it onto your deck.',
  ]);
});
