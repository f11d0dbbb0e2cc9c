import { describe, expect, test } from 'vitest';
import { answer, judged, judgedAfter, judgedFor, situation } from './testing.ts';

type Situation = Parameters<typeof situation>[0];

const rich = ['gold', 'gold', 'silver', 'silver', 'silver', 'copper'];

describe.each<[card: string, cases: readonly (readonly [when: string, given: Situation, then: string[]])[]]>([
  [
    'pawn',
    [
      ['goes on where there is more to play', { hand: ['smithy'] }, ['+1-card', '+1-action']],
      ['pays where there is not', { hand: ['copper'] }, ['+1-card', '+1-coin']],
      ['buys a Province and a Silver', { hand: ['gold', 'gold', 'gold', 'copper'] }, ['+1-buy', '+1-coin']],
      ['needs no third buy', { hand: ['gold', 'gold', 'gold', 'copper'], buys: 2 }, ['+1-card', '+1-coin']],
      [
        'buys twice for Gardens',
        {
          hand: ['silver', 'silver', 'copper'],
          discard: ['gardens', 'gardens'],
          kingdom: ['pawn', 'gardens'],
        },
        ['+1-buy', '+1-coin'],
      ],
    ],
  ],
  [
    'steward',
    [
      ['trashes two that are in the way', { hand: ['estate', 'curse', 'gold'] }, ['trash-2']],
      ['pays for a Province', { hand: ['gold', 'gold'] }, ['+2-coins']],
      [
        'pays for a Province rather than trash near the end',
        { hand: ['gold', 'gold', 'copper', 'ruined-market'], deck: rich, supply: { province: 3 } },
        ['+2-coins'],
      ],
      ['draws where coins buy nothing better', { hand: ['gold', 'gold', 'silver'] }, ['+2-cards']],
    ],
  ],
  [
    'minion',
    [
      ['pays while another is in hand', { hand: ['minion', 'estate'] }, ['+2-coins']],
      ['pays for a Province', { hand: ['gold', 'gold'] }, ['+2-coins']],
      ['throws a bad hand away', { hand: ['estate', 'estate'], deck: rich }, ['discard-hand']],
    ],
  ],
  [
    'nobles',
    [
      ['draws by itself', { hand: ['copper'] }, ['+3-cards']],
      ['makes room for a strong card', { hand: ['smithy'] }, ['+2-actions']],
    ],
  ],
  [
    'squire',
    [
      ['makes room for a terminal', { hand: ['smithy'] }, ['+2-actions']],
      ['gains a Silver by itself', { hand: ['copper'] }, ['gain-silver']],
    ],
  ],
  [
    'courtier',
    [
      ['takes a Gold', { hand: ['copper'], deck: rich }, ['gain-gold']],
      ['pays for a Province', { hand: ['gold'], coins: 2, deck: rich }, ['+3-coins']],
    ],
  ],
  [
    'count',
    [
      ['throws away what is of no use', { hand: ['estate', 'estate', 'gold'] }, ['discard-2']],
      ['puts an idle action back', { hand: ['smithy', 'gold', 'gold'] }, ['topdeck-1']],
      ['takes a Copper for a good hand', { hand: ['silver', 'gold', 'gold'] }, ['gain-copper']],
    ],
  ],
  [
    'lurker',
    [
      ['gains what somebody trashed', { trash: ['witch'] }, ['gain-from-trash']],
      ['does not gain Ruins', { trash: ['survivors'] }, ['trash-from-supply']],
      ['leaves nothing for the Lurkers of others', { supply: { lurker: 7 } }, ['gain-from-trash']],
    ],
  ],
  [
    'graverobber',
    [
      ['robs a Gold', { trash: ['gold'], hand: ['copper'] }, ['gain-from-trash']],
      [
        'makes a Province of an old action',
        { hand: ['laboratory'], trash: ['silver'], deck: rich },
        ['trash-action'],
      ],
    ],
  ],
  [
    'catacombs',
    [
      ['takes good cards', { deck: ['gold', 'silver', 'gold', 'copper', 'estate'] }, ['to-hand']],
      [
        'does not wait for actions that it could not play',
        {
          deck: ['silver', 'copper', 'silver', 'smithy', 'witch', 'smithy', 'copper', 'silver', 'witch'],
          kingdom: ['catacombs', 'witch'],
        },
        ['to-hand'],
      ],
      [
        'throws bad ones away',
        { deck: ['estate', 'curse', 'copper', 'gold', 'gold', 'silver'] },
        ['discard'],
      ],
    ],
  ],
  [
    'survivors',
    [
      ['keeps good cards', { deck: ['gold', 'silver', 'estate', 'estate'] }, ['put-back']],
      ['throws bad ones away', { deck: ['estate', 'curse', 'gold', 'silver'] }, ['discard']],
      ['keeps an action for the next turn', { deck: ['smithy', 'copper', 'copper', 'estate'] }, ['put-back']],
    ],
  ],
])('%s', (card, cases) => {
  test.each(cases)('%s', (_, given, then) => {
    const more = card === 'survivors' ? { kingdom: ['marauder'] } : {};
    expect(judgedFor(card, { ...more, ...given })).toEqual(then);
  });
});

