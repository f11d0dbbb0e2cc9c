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

/** Colours and width of stdout. */
export function outputStyle(): Style {
  const { isTTY, columns } = process.stdout;
  return styleFor(isTTY === true && picocolors.isColorSupported, Math.min(columns ?? DEFAULT_WIDTH, WIDEST));
}
