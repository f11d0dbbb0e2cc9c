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
    '  You play Village: +1 card (Estate), +2 actions',
    '  You play Copper ×3 and Silver (5 coins)',
    '  You buy Market',
    '  You draw Copper ×3, Estate, and Gold (deck shuffled)',
  ]);
  expect(log('es', typical, 0)).toEqual([
    'Turno 3: tú',
    '  Juegas Aldea: +1 carta (Finca), +2 acciones',
    '  Juegas Cobre ×3 y Plata (5 monedas)',
    '  Compras Mercado',
    '  Robas Cobre ×3, Finca y Oro (mazo barajado)',
  ]);
  expect(log('pt', typical, 0)).toEqual([
    'Turno 3: você',
    '  Você joga Aldeia: +1 carta (Propriedade), +2 ações',
    '  Você joga Cobre ×3 e Prata (5 moedas)',
    '  Você compra Mercado',
    '  Você compra Cobre ×3, Propriedade e Ouro do deck (deck embaralhado)',
  ]);
  expect(log('de', typical, 0)).toEqual([
    'Zug 3: du',
    '  Du spielst Dorf: +1 Karte (Anwesen), +2 Aktionen',
    '  Du spielst Kupfer ×3 und Silber (5 Münzen)',
    '  Du kaufst Markt',
    '  Du ziehst Kupfer ×3, Anwesen und Gold (Stapel gemischt)',
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
    '  Konrad plays Village: +1 card, +2 actions',
    '  Konrad draws 5 cards (deck shuffled)',
  ]);
  expect(told('es')[2]).toBe('  Konrad roba 5 cartas (mazo barajado)');
  expect(told('pt')[2]).toBe('  Konrad compra 5 cartas do deck (deck embaralhado)');
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
    '  Konrad plays Militia: +2 coins',
    '    Ana reveals Moat',
    '    Bea discards Copper ×2',
  ]);
  expect(log('es', attack).slice(1)).toEqual([
    '  Konrad juega Milicia: +2 monedas',
    '    Ana revela Foso',
    '    Bea descarta Cobre ×2',
  ]);
  expect(log('pt', attack).slice(1)).toEqual([
    '  Konrad joga Milícia: +2 moedas',
    '    Ana revela Fosso',
    '    Bea descarta Cobre ×2',
  ]);
  expect(log('de', attack).slice(1)).toEqual([
    '  Konrad spielt Miliz: +2 Münzen',
    '    Ana zeigt Burggraben',
    '    Bea legt Kupfer ×2 ab',
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
    '    Bea reveals Copper ×2 and Market (deck shuffled)',
    '    Bea trashes Market',
    '    Bea gains Silver',
  ]);
  expect(log('es', events).slice(2)).toEqual([
    '    Bea revela Cobre ×2 y Mercado (mazo barajado)',
    '    Bea elimina Mercado',
    '    Bea gana Plata',
  ]);
  expect(log('pt', events).slice(2)).toEqual([
    '    Bea revela Cobre ×2 e Mercado (deck embaralhado)',
    '    Bea joga Mercado no lixo',
    '    Bea ganha Prata',
  ]);
  expect(log('de', events).slice(2)).toEqual([
    '    Bea zeigt Kupfer ×2 und Markt (Stapel gemischt)',
    '    Bea entsorgt Markt',
    '    Bea nimmt Silber',
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
    '  Konrad plays Cellar: +1 action',
    '    Konrad discards 2 cards (Estate on top): +2 cards',
    '  Konrad plays Bridge: +1 buy, +1 coin, cards cost 1 coin less',
  ]);
});

test('a bought card is gained without saying, also when something happens in between', () => {
  const [buy, gain] = bought(0, 'province');
  const hovel: Event = { type: 'trash', player: 0, count: 1, cards: ['hovel'], source: 'hovel' };
  const gained: Event = { type: 'gain', player: 0, cards: ['province'], to: 'discard', source: 'altar' };
  expect(log('en', [turn(0, 9), ...bought(0, 'copper'), buy, hovel, gain, gained]).slice(1)).toEqual([
    '  Konrad buys Copper and Province',
    '    Konrad trashes Hovel',
    '    Konrad gains Province',
  ]);
});

test('the first hands come before the first turn, and the end in the last', () => {
  const draw = (player: number): Event => ({ type: 'draw', player, count: 5, source: null });
  const over: Event = { type: 'over', player: 0, winners: [1], source: null };
  expect(log('en', [draw(0), draw(1), turn(0, 1), ...cleanUp(0), over], 1)).toEqual([
    'The game begins',
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
    '    Konrad trashes Hermit',
    '    Konrad gains Madman',
    '  Konrad draws 5 cards',
  ]);
});

test('a turn to which nothing was added is not told anew', async () => {
  const tell = chronicler(await loadTranslation('en'), ['Konrad', 'Bea'], 0);
  const events = [turn(0, 1), play(0, 'village'), ...cleanUp(0), turn(1, 1)];
  const [first, second] = tell(events);
  const [sameFirst, longerSecond] = tell([...events, play(1, 'smithy')]);
  expect(sameFirst).toBe(first);
  expect(longerSecond).not.toBe(second);
  const undo: Event = { type: 'undo', player: 0, since: 1, told: false };
  expect(tell([...events, undo])[0].lines.map(({ undone }) => undone)).toEqual([true, true]);
});
