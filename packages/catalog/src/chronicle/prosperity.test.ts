import type { Event } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { bought, log, play, plus, treasure, turn } from './test-log.ts';

const tokens = (player: number, source: string, count: number) =>
  plus(player, source, { counter: 'vp', count });
const gain = (player: number, card: string, source: string | null = null): Event => ({
  type: 'gain',
  player,
  cards: [card],
  to: 'discard',
  source,
});
const trash = (player: number, card: string, source: string): Event => ({
  type: 'trash',
  player,
  count: 1,
  cards: [card],
  source,
});

test('victory tokens are told with what brought them, and how many there are by now', () => {
  const bishop = [
    play(0, 'bishop'),
    plus(0, 'bishop', { coins: 1 }),
    tokens(0, 'bishop', 1),
    trash(0, 'gold', 'bishop'),
    tokens(0, 'bishop', 3),
    trash(1, 'curse', 'bishop'),
  ];
  const monument = [play(1, 'monument'), plus(1, 'monument', { coins: 2 }), tokens(1, 'monument', 1)];
  expect(log('en', [turn(0, 1), ...bishop, turn(1, 1), ...monument, turn(0, 2), ...bishop])).toEqual([
    'Turn 1: Konrad',
    '  Konrad plays a Bishop: +1 coin, +1 victory token (1 in all)',
    '    Konrad trashes a Gold: +3 victory tokens (4 in all)',
    '    Bea trashes a Curse',
    'Turn 1: Bea',
    '  Bea plays a Monument: +2 coins, +1 victory token (1 in all)',
    'Turn 2: Konrad',
    '  Konrad plays a Bishop: +1 coin, +1 victory token (5 in all)',
    '    Konrad trashes a Gold: +3 victory tokens (8 in all)',
    '    Bea trashes a Curse',
  ]);
  expect(log('de', [turn(1, 1), ...monument])[1]).toBe(
    '  Bea spielt ein Denkmal: +2 Münzen, +1 Siegpunktmarker (insgesamt 1)',
  );
});

test('each card bought with Goons and gained with a Collection says what it brought', () => {
  const buy = (card: string, count: number): Event[] => {
    const [buys, gains] = bought(0, card);
    return [buys, ...Array.from({ length: count }, () => tokens(0, 'goons', 1)), gains];
  };
  const events = [
    turn(0, 5),
    play(0, 'goons'),
    play(0, 'goons'),
    play(0, 'collection'),
    plus(0, 'collection', { coins: 2, buys: 1 }),
    ...buy('copper', 2),
    ...buy('village', 2),
    tokens(0, 'collection', 1),
  ];
  expect(log('en', events, 0).slice(3)).toEqual([
    '  You play a Collection: +1 buy, +2 coins',
    '  You buy a Copper: +2 victory tokens (2 in all)',
    '  You buy a Village: +3 victory tokens (5 in all)',
  ]);
});

test('tokens of moves that were undone do not count', () => {
  const undo: Event = { type: 'undo', player: 0, since: 1, told: false };
  const monument = [play(0, 'monument'), tokens(0, 'monument', 1)];
  expect(log('en', [turn(0, 1), ...monument, undo, ...monument]).slice(1)).toEqual([
    '~  Konrad plays a Monument: +1 victory token (1 in all)',
    '  Konrad undoes their last move (nothing had been seen yet)',
    '  Konrad plays a Monument: +1 victory token (1 in all)',
  ]);
});

test('a token goes from its pile to the mat that all share, and nothing is told as part of that', () => {
  const wanders = (player: number, pile: string) =>
    plus(player, 'unused', { source: null, counter: 'trade-route', count: 1, cards: [pile], shared: true });
  const [buy, delivery] = bought(0, 'duchy');
  const events = [
    turn(0, 3),
    buy,
    delivery,
    wanders(0, 'duchy'),
    tokens(0, 'collection', 1),
    turn(1, 3),
    gain(1, 'estate', 'baron'),
    wanders(1, 'estate'),
  ];
  expect(log('en', events)).toEqual([
    'Turn 3: Konrad',
    '  Konrad buys a Duchy',
    '  A token goes from the Duchy pile to the Trade Route mat (1 there now)',
    '    Collection: Konrad gets +1 victory token (1 in all)',
    'Turn 3: Bea',
    '    Baron: Bea gains an Estate',
    '  A token goes from the Estate pile to the Trade Route mat (2 there now)',
  ]);
});

