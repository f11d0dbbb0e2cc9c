import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { rulesVersion } from '@provincia/engine';
import { Review } from '@provincia/protocol';
import { expect, test } from 'vitest';
import { hasty } from '../../test/support/hasty.ts';
import { reviewGame, unpacked } from './review-game.ts';

const kingdom = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');
const setup = { rules: rulesVersion, seed: '5'.repeat(32), players: 2, kingdom, first: 0 };
const played = { setup, answers: [['treasures'], ['buy copper'], ['treasures'], []], result: [1, 0] };
const task = { played, plans: new Map<string, string>(), care: hasty.first };

test('a review says at once that it has begun, and is what goes over the wire', async () => {
  const { port1, port2 } = new MessageChannel();
  const review = Review.parse(unpacked(reviewGame({ ...task, port: port2 })));
  expect(review).toMatchObject({ progress: 1, result: [1, 0] });
  expect(review.decisions.map(({ index }) => index)).toContain(1);
  const [part] = await once(port1, 'message');
  expect(unpacked(part)).toMatchObject({ progress: 0, result: null, decisions: [] });
  port1.close();
});

test('what is no game of these rules is refused', () => {
  const { port1, port2: port } = new MessageChannel();
  const old = { ...played, setup: { ...setup, rules: 999 } };
  expect(() => reviewGame({ ...task, played: old, port })).toThrow('rules version');
  const wrong = { ...played, answers: [['buy nonsense']] };
  expect(() => reviewGame({ ...task, played: wrong, port })).toThrow(RangeError);
  port1.close();
});
