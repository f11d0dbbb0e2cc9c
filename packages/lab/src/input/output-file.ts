import { closeSync, openSync, writeSync } from 'node:fs';
import { refusal } from '@provincia/command';

/** A file for the end of a run, opened before it: that it cannot be written is no news to come after an hour. */
export class OutputFile {
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
