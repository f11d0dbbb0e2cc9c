import type { Game, GameEvent } from '@provincia/engine';
import { handLines } from '../play/board.ts';
import { resultLines } from '../play/end.ts';
import { heading, logLines, type Reader } from '../play/log.ts';
import type { Style } from '../play/style.ts';
import { questionLine } from './position.ts';
import type { Recording } from './recording.ts';

/** The whole game in lines. Nothing is hidden; the steps are those of `--step`. */
export function replayLines(recording: Recording, reader: Reader, style: Style): string[] {
  const { game, answers, opening } = recording;
  const lines: string[] = [];
  /** What has not been told yet, because what follows may belong to it. */
  let untold: GameEvent[] = [];
  const tell = (events: readonly GameEvent[], step: number) => {
    const lastTurn = events.findLastIndex(({ type }) => type === 'turn');
    for (const [i, event] of events.entries()) {
      if (event.type !== 'turn') {
        untold.push(event);
        continue;
      }
      lines.push(...logLines(untold, style, reader), '', turnHeading(event, step, reader, style));
      untold = [];
      if (i === lastTurn) lines.push(...handLines(game.view(event.player).toJSON(), style));
    }
  };
  tell(opening, 0);
  for (const step of answers.keys()) tell(recording.take(step), step + 1);
  lines.push(...logLines(untold, style, reader), ...endLines(game, reader, style));
  return lines;
}

function turnHeading({ player, turn }: GameEvent, step: number, { nameOf }: Reader, style: Style): string {
  return style.bold(heading(`${nameOf(player)}, turn ${turn} (step ${step})`, '─', style.width));
}

function endLines(game: Game, reader: Reader, style: Style): string[] {
  if (game.decision === null) return resultLines(game, style, reader);
  return ['', 'The game was not finished.', ...questionLine(game, reader, style)];
}
