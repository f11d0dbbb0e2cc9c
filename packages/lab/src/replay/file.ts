import { existsSync, readFileSync } from 'node:fs';
import { refusal, type Value, wholeNumber } from '@provincia/command';
import type { KeptGame } from '../sim/recorded-arena.ts';

const BETWEEN_NAMES = ' | ';

/** The games as a file has them: a line for each, the packed game and behind it who sat where. */
export function keptText(games: readonly KeptGame[]): string {
  return games.map(({ packed, names }) => `${packed} ${names.join(BETWEEN_NAMES)}\n`).join('');
}

/** The game that somebody named: a packed one, or a file with such; `which` is the number of its line. */
export function gameCalled(typed: string, which: Value): KeptGame {
  if (!existsSync(typed)) {
    if (which !== undefined) throw refusal('game-of-file', { name: short(typed) });
    return gameIn(typed);
  }
  const lines = textOf(typed)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  if (lines.length === 0) throw refusal('no-games', { name: typed });
  const number = which === undefined ? 1 : wholeNumber(which, '--game', { min: 1, max: lines.length });
  return gameIn(lines[number - 1]);
}

/** A line of such a file. */
export function gameIn(line: string): KeptGame {
  const [, packed, names] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? [];
  return { packed, names: names === '' ? [] : names.split(BETWEEN_NAMES) };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code: reason = '' } = error as NodeJS.ErrnoException;
    throw refusal('file-unreadable', { name: file, reason });
  }
}

const LONGEST_QUOTE = 40;

/** Enough of it to know it by. */
export function short(text: string): string {
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}...`;
}
