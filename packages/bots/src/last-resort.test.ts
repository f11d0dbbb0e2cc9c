import type { Position } from '@provincia/engine';
import { expect, test } from 'vitest';
import { labelsOf } from './judgement/testing.ts';
import { makeLevels } from './levels.ts';
import { strategyBot } from './strategy/bot.ts';
import { position, strategy } from './strategy/testing.ts';

/** A printed one: its plans need not be searched for. */
const kingdom = 'cellar market merchant militia mine moat remodel smithy village workshop'.split(' ');
const levels = makeLevels();

/** What a level buys who has few coins left and so much money in the deck. */
function bought(
  level: string,
  turns: number,
  deck: readonly string[],
  { coins, supply }: Partial<Position> = {},
): readonly string[] {
  const game = position({ turns, deck }, { coins: coins ?? 1, supply: supply ?? {}, kingdom });
  if (game.decision === null) throw new Error('nothing is asked');
  const { bot } = levels.get(level)?.(kingdom, 2) ?? {};
  if (bot === undefined) throw new Error(`there is no level ${level}`);
  return labelsOf(bot(game.decision, game.view(0)));
}

const estates = ['estate', 'estate', 'estate'];
const rich = [...estates, 'gold', 'gold', 'gold', 'gold'];

test.each(['easy', 'normal'])(
  'late in a long game %s buys Copper rather than never have money again',
  (level) => {
    expect(bought(level, 31, estates)).toEqual(['buy copper']);
    expect(bought(level, 31, rich)).toEqual([]);
    expect(bought(level, 30, estates)).toEqual([]);
  },
);

test.each(['easy', 'normal'])(
  'when there is no Copper left either, %s empties another pile sooner or later: Estates, or even Curses',
  (level) => {
    const supply = { copper: [], moat: [] };
    expect(bought(level, 61, estates, { coins: 2, supply })).toEqual(['buy estate']);
    expect(bought(level, 61, estates, { supply })).toEqual(['buy curse']);
    expect(bought(level, 61, estates)).toEqual(['buy copper']);
    expect(bought(level, 60, estates, { supply })).toEqual([]);
    expect(bought(level, 61, rich, { supply })).toEqual([]);
  },
);

test('a strategy that people wrote buys what it says and nothing else', () => {
  const bot = strategyBot(strategy('name: x\nbuy: [province, silver]\n'));
  const game = position({ turns: 31, deck: estates }, { coins: 1 });
  if (game.decision === null) throw new Error('nothing is asked');
  expect(labelsOf(bot(game.decision, game.view(0)))).toEqual([]);
});
