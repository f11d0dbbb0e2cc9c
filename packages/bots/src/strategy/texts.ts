import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../strategies/', import.meta.url);

/** The files of the strategies that come with the program, by their names. A bundler takes texts-bundled.ts instead. */
export function strategyTexts(): [file: string, text: string][] {
  return readdirSync(folder)
    .sort()
    .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]);
}
