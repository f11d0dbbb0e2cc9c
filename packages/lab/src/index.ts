/** What other programs of the project need of the lab: to name players, to have them play, and to show what came of it. */
export { learnedFrom } from './calibrate/learn.ts';
export { playTrials } from './calibrate/play.ts';
export { type Ground, groundsOf } from './gauntlet/ground.ts';
export { type Outcome, outcomeOf } from './gauntlet/outcome.ts';
export { type Entrant, entrantCalled } from './input/entrant.ts';
export { levelOption } from './input/level.ts';
export { planCache } from './input/plan-cache.ts';
export { seedOption } from './input/seed.ts';
export { print } from './output.ts';
export { isOfBots, type LabMatch } from './sim/match.ts';
export { gamesOption, missingPiles } from './sim/options.ts';
export { NO_EXTRAS } from './sim/recorded-arena.ts';
export { playWatched } from './sim/watched.ts';
export { columns } from './text/columns.ts';
export { doWork, type Hands, type Watch } from './work/do.ts';
export { HANDS, handsOption } from './work/hands.ts';
export type { Work } from './work/ledger.ts';
export { STOPPED, watched } from './work/watched.ts';
