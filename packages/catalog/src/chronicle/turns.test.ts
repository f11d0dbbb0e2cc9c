import type { Event } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { loadTranslation } from '../language.ts';
import type { Language } from '../languages.ts';
import { bought, cleanUp, log, play, plus, treasure, turn } from './test-log.ts';
import { chronicler } from './turns.ts';

const typical: Event[] = [
  turn(0, 3),
  play(0, 'village'),
  { type: 'draw', player: 0, count: 1, cards: ['estate'], source: 'village' },
  plus(0, 'village', { actions: 2 }),
  { type: 'phase', player: 0, phase: 'buy', source: null },
  ...treasure(0, 'copper', 1),
  ...treasure(0, 'copper', 1),
  ...treasure(0, 'silver', 2),
  ...treasure(0, 'copper', 1),
  ...bought(0, 'market'),
  { type: 'clean-up', player: 0, source: null },
  { type: 'discard', player: 0, count: 6, cards: ['copper'], top: 'copper', source: null },
  { type: 'shuffle', player: 0, source: null },
  {
    type: 'draw',
    player: 0,
    count: 5,
    cards: ['copper', 'estate', 'copper', 'copper', 'gold'],
    source: null,
  },
];

test('a typical turn, as its player reads it', () => {
  expect(log('en', typical, 0)).toEqual([
    'Turn 3: you',
    '  You play a Village: +1 card (Estate), +2 actions',
    '  You play three Coppers and a Silver (5 coins)',
    '  You buy a Market',
    '  You draw three Coppers, an Estate, and a Gold (deck shuffled)',
  ]);
  expect(log('es', typical, 0)).toEqual([
    'Turno 3: tú',
    '  Juegas una Aldea: +1 carta (Finca), +2 acciones',
    '  Juegas tres Cobres y una Plata (5 monedas)',
    '  Compras un Mercado',
    '  Robas tres Cobres, una Finca y un Oro (mazo barajado)',
  ]);
  expect(log('pt', typical, 0)).toEqual([
    'Turno 3: você',
    '  Você joga uma Aldeia: +1 carta (Propriedade), +2 ações',
    '  Você joga três Cobres e uma Prata (5 moedas)',
    '  Você compra um Mercado',
    '  Você saca três Cobres, uma Propriedade e um Ouro (deck embaralhado)',
  ]);
  expect(log('de', typical, 0)).toEqual([
    'Zug 3: du',
    '  Du spielst ein Dorf: +1 Karte (Anwesen), +2 Aktionen',
    '  Du spielst drei Kupfer und ein Silber (5 Münzen)',
    '  Du kaufst einen Markt',
    '  Du ziehst drei Kupfer, ein Anwesen und ein Gold (Stapel gemischt)',
  ]);
});

test('the same turn, as the others read it', () => {
  const hidden = typical.map((event) => {
    if (event.type !== 'draw' && event.type !== 'discard') return event;
    const { cards, ...seen } = event;
    return seen;
  });
  const told = (language: Language) =>
    log(language, hidden, 1)
      .slice(0, 2)
      .concat(log(language, hidden, 1).slice(-1));
  expect(told('en')).toEqual([
    'Turn 3: Konrad',
    '  Konrad plays a Village: +1 card, +2 actions',
    '  Konrad draws 5 cards (deck shuffled)',
  ]);
  expect(told('es')[2]).toBe('  Konrad roba 5 cartas (mazo barajado)');
  expect(told('pt')[2]).toBe('  Konrad saca 5 cartas (deck embaralhado)');
  expect(told('de')[2]).toBe('  Konrad zieht 5 Karten (Stapel gemischt)');
});

test('an attack: what it brings belongs to the play, even after somebody showed a card', () => {
  const attack: Event[] = [
    turn(0, 5),
    play(0, 'militia'),
    { type: 'reveal', player: 2, count: 1, cards: ['moat'], source: 'moat' },
    plus(0, 'militia', { coins: 2 }),
    { type: 'discard', player: 1, count: 2, cards: ['copper', 'copper'], top: 'copper', source: 'militia' },
  ];
  expect(log('en', attack)).toEqual([
    'Turn 5: Konrad',
    '  Konrad plays a Militia: +2 coins',
    '    Ana reveals a Moat',
    '    Bea discards two Coppers',
  ]);
  expect(log('es', attack).slice(1)).toEqual([
    '  Konrad juega una Milicia: +2 monedas',
    '    Ana revela un Foso',
    '    Bea descarta dos Cobres',
  ]);
  expect(log('pt', attack).slice(1)).toEqual([
    '  Konrad joga uma Milícia: +2 moedas',
    '    Ana revela um Fosso',
    '    Bea descarta dois Cobres',
  ]);
  expect(log('de', attack).slice(1)).toEqual([
    '  Konrad spielt eine Miliz: +2 Münzen',
    '    Ana deckt einen Burggraben auf',
    '    Bea legt zwei Kupfer ab',
  ]);
});

