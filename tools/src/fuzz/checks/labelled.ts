import type { Choice, Verb } from '@provincia/engine';
import type { Check } from './index.ts';

/** What each verb needs to be known of its choice. A picked card may also have a place. */
const objects: Readonly<Record<Verb, 'card' | 'option' | 'number' | null>> = {
  treasures: null,
  play: 'card',
  buy: 'card',
  pick: 'card',
  name: 'card',
  use: 'card',
  choose: 'option',
  pay: 'number',
  put: 'number',
};

/** In the other decisions it goes without saying what is done. */
const spoken: ReadonlySet<Verb> = new Set(['treasures', 'play', 'buy']);

/** A label says what its choice is, for stored games have nothing else. */
export function labelled(): Check {
  return ({ game }) => {
    const wrong = game.decision?.choices.find((choice) => !isLabelled(choice));
    return wrong === undefined ? null : `a label does not match its choice: ${JSON.stringify(wrong)}`;
  };
}

function isLabelled({ label, count, verb, ...rest }: Choice): boolean {
  const parts: Readonly<Record<string, unknown>> = rest;
  const object = objects[verb];
  const expected: string[] = object === null ? [] : [object];
  if (verb === 'pick' && 'place' in parts) expected.unshift('place');
  const words = expected.map((part) => parts[part]);
  if (spoken.has(verb)) words.unshift(verb);
  return Object.keys(parts).length === expected.length && words.join(' ') === label;
}
