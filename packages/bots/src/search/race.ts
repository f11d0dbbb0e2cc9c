import type { Bot, Choice, Kind, Outcome, Rehearsal, View } from '@provincia/engine';
import type { PhaseBot } from '../phase-bot.ts';
import { drawSeed } from '../plan/track.ts';
import { shareOf, worthOf } from '../plan/worth.ts';
import { Shopper } from './shopper.ts';

/** How hard to think. */
export interface Effort {
  /**
   * So many answers are imagined for one real answer, over all that is tried: early a few games each, late many short
   * ones.
   */
  readonly answers: number;
  /** After fewer deals only those are dropped that are hopeless. */
  readonly fewestDeals: number;
  /**
   * From so many deals on, the hopeless are dropped at once, and a round ends that has cost several times its part. Without
   * it, every round is played to its end.
   */
  readonly firstLook?: number;
  /** Whatever comes, the answer is there after so many milliseconds. */
  readonly milliseconds: number;
}

/** The rules of a race. */
export interface RaceRules extends Pick<Effort, 'milliseconds' | 'fewestDeals' | 'firstLook'> {
  /** Deals are numbered: from another number on they are others. */
  readonly firstDeal?: number;
}

/** What is done now: an answer, and what is bought after it in this turn. */
export interface Course {
  readonly picks: readonly Choice[];
  readonly more: readonly Kind[];
}

/** Something to do now, and who goes on with it. */
export interface Candidate {
  readonly course: Course;
  readonly own: PhaseBot;
  won: number;
  /** The turns of their own that the player had after this one, in all games together. */
  turns: number;
  readonly values: number[];
  /** Whoever wants to know what came of its games. */
  readonly watch: ((outcome: Outcome) => void) | null;
}

/** Nobody looks further ahead than so many turns. */
const AHEAD = 30;

/** More deals tell nothing new. */
const MOST = 600;

/** An answer that is better by fewer standard errors may be so by luck. */
const SURE = 1;

/** Whoever is behind by so many at the end of a round is out at once. */
const HOPELESS = 2;

/** Who looks often is deceived more often: in the middle of a round it takes more to be out. */
const HOPELESS_ALREADY = 2.5;
const BETWEEN_LOOKS = 8;

/** What a round may cost at most, as a multiple of its part: where games are long, that is reached before the fewest deals. */
const DEAR = 2;

export function candidate(course: Course, own: PhaseBot, watch: Candidate['watch'] = null): Candidate {
  return { course, own, won: 0, turns: 0, values: [], watch };
}

/**
 * Tries candidates out in games that are imagined from what the seat can know. All of them get the same deals and meet
 * the same rivals, so that they differ by what they do and not by their luck.
 */
export class Race {
  readonly #view: View;
  readonly #rehearsal: Rehearsal;
  readonly #player: number;
  readonly #rivalsOf: (deal: number) => readonly Bot[];
  readonly #deadline: number;
  readonly #fewest: number;
  readonly #firstLook: number;
  readonly #seed = new Uint16Array(8);
  readonly #shopper = new Shopper();
  readonly #before: number;
  #dealt: number;

  /** `rivalsOf` says who sits at the table in each deal; the own seat is filled here. */
  constructor(
    view: View,
    rehearsal: Rehearsal,
    player: number,
    rivalsOf: (deal: number) => readonly Bot[],
    { milliseconds, fewestDeals, firstLook = Number.POSITIVE_INFINITY, firstDeal = 0 }: RaceRules,
  ) {
    this.#view = view;
    this.#rehearsal = rehearsal;
    this.#player = player;
    this.#rivalsOf = rivalsOf;
    this.#deadline = performance.now() + milliseconds;
    this.#fewest = fewestDeals;
    this.#firstLook = firstLook;
    this.#dealt = firstDeal;
    this.#before = rehearsal.answered;
    // The stream of each decision of a game is its own.
    this.#seed[5] = view.answered;
  }

  /** How many answers have been imagined. */
  get spent(): number {
    return this.#rehearsal.answered - this.#before;
  }

