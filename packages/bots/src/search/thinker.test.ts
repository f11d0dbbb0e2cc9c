import { library } from '@provincia/cards';
import { type Bot, Game, Simulation } from '@provincia/engine';
import { describe, expect, test } from 'vitest';
import { type Opinion, ranked } from '../adviser.ts';
import { labelsOf, situation } from '../judgement/testing.ts';
import { seedOf } from '../plan/track.ts';
import { strategyBot } from '../strategy/bot.ts';
import { kingdomWith } from '../strategy/testing.ts';
import { effort, mind, opinion, planTo, rich } from './testing.ts';

const ahead = (points: number) => ({ deck: Array<string>(points).fill('estate') });

function answersTo(game: Game): (readonly string[])[] {
  return [[], ...(game.decision?.choices ?? []).map(({ label }) => [label])];
}

describe('what is obvious', () => {
  test('the last Province that wins is bought, and nothing has to be weighed', () => {
    const last = { phase: 'buy', coins: 8, deck: [], supply: { province: 1 }, other: ahead(5) } as const;
    const { picks, weighed } = opinion(planTo(['gold']), situation(last));
    expect([labelsOf(picks), weighed]).toEqual([['buy province'], []]);
  });

  test('late with eight coins a Province is better than a Copper, or than nothing', () => {
    const late = situation({
      phase: 'buy',
      coins: 8,
      deck: rich,
      supply: { province: 3 },
      other: { deck: rich },
    });
    const chance = (of: Opinion, pick: string | undefined) =>
      of.weighed.find(({ picks }) => picks[0]?.label === pick)?.chance;
    const found = opinion(planTo(['copper', 'province']), late);
    expect(labelsOf(found.picks)).toEqual(['buy province']);
    expect(chance(found, 'buy province')).toBeGreaterThan(chance(found, 'buy copper') as number);
    expect(chance(found, 'buy province')).toBeGreaterThan(chance(found, undefined) as number);
  });

  test('a Province that loses the game is left', () => {
    const other = { deck: [...rich, 'province', 'province'] };
    const behind = situation({ phase: 'buy', coins: 8, deck: rich, supply: { province: 1 }, other });
    expect(labelsOf(opinion(planTo(['province', 'duchy', 'gold']), behind).picks)).not.toEqual([
      'buy province',
    ]);
  });

  test('with one action left the card is played that does more', () => {
    const plan = planTo(['province', 'gold', 'silver'], ['woodcutter']);
    const game = situation({
      hand: ['witch', 'woodcutter', 'copper', 'estate'],
      deck: rich,
      kingdom: ['witch'],
      other: { deck: rich },
    });
    expect(labelsOf(opinion(plan, game, { ...effort, milliseconds: 0 }).picks)).toEqual(['play woodcutter']);
    expect(labelsOf(opinion(plan, game, { ...effort, answers: 8000 }).picks)).toEqual(['play witch']);
  });
});

describe('an opinion', () => {
  const early = () => situation({ phase: 'buy', coins: 6, deck: rich, other: { deck: rich } });
  const usual = planTo(['province', 'gold', 'duchy', 'smithy', 'silver', 'estate']);

  test('weighs what is offered, with chances between 0 and 1, and prefers something of it', () => {
    for (const coins of [0, 2, 3, 5, 6, 8, 11]) {
      const game = situation({
        phase: 'buy',
        coins,
        deck: rich,
        other: { deck: rich },
        supply: { province: 4 },
      });
      const { picks, weighed } = opinion(usual, game);
      for (const one of weighed) {
        expect(answersTo(game)).toContainEqual(labelsOf(one.picks));
        expect(one.chance).toBeGreaterThanOrEqual(0);
        expect(one.chance).toBeLessThanOrEqual(1);
        expect(one.games).toBeGreaterThan(0);
        expect(one.games).toBeLessThanOrEqual(effort.answers);
      }
      expect(answersTo(game)).toContainEqual(labelsOf(picks));
      if (coins > 0) expect(weighed.map((one) => one.picks)).toContainEqual(picks);
    }
  });

  test('ranks first what is preferred', () => {
    const best = opinion(planTo(['copper', 'smithy', 'gold']), early());
    const [first, ...others] = ranked(best);
    expect(labelsOf(first.picks)).toEqual(labelsOf(best.picks));
    expect(others).not.toEqual([]);
  });

  test('keeps to the plan where nothing is better', () => {
    const late = {
      phase: 'buy',
      coins: 8,
      deck: rich,
      supply: { province: 3 },
      other: { deck: rich },
    } as const;
    expect(labelsOf(opinion(usual, situation(late)).picks)).toEqual(['buy province']);
    const other = { deck: [...rich, ...Array<string>(8).fill('province')] };
    const lost = opinion(usual, situation({ ...late, other, supply: { province: 2 } }));
    for (const { chance } of lost.weighed) expect(chance).toBe(0);
  });

  test('is the same for the same position', () => {
    expect(opinion(usual, early())).toEqual(opinion(usual, early()));
  });
});

