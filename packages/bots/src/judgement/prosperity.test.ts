import { describe, expect, test } from 'vitest';
import { answer, judged, judgedAfter, judgedFor, situation } from './testing.ts';

type Situation = Parameters<typeof situation>[0];

const rich = ['gold', 'gold', 'silver', 'silver', 'silver', 'copper', 'copper'];

test.each<[what: string, card: string, given: Situation, then: string[]]>([
  ['a Bishop takes a Curse away', 'bishop', { hand: ['gold', 'curse', 'silver'], deck: rich }, ['curse']],
  [
    'a Bishop turns a Gold into points at the end',
    'bishop',
    { hand: ['gold', 'duchy'], deck: rich, supply: { province: 1 } },
    ['gold'],
  ],
  [
    'a Bishop leaves the money that buys the end',
    'bishop',
    { hand: ['gold', 'estate'], deck: ['copper', 'copper'], supply: { province: 1 } },
    ['estate'],
  ],
  [
    'an Expand makes a Province of a Duchy near the end',
    'expand',
    { hand: ['duchy', 'estate'], deck: rich, supply: { province: 3 } },
    ['duchy'],
  ],
  [
    'a Forge melts what is in the way into something good',
    'forge',
    { hand: ['curse', 'estate', 'estate', 'estate', 'gold'], deck: rich },
    ['curse', 'estate', 'estate', 'estate'],
  ],
  [
    'a Forge makes a Province near the end',
    'forge',
    { hand: ['gold', 'estate', 'copper'], deck: rich, supply: { province: 3 } },
    ['gold', 'estate', 'copper'],
  ],
  ['a Mint shows the best treasure', 'mint', { hand: ['copper', 'gold', 'silver'] }, ['gold']],
  ['a Mint does without Coppers', 'mint', { hand: ['copper', 'estate'], deck: rich }, []],
  [
    'a Vault sells what does nothing, and keeps the money',
    'vault',
    { hand: ['estate', 'gold', 'village'], deck: ['curse', 'silver'] },
    ['estate', 'curse', 'village'],
  ],
  [
    'a Counting House takes all Coppers',
    'counting-house',
    { discard: ['copper', 'estate', 'copper'] },
    ['copper', 'copper'],
  ],
  ['a Trade Route takes an Estate', 'trade-route', { hand: ['gold', 'estate'], deck: rich }, ['estate']],
  [
    'a King’s Court plays what does most',
    'kings-court',
    { hand: ['village', 'smithy', 'copper'], kingdom: ['village', 'smithy'] },
    ['smithy'],
  ],
  [
    'a King’s Court plays another one where there is more to play',
    'kings-court',
    { hand: ['kings-court', 'smithy', 'village'], kingdom: ['village', 'smithy'] },
    ['kings-court'],
  ],
])('%s', (_what, card, given, then) => {
  expect([...judgedFor(card, given)].sort()).toEqual([...then].sort());
});

/** What is judged best for a treasure in the buy phase. */
function judgedForTreasure(card: string, { hand = [], kingdom = [], ...more }: Situation) {
  const game = situation({ phase: 'buy', ...more, hand: [card, ...hand], kingdom: [card, ...kingdom] });
  return judgedAfter(card, game);
}

