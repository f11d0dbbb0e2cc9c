import { library } from '@provincia/cards';
import type { OpenDecision, Setup } from '@provincia/engine';
import { Dice } from './dice.ts';
import { allChecks, type Played, playThrough } from './play-through.ts';
import { RandomPlayer } from './random-player.ts';
import { passing, type Step, skipping, stepOf } from './repair.ts';
import { shrink } from './shrink.ts';
import type { Next, Picks } from './stop.ts';

/** A report should not have to be waited for; what is found by then is short enough. */
const SECONDS = 30;
const SECONDS_SEEKING = 5;
/** How many random games have to be in vain before the list is taken for the shortest. */
const VAIN_GAMES = 300;

export interface Shrunk {
  readonly answers: readonly Picks[];
  /** The run of these answers; its failure is null if the game does not do the same every time. */
  readonly played: Played;
  /** The decisions that were answered and the one where it failed. */
  readonly decisions: readonly OpenDecision[];
}

/** The shortest list of answers found with which the same check fails on the same setup. */
export function shrinkGame(setup: Setup, failed: Played): Shrunk {
  const run = runner(setup, failed.failure?.check ?? '');
  const tired = after(SECONDS);
  const retry = (steps: readonly Step[]) => run(skipping(steps)).steps ?? run(passing(steps)).steps;
  let best: readonly Step[] | null = run(inOrder(failed.answers)).steps;
  let before: readonly Step[] | null = null;
  // By seeking first, a long game is made short much faster than by shrinking it.
  while (best !== null && best !== before && !tired()) {
    before = best;
    best = seekShorter(run, best, after(SECONDS_SEEKING)) ?? shrink(best, retry, tired);
  }
  const answers = best?.map(({ picks }) => picks) ?? failed.answers;
  return { answers, ...run(inOrder(answers)) };
}

function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
}

/** Plays the setup with the check that failed; the steps are null if it does not fail. */
function runner(setup: Setup, check: string) {
  // A crash of the game is found without any check.
  const checks = allChecks.filter((name) => name === check);
  return (next: Next) => {
    const steps: Step[] = [];
    const decisions: OpenDecision[] = [];
    const noting: Next = (decision, game) => {
      const picks = next(decision, game);
      decisions.push(decision);
      if (picks !== null) steps.push(stepOf(decision, game, picks));
      return picks;
    };
    const played = playThrough({ setup, checks, next: noting, thorough: true });
    const fails = played.failure?.check === check;
    return { played, decisions, steps: fails ? steps.slice(0, played.answers.length) : null };
  };
}

/**
 * Taking answers away changes all later shuffles, so the shrinker gets stuck where a card no longer comes to hand.
 * Other random games that are after the same cards may fail earlier.
 */
function seekShorter(
  run: ReturnType<typeof runner>,
  best: readonly Step[],
  tired: () => boolean,
): Step[] | null {
  const cards = [...new Set(best.flatMap(({ bought }) => bought))];
  for (let i = 0; i < VAIN_GAMES && !tired(); i++) {
    const dice = new Dice('seek', i);
    const player = new RandomPlayer(library, dice.shuffle([...cards]).slice(0, dice.between(1, 2)), dice);
    const { steps } = run((decision) => (decision.index < best.length - 1 ? player.answer(decision) : null));
    if (steps !== null) return steps;
  }
  return null;
}

function inOrder(answers: readonly Picks[]): Next {
  let place = 0;
  return () => answers[place++] ?? null;
}
