import { library } from '@provincia/cards';
import { type Bot, Simulation } from '@provincia/engine';
import { KeptDecisions } from '../kept-decisions.ts';
import { difference } from '../same.ts';
import type { Picks } from '../stop.ts';
import type { Check } from './index.ts';

/** Bots that give the same answers play the same game to its end, and may keep their decisions. */
export function simulated(): Check {
  return ({ game: { setup, table, outcome }, answers }) => {
    const { first } = setup;
    // A simulation is told who begins.
    if (!table.state.over || first === undefined) return null;
    const decisions = new KeptDecisions();
    const bot = answering(answers, decisions);
    const bots = Array.from({ length: setup.players }, () => bot);
    const record: Picks[] = [];
    const simulation = new Simulation(library, setup, Number.POSITIVE_INFINITY);
    const found = simulation.play(setup.seed, bots, first, record);
    return (
      difference(outcome, found, 'the outcome') ??
      difference(answers, record, 'the record') ??
      decisions.change()
    );
  };
}

/** Gives the answers in turn, with copies of the choices: they are as good as those that were offered. */
function answering(answers: readonly Picks[], decisions: KeptDecisions): Bot {
  let given = 0;
  return (decision) => {
    decisions.keep(decision);
    return answers[given++].map((label) => {
      const choice = decision.choices.find((one) => one.label === label);
      if (choice === undefined) throw new Error(`"${label}" is not offered: ${JSON.stringify(decision)}`);
      return { ...choice };
    });
  };
}
