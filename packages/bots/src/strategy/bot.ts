import type { Choice, Decision, View } from '@provincia/engine';
import { chooseAction, chooseTreasure, judge } from '../judgement/index.ts';
import { type PhaseBot, phaseBot } from '../phase-bot.ts';
import { chooseGain, choosePurchase, pileLine, swaysPurchases } from './buying.ts';
import { compile } from './compile.ts';
import { NOTHING } from './gone.ts';
import { cardsCalled } from './names.ts';
import type { Line, Strategy } from './strategy.ts';
import { chooseTrash, trashLine } from './trashing.ts';

/** A Colony or a Province for nothing is taken, whatever is said of buying one, unless a strategy says itself what to gain. */
const freePoints: readonly Line[] = [
  { card: 'colony', when: null },
  { card: 'province', when: null },
];

/**
 * A player who buys, gains and trashes by the lines of a strategy and plays its actions first; all else is up to good
 * judgement.
 */
export function strategyBot({ buy, gain, trash, play }: Strategy): PhaseBot {
  const purchases = buy.map(pileLine);
  const gains = [...(gain.length > 0 ? gain : freePoints).map(pileLine), ...purchases];
  const trashed = trash.map(trashLine);
  const first = firstActions(play);
  const shunsCopper = purchases.some(({ pile }) => pile === 'grand-market');
  const isSwayed = oncePerGame(swaysPurchases);
  const inPhase = (view: View, hasTreasures: boolean) => {
    if (view.phase === 'action') return chooseAction(view, first(view));
    if (hasTreasures) {
      const treasures = chooseTreasure(view, shunsCopper);
      if (treasures.length > 0) return treasures;
    }
    return choosePurchase(purchases, view, isSwayed(view));
  };
  const byLines = (decision: Decision, view: View): readonly Choice[] | null => {
    const { kind, purpose, of, player } = decision;
    if (kind === 'pile' && purpose === 'gain') return chooseGain(gains, decision, view);
    const isOwnTrash = kind === 'cards' && purpose === 'trash' && of === player;
    return isOwnTrash && trashed.length > 0 ? chooseTrash(trashed, decision, view) : null;
  };
  return phaseBot(inPhase, (decision, view) => byLines(decision, view) ?? judge(decision, view));
}

/** The ids of the actions that come first now, in their order. */
function firstActions(lines: readonly Line[]): (view: View) => readonly string[] {
  const actions = lines.flatMap(({ card, when }) => {
    const condition = when && compile(when);
    return cardsCalled(card).map(({ id }) => ({ id, when: condition }));
  });
  const ids = actions.map(({ id }) => id);
  if (actions.every(({ when }) => when === null)) return () => ids;
  return (view) => actions.filter(({ when }) => when === null || when(view, NOTHING)).map(({ id }) => id);
}

/** Remembers what is true of the game of a view, because it is asked for every turn. */
function oncePerGame(isTrue: (view: View) => boolean): (view: View) => boolean {
  let last: View | null = null;
  let answer = false;
  return (view) => {
    if (view !== last) {
      last = view;
      answer = isTrue(view);
    }
    return answer;
  };
}
