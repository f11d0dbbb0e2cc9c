import { type Result, refused } from './problem.ts';
import type { Setup } from './setup.ts';

type Answers = readonly (readonly string[])[];

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** A number from here on takes three digits, the first of which is the last digit there is. */
const LONG = digits.length - 1;
const NONE = '-';
const SEVERAL = '_';
/** Left to chance. */
const LEFT = '-';

/**
 * A whole game as one short string for a link or a file: the setup, then every label once, then a digit or two for
 * each answer. Labels, not places in the choices, so that it can be read without playing the game.
 */
export function pack(
  { rules, seed, players, kingdom, first, shelters, colonies, landscapes = [] }: Setup,
  answers: Answers,
): string {
  const labels = [...new Set(answers.flat())];
  const place = new Map(labels.map((label, i) => [label, i]));
  const code = (picks: readonly string[]) =>
    picks.map((label) => encode(place.get(label) as number)).join('');
  const body = answers.map((picks) => {
    if (picks.length === 0) return NONE;
    return picks.length === 1 ? code(picks) : SEVERAL + encode(picks.length) + code(picks);
  });
  const words = labels.map((label) => label.replaceAll(' ', '_').replaceAll('+', '*'));
  const decided = decisions(shelters, colonies);
  const parts = [rules, seed, players, first ?? '', decided, kingdom.join(), words.join(), body.join('')];
  return (landscapes.length === 0 ? parts : [...parts, landscapes.join()]).join('.');
}

/** The setup is what the string says, not yet checked. */
export function unpack(text: string): Result<{ setup: unknown; answers: string[][] }> {
  const parts = text.split('.');
  const [, , , , , , , , more] = parts;
  const isWhole = parts.length === 8 || (parts.length === 9 && /^[a-z-]+(,[a-z-]+)*$/.test(more));
  if (!isWhole) {
    return refused('packed-game', 'A packed game has eight parts with dots between them.');
  }
  const [rules, seed, players, first, decided, kingdom, words, body, landscapes] = parts;
  const [shelters = LEFT, colonies = LEFT] = decided;
  const setup = {
    rules: Number(rules),
    seed,
    players: Number(players),
    kingdom: kingdom.split(','),
    ...(first === '' ? {} : { first: Number(first) }),
    ...(shelters === LEFT ? {} : { shelters: shelters === 'y' }),
    ...(colonies === LEFT ? {} : { colonies: colonies === 'y' }),
    ...(landscapes === undefined ? {} : { landscapes: landscapes.split(',') }),
  };
  const labels = words.split(',').map((word) => word.replaceAll('_', ' ').replaceAll('*', '+'));
  const answers: string[][] = [];
  let at = 0;
  const digit = () => (at < body.length ? digits.indexOf(body.charAt(at++)) : -1);
  /** -1 if there is none. */
  const number = (): number => {
    const first = digit();
    if (first < LONG) return first;
    const high = digit();
    const low = digit();
    return high < 0 || low < 0 ? -1 : high * digits.length + low;
  };
  while (at < body.length) {
    const mark = body.charAt(at);
    if (mark === NONE || mark === SEVERAL) at++;
    const count = mark === NONE ? 0 : mark === SEVERAL ? number() : 1;
    const picks = Array.from({ length: Math.max(0, count) }, () => labels[number()]);
    if (count < 0 || picks.includes(undefined as never)) {
      return refused('packed-game', `The packed game is damaged near character ${at} of its answers.`);
    }
    answers.push(picks);
  }
  return { ok: true, value: { setup, answers } };
}

/** A letter each, from the left as far as something is decided. */
function decisions(...decided: readonly (boolean | undefined)[]): string {
  const letters = decided.map((one) => (one === undefined ? LEFT : one ? 'y' : 'n')).join('');
  return letters.replace(/-+$/, '');
}

function encode(number: number): string {
  if (number < LONG) return digits.charAt(number);
  return (
    digits.charAt(LONG) +
    digits.charAt(Math.floor(number / digits.length)) +
    digits.charAt(number % digits.length)
  );
}
