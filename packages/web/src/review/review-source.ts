import type { Review } from '@provincia/coach/review';
import type { GameReview } from '@provincia/protocol';
import { request } from '../api/request.ts';
import { startWorker } from '../game-link/start-worker.ts';

/** How far a review is. There is something to see before it is ready. */
export interface ReviewState {
  readonly stage: 'unasked' | 'waiting' | 'plans' | 'running' | 'ready' | 'failed';
  readonly review: Review | null;
}

export const unasked: ReviewState = { stage: 'unasked', review: null };

type Tell = (state: ReviewState) => void;

interface Reviewable {
  readonly packed: string;
  /** The table of the server that keeps the game; null if none does. */
  readonly table: { readonly id: string } | null;
}

/** The server asks not to be asked more often, in milliseconds. */
const POLL_EVERY = 2000;

/** Has a game reviewed, where it is kept, and tells of all that becomes known; returns how to stop it. */
export function startReview({ packed, table }: Reviewable, tell: Tell): () => void {
  let stop = () => {};
  let isWanted = true;
  const here = () => {
    if (isWanted) stop = reviewHere(packed, tell);
  };
  if (table === null) here();
  // A server that does not do it, or not now, need not keep anybody from it: the game is here too.
  else
    followServer(
      table.id,
      (state) => isWanted && tell(state),
      () => isWanted,
    ).catch(here);
  return () => {
    isWanted = false;
    stop();
  };
}

/** In a worker of its own, so that the table stays quick. */
function reviewHere(packed: string, tell: Tell): () => void {
  const worker = startWorker();
  let isWanted = true;
  const told = (state: ReviewState) => isWanted && tell(state);
  told({ stage: 'plans', review: null });
  worker.onNews((news) => told({ stage: 'running', review: news as Review }));
  worker
    .call('review', packed)
    .then(
      (review) => told({ stage: 'ready', review }),
      () => told({ stage: 'failed', review: null }),
    )
    .finally(() => worker.end());
  return () => {
    isWanted = false;
    worker.end();
  };
}

async function followServer(id: string, tell: Tell, isWanted: () => boolean): Promise<void> {
  while (isWanted()) {
    const { state, review } = await request<GameReview>('GET', `/api/tables/${id}/review`);
    tell({ stage: state, review });
    if (state === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY));
  }
}
