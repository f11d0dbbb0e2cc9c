/** What other programs of the project need of the lab: to name players, to have them play, and to show what came of it. */
export { type Outcome, outcomeOf } from './gauntlet/outcome.ts';
export { type Entrant, entrantCalled } from './input/entrant.ts';
export { levelOption } from './input/level.ts';
export { seedOption } from './input/seed.ts';
export { print } from './output.ts';
export type { LabMatch } from './sim/match.ts';
export { gamesOption, missingPiles, threadsOption } from './sim/options.ts';
export { NO_EXTRAS } from './sim/recorded-arena.ts';
export { playWatched, STOPPED } from './sim/watched.ts';
export { columns } from './text/columns.ts';
