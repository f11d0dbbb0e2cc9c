import { library } from '@provincia/cards';
import { expect, test } from 'vitest';
import { advised, asBot, type Opinion, ranked } from './adviser.ts';
import { bigMoney } from './big-money.ts';
import { situation } from './judgement/testing.ts';

const buy = (id: string) => library.get(id).offers.buy.times(1);

const weighed = [
  { picks: [buy('duchy')], chance: 0.552, games: 32 },
  { picks: [buy('gold')], chance: 0.618, games: 32 },
  { picks: [], chance: 0.4, games: 8 },
];
const [duchy, gold, nothing] = weighed;

test('what is preferred comes first, then the rest', () => {
  expect(ranked({ picks: [buy('gold')], weighed })).toEqual([gold, duchy, nothing]);
  expect(ranked({ picks: [], weighed })).toEqual([nothing, duchy, gold]);
  expect(ranked({ picks: [buy('gold')], weighed: [] })).toEqual([]);
});

test('no more than four are ranked, those that were tried most', () => {
  const silver = { picks: [buy('silver')], chance: 0.3, games: 8 };
  const estate = { picks: [buy('estate')], chance: 0.2, games: 8 };
  const more = [...weighed, silver, estate];
  expect(ranked({ picks: [buy('gold')], weighed: more })).toEqual([gold, duchy, nothing, silver]);
});

test('a bot has the opinion that it answers with, and an adviser plays what it thinks best', () => {
  const game = situation({ phase: 'buy', coins: 8 });
  if (game.decision === null) throw new Error('nothing is asked');
  const opinion: Opinion = advised(bigMoney)(game.decision, game.view(0));
  expect(opinion).toEqual({
    picks: [buy('province')],
    weighed: [],
    chance: null,
    foresight: null,
    plan: null,
    rivals: [],
  });
  expect(asBot(() => opinion)(game.decision, game.view(0))).toEqual([buy('province')]);
});
