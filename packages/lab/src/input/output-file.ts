import { closeSync, openSync, writeSync } from 'node:fs';
import { type Options, refusal } from '@provincia/command';

/** A file for the end of a run, opened before it: that it cannot be written is no news to come after an hour. */
class OutputFile {
  readonly #file: number;

  constructor(name: string, option: string) {
    try {
      this.#file = openSync(name, 'w');
    } catch (error) {
      const { code: reason = '' } = error as NodeJS.ErrnoException;
      if (reason === 'ENOENT') throw refusal('no-folder', { option, name });
      throw refusal('file-unwritable', { option, name, reason });
    }
  }

  write(text: string): void {
    writeSync(this.#file, text);
    closeSync(this.#file);
  }
}

/** The file that an option of this name asks for. */
export function outputFile(options: Options, name: string): OutputFile | null {
  return options[name] === undefined ? null : new OutputFile(String(options[name]), `--${name}`);
}
