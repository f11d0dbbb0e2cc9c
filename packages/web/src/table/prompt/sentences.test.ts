import { type Language, languages, loadTranslation } from '@provincia/catalog';
import type { Decision, Sight } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { choiceLabel, confirmLabel, promptFor, shortfall } from './sentences.ts';

const translations = await Promise.all(languages.map((language) => loadTranslation(language)));
const english = await loadTranslation('en');
const names = ['Ana', 'Beatriz', 'Konrad'];

const nobody = { hand: 5, deck: true, discard: null, play: [], playedAs: [], aside: [], turns: 3 };

/** What Ana sees on the turn of Beatriz. */
function sight(more: Partial<Sight> = {}, view: Partial<Sight['view']> = {}): Sight {
  return {
    table: 'test',
    seq: 7,
    view: {
      onTurn: 1,
      phase: 'action',
      actions: 1,
      buys: 1,
      coins: 0,
      over: false,
      supply: [],
      trash: {},
      seats: [nobody, nobody, nobody],
      own: { seat: 0, hand: { copper: 3, estate: 2 }, deck: 5, looking: [], owned: {} },
      ...view,
    },
    points: [3, 3, 3],
    decision: null,
    asked: 0,
    askedAt: 0,
    undo: null,
    request: null,
    away: [],
    resigned: [],
    clocks: null,
    result: null,
    decks: null,
    since: 0,
    events: [],
    ...more,
  };
}

function decision(more: Partial<Decision>): Decision {
  return {
    kind: 'cards',
    source: null,
    purpose: 'choose',
    about: null,
    from: null,
    of: 0,
    choices: [
      { label: 'copper', count: 3 },
      { label: 'estate', count: 2 },
    ],
    min: 1,
    max: 1,
    ordered: false,
    ...more,
  };
}

function said(asked: Sight): Record<Language, string> {
  const texts = translations.map((translation) => {
    const { question, why } = promptFor(translation, asked, names);
    return [translation.language, why === '' ? question : `${question} | ${why}`];
  });
  return Object.fromEntries(texts);
}

const militia = decision({ source: 'militia', purpose: 'discard', from: 'hand', min: 2, max: 2 });

test('a card asks: its name, what to do, who played it and what it comes to', () => {
  expect(said(sight({ decision: militia }))).toEqual({
    en: 'Militia: discard 2 cards | Beatriz played it. You keep three cards in hand.',
    es: 'Milicia: descarta 2 cartas | La ha jugado Beatriz. Te quedas con tres cartas en la mano.',
    pt: 'Milícia: descarte 2 cartas | Jogada por Beatriz. Você fica com três cartas na mão.',
    de: 'Miliz: lege 2 Karten ab | Ausgespielt von Beatriz. Du behältst drei Karten auf der Hand.',
  });
});

test('the button names what is done, and says what is missing', () => {
  expect(confirmLabel(english, militia)).toBe('Confirm discard');
  expect(shortfall(english, militia, 0)).toBe('Choose 2 more cards.');
  expect(shortfall(english, militia, 1)).toBe('Choose 1 more card.');
  expect(shortfall(english, militia, 2)).toBe('');
  expect(shortfall(english, militia, 3)).toBe('That is 1 too many.');
  const chapel = decision({ source: 'chapel', purpose: 'trash', from: 'hand', min: 0, max: 4 });
  expect(confirmLabel(english, chapel, 0)).toBe('Trash none');
  expect(confirmLabel(english, chapel, 2)).toBe('Confirm trash');
});

test('the phases of the own turn say what there is to spend', () => {
  const phase = decision({
    kind: 'phase',
    purpose: 'phase',
    min: 0,
    choices: [{ label: 'treasures', count: 1 }],
  });
  const own = (view: Partial<Sight['view']>) => said(sight({ decision: phase }, { onTurn: 0, ...view })).en;
  expect(own({ actions: 1 })).toBe('Action phase: play a card | 1 action left.');
  expect(own({ phase: 'buy', coins: 2 })).toBe(
    'Buy phase: 2 coins, 1 buy | Play treasures first; they would bring you to 5 coins.',
  );
  const merchant = { ...nobody, play: ['merchant'], playedAs: ['merchant'] };
  expect(own({ phase: 'buy', seats: [merchant, nobody, nobody] })).toContain('to at least 3 coins');
});

test('waiting is calm and says for whom', () => {
  const waiting = sight({ asked: 2, away: [2] });
  expect(promptFor(english, waiting, names)).toEqual({
    tone: 'calm',
    source: null,
    question: 'Konrad is choosing.',
    why: 'A bot plays for Konrad. It is Beatriz’s turn.',
  });
  expect(said(sight({ asked: 2 }, { onTurn: 0 })).de).toBe('Konrad überlegt. | Danach geht dein Zug weiter.');
  expect(said(sight({ asked: 1 }, { own: null })).es).toBe('Beatriz está eligiendo.');
  const result = { winners: [0], points: [9, 3, 3], turns: [4, 4, 4] };
  expect(said(sight({ asked: null, result })).pt).toBe('Fim de jogo: você vence');
});

test('who gains or gets a card is named', () => {
  const give = decision({ kind: 'pile', source: 'swindler', purpose: 'give' });
  const trashed = { type: 'trash', player: 2, source: 'swindler' };
  expect(said(sight({ decision: give, events: [trashed] }, { onTurn: 0 })).en).toContain(
    'Swindler: choose the card that Konrad gains',
  );
  const pass = decision({ source: 'masquerade', purpose: 'pass', from: 'hand' });
  const seats = [nobody, { ...nobody, hand: 0 }, nobody];
  expect(said(sight({ decision: pass }, { seats })).en).toContain('Masquerade: pass a card to Konrad');
});

test('choices are words', () => {
  const label = (asked: Partial<Decision>, text: string) => choiceLabel(english, decision(asked), text);
  expect(label({ kind: 'options', source: 'pawn' }, '+1-card')).toBe('+1 card');
  expect(label({ kind: 'options', source: 'graverobber' }, 'gain-from-trash')).toBe(
    'Gain a card from the trash onto your deck',
  );
  expect(label({ kind: 'yes-no', source: 'baron', purpose: 'discard' }, 'no')).toBe('Gain Estate');
  expect(label({ source: 'hermit', purpose: 'trash' }, 'discard estate')).toBe('Estate (discard pile)');
  expect(label({ kind: 'reaction', source: 'witch' }, 'moat')).toBe('Reveal Moat');
  const place = {
    kind: 'place',
    choices: ['0', '1', '2'].map((each) => ({ label: each, count: 1 })),
  } as const;
  expect(label({ ...place, choices: [...place.choices] }, '0')).toBe('On top of the deck');
  expect(label({ ...place, choices: [...place.choices] }, '1')).toBe('Under 1 card');
  expect(label({ ...place, choices: [...place.choices] }, '2')).toBe('At the bottom of the deck');
});

test('a question of a card that is still to be written is a sentence too', () => {
  const unknown = decision({ source: 'village', purpose: 'exile', from: 'hand', min: 0 });
  expect(said(sight({ decision: unknown }, { onTurn: 0 })).en).toBe('Village: choose a card, if you like');
});
