import type { Field } from '../worker/strategies.ts';

type Strategy = Field['strategies'][number];

/** What a strategy does, without the name and the sentence before it. */
export function recipeOf({ text }: Pick<Strategy, 'text'>): string {
  return text.slice(text.indexOf('\nbuy:') + 1);
}

/** The text of a strategy to be changed, by the name and the sentence that the player knows it by. */
export function ownCopy({ name, description, text }: Strategy): string {
  const lines = [
    `name: ${scalar(name)}`,
    ...(description === null ? [] : [`description: ${scalar(description)}`]),
  ];
  return [...lines, recipeOf({ text })].join('\n');
}

/** In quotes where YAML would read something else. */
function scalar(words: string): string {
  return /^\p{L}/u.test(words) && !/: | #/.test(words) ? words : JSON.stringify(words);
}
