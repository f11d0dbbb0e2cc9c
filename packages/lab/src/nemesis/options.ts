import type { CommandTranslation } from '@provincia/catalog/command';
import { type Options, refusal, type Value, wholeNumber } from '@provincia/command';
import { coloniesOption, settledKingdom } from '../input/colonies.ts';
import { findPrinted, kingdomOption } from '../input/kingdom.ts';
import { drawKingdoms } from '../kingdom/draw.ts';
import { wishesOf } from '../kingdom/options.ts';
import type { Hands } from '../work/do.ts';

const MINUTES = 10;
const MOST_MINUTES = 1440;
const HUNTS = 8;
const MOST_HUNTS = 256;

/** A kingdom drawn by the seed of the run. */
const RANDOM = 'random';

/** How long it may take; a part of a minute is enough for a level that does not think. */
export function minutesOption(value: Value): number {
  if (value === undefined) return MINUTES;
  const minutes = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (minutes > 0 && minutes <= MOST_MINUTES) return minutes;
  throw refusal('minutes', { most: MOST_MINUTES, typed: String(value) });
}

/** How many searches there are, each on its own: by the clock one in each thread, counted as many on every machine. */
export function huntsOption(value: Value, isCounted: boolean, hands: Hands): number {
  if (!isCounted && 'threads' in hands) {
    if (value !== undefined) throw refusal('hunts-counted');
    return hands.threads;
  }
  return value === undefined ? HUNTS : wholeNumber(value, '--hunts', { min: 1, max: MOST_HUNTS });
}

/** The kingdom that was named, and the name if it is a printed one. */
export function nemesisKingdom(
  typed: string,
  { colonies }: Options,
  seed: string,
  words: CommandTranslation,
) {
  const said = coloniesOption(colonies);
  if (typed === '') throw refusal('kingdom-needed', { command: 'nemesis' });
  if (typed.trim().toLowerCase() === RANDOM) {
    const [drawn] = drawKingdoms(wishesOf({}), seed, 1);
    return { kingdom: settledKingdom(drawn, seed, said), title: undefined };
  }
  const named = kingdomOption(typed, 'nemesis', words);
  return { kingdom: settledKingdom(named, seed, said), title: findPrinted(typed)?.title.en };
}
