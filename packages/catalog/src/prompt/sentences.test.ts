import type { Choice, Decision, Event, View } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { loadTranslation } from '../language.ts';
import { type Language, languages } from '../languages.ts';
import type { Situation } from './asking.ts';
import { choiceLabel, confirmLabel, shortfall } from './labels.ts';
import { promptFor } from './sentences.ts';

const translations = await Promise.all(languages.map((language) => loadTranslation(language)));
const english = await loadTranslation('en');
const names = ['Ana', 'Beatriz', 'Konrad'];

const nobody = { hand: 5, deck: true, discard: null, play: [], playedAs: [], aside: [], turns: 3 };

/** What Ana sees on the turn of Beatriz. */
function sight(more: Partial<Situation> = {}, view: Partial<View> = {}): Situation {
  return {
    view: {
      onTurn: 1,
      phase: 'action',
      actions: 1,
      buys: 1,
      coins: 0,
      over: false,
      emptyPiles: 0,
      emptyPilesToEnd: 3,
      supply: [],
      trash: {},
      seats: [nobody, nobody, nobody],
      own: { seat: 0, hand: { copper: 3, estate: 2 }, deck: 5, looking: [], owned: {} },
      ...view,
    },
    decision: null,
    asked: 0,
    away: [],
    result: null,
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
      { label: 'copper', count: 3, verb: 'pick', card: 'copper' },
      { label: 'estate', count: 2, verb: 'pick', card: 'estate' },
    ],
    min: 1,
    max: 1,
    ordered: false,
    ...more,
  };
}

function said(asked: Situation): Record<Language, string> {
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
    de: 'Miliz: Lege 2 Karten ab | Ausgespielt von Beatriz. Du behältst drei Karten auf der Hand.',
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
    choices: [{ label: 'treasures', count: 1, verb: 'treasures' }],
  });
  const own = (view: Partial<View>) => said(sight({ decision: phase }, { onTurn: 0, ...view })).en;
  expect(own({ actions: 1 })).toBe('Action phase: play a card | 1 action left.');
  expect(own({ phase: 'buy', coins: 2 })).toBe(
    'Buy phase: 2 coins, 1 buy | Play treasures first: you would have 5 coins.',
  );
  const merchant = { ...nobody, play: ['merchant'], playedAs: ['merchant'] };
  expect(own({ phase: 'buy', seats: [merchant, nobody, nobody] })).toContain('have at least 3 coins');
});

test('the buy phase says what was named and cannot be bought', () => {
  const phase = decision({ kind: 'phase', purpose: 'phase', min: 0, choices: [] });
  const pile = (card: string) => ({ pile: card, card, cost: 6, left: 8, inSupply: true });
  const named = (cards: readonly string[]) =>
    said(
      sight(
        { decision: phase },
        {
          onTurn: 0,
          phase: 'buy',
          supply: [pile('gold'), pile('province')],
          named: { contraband: cards, 'war-chest': ['gold'] },
        },
      ),
    );
  expect(named(['gold', 'province']).en).toContain('You cannot buy Gold and Province this turn.');
  expect(named(['province']).de).toContain('In diesem Zug kannst du nicht kaufen: Provinz.');
  expect(named(['platinum']).en).not.toContain('cannot');
});

test('waiting is calm and says for whom', () => {
  const waiting = sight({ asked: 2, away: [2] });
  expect(promptFor(english, waiting, names)).toEqual({
    tone: 'calm',
    source: null,
    question: 'Konrad is choosing.',
    why: 'A bot is playing for Konrad. It is Beatriz’s turn.',
  });
  expect(said(sight({ asked: 2 }, { onTurn: 0 })).de).toBe('Konrad überlegt. | Danach geht dein Zug weiter.');
  expect(said(sight({ asked: 1 }, { own: null })).es).toBe('Beatriz está eligiendo.');
  const result = { winners: [0], points: [9, 3, 3], turns: [4, 4, 4] };
  expect(said(sight({ asked: null, result })).pt).toBe('Fim da partida: você vence');
});

