import { kingdomOf } from '@provincia/bots';
import type { Review } from '@provincia/coach';
import { winnersText } from '../play/end.ts';
import type { Reader } from '../play/log.ts';
import { cardWords, flow, type Style, wrap } from '../play/style.ts';
import { listOf } from '../text/names.ts';
import { curveLines } from './curve.ts';
import { decisionLines } from './decisions.ts';
import { playerLines } from './players.ts';
import type { Transcript } from './transcript.ts';
import { wayLines } from './ways.ts';

/** Which game it is: who played, where, and how it ended. */
export function headLines({ game }: Transcript, reader: Reader, style: Style): string[] {
  const { words, width } = style;
  const { say } = words;
  const [name, ...others] = reader.names;
  const end =
    game.decision === null
      ? winnersText(game.outcome.winners, style, reader)
      : say('command.review.unfinished');
  return [
    ...wrap(style.bold(say('command.results.against', { name, others: listOf(words, others) })), '', width),
    ...flow([say('command.results.kingdom'), ...cardWords(kingdomOf(game.setup), style)], ' ', '', width),
    ...wrap(end, '', width),
  ];
}

/** A review for people: the players, the curve of their chances, the decisions that cost something, or all, and what wins here. */
export function reviewLines(
  review: Review,
  transcript: Transcript,
  reader: Reader,
  style: Style,
  all: boolean,
): string[] {
  return [
    '',
    ...playerLines(review, reader, style),
    '',
    ...curveLines(review, reader, style),
    ...decisionLines(review, transcript, reader, style, all),
    '',
    ...wayLines(review, reader, style),
  ];
}
