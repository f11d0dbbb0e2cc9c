import type { Bot, Choice, Decision, View } from '@provincia/engine';
import { type Adviser, plainly } from '../adviser.ts';
import { faceIn } from '../judgement/face.ts';
import { fewestLeft } from '../judgement/outlook.ts';
import type { PhaseBot } from '../phase-bot.ts';
import { buy, closing, isPurchase } from '../search/closing.ts';
import { losesAtOnce, winningEnd } from '../search/ending.ts';
import { strategyBot } from '../strategy/bot.ts';
import type { Strategy } from '../strategy/strategy.ts';
import { type Effort, weigh } from './weigh.ts';

/**
 * Follows a plan and, where it buys or has to choose between actions, tries out what else it could do. The others are
 * thought to play like one of the `rivals`.
 */
export function thinker(plan: Strategy, rivals: readonly PhaseBot[], effort: Effort): Adviser {
  const own = closing(strategyBot(plan));
  const others = rivals.map(closing);
  const named = plan.buy.map(({ card }) => card);
  return (decision, view) => {
    const planned = own(decision, view);
    const answers = answersTo(decision, view, planned, named);
    if (answers.length === 0) return plainly(planned);
    const { player } = decision;
    const tables = others.map((other) => new Array<Bot>(view.players).fill(other).with(player, own));
    return weigh(decision, view, [planned, ...answers], tables, effort);
  };
}

/** What is worth trying out beside what is planned; nothing where the plan is sure. */
function answersTo(
  decision: Decision,
  view: View,
  planned: readonly Choice[],
  named: readonly string[],
): readonly (readonly Choice[])[] {
  if (decision.kind !== 'phase') return [];
  const answers =
    view.phase === 'action' ? terminals(decision, view, planned) : purchases(named, view, planned);
  return answers.filter((picks) => picks[0]?.label !== planned[0]?.label);
}

/** With one action left and several cards that take it, which one is a question. The rest plays itself. */
function terminals(
  { choices }: Decision,
  { actions }: View,
  planned: readonly Choice[],
): readonly Choice[][] {
  const terminal = choices.filter((choice) => faceIn(choice).isTerminal);
  const isPlanned = terminal.some(({ label }) => label === planned[0]?.label);
  return actions === 1 && isPlanned ? terminal.map((choice) => [choice]) : [];
}

/** From so few Provinces or Colonies on Estates may be worth buying, or nothing at all. */
const LATE = 5;

/** Nobody wants them, unless the plan does. */
const junk = ['copper', 'curse'];

/** Whatever there is to buy, the cards of the plan first; a sure win needs no thought. */
function purchases(
  named: readonly string[],
  view: View,
  planned: readonly Choice[],
): readonly (readonly Choice[])[] {
  if (!isPurchase(planned) || winningEnd(view) !== null) return [];
  const isLate = fewestLeft(view) <= LATE;
  const wanted = named.flatMap((pile) => view.top(pile) ?? []);
  const others = view.tops.filter(({ id }) => !junk.includes(id));
  const worthwhile = [...new Set([...wanted, ...others])].filter(
    (kind) => view.canBuyKind(kind) && (isLate || kind.id !== 'estate') && !losesAtOnce(kind, view),
  );
  return [...worthwhile.map((kind) => [buy(kind)]), ...(isLate ? [[]] : [])];
}