describe('the victim of a Torturer', () => {
  const tortured = (hand: string[], supply = {}) =>
    judgedFor('torturer', { other: { hand }, supply, kingdom: ['chapel'] });

  test('discards what is of no use', () => {
    expect(tortured(['estate', 'curse', 'gold', 'gold', 'silver'])).toEqual(['discard-2']);
  });

  test('takes the Curse rather than lose a Province, but not at the beginning', () => {
    const hand = ['gold', 'gold', 'silver', 'silver'];
    expect(tortured(hand, { province: 5 })).toEqual(['gain-curse']);
    expect(tortured(hand)).toEqual(['discard-2']);
  });

  test('sees that a Copper is the last coin of a Province', () => {
    const middle = { province: 5 };
    expect(tortured(['gold', 'gold', 'copper', 'copper', 'estate'], middle)).toEqual(['gain-curse']);
    expect(tortured(['gold', 'silver', 'copper', 'copper', 'estate'], middle)).toEqual(['discard-2']);
  });

  test('takes the Curse for a Duchy when the end is near, not before', () => {
    const hand = ['silver', 'silver', 'copper', 'estate'];
    expect(tortured(hand, { province: 5 })).toEqual(['discard-2']);
    expect(tortured(hand, { province: 2 })).toEqual(['gain-curse']);
  });

  test('takes a Curse that can be trashed at once', () => {
    const hand = ['silver', 'copper', 'copper', 'copper'];
    expect(tortured(['chapel', ...hand])).toEqual(['gain-curse']);
    expect(tortured(['woodcutter', ...hand])).toEqual(['discard-2']);
  });

  test('takes a Curse that is not there', () => {
    expect(tortured(['gold', 'estate', 'estate'], { curse: 0 })).toEqual(['gain-curse']);
  });
});

describe('what the Count gives', () => {
  function given(hand: string[], supply = {}): readonly string[] {
    const game = situation({ hand: ['count', ...hand], kingdom: ['count'], supply });
    judgedAfter('count', game);
    answer(game, ['gain-copper']);
    return judged(game);
  }

  test('coins for a better purchase', () => {
    expect(given(['gold', 'silver', 'estate'])).toEqual(['+3-coins']);
  });

  test('the end of a hand full of junk', () => {
    expect(given(['estate', 'estate', 'curse', 'curse'])).toEqual(['trash-hand']);
  });

  test('a Duchy near the end', () => {
    expect(given(['silver', 'copper', 'estate'], { province: 3 })).toEqual(['gain-duchy']);
  });
});

test('a Courtier takes coins and a Gold before an action for Ruins', () => {
  const hand = ['cultist', 'abandoned-mine', 'silver'];
  const game = situation({ hand: ['courtier', ...hand], kingdom: ['courtier', 'cultist'], deck: rich });
  judgedAfter('courtier', game);
  answer(game, ['cultist']);
  expect(judged(game).slice(0, 2).sort()).toEqual(['+3-coins', 'gain-gold']);
});

test('takes a Duchy for Hunting Grounds while there is one', () => {
  const trashed = (supply: Record<string, number>) => {
    const hand = ['junk-dealer', 'hunting-grounds', 'gold', 'gold'];
    const game = situation({ hand, deck: [], supply, kingdom: ['junk-dealer', 'hunting-grounds'] });
    judgedAfter('junk-dealer', game);
    answer(game, ['hunting-grounds']);
    return judged(game);
  };
  expect(trashed({})).toEqual(['gain-duchy']);
  expect(trashed({ duchy: 0 })).toEqual(['gain-3-estates']);
});
