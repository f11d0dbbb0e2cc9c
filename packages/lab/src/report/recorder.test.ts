import { library } from '@provincia/cards';
import type { Bot, Choice, Decision, Outcome, SeatView, View } from '@provincia/engine';
import { expect, test } from 'vitest';
import { Recorder } from './recorder.ts';

/** A moment of a game, as a seat sees it when it is asked what to do. */
interface Moment {
  readonly seat: number;
  readonly turn: number;
  readonly coins?: number;
  readonly points?: number;
  readonly money?: number;
  readonly hand?: readonly string[];
  readonly answer?: Choice;
}

const treasures: Choice = { label: 'treasures', count: 1, verb: 'treasures' };
const buy = (card: string): Choice => ({ label: `buy ${card}`, count: 1, verb: 'buy', card });

const piles = ['copper', 'silver', 'province', 'curse', 'witch', 'knights'];
const supply: readonly { readonly pile: string }[] = piles.map((pile) => ({ pile }));

/** Plays a game that was made by hand, with what each seat owns at its end. */
function playByHand(
  recorder: Recorder,
  seating: readonly number[],
  moments: readonly Moment[],
  owned: readonly Record<string, number>[],
  outcome: Outcome,
): void {
  let answer: readonly Choice[] = [];
  const bot: Bot = recorder.watch(() => answer);
  recorder.begin(seating, 0);
  for (const { seat, turn, coins = 0, points = 3, money = 7, hand = [], ...moment } of moments) {
    answer = moment.answer === undefined ? [] : [moment.answer];
    const view: Partial<View> = {
      seat,
      turn,
      coins,
      money,
      points: () => points,
      hand: hand.map((id) => library.get(id)),
      owned: (id: string) => owned[seat][id] ?? 0,
      toJSON: () => ({ supply }) as SeatView,
    };
    bot({ kind: 'phase', player: seat } as Decision, view as View);
  }
  recorder.end(outcome);
}

const coppers = (count: number) => Array.from({ length: count }, () => 'copper');

/** The second strategy sits in the first seat, opens with a Witch and wins by Provinces. */
function handMade(): Recorder {
  const recorder = new Recorder(2);
  const moments: Moment[] = [
    { seat: 0, turn: 1, hand: [...coppers(4), 'estate'], answer: treasures },
    { seat: 0, turn: 1, coins: 4, answer: buy('silver') },
    { seat: 1, turn: 1, hand: [...coppers(5)], answer: treasures },
    { seat: 1, turn: 1, coins: 5 },
    { seat: 0, turn: 2, money: 9, hand: coppers(3), answer: treasures },
    { seat: 0, turn: 2, coins: 5, answer: buy('witch') },
    { seat: 0, turn: 2, coins: 0 },
    { seat: 1, turn: 2, points: 2, hand: coppers(2) },
    { seat: 0, turn: 3, coins: 8, money: 9, answer: buy('province') },
    { seat: 0, turn: 3, coins: 0, money: 9, points: 9, answer: buy('silver') },
  ];
  const owned = [
    { province: 1, silver: 2, witch: 1 },
    { curse: 1, copper: 7 },
  ];
  const outcome = { winners: [0], points: [9, 2], turns: [3, 2], byProvinces: true, finished: true };
  playByHand(recorder, [1, 0], moments, owned, outcome);
  return recorder;
}

test('notes points and money as each turn begins, and the most coins there were in it', () => {
  const [first, second] = handMade().collect().players;
  expect(second.points).toEqual({ 1: { 3: 1 }, 2: { 3: 1 }, 3: { 3: 1 } });
  expect(second.money).toEqual({ 1: { 7: 1 }, 2: { 9: 1 }, 3: { 9: 1 } });
  expect(second.coins).toEqual({ 1: { 4: 1 }, 2: { 5: 1 }, 3: { 8: 1 } });
  expect(first.points).toEqual({ 1: { 3: 1 }, 2: { 2: 1 } });
  expect(first.coins).toEqual({ 1: { 5: 1 }, 2: { 0: 1 } });
});

test('notes what was bought when, of the strategy and not of the seat', () => {
  const [first, second] = handMade().collect().players;
  expect(second.bought).toEqual({ 1: { silver: 1 }, 2: { witch: 1 }, 3: { province: 1, silver: 1 } });
  expect(first.bought).toEqual({});
  const won = { won: 1, tied: 0, lost: 0 };
  expect(second.byBought).toEqual({ silver: { 2: won }, witch: { 1: won }, province: { 1: won } });
});

test('notes under which circumstances it won', () => {
  const [first, second] = handMade().collect().players;
  const won = { won: 1, tied: 0, lost: 0 };
  const lost = { won: 0, tied: 0, lost: 1 };
  expect(second.results).toEqual({
    place: { 1: won },
    length: { 3: won },
    ending: { provinces: won },
    split: { '4/3': won },
    opening: { 'silver/witch': won },
  });
  expect(first.results).toEqual({
    place: { 2: lost },
    length: { 3: lost },
    ending: { provinces: lost },
    split: { '5/2': lost },
    opening: { '': lost },
  });
  expect([first.margin, second.margin]).toEqual([{ '-7': 1 }, { 7: 1 }]);
  expect([first.finalPoints, second.finalPoints]).toEqual([{ 2: 1 }, { 9: 1 }]);
  expect([first.turns, second.turns]).toEqual([{ 2: 1 }, { 3: 1 }]);
});

test('notes what the decks were at the end', () => {
  const [first, second] = handMade().collect().players;
  expect(second.deck).toEqual({
    province: { won: 1, tied: 0, lost: 0 },
    silver: { won: 2, tied: 0, lost: 0 },
    witch: { won: 1, tied: 0, lost: 0 },
  });
  expect(first.deck).toEqual({
    curse: { won: 0, tied: 0, lost: 1 },
    copper: { won: 0, tied: 0, lost: 7 },
  });
});

test('counts a shared victory as a tie, and what is bought of a mixed pile as of the pile', () => {
  const recorder = new Recorder(2);
  const moments = [{ seat: 1, turn: 1, coins: 5, answer: buy('sir-martin') }];
  const outcome = { winners: [0, 1], points: [3, 3], turns: [1, 1], byProvinces: false, finished: true };
  playByHand(recorder, [0, 1], moments, [{}, { 'sir-martin': 1 }], outcome);
  const [first, second] = recorder.collect().players;
  const tied = { won: 0, tied: 1, lost: 0 };
  expect(first.results.ending).toEqual({ piles: tied });
  expect(second.byBought).toEqual({ knights: { 1: tied } });
  expect(second.deck).toEqual({ 'sir-martin': tied });
});

test('leaves questions in the middle of a card to the bot', () => {
  const recorder = new Recorder(2);
  const curse: Choice = { label: 'curse', count: 1, verb: 'pick', card: 'curse' };
  const bot = recorder.watch(() => [curse]);
  recorder.begin([0, 1], 0);
  expect(bot({ kind: 'cards', player: 0 } as Decision, {} as View)).toEqual([curse]);
  expect(recorder.collect().players[0].points).toEqual({});
});

test('starts again after the notes were collected', () => {
  const recorder = handMade();
  expect(recorder.collect().games).toBe(1);
  expect(recorder.collect()).toEqual(new Recorder(2).collect());
});
