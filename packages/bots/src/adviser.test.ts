import { library } from '@provincia/cards';
import { describe, expect, test } from 'vitest';
import { advised, asBot, inOneLine, type Opinion } from './adviser.ts';
import { bigMoney } from './big-money.ts';
import { situation } from './judgement/testing.ts';

const buy = (id: string) => library.get(id).offers.buy.times(1);
const pick = (id: string) => library.get(id).offers.pick.times(1);

describe('in one line', () => {
  const weighed = [
    { picks: [buy('duchy')], chance: 0.552, games: 32 },
    { picks: [buy('gold')], chance: 0.618, games: 32 },
    { picks: [], chance: 0.4, games: 8 },
  ];

  test('comes first what is preferred, with its chance, then the rest', () => {
    expect(inOneLine({ picks: [buy('gold')], weighed })).toBe('buy gold 62 %, buy duchy 55 %, nothing 40 %');
    expect(inOneLine({ picks: [], weighed })).toBe('nothing 40 %, buy duchy 55 %, buy gold 62 %');
  });

  test('stand no more than four, those that were tried most', () => {
    const more = [
      ...weighed,
      { picks: [buy('silver')], chance: 0.3, games: 8 },
      { picks: [buy('estate')], chance: 0.2, games: 8 },
    ];
    expect(inOneLine({ picks: [buy('gold')], weighed: more })).toBe(
      'buy gold 62 %, buy duchy 55 %, nothing 40 %, buy silver 30 %',
    );
  });

  test('stands what is done, where nothing was weighed', () => {
    expect(inOneLine({ picks: [library.get('smithy').offers.play.times(1)], weighed: [] })).toBe(
      'play smithy',
    );
    expect(inOneLine({ picks: [pick('copper'), pick('estate')], weighed: [] })).toBe('copper, estate');
    expect(inOneLine({ picks: [], weighed: [] })).toBe('nothing');
  });
});

test('a bot has the opinion that it answers with, and an adviser plays what it thinks best', () => {
  const game = situation({ phase: 'buy', coins: 8 });
  if (game.decision === null) throw new Error('nothing is asked');
  const opinion: Opinion = advised(bigMoney)(game.decision, game.view(0));
  expect(opinion).toEqual({ picks: [buy('province')], weighed: [] });
  expect(asBot(() => opinion)(game.decision, game.view(0))).toEqual([buy('province')]);
});