test('cards revealed one by one are one line, cards trashed and gained another', () => {
  const reveal = (card: string): Event => ({
    type: 'reveal',
    player: 1,
    count: 1,
    cards: [card],
    source: 'saboteur',
  });
  const events: Event[] = [
    turn(0, 6),
    play(0, 'saboteur'),
    reveal('copper'),
    { type: 'shuffle', player: 1, source: 'saboteur' },
    reveal('copper'),
    reveal('market'),
    { type: 'trash', player: 1, count: 1, cards: ['market'], source: 'saboteur' },
    { type: 'gain', player: 1, cards: ['silver'], to: 'discard', source: 'saboteur' },
  ];
  expect(log('en', events).slice(2)).toEqual([
    '    Bea reveals two Coppers and a Market (deck shuffled)',
    '    Bea trashes a Market',
    '    Bea gains a Silver',
  ]);
  expect(log('es', events).slice(2)).toEqual([
    '    Bea revela dos Cobres y un Mercado (mazo barajado)',
    '    Bea elimina un Mercado',
    '    Bea gana una Plata',
  ]);
  expect(log('pt', events).slice(2)).toEqual([
    '    Bea revela dois Cobres e um Mercado (deck embaralhado)',
    '    Bea joga um Mercado no lixo',
    '    Bea ganha uma Prata',
  ]);
  expect(log('de', events).slice(2)).toEqual([
    '    Bea deckt zwei Kupfer und einen Markt auf (Stapel gemischt)',
    '    Bea entsorgt einen Markt',
    '    Bea nimmt sich ein Silber',
  ]);
});

test('what comes of an act in the middle of a card belongs to that act', () => {
  const events: Event[] = [
    turn(0, 2),
    play(0, 'cellar'),
    plus(0, 'cellar', { actions: 1 }),
    { type: 'discard', player: 0, count: 2, top: 'estate', source: 'cellar' },
    { type: 'draw', player: 0, count: 2, source: 'cellar' },
    play(0, 'bridge'),
    plus(0, 'bridge', { buys: 1 }),
    plus(0, 'bridge', { coins: 1 }),
    plus(0, 'bridge', { discount: 1 }),
  ];
  expect(log('en', events).slice(1)).toEqual([
    '  Konrad plays a Cellar: +1 action',
    '    Konrad discards 2 cards (Estate on top): +2 cards',
    '  Konrad plays a Bridge: +1 buy, +1 coin, cards cost 1 coin less',
  ]);
});

test('a bought card is gained without saying, also when something happens in between', () => {
  const [buy, gain] = bought(0, 'province');
  const hovel: Event = { type: 'trash', player: 0, count: 1, cards: ['hovel'], source: 'hovel' };
  const gained: Event = { type: 'gain', player: 0, cards: ['province'], to: 'discard', source: 'altar' };
  const events = [turn(0, 9), play(0, 'altar'), ...bought(0, 'copper'), buy, hovel, gain, gained];
  expect(log('en', events).slice(1)).toEqual([
    '  Konrad plays an Altar',
    '  Konrad buys a Copper and a Province',
    '    Konrad trashes a Hovel',
    '    Konrad gains a Province',
  ]);
});

test('the first hands come before the first turn, and the end in the last', () => {
  const draw = (player: number): Event => ({ type: 'draw', player, count: 5, source: null });
  const over: Event = { type: 'over', player: 0, winners: [1], source: null };
  expect(log('en', [draw(0), draw(1), turn(0, 1), ...cleanUp(0), over], 1)).toEqual([
    'The game starts',
    '  Konrad draws 5 cards',
    '  You draw 5 cards',
    'Turn 1: Konrad',
    '  Konrad draws 5 cards',
    '  The game is over: you win',
  ]);
});

test('what a card does at clean-up is told', () => {
  const [start, discard, draw] = cleanUp(0);
  const trash: Event = { type: 'trash', player: 0, count: 1, cards: ['hermit'], source: 'hermit' };
  const gain: Event = { type: 'gain', player: 0, cards: ['madman'], to: 'discard', source: 'hermit' };
  expect(log('en', [turn(0, 4), start, discard, trash, gain, discard, draw]).slice(1)).toEqual([
    '    Konrad trashes a Hermit',
    '    Konrad gains a Madman',
    '  Konrad draws 5 cards',
  ]);
});

test('a turn to which nothing was added is not told again', async () => {
  const tell = chronicler(await loadTranslation('en'), ['Konrad', 'Bea'], 0);
  const events = [turn(0, 1), play(0, 'village'), ...cleanUp(0), turn(1, 1)];
  const [first, second] = tell(events);
  const [sameFirst, longerSecond] = tell([...events, play(1, 'smithy')]);
  expect(sameFirst).toBe(first);
  expect(longerSecond).not.toBe(second);
  const undo: Event = { type: 'undo', player: 0, since: 1, told: false };
  expect(tell([...events, undo])[0].lines.map(({ undone }) => undone)).toEqual([true, true]);
});
