import { stripVTControlCharacters } from 'node:util';
import { facts, isCardId } from '@provincia/catalog';
import type { CommandTranslation } from '@provincia/catalog/command';
import picocolors from 'picocolors';
import { nameOf } from '../text/card-name.ts';

/** Everything about how text is written: in which language, how wide, in which colours. */
export interface Style {
  readonly words: CommandTranslation;
  readonly width: number;
  bold(text: string): string;
  dim(text: string): string;
  /** Of cards: their names in the colour of their type. */
  card(id: string, text?: string): string;
}

export function styleFor(colourful: boolean, width: number, words: CommandTranslation): Style {
  const colours = picocolors.createColors(colourful);
  const card = (id: string, text = nameOf(words, id)) => {
    if (!isCardId(id)) return text;
    const { types } = facts[id];
    if (types.includes('treasure')) return colours.yellow(text);
    if (types.includes('victory')) return colours.green(text);
    return types.includes('action') ? colours.cyan(text) : colours.magenta(text);
  };
  return { words, width, bold: colours.bold, dim: colours.dim, card };
}

/** "Copper ×3". */
export function times(text: string, count: number): string {
  return count === 1 ? text : `${text} ×${count}`;
}

/** "Copper ×3, Estate". */
export function cardList(ids: readonly string[], style: Style): string {
  return countsOf(ids)
    .map(([id, count]) => times(style.card(id), count))
    .join(', ');
}

/** Equal ids together, in the order in which they first come. */
function countsOf(ids: readonly string[]): [id: string, count: number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** The names of cards, for a list that may go over several lines. */
export function cardWords(ids: readonly string[], style: Style): string[] {
  return ids.map((id, i) => style.card(id) + (i < ids.length - 1 ? ',' : ''));
}

export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Puts words in lines of the given width, each beginning with the indent. */
export function flow(words: readonly string[], gap: string, indent: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && indent.length + widthOf(line + gap + word) > width) {
      lines.push(indent + line);
      line = '';
    }
    line += line === '' ? word : gap + word;
  }
  if (line !== '') lines.push(indent + line);
  return lines;
}

/** A sentence in lines; those after the first are indented a little more. */
export function wrap(text: string, indent: string, width: number): string[] {
  const [first, ...more] = flow(text.split(' '), ' ', `${indent}  `, width);
  return first === undefined ? [] : [indent + first.trimStart(), ...more];
}
