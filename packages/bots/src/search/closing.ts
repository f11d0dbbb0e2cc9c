import { library } from '@provincia/cards';
import type { Choice, Decision, Kind, View } from '@provincia/engine';
import { faceIn } from '../judgement/face.ts';
import { fewestLeft } from '../judgement/outlook.ts';
import { NONE } from '../judgement/pick.ts';
import { type PhaseBot, phaseBot } from '../phase-bot.ts';
import { losesAtOnce, winningEnd } from './ending.ts';

/** The same bot, but it ends the game when that wins it, and does not end it when that loses it. */
export function closing(bot: PhaseBot): PhaseBot {
  return phaseBot(
    (view, hasTreasures) => close(bot.inPhase(view, hasTreasures), view),
    (decision, view) => (isLastHovel(decision, view) ? withoutHovel(decision) : bot(decision, view)),
  );
}

/** What to do in a phase instead of what is planned. Nearly always the game cannot end, and then it is the plan. */
function close(planned: readonly Choice[], view: View): readonly Choice[] {
  if (!isPurchase(planned) || !view.canEnd || view.phase !== 'buy') return planned;
  const end = winningEnd(view);
  if (end !== null) return end.slice(0, 1).map(buy);
  if (planned.length === 0 || !losesAtOnce(faceIn(planned[0]).kind, view)) return planned;
  const other = instead.find((kind) => view.canBuyKind(kind) && !losesAtOnce(kind, view));
  return other === undefined ? NONE : [buy(other)];
}

/** A Hovel that would be trashed for what may be the last purchase counts as a card for Gardens. */
function isLastHovel({ kind, choices }: Decision, view: View): boolean {
  if (kind !== 'reaction' || fewestLeft(view) > 1 || view.owned('gardens') === 0) return false;
  return choices.some((one) => one.verb === 'use' && one.card === 'hovel');
}

/** What else there is to use, if something has to be. */
function withoutHovel({ choices, min }: Decision): readonly Choice[] {
  return choices.filter((one) => one.verb === 'use' && one.card !== 'hovel').slice(0, min);
}

/** What keeps one in the game. */
const instead = ['colony', 'province', 'duchy', 'estate'].map((id) => library.get(id));

/** Whether a phase is answered with a purchase, or with none. */
export function isPurchase(picks: readonly Choice[]): boolean {
  return picks.length === 0 || picks[0].verb === 'buy';
}

/** To buy such a card. */
export function buy({ offers }: Kind): Choice {
  return offers.buy.times(1);
}
