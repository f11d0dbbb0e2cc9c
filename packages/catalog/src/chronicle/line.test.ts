import type { Event } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { loadTranslation } from '../language.ts';
import { type Language, languages } from '../languages.ts';
import { line } from './line.ts';
import { plainLine } from './telling.ts';

const translations = new Map(
  await Promise.all(languages.map(async (each) => [each, await loadTranslation(each)] as const)),
);
const english = await loadTranslation('en');
const names = ['Konrad', 'Bea', 'Ana'];

/** The line in each language as Ana reads it, whose seat is 2. */
function lines(event: Event, you: number | null = 2): Partial<Record<Language, string | null>> {
  return Object.fromEntries(
    [...translations].map(([language, translation]) => {
      const told = line(translation, event, names, you);
      return [language, told && plainLine(translation, told)];
    }),
  );
}

test('cards and players are parts that a client can draw', () => {
  expect(
    line(
      english,
      { type: 'discard', player: 1, source: 'militia', count: 2, cards: ['copper', 'copper'] },
      names,
      0,
    ),
  ).toEqual({
    parts: [
      { kind: 'player', seat: 1, name: 'Bea' },
      { kind: 'words', words: ' discards ' },
      { kind: 'words', words: 'two ' },
      { kind: 'card', id: 'copper', form: 'Coppers' },
    ],
    type: 'discard',
    source: 'militia',
    player: 1,
    nested: true,
    undone: false,
  });
});

test('the reader is addressed', () => {
  const event: Event = { type: 'play', player: 2, source: null, cards: ['village'] };
  expect(lines(event)).toEqual({
    en: 'You play a Village',
    es: 'Juegas una Aldea',
    pt: 'Você joga uma Aldeia',
    de: 'Du spielst ein Dorf',
  });
  expect(lines(event, null)).toEqual({
    en: 'Ana plays a Village',
    es: 'Ana juega una Aldea',
    pt: 'Ana joga uma Aldeia',
    de: 'Ana spielt ein Dorf',
  });
});

test('of discarded cards others see how many they are and the top one', () => {
  expect(lines({ type: 'discard', player: 1, source: 'militia', count: 2, top: 'copper' })).toEqual({
    en: 'Bea discards 2 cards (Copper on top)',
    es: 'Bea descarta 2 cartas (Cobre encima)',
    pt: 'Bea descarta 2 cartas (Cobre no topo)',
    de: 'Bea legt 2 Karten (oben: Kupfer) ab',
  });
  expect(lines({ type: 'discard', player: 1, source: 'vassal', count: 1, top: 'gold' }).en).toBe(
    'Bea discards a Gold',
  );
  expect(lines({ type: 'discard', player: 1, source: 'hamlet', count: 2 }).en).toBe('Bea discards 2 cards');
});

test('a gain says where the card comes from and where it goes, unless it is the usual', () => {
  expect(lines({ type: 'gain', player: 1, source: 'witch', cards: ['curse'], to: 'discard' })).toEqual({
    en: 'Bea gains a Curse',
    es: 'Bea gana una Maldición',
    pt: 'Bea ganha uma Maldição',
    de: 'Bea nimmt sich einen Fluch',
  });
  const robbed: Event = {
    type: 'gain',
    player: 1,
    source: 'graverobber',
    cards: ['market'],
    from: 'trash',
    to: 'deck',
  };
  expect(lines(robbed)).toEqual({
    en: 'Bea gains a Market from the trash onto their deck',
    es: 'Bea gana un Mercado de la pila de eliminación, encima del mazo',
    pt: 'Bea ganha um Mercado do lixo, no topo do deck',
    de: 'Bea nimmt sich einen Markt aus dem Müll direkt auf den Nachziehstapel',
  });
  expect(lines({ type: 'gain', player: 2, source: 'mine', cards: ['gold'], to: 'hand' })).toEqual({
    en: 'You gain a Gold to your hand',
    es: 'Ganas un Oro, a la mano',
    pt: 'Você ganha um Ouro, direto na mão',
    de: 'Du nimmst dir ein Gold direkt auf die Hand',
  });
});

test('a card is passed from whom to whom', () => {
  const toYou: Event = {
    type: 'pass',
    player: 1,
    receiver: 2,
    source: 'masquerade',
    count: 1,
    cards: ['estate'],
  };
  expect(lines(toYou)).toEqual({
    en: 'Bea passes an Estate to you',
    es: 'Bea te pasa una Finca',
    pt: 'Bea passa uma Propriedade para você',
    de: 'Bea gibt dir ein Anwesen',
  });
  expect(
    lines({ type: 'pass', player: 2, receiver: 0, source: 'masquerade', count: 1, cards: ['curse'] }),
  ).toEqual({
    en: 'You pass a Curse to Konrad',
    es: 'Pasas una Maldición a Konrad',
    pt: 'Você passa uma Maldição para Konrad',
    de: 'Du gibst Konrad einen Fluch',
  });
  expect(lines({ type: 'pass', player: 0, receiver: 1, source: 'masquerade', count: 1 }).de).toBe(
    'Konrad gibt Bea 1 Karte',
  );
});

