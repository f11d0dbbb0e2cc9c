import { shippedStrategies, strategyBot } from '@provincia/bots';
import { fillUp, library } from '@provincia/cards';
import { Simulation } from '@provincia/engine';
import { BareTable } from './bare.ts';
import { seedOf, withMerchant } from './kingdoms.ts';
import { type Measured, measure, median, ofSpeeds, time } from './measure.ts';

/** A match of strategies that come with the program, as the lab plays it: interpreted, through the full rules. */
interface Case {
  readonly name: string;
  readonly players: readonly string[];
  /** Without one, cards that the strategies need and others that go with them. */
  readonly kingdom?: readonly string[];
  readonly shelters?: boolean;
}

const darkAges = [
  'market-square',
  'hermit',
  'urchin',
  'rats',
  'squire',
  'cultist',
  'catacombs',
  'rogue',
  'armory',
];

const cases: readonly Case[] = [
  { name: 'Big Money mirror', players: ['big-money', 'big-money'] },
  { name: 'Village and Smithy against Big Money', players: ['village-smithy', 'big-money'] },
  { name: 'two Witches mirror', players: ['double-witch', 'double-witch'] },
  // In these some card waits for what happens to others.
  { name: 'Merchant: Big Money mirror', players: ['big-money', 'big-money'], kingdom: withMerchant },
  {
    name: 'Moat: two Witches mirror',
    players: ['double-witch', 'double-witch'],
    kingdom: fillUp(['witch', 'moat']),
  },
  {
    name: 'Market Square, Hovel: Witches against Big Money',
    players: ['double-witch', 'big-money'],
    kingdom: [...darkAges, 'witch'],
    shelters: true,
  },
  { name: 'three players of Big Money', players: ['big-money', 'big-money', 'big-money'] },
  {
    name: 'four players, two of them with Witches',
    players: ['double-witch', 'big-money', 'double-witch', 'big-money'],
  },
];

export interface Speed {
  readonly name: string;
  /** Games per second. */
  readonly speed: Measured;
  /** The same over the speed of the bare loop's mirror, the median of the rounds: both meet the same machine. */
  readonly ratio: number;
}

/** How fast the lab plays, next to the bare loop. */
export function measureSpeeds(games: number, seconds: number): Speed[] {
  return cases.map((one) => {
    const engine = player(one, games);
    const bare = bareLoop(games);
    const rounds = measure(seconds, () => ({ engine: engine(), bare: bare() }));
    return {
      name: one.name,
      speed: ofSpeeds(rounds.map((round) => round.engine)),
      ratio: median(rounds.map((round) => round.engine / round.bare)),
    };
  });
}

/** Plays so many games and says how many that were a second. */
function player({ players, kingdom, shelters }: Case, games: number): () => number {
  const strategies = players.map((id) => {
    const strategy = shippedStrategies().get(id);
    if (strategy === undefined) throw new Error(`There is no strategy "${id}".`);
    return strategy;
  });
  const bots = strategies.map(strategyBot);
  const needed = new Set(strategies.flatMap(({ piles }) => piles));
  const isOfKingdom = (pile: string) => library.findPile(pile)?.home === 'kingdom';
  const simulation = new Simulation(library, {
    players: players.length,
    kingdom: kingdom ?? fillUp([...needed].filter(isOfKingdom)),
    ...(shelters !== undefined && { shelters }),
  });
  let next = 0;
  return () => {
    const spent = time(() => {
      for (let i = 0; i < games; i++) simulation.play(seedOf(next++), bots, 0);
    });
    return (games * 1000) / spent;
  };
}

/** Games a second of the yardstick: nothing but the machine changes them. */
export function bareLoop(games: number): () => number {
  const table = new BareTable();
  let next = 0;
  return () => {
    const spent = time(() => {
      for (let i = 0; i < games; i++) table.play(seedOf(next++), [0, 0]);
    });
    return (games * 1000) / spent;
  };
}
