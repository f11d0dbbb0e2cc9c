import type { Event, Sight } from '@provincia/protocol';
import type { ReplayFacts } from './replay-facts.ts';
import { gameWorker } from './start-worker.ts';

/** A game that was played, to be looked at again. */
export interface ReplaySource extends ReplayFacts {
  /** How it stood after so many answers; `seat` is null for somebody who only watches. */
  at(step: number, seat: number | null): Promise<Sight>;
  /** Everything that happened. */
  events(seat: number | null): Promise<readonly Event[]>;
  close(): void;
}

let opened = 0;

/** Plays a packed game once more, in the worker; rejected with a sentence if it is none. */
export async function openReplay(packed: string): Promise<ReplaySource> {
  const worker = gameWorker();
  const number = opened++;
  const facts = await worker.call('openReplay', number, packed);
  return {
    ...facts,
    at: (step, seat) => worker.call('replayAt', number, step, seat),
    events: (seat) => worker.call('replayEvents', number, seat),
    close: () => void worker.call('closeReplay', number),
  };
}
