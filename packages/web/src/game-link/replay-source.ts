import type { Event, Sight } from '@provincia/protocol';
import { gameWorker } from './start-worker.ts';

/** A game that was played, to be looked at again. Its steps are its answers; step 0 is before the first of them. */
export interface ReplaySource {
  readonly steps: number;
  readonly seats: number;
  readonly kingdom: readonly string[];
  /** How it stood after so many answers; `seat` is null for somebody who only watches. */
  at(step: number, seat: number | null): Promise<Sight>;
  /** Everything that happened. */
  events(seat: number | null): Promise<readonly Event[]>;
  /** The steps at which the turns began. */
  readonly turns: readonly { readonly step: number; readonly seat: number; readonly turn: number }[];
  /** By step, the points of each seat as the rules count them: with what nobody else could know. */
  readonly points: readonly (readonly number[])[];
  readonly gains: readonly { readonly step: number; readonly seat: number; readonly card: string }[];
  /** By step, how many events there were until then. */
  readonly told: readonly number[];
  /** Null if the game was not finished. */
  readonly result: Sight['result'];
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
