import { afterEach, describe, expect, test, vi } from 'vitest';
import { labelsOf, situation } from '../judgement/testing.ts';
import { kingdomWith } from '../strategy/testing.ts';
import type { Effort } from './race.ts';
import { effort, opinion, planTo, rich } from './testing.ts';

/** A clock on which ten milliseconds have passed whenever it is looked at. */
function hurry(): void {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 10));
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an answer', () => {
  const early = () => situation({ phase: 'buy', coins: 6, deck: rich, other: { deck: rich } });

  test('is the plan’s where no time is given', () => {
    hurry();
    for (const plan of ['copper', 'village', 'silver']) {
      const { picks, weighed } = opinion(planTo([plan, 'gold']), early(), { ...effort, milliseconds: 0 });
      expect(labelsOf(picks)).toEqual([`buy ${plan}`]);
      expect(weighed).toEqual([]);
    }
  });

  test('comes in time at a big table, after few games', () => {
    const kingdom = kingdomWith(['witch', 'militia', 'council-room']);
    const setup = { ...situation({}).setup, players: 6, kingdom };
    const seats = Array.from({ length: 6 }, () => ({ deck: rich, turns: 4 }));
    const game = situation({ setup, seats, phase: 'buy', coins: 6 });
    hurry();
    const { weighed } = opinion(planTo(['province', 'gold', 'duchy', 'smithy', 'silver', 'estate']), game, {
      ...effort,
      answers: 1_000_000,
      milliseconds: 200,
    });
    const games = weighed.reduce((sum, one) => sum + one.games, 0);
    expect(games).toBeGreaterThan(10);
    expect(games).toBeLessThanOrEqual(20);
  });
});

describe('time is not wasted', () => {
  const plan = planTo(['province', 'gold', 'silver']);
  const gamesOf = (how: Effort, position: Parameters<typeof situation>[0]) => {
    const game = situation({ phase: 'buy', deck: rich, other: { deck: rich }, ...position });
    return opinion(plan, game, how).weighed.map(({ games }) => games);
  };

  test('on what is hopeless: it is dropped at the first look, and what is close goes on', () => {
    const late = { coins: 8, supply: { province: 2 } };
    const how = { ...effort, answers: 100_000, fewestDeals: 80 };
    const patient = gamesOf(how, late);
    expect(Math.min(...patient)).toBeGreaterThanOrEqual(80);
    const looking = gamesOf({ ...how, firstLook: 16 }, late);
    expect(looking).toHaveLength(patient.length);
    expect(looking[0]).toBeGreaterThan(16);
    expect(looking.slice(2)).toEqual(looking.slice(2).fill(16));
  });

  test('where games are long: what has cost several times its part ends, after however few deals', () => {
    const how = { ...effort, answers: 1, fewestDeals: 40 };
    const early = { coins: 6 };
    expect(Math.min(...gamesOf(how, early))).toBe(40);
    expect(Math.min(...gamesOf({ ...how, firstLook: 8 }, early))).toBe(8);
  });
});
