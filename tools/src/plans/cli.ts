import { writeFileSync } from 'node:fs';
import { makeLevels, printed } from '@provincia/bots';
import { isPlayable, printedKingdoms } from '@provincia/catalog';

/**
 * Finds the plans that all levels need for the printed kingdoms, and writes them down where they are shipped. What is
 * shipped already is kept, unless another edition of a planner wants to find it anew.
 */

const PLAYERS = 2;
const kingdoms = printedKingdoms.filter(isPlayable);
const found = new Map<string, string>();
const book = {
  get(key: string) {
    const line = found.get(key) ?? printed[key];
    if (line !== undefined) found.set(key, line);
    return line;
  },
  set: (key: string, line: string) => found.set(key, line),
};
const levels = makeLevels(book, {});
for (const [i, { id, cards }] of kingdoms.entries()) {
  for (const make of levels.values()) make(cards, PLAYERS);
  console.log(`${i + 1} of ${kingdoms.length}: ${id}`);
}

const lines = [...found].map(([key, line]) => `  '${key}':\n    '${line}',\n`);
const source = `/** Plans for the printed kingdoms, found beforehand by \`npm run plans\`. */
// biome-ignore format: a line a plan
export const printed: Readonly<Record<string, string>> = {
${lines.join('')}};
`;
writeFileSync(new URL('../../../packages/bots/src/plan/printed.ts', import.meta.url), source);
