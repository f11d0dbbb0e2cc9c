import type { WordsLike, WordTable } from '../../word-table.ts';

/** What `check-bot` finds: a sentence for each check that a program passes, and one with advice for each that it fails. */
export const check = {
  passed: {
    hello: 'It starts and says hello ({time, number} ms).',
    games: 'It plays {games} games at once to their end ({speed, number} answers per second).',
    questions: 'It answers what cards ask: {questions, number} questions of {kinds} kinds.',
    seed: 'The same seeds give the same {games} games, in another process and another order.',
    unknown: 'It ignores messages and fields that it does not know.',
    middle: 'It goes on with a game in the middle, and with others after one was lost.',
    quit: 'It ends when it is told to quit.',
    end: 'It ends when its input ends.',
  },
  failed: {
    hello: 'It does not say hello: its first line has to be a hello, and it has to flush its output.',
    games:
      'It does not get through {games} games at once: every answer names the game and the seq of its question.',
    questions:
      'It does not answer everything that cards ask: pick min to max of the choices, none more often than its count.',
    seed: 'Game {game} does not go the same way again: draw random numbers only by the seed of the game and the seq of the question.',
    unknown:
      'It stumbles over messages or fields that it does not know: ignore them, later versions have more.',
    middle:
      'It does not go on with a game in the middle, or after a game was lost: after a crash, another process gets the games that are open.',
    quit: 'It does not end within {seconds} seconds after quit, and would be killed.',
    end: 'It does not end within {seconds} seconds after the end of its input: it would stay when the lab is killed.',
  },
  why: 'What happened: {why}',
  result:
    '{failed, plural, =0 {{name} plays by the protocol.} one {{name} fails # check.} other {{name} fails # checks.}}',
} satisfies WordTable;

export type Check = WordsLike<typeof check>;
