import type { Game, GameEvent } from '@provincia/engine';
import { handLines } from '../play/board.ts';
import { resultLines } from '../play/end.ts';
import { heading, type Reader, tell, turnLines } from '../play/log.ts';
import type { Style } from '../play/style.ts';
import { questionLines } from './position.ts';
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
      const name = reader.names[event.player];
      const title = style.words.say('command.replay.turn', { name, turn: event.turn, step });
      const hand = event === begun.at(-1) ? handLines(game.view(event.player).toJSON(), style) : [];
      heads.push(['', style.bold(heading(title, '─', style.width)), ...hand]);
    }
    events.push(...more);
  };
  note(opening, 0);
  for (const step of answers.keys()) note(recording.take(step), step + 1);
  const told = tell(events, style, reader).flatMap((turn) => [
    ...(turn.player === null ? [] : (heads.shift() ?? [])),
    ...turnLines(turn, style),
  ]);
  return [...told, ...endLines(game, reader, style)];
}

function endLines(game: Game, reader: Reader, style: Style): string[] {
  if (game.decision === null) return resultLines(game, style, reader);
  return ['', style.words.say('command.play.unfinished'), ...questionLines(game, reader, style)];
}
