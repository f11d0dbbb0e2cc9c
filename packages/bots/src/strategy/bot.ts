import { library } from '@provincia/cards';
import type { Bot, Choice, Decision, Kind, View } from '@provincia/engine';
import { chooseAction, chooseTreasure, judge } from '../judgement/index.ts';
import { NONE } from '../judgement/pick.ts';
import { phaseBot } from '../phase-bot.ts';
import { type Condition, compile } from './compile.ts';
import { cardsCalled } from './names.ts';
import type { Line, Strategy } from './strategy.ts';

/**
 * A player who buys and gains by the lines of a strategy and plays its actions first; all else is up to good judgement.
 */
export function strategyBot({ buy, play }: Strategy): Bot {
  const lines = buy.map(prepare);
  const first = play.flatMap(({ card }) => cardsCalled(card).map(({ id }) => id));
  const inPhase = (view: View, hasTreasures: boolean) => {
    if (view.phase === 'action') return chooseAction(view, first);
    if (hasTreasures) {
      const treasures = chooseTreasure(view);
      if (treasures.length > 0) return treasures;
    }
    return choosePurchase(lines, view);
  };
  return phaseBot(inPhase, (decision, view) => {
    if (decision.kind !== 'pile' || decision.purpose !== 'gain') return judge(decision, view);
    return chooseGain(lines, decision, view) ?? judge(decision, view);
  });
}

/** A line that is ready to be asked. Kind and answer are null for a mixed pile, where they depend on its top. */
interface CompiledLine {
  readonly pile: string;
  readonly when: Condition | null;
  readonly kind: Kind | null;
  readonly answer: readonly Choice[] | null;
}

function prepare({ card: pile, when }: Line): CompiledLine {
  const kind = library.find(pile) ?? null;
  return { pile, when: when && compile(when), kind, answer: kind && [kind.offers.buy.times(1)] };
}

/** Whether it can be bought is asked before the condition, which costs more to find out. */
function choosePurchase(lines: readonly CompiledLine[], view: View): readonly Choice[] {
  for (let i = 0; i < lines.length; i++) {
    const { kind, pile, when, answer } = lines[i];
    const canBuy = kind === null ? view.canBuy(pile) : view.canBuyKind(kind);
    if (canBuy && (when === null || when(view))) return answer ?? buyTop(pile, view);
  }
  return NONE;
}

function buyTop(pile: string, view: View): readonly Choice[] {
  const top = view.top(pile);
  return top === null ? NONE : [top.offers.buy.times(1)];
}

/** The card of the first line that applies and is offered; null if there is none. */
function chooseGain(
  lines: readonly CompiledLine[],
  { choices }: Decision,
  view: View,
): readonly Choice[] | null {
  for (let i = 0; i < lines.length; i++) {
    const { kind, pile, when } = lines[i];
    const choice = pickOf(kind ?? view.top(pile), choices);
    if (choice !== null && (when === null || when(view))) return [choice];
  }
  return null;
}

/** The choice that picks a card of this kind; null if it is not offered. */
function pickOf(kind: Kind | null, choices: readonly Choice[]): Choice | null {
  if (kind === null) return null;
  for (let i = 0; i < choices.length; i++) {
    const one = choices[i];
    if (one.verb === 'pick' && one.card === kind.id) return one;
  }
  return null;
}
