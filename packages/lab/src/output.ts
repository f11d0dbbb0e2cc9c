import type { CommandTranslation } from '@provincia/catalog/command';
import picocolors from 'picocolors';
import { type Style, styleFor } from './play/style.ts';

const DEFAULT_WIDTH = 80;
const WIDEST = 100;

/** What a command says: results on stdout, notes about them on stderr. */
export function print(...lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

export function note(line: string): void {
  process.stderr.write(`provincia: ${line}\n`);
}

/** Colours and width of stdout, in these words. */
export function outputStyle(words: CommandTranslation): Style {
  const { isTTY, columns } = process.stdout;
  const colourful = isTTY === true && picocolors.isColorSupported;
  return styleFor(colourful, Math.min(columns ?? DEFAULT_WIDTH, WIDEST), words);
}
