import type { Game, GameEvent } from '@provincia/engine';
import { handLines } from '../play/board.ts';
import { resultLines } from '../play/end.ts';
import { heading, type Reader, tell, turnLines } from '../play/log.ts';
import type { Style } from '../play/style.ts';
import { questionLine } from './position.ts';
import type { Recording } from './recording.ts';

/** The whole game in lines. Nothing is hidden; the steps are those of `--step`. */
export function replayLines(recording: Recording, reader: Reader, style: Style): string[] {
  const { game, answers, opening } = recording;
  const events: GameEvent[] = [];
  /** What stands above each turn, taken down when the game is there. */
  const heads: string[][] = [];
  const note = (more: readonly GameEvent[], step: number) => {
    const begun = more.filter((event) => event.type === 'turn');
    for (const event of begun) {
      const title = `${reader.names[event.player]}, turn ${event.turn} (step ${step})`;
      const hand = event === begun.at(-1) ? handLines(game.view(event.player).toJSON(), style) : [];
      heads.push(['', style.bold(heading(title, '─', style.width)), ...hand]);
    }
    events.push(...more);
  };
  note(opening, 0);
  for (const step of answers.keys()) note(recording.take(step), step + 1);
  const told = tell(events, reader).flatMap((turn) => [
    ...(turn.player === null ? [] : (heads.shift() ?? [])),
    ...turnLines(turn, style),
  ]);
  return [...told, ...endLines(game, reader, style)];
}

function endLines(game: Game, reader: Reader, style: Style): string[] {
  if (game.decision === null) return resultLines(game, style, reader);
  return ['', 'The game was not finished.', ...questionLine(game, reader, style)];
}