  /**
   * Sequential halving over so many answers: all run as far, then the better half goes on. Whoever is left at the end has had
   * most deals; the first of them in the list is the one to beat.
   */
  run(candidates: readonly Candidate[], budget: number): Candidate[] {
    let left = [...candidates];
    const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
    const each = budget / rounds;
    for (let round = 0; round < rounds && left.length > 1; round++) {
      const { spent } = this;
      for (let deal = 0; deal < MOST && left.length > 1; deal++) {
        if (this.spent - spent >= this.#most(deal, each)) break;
        if (!this.deal(left)) return left;
        if (this.#isLook(left)) left = hopeful(left, HOPELESS_ALREADY);
      }
      left = this.#better(left);
    }
    return left;
  }

  /** What a round may have cost after so many deals, if `each` is its part. */
  #most(deals: number, each: number): number {
    if (deals >= this.#fewest) return each;
    return deals >= this.#firstLook ? each * DEAR : Number.POSITIVE_INFINITY;
  }

  /** Whether it is time to look for the hopeless. */
  #isLook([{ values }]: readonly Candidate[]): boolean {
    return values.length >= this.#firstLook && values.length % BETWEEN_LOOKS === 0;
  }

  /** One more deal for each; false if there is no time left. */
  deal(candidates: readonly Candidate[]): boolean {
    drawSeed(this.#seed, this.#dealt);
    this.#rehearsal.deal(this.#seed);
    const rivals = this.#rivalsOf(this.#dealt);
    this.#dealt++;
    const { turn } = this.#view;
    const table = rivals.with(this.#player, this.#shopper.bot);
    for (const one of candidates) {
      if (performance.now() > this.#deadline) return false;
      const { picks, more } = one.course;
      this.#shopper.begin(one.own, more, turn);
      const outcome = this.#rehearsal.play([picks], table, turn + AHEAD);
      one.won += shareOf(outcome, this.#player);
      one.turns += outcome.turns[this.#player] - turn;
      one.values.push(worthOf(outcome, this.#player));
      one.watch?.(outcome);
    }
    return true;
  }

  /** The better half, without those that are hopeless; the first one stays as long as there is another. */
  #better(candidates: readonly Candidate[]): Candidate[] {
    const [first] = candidates;
    const ranked = [...candidates].sort((a, b) => mean(b.values) - mean(a.values));
    const [best] = ranked;
    const half = hopeful(ranked.slice(0, Math.ceil(ranked.length / 2)), HOPELESS);
    const left = half.includes(first) || isBeaten(first, best) ? half : [first, ...half];
    return left.length > 1 ? candidates.filter((one) => left.includes(one)) : left;
  }
}

/** Without those that are behind the best by so many standard errors. */
function hopeful(candidates: readonly Candidate[], errors: number): Candidate[] {
  const best = candidates.reduce((one, other) => (mean(other.values) > mean(one.values) ? other : one));
  return candidates.filter((one) => {
    const { gain, error } = compared(best.values, one.values);
    return one === best || gain <= errors * error;
  });
}

function isBeaten(first: Candidate, best: Candidate): boolean {
  const { gain, error } = compared(best.values, first.values);
  return gain > HOPELESS * error;
}

/** The best of those that are left; the first one unless another is better by more than luck. */
export function preferred([first, ...others]: readonly Candidate[]): Candidate {
  let best = first;
  let most = 0;
  for (const one of others) {
    const { gain, error } = compared(one.values, first.values);
    if (gain <= most || gain <= SURE * error) continue;
    most = gain;
    best = one;
  }
  return best;
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return sum / values.length;
}

/** By how much one is better in the deals that both have had, and the standard error of that. */
function compared(one: readonly number[], other: readonly number[]): { gain: number; error: number } {
  const deals = Math.min(one.length, other.length);
  if (deals === 0) return { gain: 0, error: 0 };
  let sum = 0;
  for (let i = 0; i < deals; i++) sum += one[i] - other[i];
  const gain = sum / deals;
  let squares = 0;
  for (let i = 0; i < deals; i++) squares += (one[i] - other[i] - gain) ** 2;
  return { gain, error: Math.sqrt(squares) / deals };
}
