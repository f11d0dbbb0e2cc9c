import { library, meets } from '@provincia/cards';
import { type Face, faceOfKind } from '../judgement/face.ts';
import { tenOf } from '../kingdom.ts';
import type { PlanKind, PlanTitle } from '../plan/title.ts';
import type { Habit } from './habits.ts';

/** When a deck shows what it was meant to be. */
const TURN = 14;

/** What to call a plan: by what the decks of those who follow it are made of. */
export function titleOf(habit: Habit, kingdom: readonly string[]): PlanTitle {
  const piles = tenOf(kingdom).map((pile) => ({ pile, count: countIn(habit, pile), face: faceOfPile(pile) }));
  const most = (which: (pile: string, face: Face) => boolean, least: number): string | null => {
    const fitting = piles.filter(({ pile, count, face }) => count >= least && which(pile, face));
    return fitting.length === 0 ? null : fitting.reduce((a, b) => (b.count > a.count ? b : a)).pile;
  };
  const villages = piles.reduce((sum, { count, face }) => sum + (face.isVillage ? count : 0), 0);
  const options: readonly [PlanKind, string | null][] = [
    ['rush', most((pile, { kind }) => pile === 'gardens' || (kind.isVictory && kind.cost.coins < 5), 2.5)],
    ['points', most((pile, { kind }) => meets(pile, 'alt-victory') && kind.isVictory, 2)],
    ['megaturn', most((_pile, face) => face.discounts, 3)],
    ['curses', most((pile) => meets(pile, 'curser') || meets(pile, 'looter'), 0.7)],
    ['chain', most((pile, face) => meets(pile, 'draw') && !face.isTerminal, 2.5)],
    ['engine', villages < 1.5 ? null : most((pile, face) => meets(pile, 'draw') && face.isTerminal, 1.5)],
    ['piles', most((pile, face) => meets(pile, 'gainer') && face.kind.isAction, 3)],
    ['slog', countIn(habit, 'duchy') > 2 && countIn(habit, 'province') < 0.5 ? 'duchy' : null],
    ['money', most((_pile, { kind }) => kind.isAction, 0.6)],
  ];
  const [kind, card] = options.find(([, found]) => found !== null) ?? ['money', null];
  return { kind, card: kind === 'slog' ? null : card };
}

function countIn(habit: Habit, pile: string): number {
  const kinds = library.findPile(pile)?.kinds ?? [];
  return kinds.reduce((sum, { index }) => sum + habit.mean(TURN, index), 0);
}

/** Of a mixed pile the first card stands for all. */
function faceOfPile(pile: string): Face {
  const kind = library.findPile(pile)?.kinds[0];
  if (kind === undefined) throw new RangeError(`there is no pile "${pile}"`);
  return faceOfKind(kind);
}
