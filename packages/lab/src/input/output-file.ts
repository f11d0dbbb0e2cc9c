import { closeSync, openSync, writeSync } from 'node:fs';
import { Refusal } from '@provincia/command';

/** A file for the end of a run, opened before it: that it cannot be written is no news to come after an hour. */
export class OutputFile {
  readonly #file: number;

  constructor(name: string, option: string) {
    try {
      this.#file = openSync(name, 'w');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const why = code === 'ENOENT' ? 'there is no such folder' : code;
      throw new Refusal(`${option}: the file "${name}" cannot be written (${why}).`);
    }
  }

  write(text: string): void {
    writeSync(this.#file, text);
    closeSync(this.#file);
  }
}