test('who names what is told, and what that forbids', () => {
  const name = (source: string, card: string): Event => ({ type: 'name', player: 1, source, cards: [card] });
  const events = [
    turn(0, 3),
    play(0, 'contraband'),
    plus(0, 'contraband', { coins: 3, buys: 1 }),
    name('contraband', 'province'),
    play(0, 'war-chest'),
    name('war-chest', 'duchy'),
    gain(0, 'silver', 'war-chest'),
  ];
  expect(log('en', events, 1).slice(1)).toEqual([
    '  Konrad plays a Contraband: +1 buy, +3 coins',
    '    You name Province: it cannot be bought this turn',
    '  Konrad plays a War Chest',
    '    You name Duchy: War Chests cannot gain it this turn',
    '    Konrad gains a Silver',
  ]);
});

test('a Quarry makes only Actions cheaper, and has a line of its own among the treasures', () => {
  const events = [
    turn(0, 3),
    ...treasure(0, 'copper', 1),
    ...treasure(0, 'quarry', 1),
    plus(0, 'quarry', { discount: 2, of: 'action' }),
    ...treasure(0, 'copper', 1),
  ];
  expect(log('en', events).slice(1)).toEqual([
    '  Konrad plays a Copper (1 coin)',
    '  Konrad plays a Quarry: +1 coin, Actions cost 2 coins less',
    '  Konrad plays a Copper (1 coin)',
  ]);
});

test('what becomes of a gained card is told below it', () => {
  const [buy, delivery] = bought(0, 'curse');
  const events: Event[] = [
    turn(0, 3),
    ...treasure(0, 'royal-seal', 2),
    buy,
    delivery,
    { type: 'reveal', player: 0, count: 1, cards: ['watchtower'], source: 'watchtower' },
    trash(0, 'curse', 'watchtower'),
    ...bought(0, 'gold'),
    { type: 'put-on-deck', player: 0, count: 1, cards: ['gold'], source: 'royal-seal' },
  ];
  expect(log('en', events).slice(2)).toEqual([
    '  Konrad buys a Curse',
    '    Konrad reveals a Watchtower',
    '    Konrad trashes a Curse',
    '  Konrad buys a Gold',
    '    Konrad puts a Gold onto their deck',
  ]);
});

test('a card that is played again is told as the same one, through a whole chain', () => {
  const again = (card: string, time: 2 | 3, source: string): Event =>
    Object.assign(play(0, card, source), { again: time });
  const thrice = (card: string) => [
    play(0, card, 'kings-court'),
    again(card, 2, 'kings-court'),
    again(card, 3, 'kings-court'),
  ];
  const events = [
    turn(0, 7),
    play(0, 'kings-court'),
    play(0, 'kings-court', 'kings-court'),
    ...thrice('monument'),
    again('kings-court', 2, 'kings-court'),
    ...thrice('bishop'),
    again('kings-court', 3, 'kings-court'),
    ...treasure(0, 'tiara', 0),
    play(0, 'gold', 'tiara'),
    plus(0, 'gold', { coins: 3 }),
    again('gold', 2, 'tiara'),
    plus(0, 'gold', { coins: 3 }),
  ];
  expect(log('en', events).slice(1)).toEqual([
    '  Konrad plays a King’s Court',
    '    Konrad plays a King’s Court',
    '    Konrad plays a Monument',
    '    Konrad plays the Monument again',
    '    Konrad plays the Monument a third time',
    '    Konrad plays the King’s Court again',
    '    Konrad plays a Bishop',
    '    Konrad plays the Bishop again',
    '    Konrad plays the Bishop a third time',
    '    Konrad plays the King’s Court a third time',
    '  Konrad plays a Tiara',
    '    Konrad plays a Gold (3 coins)',
    '    Konrad plays the Gold again (3 coins)',
  ]);
  expect(log('de', events)[5]).toBe('    Konrad spielt das Denkmal zum dritten Mal');
});