describe('several plans', () => {
  const money = planTo(['province', 'gold', 'silver']);
  const curses = planTo(['curse', 'copper']);
  const many = { ...effort, answers: 6000 };

  test('the better one is followed, and named', () => {
    const game = situation({ phase: 'buy', coins: 6, deck: rich, other: { deck: rich } });
    const { picks, plan } = opinion([curses, money], game, many);
    expect(labelsOf(picks)).toEqual(['buy gold']);
    expect(plan?.kind).toBe('money');
  });

  test('what the other is believed to follow is named, with a chance', () => {
    const gardens = planTo(['gardens', 'workshop: own(workshop) < 3', 'copper']);
    const rush = [
      ...Array<string>(7).fill('copper'),
      ...Array<string>(3).fill('estate'),
      ...'workshop workshop gardens gardens'.split(' '),
    ];
    const game = situation({
      phase: 'buy',
      coins: 6,
      deck: rich,
      kingdom: ['gardens', 'workshop'],
      other: { deck: rush },
    });
    const [{ seat, plan, chance }] = opinion([money, gardens], game, many).rivals;
    expect([seat, plan]).toEqual([1, { kind: 'rush', card: 'gardens' }]);
    expect(chance).toBeGreaterThan(0.5);
  });

  test('the chance comes from deals of its own, and is that of a sure win where it is one', () => {
    const ahead = { deck: [...rich, ...Array<string>(6).fill('province')] };
    const won = opinion(
      money,
      situation({ phase: 'buy', coins: 6, ...ahead, supply: { province: 2 }, other: { deck: rich } }),
    );
    expect(won.chance).toBeGreaterThan(0.95);
    const even = opinion(
      money,
      situation({ phase: 'buy', coins: 6, deck: rich, other: { deck: rich } }),
      many,
    );
    expect(even.chance).toBeGreaterThan(0.2);
    expect(even.chance).toBeLessThan(0.9);
  });
});

describe('questions of cards', () => {
  const money = planTo(['province', 'gold', 'silver'], ['chapel', 'remodel']);

  /** The game after this action was played. */
  function played(card: string, game: Game): Game {
    const { player, index } = game.decision as NonNullable<Game['decision']>;
    const result = game.answer(player, { index, picks: [`play ${card}`] });
    if (!result.ok) throw new Error(result.problem.message);
    return game;
  }

  test('late, a Gold becomes a Province, whatever else Remodel could do', () => {
    const game = situation({
      hand: ['remodel', 'gold', 'copper', 'estate'],
      deck: rich,
      kingdom: ['remodel'],
      supply: { province: 2 },
      other: { deck: rich },
    });
    const { picks, weighed } = opinion(money, played('remodel', game), { ...effort, answers: 20_000 });
    expect(labelsOf(picks)).toEqual(['gold']);
    expect(weighed.length).toBeGreaterThan(1);
  });

  test('what others pass is not imagined: there judgement answers', () => {
    const game = situation({
      hand: ['masquerade', 'gold', 'curse'],
      deck: rich,
      kingdom: ['masquerade'],
      other: { deck: rich, hand: ['copper', 'estate'] },
    });
    const { picks, weighed, chance } = opinion(money, played('masquerade', game));
    expect(labelsOf(picks)).toEqual(['curse']);
    expect([weighed, chance]).toEqual([[], null]);
  });
});

describe('a view is all that is looked at', () => {
  const hidden = [
    'gold',
    'gold',
    'silver',
    'province',
    'copper',
    'copper',
    'estate',
    'witch',
    'curse',
    'duchy',
  ];
  /** The other has these cards, five of them in hand; how many are in their deck and which is secret. */
  const game = (inDeck: number) =>
    situation({
      phase: 'buy',
      coins: 6,
      deck: rich,
      kingdom: ['witch'],
      supply: { province: 5 },
      other: {
        deck: hidden.slice(0, inDeck).reverse(),
        hand: hidden.slice(inDeck, inDeck + 5),
        discard: hidden.slice(inDeck + 5),
      },
    });

  test('where two games look the same, so do the opinions', () => {
    const [one, other] = [game(2), game(4)];
    expect(JSON.stringify(one.view(0))).toBe(JSON.stringify(other.view(0)));
    expect(one.view(1).hand).not.toEqual(other.view(1).hand);
    expect(opinion(planTo(['silver', 'gold', 'duchy', 'witch']), one)).toEqual(
      opinion(planTo(['silver', 'gold', 'duchy', 'witch']), other),
    );
  });

  test('the own deck lies in any order', () => {
    const saved = game(2).save();
    saved.checkpoint.seats[0].deck.reverse();
    const other = Game.resume(saved, game(2).table);
    expect(opinion(planTo(['silver', 'gold', 'duchy', 'witch']), other)).toEqual(
      opinion(planTo(['silver', 'gold', 'duchy', 'witch']), game(2)),
    );
  });
});

test('thinking changes nothing in the game, and no answer is one that is not offered', () => {
  const kingdom = kingdomWith([
    'masquerade',
    'knights',
    'bridge',
    'band-of-misfits',
    'cultist',
    'rats',
    'hermit',
  ]);
  const plan = planTo(['province', 'knights', 'gold', 'masquerade', 'silver']);
  const bot = strategyBot(plan);
  const think = mind(
    [plan],
    { setup: { ...situation({}).setup, players: 3, kingdom } },
    { ...effort, answers: 1 },
  );
  const records = [true, false].map((thinks) => {
    const record: (readonly string[])[] = [];
    const player: Bot = (decision, view) => {
      if (thinks && view.answered % 3 === 0) {
        const { picks } = think(decision, view);
        const offered = decision.choices.map(({ label }) => label);
        for (const { label } of picks) expect(offered).toContain(label);
      }
      return bot(decision, view);
    };
    new Simulation(library, { players: 3, kingdom }, 15).play(seedOf(3), [player, player, player], 0, record);
    return record;
  });
  expect(records[0]).toEqual(records[1]);
});
