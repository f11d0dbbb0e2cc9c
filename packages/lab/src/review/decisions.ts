import { answerText, chanceText, lossText, markSigns, reasonText, turnText } from '@provincia/catalog';
import type { Review, ReviewedDecision, ReviewedTurn } from '@provincia/coach';
import type { OpenDecision } from '@provincia/engine';
import { heading, type Reader } from '../play/log.ts';
import { type Style, wrap } from '../play/style.ts';
import type { Transcript } from './transcript.ts';
import { decisionsIn } from './turns.ts';

/** The signs stand in front of the answers. */
const INDENT = ' '.repeat(3);

/** Turn by turn what was answered and what would have been better: where it cost something, or everywhere. */
export function decisionLines(
  review: Review,
  { decisions }: Transcript,
  reader: Reader,
  style: Style,
  all: boolean,
): string[] {
  const { say } = style.words;
  const lines = review.turns.flatMap((turn) => {
    const shown = decisionsIn(turn, review).filter(({ mark }) => all || mark !== 'fine');
    if (shown.length === 0) return [];
    const told = shown.map((one) => linesOf(one, turn, decisions[one.index], reader, style));
    return ['', ...headOf(turn, reader, style), ...told.flat()];
  });
  return lines.length > 0 ? lines : ['', say('command.review.nothing')];
}

function headOf({ seat, turn, index, ...lost }: ReviewedTurn, { names }: Reader, style: Style): string[] {
  const { words, width } = style;
  const title = words.say('command.replay.turn', { name: names[seat], turn, step: index });
  return [style.bold(heading(title, '─', width)), `${INDENT}${turnText(words, lost)}.`];
}

function linesOf(
  reviewed: ReviewedDecision,
  turn: ReviewedTurn,
  decision: OpenDecision,
  { names }: Reader,
  style: Style,
): string[] {
  const { words, width } = style;
  const { say } = words;
  const { index, seat, about, given, better, loss, error, mark, reason } = reviewed;
  const asked = seat === turn.seat ? '' : `${names[seat]}: `;
  const answered = say('command.review.given', {
    answer: asked + answerText(words, decision, about, given),
    chance: chanceText(words, given),
    step: index,
  });
  const sign = style.bold(markSigns[mark].padEnd(INDENT.length));
  const first = wrap(answered, INDENT, width).map((line, i) => (i === 0 ? line.replace(INDENT, sign) : line));
  if (better === null) return first;
  const sentences = [
    say('command.review.better', {
      answer: answerText(words, decision, about, better),
      chance: chanceText(words, better),
    }),
    lossText(words, loss, error),
    ...(reason === null ? [] : [reasonText(words, reason)]),
  ];
  return [...first, ...wrap(sentences.join(' '), INDENT, width)];
}
