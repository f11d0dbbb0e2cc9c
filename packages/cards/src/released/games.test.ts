import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  type Choice,
  Game,
  type GameEvent,
  type OpenDecision,
  rulesVersion,
  unpack,
} from '@provincia/engine';
import { expect, test } from 'vitest';
import { library } from '../index.ts';
import { unwrap } from '../testing.ts';

/**
 * Each as a string, its points, turns and winners, and a digest of every question and every event. They are what people
 * have stored: they never change.
 */
const gamesIn = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** Games of version 0.1.0 on kingdoms of all its sets, with two to six players. */
const released = gamesIn('games.tsv');
/** Games of rules version 1 with two to six players in which Spoils were played before a Counterfeit, in one answer. */
const spoilsFirst = gamesIn('treasures.tsv');

test.each([
  ['released', released, 240],
  ['of rules version 1 that would be another one by version 2', spoilsFirst, 15],
])('every game %s is the same game today', (_, games, count) => {
  expect(games).toHaveLength(count);
  for (const [packed, points, turns, winners, course] of games) {
    const { outcome, digest } = replayed(packed);
    expect([outcome.points.join(), outcome.turns.join(), outcome.winners.join(), digest]).toEqual([
      points,
      turns,
      winners,
      course,
    ]);
  }
});

test('by the rules of today their answers would be another game, or none', () => {
  for (const [packed, , , , course] of spoilsFirst) {
    expect(packed.startsWith('1.')).toBe(true);
    let digest: string | null = null;
    try {
      digest = replayed(packed.replace('1.', `${rulesVersion}.`)).digest;
    } catch {
      // An answer was not offered.
    }
    expect(digest).not.toBe(course);
  }
});

function replayed(packed: string) {
  const { setup, answers } = unwrap(unpack(packed));
  const { game, events } = unwrap(Game.start(library, setup));
  const hash = createHash('sha256').update(written(events.map(asTold)));
  for (const picks of answers) {
    const decision = game.decision as OpenDecision;
    hash.update(written(asReleased(decision)));
    const after = unwrap(game.answer(decision.player, { index: decision.index, picks }));
    hash.update(written(after.map(asTold)));
  }
  return { outcome: game.outcome, digest: hash.digest('hex').slice(0, 16) };
}

/** The sets of that version: of other cards nobody could think when one was to be named. */
const sets = ['base', 'intrigue', 'dark-ages'];

function wasKnown(choice: Choice): boolean {
  return choice.verb !== 'name' || sets.includes(library.get(choice.card).card.set);
}

/** As the released version put it: a choice was a label, the number was called otherwise, a place was for no card in particular, and a limit was not told. */
function asReleased({ index, choices, about, limit, ...rest }: OpenDecision): unknown {
  return {
    ...rest,
    about: rest.kind === 'place' ? null : about,
    seq: index,
    choices: choices.filter(wasKnown).map(({ label, count }) => ({ label, count })),
  };
}

/** As the released version told it: not which time a card was played. */
function asTold(event: GameEvent): GameEvent {
  if (event.type !== 'play') return event;
  const { again, ...rest } = event;
  return rest;
}

/** JSON in which the order of fields means nothing. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
