import { type Line, type LinePart, plainLine, type Translation, type Turn, turns } from '@provincia/catalog';
import { eventFor, type GameEvent } from '@provincia/engine';
import { playerNames, YOU } from './seats.ts';
import { type Style, wrap } from './style.ts';

/** For whom things are told. */
export interface Reader {
  /** The seat that is "you"; null if the reader has none. */
  readonly you: number | null;
  readonly names: readonly string[];
  see(event: GameEvent): GameEvent;
}

/** The one who plays: nothing that seat may not see gets past `see`. */
export function thePlayer(words: Translation): Reader {
  return { you: YOU, names: playerNames(words), see: (event) => eventFor(event, YOU) };
}

/** What happened, turn by turn. What comes before the first turn is that of a turn told earlier, or of the start. */
export function tell(events: readonly GameEvent[], { words }: Style, { you, names, see }: Reader): Turn[] {
  return turns(words, events.map(see), names, you);
}

/** What happened, in lines. */
export function logLines(events: readonly GameEvent[], style: Style, reader: Reader): string[] {
  return tell(events, style, reader).flatMap((turn) => [
    ...turnHeading(turn, style, reader),
    ...turnLines(turn, style),
  ]);
}

/** What happened in a turn. How the game ended is left to the result. */
export function turnLines({ lines }: Turn, style: Style): string[] {
  const told = lines.filter(({ type }) => type !== 'over');
  return told.flatMap((line) => wrap(textOf(line, style), line.nested ? '    ' : '  ', style.width));
}

function turnHeading({ player, turn }: Turn, style: Style, { you, names }: Reader): string[] {
  const { say } = style.words;
  if (player === null || turn === null) return [];
  if (player === you) {
    return ['', style.bold(heading(say('command.play.yourTurn', { turn }), '═', style.width))];
  }
  return [heading(say('command.play.turnOf', { name: names[player], turn }), '─', style.width)];
}

export function heading(text: string, stroke: '═' | '─', width: number): string {
  return `${stroke.repeat(2)} ${text} `.padEnd(Math.min(width, 80), stroke);
}

function textOf({ parts }: Line, style: Style): string {
  return parts.map((part) => partText(part, style)).join('');
}

function partText(part: LinePart, style: Style): string {
  const text = plainLine(style.words, { parts: [part] });
  return part.kind === 'card' ? style.card(part.id, text) : text;
}
