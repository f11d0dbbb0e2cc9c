import { useEffect, useRef } from 'react';
import type { Playhead } from './usePlayhead.ts';

type Moves = Pick<Playhead, 'toggle'> & {
  readonly back: () => void;
  readonly forward: () => void;
  readonly previousTurn: () => void;
  readonly nextTurn: () => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
};

/** Arrows step, Page keys go by turns, Space plays. In groups of their own the arrows stay theirs. */
export function useReplayKeys(moves: Moves): void {
  const latest = useRef(moves);
  latest.current = moves;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null || isTyping(event.target)) return;
      if (event.key === ' ' && isPressable(event.target)) return;
      const move = moveFor(event.key, latest.current);
      if (move === undefined) return;
      event.preventDefault();
      move();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

function moveFor(key: string, moves: Moves): (() => void) | undefined {
  const byKey: Readonly<Record<string, () => void>> = {
    ArrowLeft: moves.back,
    ArrowRight: moves.forward,
    PageUp: moves.previousTurn,
    PageDown: moves.nextTurn,
    Home: moves.toStart,
    End: moves.toEnd,
    ' ': moves.toggle,
  };
  return byKey[key];
}

function isTyping(target: EventTarget | null): boolean {
  const typed = 'input:not([type="range"], [type="checkbox"]), textarea, select';
  return target instanceof HTMLElement && target.matches(typed);
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary, [type="checkbox"]') !== null;
}
