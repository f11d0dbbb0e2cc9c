import { bigMoney } from '@provincia/bots';
import { library } from '@provincia/cards';
import { type Bot, Simulation } from '@provincia/engine';
import { Recorder } from './recorder.ts';
import type { Statistics } from './statistics.ts';
import type { Summary } from './summary.ts';

const kingdom = [
  'cellar',
  'gardens',
  'knights',
  'market',
  'militia',
  'moat',
  'smithy',
  'village',
  'witch',
  'workshop',
];

export const summary: Summary = {
  names: ['Witches', 'Big Money'],
  kingdom,
  seed: '7',
  seating: 'alternate',
  command: 'provincia sim witches big-money --games 60 --seed 7',
};

/** Buys Witches first. */
const witches: Bot = (decision, view) => {
  const witch = decision.choices.find((choice) => choice.verb === 'buy' && choice.card === 'witch');
  return witch !== undefined && view.coins < 8 && view.owned('witch') < 2
    ? [witch]
    : bigMoney(decision, view);
};

/** The statistics of real games, those with the numbers from `from` up to `to`. */
export function played(from: number, to: number, players = 2): Statistics {
  const simulation = new Simulation(library, { players, kingdom, shelters: false });
  const recorder = new Recorder(players);
  const bots = Array.from({ length: players }, (_, i) => recorder.watch(i === 0 ? witches : bigMoney));
  for (let game = from; game < to; game++) {
    const seating = bots.map((_, seat) => (seat + game) % players);
    recorder.begin(seating, 0);
    const seated = seating.map((player) => bots[player]);
    recorder.end(simulation.play(game.toString(16).padStart(32, '0'), seated, 0));
  }
  return recorder.collect();
}
