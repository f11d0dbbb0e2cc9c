import { shippedStrategies, strategyBot } from '@provincia/bots';
import { fillUp, library } from '@provincia/cards';
import { type Bot, Simulation } from '@provincia/engine';
import { seedOf } from './kingdoms.ts';
import { type Measured, measure, ofSpeeds, time } from './measure.ts';

/** Strategies that come with the program and how many games a second their mirror is to reach. */
const mirrors = [
  { id: 'big-money', target: 20_000 },
  { id: 'village-smithy', target: 10_000 },
  { id: 'double-witch', target: 8_000 },
] as const;

export interface MirrorSpeed {
  readonly id: string;
  readonly target: number;
  /** Games per second. */
  readonly speed: Measured;
}

/** How fast the lab plays: strategy files interpreted, all cards by the bot's judgement, through the full engine. */
export function measureMirrors(games: number, seconds: number): MirrorSpeed[] {
  return mirrors.map(({ id, target }) => {
    const strategy = shippedStrategies().get(id);
    if (strategy === undefined) throw new Error(`there is no strategy "${id}"`);
    const bots: Bot[] = [strategyBot(strategy), strategyBot(strategy)];
    const kingdom = fillUp(strategy.piles.filter((pile) => library.findPile(pile)?.home === 'kingdom'));
    const simulation = new Simulation(library, { players: 2, kingdom });
    let next = 0;
    const speeds = measure(seconds, () => {
      const spent = time(() => {
        for (let i = 0; i < games; i++) simulation.play(seedOf(next++), bots, 0);
      });
      return (games * 1000) / spent;
    });
    return { id, target, speed: ofSpeeds(speeds) };
  });
}
