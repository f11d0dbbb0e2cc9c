import type { Game } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { strategyBot } from '../strategy/bot.ts';
import { strategy } from '../strategy/testing.ts';
import { answer, judged, judgedAfter, judgedFor, labelsOf, situation } from './testing.ts';

type Situation = Parameters<typeof situation>[0];

const rich = ['gold', 'gold', 'silver', 'silver', 'silver', 'copper'];

/** What is played of a hand; null if nothing is. */
function played(hand: string[], more: Situation = {}): string | null {
  const kingdom = hand.filter((id) => !basics.includes(id));
  return judged(situation({ hand, kingdom, ...more }))[0]?.slice('play '.length) ?? null;
}

const basics = ['copper', 'silver', 'gold', 'estate', 'duchy', 'province', 'curse'];

/** Whoever is asked answers nothing until somebody has to decide about more than a phase. */
function passOn(game: Game): void {
  while (game.decision?.kind === 'phase') answer(game, []);
}

test.each<[what: string, card: string, given: Situation, then: string[]]>([
  [
    'a Haven saves what this turn does not need',
    'haven',
    { hand: ['gold', 'gold', 'gold', 'gold'] },
    ['gold'],
  ],
  [
    'a Haven saves the second terminal for the next turn',
    'haven',
    { hand: ['smithy', 'smithy', 'copper'], deck: ['copper', 'copper'] },
    ['smithy'],
  ],
  [
    'an Island takes points that do nothing else',
    'island',
    { hand: ['silver', 'duchy', 'copper'] },
    ['duchy'],
  ],
  [
    'an Island takes Ruins before Silver',
    'island',
    { hand: ['silver', 'survivors'], kingdom: ['marauder'] },
    ['survivors'],
  ],
  ['an Ambassador shows a Curse', 'ambassador', { hand: ['gold', 'curse', 'silver'] }, ['curse']],
  ['an Ambassador shows two Estates', 'ambassador', { hand: ['estate', 'estate', 'gold'] }, ['estate']],
  [
    'a Salvager sells a Gold for a Province near the end',
    'salvager',
    { hand: ['gold', 'copper', 'copper'], deck: rich, supply: { province: 2 } },
    ['gold'],
  ],
  ['a Salvager sells an Estate otherwise', 'salvager', { hand: ['gold', 'estate', 'copper'] }, ['estate']],
  ['a Lookout trashes the worst', 'lookout', { deck: ['gold', 'curse', 'silver'] }, ['curse']],
  [
    'a Warehouse discards what does nothing',
    'warehouse',
    { hand: ['gold'], deck: ['estate', 'duchy', 'estate'] },
    ['estate', 'estate', 'duchy'],
  ],
  [
    'a Warehouse keeps two Treasure Maps',
    'warehouse',
    {
      hand: ['treasure-map', 'copper', 'copper'],
      deck: ['treasure-map', 'copper', 'silver'],
      kingdom: ['treasure-map'],
    },
    ['copper', 'copper', 'copper'],
  ],
  [
    'a Navigator throws bad cards away',
    'navigator',
    { deck: ['estate', 'estate', 'copper', 'curse', 'estate', 'gold', 'gold', 'gold'] },
    ['discard'],
  ],
  [
    'a Navigator keeps good ones',
    'navigator',
    { deck: ['gold', 'gold', 'silver', 'copper', 'gold', 'estate', 'estate'] },
    ['put-back'],
  ],
  ['a Pearl Diver fetches a Gold', 'pearl-diver', { deck: ['copper', 'copper', 'gold'] }, ['yes']],
  ['a Pearl Diver leaves an Estate', 'pearl-diver', { deck: ['copper', 'copper', 'estate'] }, ['no']],
  ['an Explorer shows a Province', 'explorer', { hand: ['province'] }, ['yes']],
  [
    'an Explorer takes a Silver where there is no Gold',
    'explorer',
    { hand: ['province'], supply: { gold: 0 } },
    ['no'],
  ],
])('%s', (_, card, given, then) => {
  expect(judgedFor(card, given)).toEqual(then);
});

describe('an Ambassador gives back', () => {
  const back = (hand: string[], shown: string, deck = rich) => {
    const game = situation({ hand: ['ambassador', ...hand], deck, kingdom: ['ambassador'] });
    judgedAfter('ambassador', game);
    answer(game, [shown]);
    return judged(game);
  };

  test('both Estates, and Coppers that buy nothing', () => {
    expect(back(['estate', 'estate', 'gold'], 'estate')).toEqual(['2']);
    expect(back(['copper', 'copper', 'gold', 'gold', 'silver'], 'copper')).toEqual(['2']);
  });

  test('no Gold that somebody had it show, and no Copper of a Province', () => {
    expect(back(['gold', 'gold', 'estate'], 'gold')).toEqual(['0']);
    expect(back(['copper', 'copper', 'gold', 'gold'], 'copper')).toEqual(['0']);
  });
});

describe('a Native Village', () => {
  const asked = (mat: string[]) => {
    const seats = [
      { hand: ['native-village'], deck: ['copper', 'estate'], 'native-village-mat': mat, turns: 5 },
      { deck: ['copper'], turns: 4 },
    ];
    return judgedFor('native-village', { seats });
  };

  test('saves cards for a turn in which they buy something, and then takes them', () => {
    expect(asked([])).toEqual(['put-on-mat']);
    expect(asked(['copper'])).toEqual(['put-on-mat']);
    expect(asked(['gold', 'gold', 'silver'])).toEqual(['take-mat']);
  });
});

