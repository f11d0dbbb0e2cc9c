import { expect, test } from 'vitest';
import { Track } from '../plan/track.ts';
import { closing } from '../search/closing.ts';
import { strategyBot } from '../strategy/bot.ts';
import { shippedStrategy } from '../strategy/shipped.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { strategy } from '../strategy/testing.ts';
import { Pruning } from './pruning.ts';

const kingdom = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');
const money = strategyBot(shippedStrategy('big-money') as Strategy);

/** What is left after so many rounds of practice against Big Money. */
function prunedAfter(rounds: number, plan: Strategy): Strategy {
  const pruning = new Pruning(plan, closing(strategyBot(plan)));
  new Track(kingdom, 2).value(pruning.bot, money, rounds, 0);
  return pruning.pruned;
}

const plan = strategy(`
name: Workshops and Smithies
buy:
  - province
  - militia: own(silver) < 0
  - smithy: own(smithy) < 2
  - gold
  - village: own(workshop) > 0 and own(village) < 2
  - workshop: own(workshop) < 1
  - silver
  - moat
`);

test('a line that brings nothing is left out, and its pile is not needed any more', () => {
  const { buy, piles } = prunedAfter(12, plan);
  expect(buy.map(({ card }) => card)).toEqual([
    'province',
    'smithy',
    'gold',
    'village',
    'workshop',
    'silver',
    'moat',
  ]);
  expect(piles).not.toContain('militia');
});

test('where all lines bring something nothing changes', () => {
  const lean = prunedAfter(12, plan);
  expect(prunedAfter(12, lean)).toBe(lean);
});

test('without them the games are the same', () => {
  const track = new Track(kingdom, 2);
  const [full, lean] = [plan, prunedAfter(12, plan)].map((one) =>
    track.value(closing(strategyBot(one)), money, 12, 0),
  );
  expect(lean).toBe(full);
});
