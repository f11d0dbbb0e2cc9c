import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardQuantities, quantities } from './quantities.ts';
import { strategy } from './testing.ts';

const page = readFileSync(new URL('../../../../docs/lab.md', import.meta.url), 'utf8');
const examples = Array.from(page.matchAll(/```yaml\n(?<text>.*?)```/gs), ([, text]) => text);

test('the examples of the manual are strategies, and one of them uses everything', () => {
  const parsed = examples.map((text) => strategy(text));
  const complete = parsed.filter((one) => [one.gain, one.trash, one.play].every(({ length }) => length > 0));
  expect(complete).toHaveLength(1);
  expect(examples.join()).toContain('when:');
});

test('the manual explains every word of a condition', () => {
  const ofCards = Object.keys(cardQuantities).map((word) => `${word}(card)`);
  for (const word of [...Object.keys(quantities), ...ofCards]) expect(page).toContain(`\`${word}\``);
});

test('its recipes are lines that can be written', () => {
  const recipes = Array.from(page.matchAll(/`(?<line>[a-z-]+: [^`]*[<>=][^`]*)`/g), ([, line]) => line);
  expect(recipes.length).toBeGreaterThanOrEqual(4);
  for (const line of recipes) expect(strategy(`name: x\nbuy:\n  - ${line}`).buy).toHaveLength(1);
});
