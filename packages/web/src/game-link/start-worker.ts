import { Caller } from '../worker/calls.ts';
import type { GameWorker } from '../worker/game-worker.ts';

export type GameCaller = Caller<GameWorker>;

let shared: GameCaller | null = null;

/** The worker that has the rules, for the local game, kingdoms and replays; started when it is first needed. */
export function gameWorker(): GameCaller {
  shared ??= startWorker();
  return shared;
}

/** Another one that can be ended at any time. */
export function startWorker(): GameCaller {
  // In one expression, by which the bundler knows that it is a program of its own.
  const worker = new Worker(new URL('../worker/game-worker.ts', import.meta.url), { type: 'module' });
  return new Caller<GameWorker>(worker);
}