test.each<[what: string, card: string, given: Situation, then: string[]]>([
  ['a Loan trashes a Copper', 'loan', { deck: ['estate', 'copper', ...rich] }, ['trash']],
  ['a Loan spares a Gold', 'loan', { deck: ['gold', ...rich] }, ['discard']],
  ['a Crystal Ball trashes a Curse', 'crystal-ball', { deck: ['curse', ...rich] }, ['trash']],
  ['a Crystal Ball plays a Gold', 'crystal-ball', { deck: ['gold', ...rich] }, ['play']],
  ['a Crystal Ball plays a Smithy', 'crystal-ball', { deck: ['smithy', ...rich] }, ['play']],
  [
    'a Crystal Ball does not keep a Province for the next hand',
    'crystal-ball',
    { deck: ['province', ...rich] },
    ['discard'],
  ],
  [
    'an Anvil makes something of a Copper that buys nothing',
    'anvil',
    { hand: ['copper', 'estate'], deck: rich },
    ['copper'],
  ],
  [
    'an Anvil leaves the money for a Province',
    'anvil',
    { hand: ['gold', 'gold', 'copper'], deck: rich, supply: { province: 4 } },
    [],
  ],
  ['a Tiara plays the dearest treasure twice', 'tiara', { hand: ['silver', 'gold', 'copper'] }, ['gold']],
])('%s', (_what, card, given, then) => {
  expect(judgedForTreasure(card, given)).toEqual(then);
});

describe('an Investment', () => {
  const names = ['copper', 'silver', 'gold', 'estate'];

  test('takes what is not missed', () => {
    expect(judgedForTreasure('investment', { hand: names, deck: rich })).toEqual(['estate']);
  });

  test.each([
    [8, '+1-coin'],
    [1, 'trash-this'],
  ])('is cashed in near the end: %i Provinces', (province, then) => {
    const game = situation({
      phase: 'buy',
      hand: ['investment', ...names],
      deck: rich,
      kingdom: ['investment'],
      supply: { province },
    });
    answer(game, ['play investment']);
    answer(game, ['estate']);
    expect(judged(game)).toEqual([then]);
  });

  test('stays in hand where everything is of use', () => {
    const kingdom = ['investment'];
    const game = situation({ phase: 'buy', hand: ['investment', 'gold'], deck: rich, kingdom });
    expect(judged(game)).toEqual(['play gold']);
    answer(game, ['play gold']);
    expect(judged(game)).toEqual([]);
  });
});

describe('what is gained', () => {
  /** The question after a purchase. */
  function afterBuying(card: string, { kingdom = [], ...more }: Situation) {
    const game = situation({ phase: 'buy', coins: 6, deck: rich, kingdom, ...more });
    answer(game, [`buy ${card}`]);
    return game;
  }

  const tower = { hand: ['watchtower'], kingdom: ['watchtower'] };

  test('a Watchtower trashes Coppers and Curses', () => {
    for (const junk of ['copper', 'curse']) {
      const game = afterBuying(junk, tower);
      expect(judged(game)).toEqual(['watchtower']);
      answer(game, ['watchtower']);
      expect(judged(game)).toEqual(['trash']);
    }
  });

  test('a Watchtower puts a Gold on the deck, and leaves points where they are', () => {
    const game = afterBuying('gold', tower);
    answer(game, judged(game));
    expect(judged(game)).toEqual(['topdeck']);
    expect(judged(afterBuying('duchy', tower))).toEqual([]);
  });

  test('a Royal Seal does the same with Gold, not with Copper', () => {
    const given = { play: ['royal-seal'], kingdom: ['royal-seal'] };
    expect(judged(afterBuying('gold', given))).toEqual(['royal-seal']);
    expect(judged(afterBuying('copper', given))).toEqual([]);
  });

  test('it is moved before the Gold of a Hoard covers it', () => {
    const kingdom = ['royal-seal', 'hoard', 'nobles'];
    const game = situation({ phase: 'buy', hand: ['hoard'], play: ['royal-seal'], coins: 6, kingdom });
    answer(game, ['play hoard']);
    answer(game, ['buy nobles']);
    expect(judged(game)).toEqual(['royal-seal']);
  });
});

