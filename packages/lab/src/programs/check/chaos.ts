import { type Bot, type Choice, type Decision, Random, type Seed, shuffle } from '@provincia/engine';

/** A bot that plays every action, buys at random, and else picks at random: its games ask all that can be asked. */
export function chaosBot(seed: Seed): Bot {
  const random = new Random(seed);
  const position = { chance: 0 };
  return (decision) => {
    const choices = decision.choices.flatMap((choice) => new Array<Choice>(choice.count).fill(choice));
    shuffle(random, position, choices);
    if (decision.kind === 'phase') return next(choices);
    return choices.slice(0, countFor(decision, random.at(position.chance++)));
  };
}

/** A Province ends games; other points, Coppers and Curses would only make them long. */
const slow = new Set(['copper', 'curse', 'estate', 'duchy']);

function next(choices: readonly Choice[]): readonly Choice[] {
  const isWanted = (choice: Choice) => choice.verb === 'buy' && !slow.has(choice.card);
  const treasures = choices.find(({ verb }) => verb === 'treasures');
  const pick =
    treasures ??
    choices.find(({ verb }) => verb === 'play') ??
    choices.find(({ label }) => label === 'buy province') ??
    choices.find(isWanted);
  return pick === undefined ? [] : [pick];
}

function countFor({ min, max, choices }: Decision, draw: number): number {
  const there = choices.reduce((sum, { count }) => sum + count, 0);
  const most = Math.min(max, there);
  return min + (draw % (most - min + 1));
}
