import type { Event } from '@provincia/protocol';
import { createContext, use } from 'react';
import type { ReplayGame } from './game.ts';
import type { TurnSpan } from './timeline.ts';
import type { Playhead } from './usePlayhead.ts';

/** What all parts of a replay know, beside what those of the table do. */
export interface ReplayScene {
  readonly game: ReplayGame;
  readonly names: readonly string[];
  readonly playhead: Playhead;
  readonly spans: readonly TurnSpan[];
  /** Everything that happened, as it is seen from the chosen seat. */
  readonly events: readonly Event[];
}

export const ReplayContext = createContext<ReplayScene | null>(null);

export function useReplay(): ReplayScene {
  const scene = use(ReplayContext);
  if (scene === null) throw new Error('there is no replay here');
  return scene;
}
