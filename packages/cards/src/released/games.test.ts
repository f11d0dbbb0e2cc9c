import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Game, type OpenDecision, unpack } from '@provincia/engine';
import { expect, test } from 'vitest';
import { library } from '../index.ts';
import { unwrap } from '../testing.ts';

/**
 * Games of version 0.1.0 on kingdoms of all its sets, with two to six players: each as a string, its points, turns and
 * winners, and a digest of every question and every event. They are what people have stored: they never change.
 */
const games = readFileSync(new URL('games.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

test('every game that was stored by the released version is the same game today', () => {
  expect(games.length).toBeGreaterThanOrEqual(200);
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

function replayed(packed: string) {
  const { setup, answers } = unwrap(unpack(packed));
  const { game, events } = unwrap(Game.start(library, setup));
  const hash = createHash('sha256').update(written(events));
  for (const picks of answers) {
    const decision = game.decision as OpenDecision;
    hash.update(written(asReleased(decision)));
    hash.update(written(unwrap(game.answer(decision.player, { index: decision.index, picks }))));
  }
  return { outcome: game.outcome, digest: hash.digest('hex').slice(0, 16) };
}

/** As the released version put it: a choice was a label, the number was called otherwise, a place was for no card in particular, and a limit was not told. */
function asReleased({ index, choices, about, limit, ...rest }: OpenDecision): unknown {
  return {
    ...rest,
    about: rest.kind === 'place' ? null : about,
    seq: index,
    choices: choices.map(({ label, count }) => ({ label, count })),
  };
}

/** JSON in which the order of fields means nothing. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
