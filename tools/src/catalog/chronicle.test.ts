import { fillUp, library } from '@provincia/cards';
import { languages, line, loadTranslation, plainLine, turns } from '@provincia/catalog';
import { eventFor, type GameEvent } from '@provincia/engine';
import { expect, test } from 'vitest';
import { Dice } from '../fuzz/dice.ts';
import { playThrough } from '../fuzz/play-through.ts';
import { favouritesOf, RandomPlayer } from '../fuzz/random-player.ts';
import { randomSetup } from '../fuzz/random-setup.ts';

const GAMES = 12;
const names = ['Konrad', 'Bea', 'Ana', 'Ivo'];
/** What random games seldom have: cards that are passed, set aside and named, attacks that are kept off, mats and extra turns. */
const rare = [
  ['masquerade', 'library', 'chancellor', 'village'],
  ['lighthouse', 'militia', 'outpost', 'island', 'pirate-ship', 'embargo', 'village'],
  ['contraband', 'trade-route', 'quarry', 'monument'],
];

const games = Array.from({ length: GAMES }, (_, i) => eventsOfGame(i));

/** Each once: most of what happens in a game happens again and again. */
const differentEvents = [...new Map(games.flat().map((event) => [JSON.stringify(event), event])).values()];

/** Every event of the engine: whether it has a line. */
const isTold: Readonly<Record<GameEvent['type'], boolean>> = {
  turn: true,
  phase: false,
  play: true,
  name: true,
  draw: true,
  discard: true,
  buy: true,
  gain: true,
  trash: true,
  return: true,
  reveal: true,
  look: true,
  'set-aside': true,
  'put-in-hand': true,
  'put-on-deck': true,
  'put-in-deck': true,
  pass: true,
  'put-deck-into-discard': true,
  shuffle: true,
  spared: true,
  plus: true,
  'clean-up': false,
  over: true,
};

test('random games have every event there is', () => {
  const met = new Set(games.flatMap((events) => events.map(({ type }) => type)));
  expect([...met].toSorted()).toEqual(Object.keys(isTold).toSorted());
});

test.each(languages)('every event of random games is told in %s, or silent on purpose', async (language) => {
  const translation = await loadTranslation(language);
  const astray = new Set<string>();
  const told = new Set<string>();
  for (const event of differentEvents) {
    for (const you of [event.player, null]) {
      const one = line(translation, eventFor(event, you), names, you);
      if ((one !== null) !== (isTold[event.type] && !isPlusNothing(event))) astray.add(event.type);
      if (one !== null) told.add(plainLine(translation, one));
    }
  }
  expect([...astray]).toEqual([]);
  expectClean(told);
});

test.each(languages)('whole games read well in %s', async (language) => {
  const translation = await loadTranslation(language);
  const read = new Set<string>();
  // Half of the games in each language, and every game in two: telling takes long.
  const half = languages.indexOf(language) % 2;
  for (const [i, events] of games.entries()) {
    if (i % 2 !== half) continue;
    const you = i % 3 === 2 ? null : i % 3;
    const seen = events.map((event) => eventFor(event, you));
    const told = turns(translation, seen, names, you);
    const begun = events.filter((event) => event.type === 'turn');
    expect(told.map(({ player, turn }) => [player, turn])).toEqual([
      [null, null],
      ...begun.map(({ player, turn }) => [player, turn]),
    ]);
    for (const { heading, lines } of told)
      for (const part of [heading, ...lines]) read.add(plainLine(translation, part));
  }
  expectClean(read);
});

test('whatever is undone, what counts is told as if the rest had never been', async () => {
  const translation = await loadTranslation('en');
  const dice = new Dice('chronicle', 'undo');
  for (const events of games) {
    const since = dice.between(1, events.length - 2);
    const until = dice.between(since, events.length - 1);
    const undo = { type: 'undo', player: 0, since, told: true } as const;
    const told = turns(translation, [...events.slice(0, until), undo], names, null);
    const counted = told
      .filter(({ undone }) => !undone)
      .flatMap(({ lines }) => lines.filter(({ undone }) => !undone));
    const last = counted.pop();
    expect(last && plainLine(translation, last)).toMatch(/^Konrad undoes/);
    expect(counted).toEqual(
      turns(translation, events.slice(0, since), names, null).flatMap(({ lines }) => lines),
    );
  }
});

function isPlusNothing(event: GameEvent): boolean {
  if (event.type !== 'plus' || event.counter !== undefined) return false;
  return !event.actions && !event.buys && !event.coins && !event.discount;
}

/** Looked at all together: the games have many thousand lines, and most of them more than once. */
function expectClean(lines: ReadonlySet<string>): void {
  expect(lines.size).toBeGreaterThan(0);
  const strays = /[{}<>\ue000-\ue0ff]|chronicle|undefined|NaN| {2}|^ | $| [,.:)]|\( /;
  expect([...lines].filter((told) => strays.test(told) || !/^\p{Lu}/u.test(told))).toEqual([]);
}

function eventsOfGame(seed: number): readonly GameEvent[] {
  const dice = new Dice('chronicle', seed);
  const random = randomSetup(library, { players: { least: 2, most: 4 }, set: null }, dice);
  const wanted = rare.at(seed);
  const setup = wanted === undefined ? random : { ...random, kingdom: fillUp(wanted) };
  const favourites = wanted ?? favouritesOf(library, setup, dice);
  const player = new RandomPlayer(library, favourites, dice);
  const all: GameEvent[] = [];
  const { over } = playThrough({
    setup,
    next: (decision) => player.answer(decision),
    checks: [],
    onEvents: (events) => all.push(...events),
  });
  expect(over).toBe(true);
  return all;
}
