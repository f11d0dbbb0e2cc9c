import type { Event } from '@provincia/protocol';
import { expect, test } from 'vitest';
import type { Language } from '../languages.ts';
import { bought, cleanUp, log, play, treasure, turn } from './test-log.ts';

test('what is undone stays and is marked, and does not run into what counts', () => {
  const events: Event[] = [
    turn(0, 3),
    ...treasure(0, 'copper', 1),
    ...treasure(0, 'silver', 2),
    { type: 'undo', player: 0, since: 3, told: false },
    ...treasure(0, 'gold', 3),
  ];
  expect(log('en', events)).toEqual([
    'Turn 3: Konrad',
    '  Konrad plays a Copper (1 coin)',
    '~  Konrad plays a Silver (2 coins)',
    '  Konrad undoes their last move (nothing had been seen yet)',
    '  Konrad plays a Gold (3 coins)',
  ]);
});

test('an undo over the end of a turn goes back to that turn; what happened at the table stays', () => {
  const events: Event[] = [
    turn(0, 3),
    ...treasure(0, 'silver', 2),
    ...cleanUp(0),
    turn(1, 3),
    play(1, 'festival'),
    { type: 'undo-asked', player: 0 },
    { type: 'undo', player: 0, since: 3, told: true },
    ...bought(0, 'cellar'),
    ...cleanUp(0),
    turn(1, 3),
  ];
  const told = (language: Language) => log(language, events, 0);
  expect(told('en')).toEqual([
    'Turn 3: you',
    '  You play a Silver (2 coins)',
    '~  You draw 5 cards',
    '~Turn 3: Bea',
    '~  Bea plays a Festival',
    '  You ask to undo the last move',
    'Turn 3, continued: you',
    '  You undo your last move (something had already been seen)',
    '  You buy a Cellar',
    '  You draw 5 cards',
    'Turn 3: Bea',
  ]);
  expect(told('es').slice(5, 9)).toEqual([
    '  Pides deshacer tu última jugada',
    'Turno 3, continuación: tú',
    '  Deshaces tu última jugada (ya se había visto algo)',
    '  Compras un Sótano',
  ]);
  expect(told('pt').slice(5, 9)).toEqual([
    '  Você pede para desfazer a última jogada',
    'Turno 3, continuação: você',
    '  Você desfaz sua última jogada (algo já tinha sido visto)',
    '  Você compra uma Adega',
  ]);
  expect(told('de').slice(5, 9)).toEqual([
    '  Du möchtest deinen letzten Schritt zurücknehmen',
    'Zug 3, Fortsetzung: du',
    '  Du nimmst deinen letzten Schritt zurück (es war schon etwas zu sehen)',
    '  Du kaufst einen Keller',
  ]);
});

test('an undo of more than an undo before it marks everything but the undos', () => {
  const events: Event[] = [
    turn(0, 1),
    play(0, 'chapel'),
    play(0, 'cellar'),
    { type: 'undo', player: 0, since: 2, told: false },
    { type: 'undo', player: 0, since: 1, told: false },
  ];
  expect(log('en', events).slice(1)).toEqual([
    '~  Konrad plays a Chapel',
    '~  Konrad plays a Cellar',
    '  Konrad undoes their last move (nothing had been seen yet)',
    '  Konrad undoes their last move (nothing had been seen yet)',
  ]);
});

test('what is looked at is told if taking it into the hand was undone', () => {
  const look: Event = { type: 'look', player: 0, count: 1, source: 'library' };
  const take: Event = { type: 'put-in-hand', player: 0, count: 1, source: 'library' };
  const undo: Event = { type: 'undo', player: 0, since: 3, told: true };
  const before = [turn(0, 1), play(0, 'library')];
  expect(log('en', [...before, look, take]).slice(2)).toEqual(['    Konrad puts 1 card into their hand']);
  expect(log('en', [...before, look, take, undo]).slice(2, 4)).toEqual([
    '    Konrad looks at 1 card',
    '~    Konrad puts 1 card into their hand',
  ]);
});