test('a Pirate Ship plunders until its coins buy more', () => {
  const asked = (tokens: number, hand: string[]) => {
    const seats = [
      { hand: ['pirate-ship', ...hand], deck: rich, turns: 5, counters: { 'pirate-ship': tokens } },
      { deck: ['copper', 'copper'], turns: 4 },
    ];
    return judgedFor('pirate-ship', { seats });
  };
  expect(asked(1, ['gold', 'gold'])).toEqual(['plunder']);
  expect(asked(2, ['gold', 'gold'])).toEqual(['take-coins']);
  expect(asked(3, ['gold', 'gold', 'silver'])).toEqual(['plunder']);
  expect(asked(5, ['gold', 'gold', 'silver'])).toEqual(['take-coins']);
});

describe('an Embargo', () => {
  test('falls on what others collect, or on what nobody wants', () => {
    const theirs = { discard: ['laboratory', 'laboratory'] };
    expect(judgedFor('embargo', { other: theirs })).toEqual(['laboratory']);
    expect(judgedFor('embargo', { other: theirs, discard: ['laboratory', 'laboratory'] })).toEqual(['curse']);
  });

  test('keeps from buying what is not worth a Curse', () => {
    const { inPhase } = strategyBot(strategy('name: X\nbuy: [province, silver, copper]'));
    const bought = (hand: string[]) => {
      const tokens = { silver: { embargo: 1 }, province: { embargo: 1 } };
      const game = situation({ kingdom: ['embargo'], tokens, hand, phase: 'buy' });
      answer(game, ['treasures']);
      return labelsOf(inPhase?.(game.view(0), false) ?? []);
    };
    expect(bought(['silver', 'copper'])).toEqual(['buy copper']);
    expect(bought(['gold', 'gold', 'silver'])).toEqual(['buy province']);
  });
});

describe('the right moment', () => {
  test('two Treasure Maps, not one', () => {
    expect(played(['treasure-map', 'copper'])).toBeNull();
    expect(played(['treasure-map', 'treasure-map'])).toBe('treasure-map');
  });

  test('a Tactician for a poor hand, not for one that buys a Province', () => {
    expect(played(['tactician', 'copper', 'copper', 'estate'], { deck: rich })).toBe('tactician');
    expect(played(['tactician', 'gold', 'gold', 'silver'], { deck: rich })).toBeNull();
  });

  test('an Outpost once', () => {
    expect(played(['outpost', 'copper'])).toBe('outpost');
    expect(played(['outpost', 'copper'], { play: ['outpost'] })).toBeNull();
  });

  test('Lookout, Island and Ambassador while there is something to get rid of', () => {
    const clean = { deck: ['gold', 'gold', 'silver', 'silver', 'gold'] };
    expect(played(['lookout', 'copper'])).toBe('lookout');
    expect(played(['lookout', 'gold'], clean)).toBeNull();
    expect(played(['island', 'estate'])).toBe('island');
    expect(played(['island', 'gold'], clean)).toBeNull();
    expect(played(['ambassador', 'estate'])).toBe('ambassador');
    expect(played(['ambassador', 'gold'], clean)).toBeNull();
  });

  test('Smugglers after somebody gained something good', () => {
    const smuggled = (bought: string) => {
      const other = { hand: ['gold', 'gold'], deck: ['estate', 'estate', 'estate', 'estate', 'estate'] };
      const deck = ['smugglers', 'copper', 'copper', 'copper', 'copper'];
      const game = situation({ hand: [], deck, other, kingdom: ['smugglers'] });
      while (game.decision?.player === 0) answer(game, []);
      answer(game, ['treasures']);
      answer(game, bought === '' ? [] : [`buy ${bought}`]);
      while (game.decision?.player === 1) answer(game, []);
      return judged(game);
    };
    expect(smuggled('gold')).toEqual(['play smugglers']);
    expect(smuggled('curse')).toEqual([]);
  });

  test('a Sea Hag while there are Curses', () => {
    expect(played(['sea-hag', 'woodcutter'])).toBe('sea-hag');
    expect(played(['sea-hag', 'woodcutter'], { supply: { curse: 0 } })).toBe('woodcutter');
  });
});

test('at the start of a turn cards come before some are discarded', () => {
  const hand = ['tide-pools', 'sailor', 'wharf'];
  const deck = new Array<string>(20).fill('copper');
  const game = situation({ hand, deck, kingdom: hand });
  for (const card of hand) answer(game, [`play ${card}`]);
  passOn(game);
  const asks = (kind: string) => game.decision?.kind === kind;
  const order: string[] = [];
  while (asks('reaction')) {
    order.push(...judged(game));
    answer(game, judged(game));
    while (asks('cards')) answer(game, judged(game));
  }
  expect(order).toEqual(['wharf', 'sailor']);
});

test('a Pirate comes to see a treasure that is gained, and a Treasury comes back', () => {
  const pirate = situation({ hand: ['pirate', 'gold'], kingdom: ['pirate'], phase: 'buy' });
  answer(pirate, ['treasures']);
  answer(pirate, ['buy silver']);
  expect(judged(pirate)).toEqual(['pirate']);
  const treasury = situation({ hand: ['treasury', 'gold'], kingdom: ['treasury'] });
  judgedAfter('treasury', treasury);
  passOn(treasury);
  expect(judged(treasury)).toEqual(['treasury']);
});

test('the victim of a Ghost Ship gives back what cannot be played', () => {
  const other = { hand: ['smithy', 'smithy', 'gold', 'silver'] };
  expect(judgedFor('ghost-ship', { other })).toEqual(['smithy']);
});
