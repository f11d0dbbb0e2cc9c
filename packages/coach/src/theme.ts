import { type Assessment, fewestLeft } from '@provincia/bots';
import { library } from '@provincia/cards';
import type { Choice, Decision, View } from '@provincia/engine';
import type { Theme } from './puzzle.ts';

const OPENING = 2;
const FEW = 4;
const FEW_TURNS = 3;

/** What a puzzle is about. */
export function themeOf(decision: Decision, view: View, { given, best }: Assessment): Theme {
  const cards = [...best.picks, ...given.picks].flatMap(cardOf);
  const kinds = cards.flatMap((id) => library.find(id) ?? []);
  if (decision.purpose.startsWith('trash')) return 'trash';
  if (view.emptyPiles >= view.emptyPilesToEnd - 1 && fewestLeft(view) > FEW) return 'pile-out';
  if (fewestLeft(view) <= FEW || best.sample.turns <= FEW_TURNS) return 'ending';
  if (view.turn <= OPENING) return 'opening';
  if (kinds.some(({ isAttack }) => isAttack)) return 'attack';
  return view.phase === 'action' || best.picks.flatMap(cardOf).some((id) => library.find(id)?.isAction)
    ? 'engine'
    : 'money';
}

function cardOf(choice: Choice): string[] {
  return 'card' in choice ? [choice.card] : [];
}
