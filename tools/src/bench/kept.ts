import { readFileSync, writeFileSync } from 'node:fs';
import type { Speed } from './speeds.ts';

/** Speeds of another day, by name, as ratios to the bare loop: these can be compared from machine to machine. */
export interface Kept {
  /** Of the version that was released first. */
  readonly released: Readonly<Record<string, number>>;
  /** Of the last time that somebody kept them. */
  readonly last: Readonly<Record<string, number>>;
}

const file = new URL('figures.json', import.meta.url);

export function readKept(): Kept {
  return JSON.parse(readFileSync(file, 'utf8')) as Kept;
}

/** From now on later runs are compared with these. */
export function keep(speeds: readonly Speed[]): void {
  const last = Object.fromEntries(speeds.map(({ name, ratio }) => [name, Number(ratio.toFixed(3))]));
  writeFileSync(file, `${JSON.stringify({ released: readKept().released, last }, null, 2)}\n`);
}
