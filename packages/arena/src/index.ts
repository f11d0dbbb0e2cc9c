/**
 * Where bots play. Pure: the command line, the server's threads and the browser's worker all use it.
 *
 * - `Arena`: the games of a match of bots, any of them by its number.
 * - `answerForBots`: what bots answer in a game until a person is asked.
 * - `@provincia/arena/results`: what can be known of matches without the rules.
 */
export { Arena, type MatchGame, type Onlooker } from './arena.ts';
export { answerForBots, type BotAnswers } from './bot-loop.ts';
export { MOST_GAMES, RunChance } from './chance.ts';
export { botOf, botsOf, kingdomPiles } from './contestant.ts';
export * from './results.ts';
export { count } from './tally.ts';
