import type { Game } from '@provincia/engine';
import { expect, test } from 'vitest';
import { bigMoney } from '../big-money.ts';
import { answer, labelsOf, situation } from '../judgement/testing.ts';
import type { PhaseBot } from '../phase-bot.ts';
import { strategyBot } from '../strategy/bot.ts';
import { strategy } from '../strategy/testing.ts';
import { closing } from './closing.ts';

/** Buys a Gold whenever it can, whatever else there is. */
const goldDigger = strategyBot(strategy('name: gold\nbuy:\n  - gold\n  - silver\n'));

const ahead = (points: number) => ({ deck: Array<string>(points).fill('estate') });

function picks(bot: PhaseBot, game: Game): readonly string[] {
  if (game.decision === null) throw new Error('nothing is asked');
  return labelsOf(closing(bot)(game.decision, game.view(game.decision.player)));
}

/** Plays to the end of the turn. */
function playTurn(bot: PhaseBot, game: Game): Game {
  while (game.decision?.player === 0) answer(game, picks(bot, game));
  return game;
}

test('the Province that wins is bought, whatever is planned', () => {
  const last = { phase: 'buy', deck: [], coins: 8, supply: { province: 1 } } as const;
  expect(picks(goldDigger, situation({ ...last, other: ahead(5) }))).toEqual(['buy province']);
  expect(picks(goldDigger, situation({ ...last, other: ahead(6) }))).toEqual(['buy gold']);
});

test('the Colony that wins is bought, and one that would lose is left for a Province', () => {
  const last = { phase: 'buy', deck: [], coins: 11, colonies: true, supply: { colony: 1 } } as const;
  expect(picks(goldDigger, situation({ ...last, other: ahead(9) }))).toEqual(['buy colony']);
  expect(picks(bigMoney, situation({ ...last, other: ahead(11) }))).toEqual(['buy province']);
});

test('treasures are played first, and then it is won', () => {
  const hand = ['gold', 'gold', 'silver'];
  const game = situation({ phase: 'buy', deck: [], hand, supply: { province: 1 }, other: ahead(5) });
  expect(playTurn(goldDigger, game).outcome).toMatchObject({ finished: true, winners: [0] });
});

test('with two purchases both are made', () => {
  const two = { phase: 'buy', deck: [], coins: 16, buys: 2, supply: { province: 2 } } as const;
  const game = situation({ ...two, other: ahead(11) });
  expect(playTurn(goldDigger, game).outcome).toMatchObject({
    finished: true,
    winners: [0],
    points: [12, 11],
  });
});

test('the Province that loses is left; a Duchy is bought, or an Estate, or nothing', () => {
  const behind = { phase: 'buy', deck: [], coins: 8, other: ahead(9) } as const;
  expect(picks(bigMoney, situation({ ...behind, supply: { province: 1 } }))).toEqual(['buy duchy']);
  expect(picks(bigMoney, situation({ ...behind, supply: { province: 1, duchy: 0 } }))).toEqual([
    'buy estate',
  ]);
  const supply = { province: 1, duchy: 0, estate: 0 };
  expect(picks(bigMoney, situation({ ...behind, supply }))).toEqual([]);
  expect(picks(bigMoney, situation({ ...behind, supply: { province: 2 } }))).toEqual(['buy province']);
});

test('the last card of the third pile is left as well', () => {
  const third = { phase: 'buy', deck: [], coins: 6, supply: { moat: 0, curse: 0, gold: 1 } } as const;
  expect(picks(goldDigger, situation({ ...third, other: ahead(1) }))).toEqual(['buy duchy']);
  expect(picks(goldDigger, situation({ ...third, hand: ['duchy'], other: ahead(1) }))).toEqual(['buy gold']);
});

test('the top card of a mixed pile is bought by its own name', () => {
  const game = situation({
    phase: 'buy',
    deck: [],
    coins: 5,
    kingdom: ['knights'],
    supply: { knights: ['dame-josephine'], curse: 0, moat: 0 },
    other: ahead(1),
  });
  expect(picks(goldDigger, game)).toEqual(['buy dame-josephine']);
});

test('a Hovel is kept where it is the tenth card for Gardens', () => {
  const game = situation({
    phase: 'buy',
    kingdom: ['gardens'],
    hand: ['hovel', 'gardens', ...Array<string>(7).fill('copper')],
    deck: [],
    coins: 8,
    supply: { province: 1 },
    other: ahead(6),
  });
  expect(playTurn(goldDigger, game).outcome).toMatchObject({ finished: true, winners: [0] });
});

test('a Hovel is kept there although Goons have to be used at the same moment', () => {
  const game = situation({
    phase: 'buy',
    kingdom: ['gardens', 'goons'],
    play: ['goons'],
    hand: ['hovel', 'gardens', ...Array<string>(6).fill('copper')],
    deck: [],
    coins: 8,
    supply: { province: 1 },
    other: ahead(7),
  });
  expect(playTurn(goldDigger, game).outcome).toMatchObject({ finished: true, points: [8, 7] });
});
