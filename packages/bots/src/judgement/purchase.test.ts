import { describe, expect, test } from 'vitest';
import { strategyBot } from '../strategy/bot.ts';
import { strategy } from '../strategy/testing.ts';
import { distance } from './outlook.ts';
import { answer, judged, labelsOf, situation } from './testing.ts';

type Situation = Parameters<typeof situation>[0];

const rich = ['gold', 'gold', 'silver', 'silver', 'silver', 'copper', 'copper'];

describe('purchases', () => {
  const bot = (lines: string) => strategyBot(strategy(`name: x\nbuy:\n${lines}`));
  const bought = (lines: string, more: Situation) => {
    const game = situation({ phase: 'buy', deck: rich, ...more });
    if (game.decision === null) throw new Error('nothing is asked');
    return labelsOf(bot(lines)(game.decision, game.view(0)));
  };

  test('Goons make even a Copper worth its buy, if nothing better is planned', () => {
    const goons = { kingdom: ['goons'], play: ['goons', 'goons'], coins: 0 };
    expect(bought('  - gold\n', goons)).toEqual(['buy copper']);
    expect(bought('  - gold\n', { ...goons, play: [] })).toEqual([]);
  });

  test('with a Hoard a Duchy comes before a Gold, as it brings one', () => {
    const hoard = { kingdom: ['hoard'], play: ['hoard'], coins: 6 };
    expect(bought('  - gold\n', hoard)).toEqual(['buy duchy']);
    expect(bought('  - gold\n', { ...hoard, play: [] })).toEqual(['buy gold']);
  });

  test('a Mint may cost Coppers but no Gold', () => {
    const mint = { kingdom: ['mint'], coins: 6 };
    expect(bought('  - mint\n', { ...mint, play: ['copper', 'copper', 'copper'] })).toEqual(['buy mint']);
    expect(bought('  - mint\n', { ...mint, play: ['gold', 'gold'] })).toEqual([]);
  });

  test('Coppers stay in hand for a Grand Market, unless they buy a Province', () => {
    const lines = '  - province\n  - grand-market\n  - gold\n';
    const grand = { kingdom: ['grand-market'] };
    expect(bought(lines, { ...grand, hand: ['gold', 'gold', 'copper'] })).toEqual(['play gold']);
    expect(bought(lines, { ...grand, hand: ['copper'], coins: 6 })).toEqual(['buy grand-market']);
    expect(bought(lines, { ...grand, hand: ['gold', 'gold', 'copper', 'copper'] })).toEqual(['treasures']);
    expect(bought('  - gold\n', { ...grand, hand: ['gold', 'gold', 'copper'] })).toEqual(['treasures']);
  });
});

describe('Colonies', () => {
  test('are the end as Provinces are: the fewer of the two count', () => {
    const left = (supply: Record<string, number>, colonies = true) =>
      distance(situation({ colonies, supply }).view(0));
    expect(left({})).toBe(8);
    expect(left({ colony: 3 })).toBe(3);
    expect(left({ colony: 5, province: 2 })).toBe(2);
    expect(left({ province: 2 }, false)).toBe(2);
  });

  test('are worth a Gold that is trashed for more', () => {
    const given = { deck: rich, colonies: true, kingdom: ['expand'] };
    const game = situation({
      ...given,
      hand: ['expand', 'peddler', 'copper'],
      kingdom: ['expand', 'peddler'],
    });
    answer(game, ['play expand']);
    expect(judged(game)).toEqual(['peddler']);
    answer(game, ['peddler']);
    expect(judged(game)).toEqual(['colony']);
  });
});
