import { createReadStream } from 'node:fs';
import { refusal } from '@provincia/command';

/** In place of a file: what comes in. */
export const STANDARD_INPUT = '-';

/** Lines that are counted at once: a few hundred kilobytes. */
const AT_ONCE = 200;
/** A line that is longer holds no game, and must not fill the memory. */
const LONGEST = 1_000_000;

/** Some lines of a file, and where they stand. */
interface Piece {
  readonly file: string;
  readonly first: number;
  readonly lines: readonly string[];
  /** How many characters of the file have been read. */
  readonly read: number;
}

/** The lines of a file, some at a time: it may be larger than the memory. */
export async function* piecesOf(file: string): AsyncGenerator<Piece> {
  let lines: string[] = [];
  let first = 1;
  let rest = '';
  let read = 0;
  try {
    for await (const text of textOf(file)) {
      read += text.length;
      const all = (rest + text).split('\n');
      rest = all.pop() ?? '';
      if (rest.length > LONGEST)
        throw refusal(
          'in-line',
          { name: file, line: first + lines.length + all.length },
          { code: 'line-too-long' },
        );
      for (const line of all) {
        lines.push(line);
        if (lines.length < AT_ONCE) continue;
        yield { file, first, lines, read };
        first += lines.length;
        lines = [];
      }
    }
  } catch (error) {
    throw unreadable(file, error);
  }
  if (rest !== '') lines.push(rest);
  if (lines.length > 0) yield { file, first, lines, read };
}

function textOf(file: string): AsyncIterable<string> {
  return file === STANDARD_INPUT ? process.stdin.setEncoding('utf8') : createReadStream(file, 'utf8');
}

function unreadable(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return error;
  return code === 'ENOENT'
    ? refusal('no-file', { name: file })
    : refusal('file-unreadable', { name: file, reason: code });
}
