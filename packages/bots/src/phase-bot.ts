import type { Bot, Choice, Decision, View } from '@provincia/engine';

export interface PhaseBot extends Bot {
  readonly inPhase: NonNullable<Bot['inPhase']>;
}

/** A bot that needs no decision to answer a phase, and judges everything else. */
export function phaseBot(
  inPhase: (view: View, hasTreasures: boolean) => readonly Choice[],
  judge: (decision: Decision, view: View) => readonly Choice[],
): PhaseBot {
  const bot = (decision: Decision, view: View) =>
    decision.kind === 'phase'
      ? inPhase(view, decision.choices[0].verb === 'treasures')
      : judge(decision, view);
  return Object.assign(bot, { inPhase });
}