describe('others', () => {
  test('a Curse keeps a Mountebank away', () => {
    const other = { hand: ['curse', 'gold'], deck: ['copper'] };
    expect(judgedFor('mountebank', { other })).toEqual(['yes']);
  });

  test('a Bishop takes their Curse, not their Gold', () => {
    const other = (hand: string[]) => ({ hand, deck: rich });
    const asked = (hand: string[]) => {
      const game = situation({
        hand: ['bishop', 'estate', 'silver'],
        kingdom: ['bishop'],
        other: other(hand),
      });
      answer(game, ['play bishop']);
      answer(game, ['estate']);
      return judged(game);
    };
    expect(asked(['gold', 'curse', 'silver'])).toEqual(['curse']);
    expect(asked(['gold', 'silver'])).toEqual([]);
  });

  test('two poor cards go for a new one when a Vault offers it', () => {
    const asked = (hand: string[]) => {
      const game = situation({ hand: ['vault'], kingdom: ['vault'], other: { hand, deck: rich } });
      answer(game, ['play vault']);
      if (game.decision?.player === 0) answer(game, []);
      return judged(game);
    };
    expect(asked(['estate', 'curse', 'gold'])).toEqual(['yes']);
    expect(asked(['gold', 'silver', 'silver'])).toEqual(['no']);
  });
});

describe('the order of actions', () => {
  const played = (hand: string[], more: Situation = {}) =>
    judged(situation({ hand, kingdom: hand.filter((id) => id !== 'copper' && id !== 'gold'), ...more }))[0];

  test('a King’s Court comes before what it plays three times, and after what leads to a terminal', () => {
    expect(played(['kings-court', 'market', 'copper'])).toBe('play kings-court');
    expect(played(['kings-court', 'smithy', 'village'])).toBe('play village');
    expect(played(['kings-court', 'copper'])).toBeUndefined();
  });

  test('what finds nothing to do is not played', () => {
    expect(
      played(['watchtower', 'copper', 'copper', 'copper', 'copper', 'copper', 'copper']),
    ).toBeUndefined();
    expect(played(['mint'], { deck: rich })).toBeUndefined();
    expect(played(['magnate', 'gold', 'gold'])).toBe('play magnate');
  });
});

describe('what the next player names', () => {
  const named = (card: string, { kingdom = [], ...more }: Situation) => {
    const game = situation({ phase: 'buy', hand: [card], kingdom: [card, ...kingdom], ...more });
    answer(game, [`play ${card}`]);
    return judged(game);
  };

  test('for Contraband is what the coins buy best', () => {
    expect(named('contraband', { coins: 5, supply: { province: 4 } })).toEqual(['province']);
    expect(named('contraband', { coins: 8, colonies: true })).toEqual(['colony']);
    expect(named('contraband', { coins: 3 })).toEqual(['gold']);
  });

  test('for a War Chest is the best that it brings, and the second time another', () => {
    const kingdom = ['mountebank'];
    const given = { kingdom: ['war-chest', ...kingdom], hand: ['war-chest', 'war-chest'] };
    const game = situation({ phase: 'buy', ...given });
    answer(game, ['play war-chest']);
    expect(judged(game)).toEqual(['mountebank']);
    answer(game, judged(game));
    answer(game, ['silver']);
    answer(game, ['play war-chest']);
    expect(judged(game)).toEqual(['war-chest']);
  });
});

test('with a Charlatan a Curse is money: an Estate is discarded before it', () => {
  const game = (kingdom: string[]) => {
    const other = { hand: ['estate', 'curse', 'estate', 'silver', 'gold'] };
    return situation({ hand: ['militia'], kingdom: ['militia', ...kingdom], other });
  };
  expect([...judgedAfter('militia', game(['charlatan']))].sort()).toEqual(['estate', 'estate']);
  expect([...judgedAfter('militia', game([]))].sort()).toEqual(['curse', 'estate']);
});

test('a Trade Route is worth what lies on its mat', () => {
  const best = (tokens: number) =>
    judged(
      situation({
        hand: ['trade-route', 'smithy', 'copper'],
        deck: rich,
        kingdom: ['trade-route', 'smithy'],
        mats: { 'trade-route': tokens },
      }),
    );
  expect(best(0)).toEqual(['play smithy']);
  expect(best(5)).toEqual(['play trade-route']);
});