test('who gains or gets a card is named', () => {
  const give = decision({ kind: 'pile', source: 'swindler', purpose: 'give' });
  const trashed: Event = { type: 'trash', player: 2, source: 'swindler', count: 1, cards: ['silver'] };
  expect(said(sight({ decision: give, events: [trashed] }, { onTurn: 0 }))).toEqual({
    en: 'Swindler: choose the card that Konrad gains for Silver | It costs the same as Silver, which was trashed.',
    es: 'Embaucador: elige la carta que gana Konrad por Plata | Cuesta lo mismo que la carta eliminada: Plata.',
    pt: 'Trapaceiro: escolha a carta que Konrad ganha por Prata | Custa o mesmo que a carta que foi para o lixo: Prata.',
    de: 'Trickser: Wähle die Karte, die sich Konrad für Silber nehmen muss | Sie kostet so viel wie die entsorgte Karte: Silber.',
  });
  expect(said(sight({ decision: give }, { onTurn: 0 })).en).toBe(
    'Swindler: choose the card to be gained | It costs the same as the trashed card.',
  );
  const pass = decision({ source: 'masquerade', purpose: 'pass', from: 'hand' });
  const seats = [nobody, { ...nobody, hand: 0 }, nobody];
  expect(said(sight({ decision: pass }, { seats })).en).toContain('Masquerade: pass a card to Konrad');
});

test('what was trashed, revealed, passed or bought is named in every language, as far as one saw it', () => {
  const upgrade = decision({ kind: 'pile', source: 'upgrade', purpose: 'gain' });
  const trashed: Event = { type: 'trash', player: 0, source: 'upgrade', count: 1, cards: ['estate'] };
  const old: Event = { ...trashed, source: 'remodel', cards: ['gold'] };
  expect(said(sight({ decision: upgrade, events: [trashed, old] }, { onTurn: 0 }))).toEqual({
    en: 'Upgrade: gain a card | It costs exactly 1 coin more than Estate.',
    es: 'Mejora: gana una carta | Cuesta exactamente 1 moneda más que Finca.',
    pt: 'Melhorar: ganhe uma carta | Custa exatamente 1 moeda a mais que Propriedade.',
    de: 'Anbau: Nimm dir eine Karte | Sie kostet genau 1 Münze mehr als Anwesen.',
  });
  expect(said(sight({ decision: upgrade }, { onTurn: 0 })).en).toContain('more than the trashed card.');
  const masquerade = decision({ source: 'masquerade', purpose: 'trash', from: 'hand', min: 0 });
  const passed: Event = {
    type: 'pass',
    player: 1,
    source: 'masquerade',
    count: 1,
    cards: ['curse'],
    receiver: 0,
  };
  expect(said(sight({ decision: masquerade, events: [passed] }, { onTurn: 0 })).de).toContain(
    'Beatriz hat dir Fluch gegeben.',
  );
});

test('choices are words', () => {
  const label = (asked: Partial<Decision>, choice: Choice) => choiceLabel(english, decision(asked), choice);
  const option = (name: string): Choice => ({ label: name, count: 1, verb: 'choose', option: name });
  expect(label({ kind: 'options', source: 'pawn' }, option('+1-card'))).toBe('+1 card');
  const choose = { kind: 'options', purpose: 'choose' } as const;
  expect(label({ ...choose, source: 'lurker' }, option('gain-from-trash'))).toBe(
    'Gain an Action card from the trash',
  );
  expect(label({ ...choose, source: 'graverobber' }, option('gain-from-trash'))).toBe(
    'Gain a card from the trash onto your deck',
  );
  expect(label({ ...choose, source: 'squire' }, option('gain-silver'))).toBe('Gain Silver');
  expect(label({ ...choose, source: 'torturer' }, option('gain-curse'))).toBe('Gain Curse to your hand');
  const discard = { kind: 'yes-no', purpose: 'discard' } as const;
  expect(label({ ...discard, source: 'baron' }, option('no'))).toBe('Gain Estate');
  expect(label({ ...discard, source: 'spy' }, option('no'))).toBe('Leave on the deck');
  expect(label({ ...discard, source: 'vassal' }, option('no'))).toBe('Keep');
  expect(
    label(
      { source: 'hermit', purpose: 'trash' },
      { label: 'discard estate', count: 1, verb: 'pick', card: 'estate', place: 'discard' },
    ),
  ).toBe('Estate (discard pile)');
  expect(
    label({ kind: 'reaction', source: 'witch' }, { label: 'moat', count: 1, verb: 'use', card: 'moat' }),
  ).toBe('Reveal Moat');
  const places = [0, 1, 2].map((number): Choice => ({ label: `${number}`, count: 1, verb: 'put', number }));
  expect(places.map((place) => label({ kind: 'place', choices: places }, place))).toEqual([
    'On top of the deck',
    'Under 1 card',
    'At the bottom of the deck',
  ]);
});

test('a question without a sentence of its own is a sentence too', () => {
  const unknown = decision({ source: 'village', purpose: 'overpay', from: 'hand', min: 0 });
  expect(said(sight({ decision: unknown }, { onTurn: 0 })).en).toBe('Village: choose a card, if you like');
});
