import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { CommandTranslation } from '@provincia/catalog/command';
import picocolors from 'picocolors';
import { type Style, styleFor } from './style.ts';

/** Where the game is shown and the answers come from. */
export interface Terminal {
  /** As wide as it is now. */
  readonly style: Style;
  print(...lines: readonly string[]): void;
  /** The next line that is typed; null when there will be none. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

const DEFAULT_WIDTH = 80;
const WIDEST = 100;

/** A terminal, or a pipe: then there are no colours and what is read is written behind its prompt. */
export function openTerminal(
  input: Readable & { isTTY?: boolean },
  output: Writable & { isTTY?: boolean; columns?: number },
  words: CommandTranslation,
): Terminal {
  const interactive = input.isTTY === true && output.isTTY === true;
  const colourful = interactive && picocolors.isColorSupported;
  const lines: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let ended = false;

  const reader = createInterface(interactive ? { input, output } : { input });
  const hand = (line: string | null) => {
    const taken = waiting;
    waiting = null;
    taken?.(line);
  };
  const end = () => reader.close();
  reader.on('line', (line) => (waiting ? hand(line) : lines.push(line)));
  // Ctrl-C: with a terminal it comes from the reader, else as a signal. Both end the input, as Ctrl-D does.
  reader.on('SIGINT', end);
  process.once('SIGINT', end);
  reader.on('close', () => {
    ended = true;
    process.off('SIGINT', end);
    hand(null);
  });
  // Whoever reads the output may go away, as `head` does: there is nobody left to play for.
  output.on('error', end);

  const next = () => {
    const line = lines.shift();
    if (line !== undefined || ended) return Promise.resolve(line ?? null);
    return new Promise<string | null>((resolve) => {
      waiting = resolve;
    });
  };

  return {
    get style() {
      return styleFor(colourful, Math.min(output.columns ?? DEFAULT_WIDTH, WIDEST), words);
    },
    print: (...text) => {
      output.write(text.map((line) => `${line}\n`).join(''));
    },
    ask: async (prompt) => {
      if (interactive) reader.setPrompt(prompt);
      if (interactive && !ended) reader.prompt();
      else output.write(prompt);
      const line = await next();
      if (line === null || !interactive) output.write(`${line ?? ''}\n`);
      return line;
    },
    close: end,
  };
}
