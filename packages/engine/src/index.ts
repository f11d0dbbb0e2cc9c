/**
 * The rules engine. A game is a pure function of its setup and its answers.
 *
 * - `Game`: a game that goes on one answer at a time (people, servers, replays).
 * - `Simulation`: whole games of bots, as fast as they go.
 * - `arrange`: a game from a given position.
 * - `View.rehearsal`: what a seat may imagine of how a game goes on.
 * - `Card`, `Player`, `Play`, `Library`: for those who write cards.
 */
export { type ArrangedSeat, arrange, type Position } from './arrange.ts';
export type { Bot } from './bot.ts';
export {
  type Card,
  type CardType,
  Kind,
  type Landscape,
  type MixedPile,
  type Owned,
  type PileKind,
} from './card.ts';
export { type Choice, kindOf, treasuresChoice, type Verb } from './choice.ts';
export { Cost } from './cost.ts';
export {
  type Answer,
  checkAnswer,
  type Decision,
  type DecisionKind,
  NOWHERE,
  type OpenDecision,
  type Purpose,
} from './decision.ts';
export { eventFor, type GameEvent, type SeenEvent } from './events.ts';
export { Game, type SavedGame } from './game.ts';
export { Library } from './library.ts';
export type { Ability, Bought, Gained, HappenedToCards, Moment } from './moments.ts';
export { pack, unpack } from './pack.ts';
export type { Play } from './play.ts';
export type { Player } from './player.ts';
export type { Plus } from './plus.ts';
export { type Problem, type Result, refused } from './problem.ts';
export { Random, type Seed, shuffle } from './random.ts';
export type { Rehearsal } from './rehearsal.ts';
export { type RulesVersion, rulesProblem, rulesVersion, rulesVersions } from './rules-versions.ts';
export type { Outcome, Score } from './scoring.ts';
export type { Counts, OwnSeat, PileView, PublicSeat, SeatView } from './seat-view.ts';
export { checkSetup, firstAfter, type Setup, settledColonies, usesColonies } from './setup.ts';
export { MOST_TURNS, Simulation } from './simulation.ts';
export { type State, without } from './state.ts';
export type { CardRef } from './track.ts';
export type { View } from './view.ts';
export type { WaitingView } from './waiting-view.ts';
export type { ZoneName } from './zones.ts';
