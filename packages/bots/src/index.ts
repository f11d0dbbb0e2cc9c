/** Players that answer by themselves. */
export { strategyTexts } from '#strategy-texts';
export { bigMoney } from './big-money.ts';
export { type Level, makeLevels } from './levels.ts';
export { strategyBot } from './strategy/bot.ts';
export type { StrategyProblem } from './strategy/mistake.ts';
export { type ParsedStrategy, parseStrategy } from './strategy/parse.ts';
export { shippedStrategies } from './strategy/shipped.ts';
export type { BuyLine, Condition, Strategy } from './strategy/strategy.ts';