test('the end of the game, won alone or shared', () => {
  expect(lines({ type: 'over', player: 1, source: null, winners: [0] })).toEqual({
    en: 'The game is over: Konrad wins',
    es: 'Fin de la partida: gana Konrad',
    pt: 'Fim da partida: Konrad vence',
    de: 'Die Partie ist zu Ende: Konrad gewinnt',
  });
  expect(lines({ type: 'over', player: 1, source: null, winners: [2] })).toEqual({
    en: 'The game is over: you win',
    es: 'Fin de la partida: ganas tú',
    pt: 'Fim da partida: você vence',
    de: 'Die Partie ist zu Ende: Du gewinnst',
  });
  expect(lines({ type: 'over', player: 1, source: null, winners: [0, 1] })).toEqual({
    en: 'The game is over: Konrad and Bea share the victory',
    es: 'Fin de la partida: Konrad y Bea comparten la victoria',
    pt: 'Fim da partida: Konrad e Bea dividem a vitória',
    de: 'Die Partie ist zu Ende: Konrad und Bea teilen sich den Sieg',
  });
  expect(lines({ type: 'over', player: 1, source: null, winners: [1, 2] })).toEqual({
    en: 'The game is over: you share the victory with Bea',
    es: 'Fin de la partida: compartes la victoria con Bea',
    pt: 'Fim da partida: você divide a vitória com Bea',
    de: 'Die Partie ist zu Ende: Du teilst dir den Sieg mit Bea',
  });
});

test('an undo says whether something had been seen', () => {
  expect(lines({ type: 'undo', player: 0, since: 0, told: false })).toEqual({
    en: 'Konrad undoes their last move (nothing had been seen yet)',
    es: 'Konrad deshace su última jugada (aún no se había visto nada)',
    pt: 'Konrad desfaz a última jogada (nada tinha sido visto ainda)',
    de: 'Konrad nimmt den letzten Schritt zurück (es war noch nichts zu sehen)',
  });
  expect(lines({ type: 'undo', player: 2, since: 0, told: true })).toEqual({
    en: 'You undo your last move (something had already been seen)',
    es: 'Deshaces tu última jugada (ya se había visto algo)',
    pt: 'Você desfaz sua última jogada (algo já tinha sido visto)',
    de: 'Du nimmst deinen letzten Schritt zurück (es war schon etwas zu sehen)',
  });
});

test('whatever happens at the table has a line in every language', () => {
  const types = [
    'undo-asked',
    'undo-refused',
    'resigned',
    'out-of-time',
    'vacation',
    'stand-in',
    'back',
    'too-long',
  ] as const;
  const happened = (player: number): Event[] => [
    { type: 'undo', player, since: 0, told: false },
    { type: 'new-rules', player, since: 0 },
    ...types.map((type) => ({ type, player })),
  ];
  for (const event of happened(0))
    for (const told of Object.values(lines(event))) expect(told, event.type).toContain('Konrad');
  for (const event of happened(2))
    for (const told of Object.values(lines(event))) expect(told, event.type).not.toContain('Ana');

  expect(lines({ type: 'out-of-time', player: 0 })).toEqual({
    en: 'Konrad runs out of time',
    es: 'A Konrad se le acaba el tiempo',
    pt: 'O tempo de Konrad acabou',
    de: 'Die Zeit von Konrad ist abgelaufen',
  });
  expect(lines({ type: 'stand-in', player: 2 })).toEqual({
    en: 'A bot is playing for you',
    es: 'Un bot juega por ti',
    pt: 'Um bot joga por você',
    de: 'Ein Bot spielt für dich',
  });
});

test('amounts by themselves', () => {
  const plus = (amounts: object) => lines({ type: 'plus', player: 2, source: 'bridge', ...amounts });
  expect(plus({ coins: 1 }).de).toBe('Du erhältst +1 Münze');
  expect(plus({ coins: -2 }).es).toBe('Pierdes 2 monedas');
  expect(plus({ coins: 0 }).en).toBeNull();
  expect(plus({ discount: 1 })).toEqual({
    en: 'Cards cost 1 coin less this turn',
    es: 'Las cartas cuestan 1 moneda menos este turno',
    pt: 'As cartas custam 1 moeda a menos neste turno',
    de: 'Karten kosten in diesem Zug 1 Münze weniger',
  });
});

test('a card that the catalog does not know goes by its id, and an unknown event is silent', () => {
  expect(
    lines({ type: 'reveal', player: 1, source: null, count: 2, cards: ['moonstone', 'moonstone'] }).en,
  ).toBe('Bea reveals moonstone ×2');
  expect(lines(JSON.parse('{"type": "eclipse", "player": 1}')).en).toBeNull();
});

test('a name is never read as a message or as a mark', () => {
  const told = line(english, { type: 'shuffle', player: 0, source: null }, ['{you} <b>\ue000'], null);
  expect(told && plainLine(english, told)).toBe('{you} <b>\ue000 shuffles');
});
