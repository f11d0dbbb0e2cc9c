/** Players that answer by themselves. */
export { strategyTexts } from '#strategy-texts';
export {
  type Adviser,
  advised,
  asBot,
  type Believed,
  type Opinion,
  ranked,
  type Weighed,
} from './adviser.ts';
export {
  type Assignment,
  type Depth,
  type Findings,
  type Found,
  isPlanned,
  levelCalled,
  planFor,
} from './assignment.ts';
export { bigMoney } from './big-money.ts';
export { fewestLeft } from './judgement/outlook.ts';
export { kingdomOf, kingdomsWith, shapeOf } from './kingdom.ts';
export { knownPlans, type Level, levelNames, makeLevels, quickLevels, searchOf, untimed } from './levels.ts';
export { type Clock, type Hunted, hunt } from './nemesis/hunt.ts';
export { preyOf } from './nemesis/prey.ts';
export type { PlanBook } from './plan/book.ts';
export { printed } from './plan/printed.ts';
export { type PlanKind, type PlanTitle, planKinds } from './plan/title.ts';
export { improveRepertoire } from './repertoire/book.ts';
export { Breeder } from './repertoire/breeder.ts';
export { type KnownPlan, known } from './repertoire/known.ts';
export { type PlanStore, Research } from './research.ts';
export {
  type Assessed,
  type Assessment,
  Assessor,
  type Care,
  type Suggestions,
  type Tried,
  type Weighing,
} from './search/assessor.ts';
export { type Foresight, isCertain, statedChance, termsOf } from './search/stated.ts';
export type { Sample } from './search/trial.ts';
export { strategyBot } from './strategy/bot.ts';
export type { Amount, Expression } from './strategy/expression.ts';
export { inShort, type StrategyProblem } from './strategy/mistake.ts';
export { mistakeCodes } from './strategy/mistake-codes.ts';
export { type ParsedStrategy, parseStrategy } from './strategy/parse.ts';
export { shippedStrategies, shippedStrategy } from './strategy/shipped.ts';
export type { Line, Strategy } from './strategy/strategy.ts';
export { textOf as strategyText } from './strategy/text.ts';
