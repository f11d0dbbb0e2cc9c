import { expect, test } from 'vitest';
import { Track } from '../plan/track.ts';
import { strategyBot } from '../strategy/bot.ts';
import { shippedStrategy } from '../strategy/shipped.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { joinedBy, type Member, settled } from './members.ts';

const kingdom = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');
const [smithy, money] = ['smithy', 'big-money'].map((id) => shippedStrategy(id) as Strategy);

/** One of two, with what it got against the other. */
function member(strategy: Strategy, weight: number, results: readonly number[]): Member {
  return { strategy, bot: strategyBot(strategy), weight, results };
}

test('who plays like another does not join', () => {
  const track = new Track(kingdom, 2);
  const [first] = joinedBy([], smithy, strategyBot(smithy), track);
  expect(first).toMatchObject({ weight: 1, results: [0.5] });
  expect(joinedBy([first], smithy, strategyBot(smithy), track)).toHaveLength(1);
  expect(joinedBy([first], money, strategyBot(money), track)).toHaveLength(2);
});

test('luck in the table is mended where it matters: the same player is no better than itself', () => {
  const lucky = [member(smithy, 1, [0.5, 0.52]), member(smithy, 0, [0.48, 0.5])];
  const track = new Track(kingdom, 2);
  const [one, other] = settled(lucky, track);
  expect(one.results[1]).toBeCloseTo(0.504);
  expect(other.results[0]).toBeCloseTo(0.496);
  expect(track.games).toBe(480);
});

test('nobody plays again who is far behind', () => {
  const track = new Track(kingdom, 2);
  const members = [member(smithy, 1, [0.5, 0.7]), member(money, 0, [0.3, 0.5])];
  expect(settled(members, track).map(({ results }) => results)).toEqual([
    [0.5, 0.7],
    [0.3, 0.5],
  ]);
  expect(track.games).toBe(0);
});
