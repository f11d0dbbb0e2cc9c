import type { WordsLike, WordTable } from '../../word-table.ts';

/** A game that is read again. */
export const replay = {
  turn: '{name}, turn {turn} (step {step})',
  position: 'Step {step}: {name}, turn {turn}, {phase}',
  /** A zone and what lies there. */
  zone: '{place}: {cards}',
  pile: '{place}, from the top: {cards}',
  left: 'Left: {amounts}.',
  over: 'The game is over.',
  /** The question is put to the one who is asked, so that it stands in quotes. */
  asked: '{name} is asked: "{question}"',
  choices:
    '{range, select, exactly {Choices, {min} to be picked: {choices}.} other {Choices, {min} to {max} to be picked: {choices}.}}',
  advice: 'Level {level} would answer: {answers}.',
  /** What the level thinks of it. */
  chance: 'Chance to win: {chance}.',
  follows: 'It follows: {plan}.',
  believes: 'It believes that {name} follows: {plan}, {chance}.',
  nothing: 'nothing',
} satisfies WordTable;

export type Replay = WordsLike<typeof replay>;
