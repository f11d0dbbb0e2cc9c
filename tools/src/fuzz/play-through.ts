import { library } from '@provincia/cards';
import { Game, type GameEvent, type Setup } from '@provincia/engine';
import { type Check, checks, costly } from './checks/index.ts';
import { Dice } from './dice.ts';
import { copyOf, type Next, type Picks, type Stop } from './stop.ts';

interface Failure {
  readonly check: string;
  /** What is wrong, as a sentence. */
  readonly what: string;
}

export interface Played {
  /** All answers given, up to the failure if there was one. */
  readonly answers: readonly Picks[];
  readonly over: boolean;
  readonly failure: Failure | null;
}

export interface Directions {
  readonly setup: Setup;
  readonly next: Next;
  /** The names of the checks to do. */
  readonly checks: readonly string[];
  /** The costly checks are made at one in so many decisions. */
  readonly oneIn?: number;
  /** Whether the checks that try something at random try hard: for finding the shortest game that fails. */
  readonly thorough?: boolean;
  /** Hears all events. */
  readonly onEvents?: (events: readonly GameEvent[]) => void;
}

export const allChecks: readonly string[] = Object.keys(checks);

/** Plays a game from its start and checks it after every answer, until something is wrong. */
export function playThrough({
  setup,
  next,
  checks: names,
  oneIn = 1,
  thorough = false,
  onEvents,
}: Directions): Played {
  const running = names.filter((name) => name in checks).map((name) => [name, checks[name]()] as const);
  const cheap = running.filter(([name]) => !costly.includes(name));
  const answers: Picks[] = [];
  const dice = new Dice('checks', setup.seed);
  let game: Game | null = null;
  let events: readonly GameEvent[] = [];
  const end = (failure: Failure | null): Played => ({
    answers,
    over: game?.table.state.over ?? false,
    failure,
  });
  try {
    const started = Game.start(library, setup);
    if (!started.ok) return end({ check: 'setup accepted', what: started.problem.message });
    ({ game, events } = started.value);
    for (;;) {
      onEvents?.(events);
      // Decided before the checks, so that they can do more where the game is left.
      const picks = game.decision && next(game.decision, game);
      const stop = {
        game,
        answers,
        events,
        last: picks === null,
        thorough,
        dice,
        before: copyOf(game),
      };
      const spared = oneIn > 1 && !dice.chance(1 / oneIn);
      const failure = firstFailure(spared ? cheap : running, stop);
      if (failure !== null || picks === null) return end(failure);
      answers.push(picks);
      const given = [...picks];
      const result = game.answer(game.decision?.player, { index: game.decision?.index, picks: given });
      if (!result.ok) return end({ check: 'legal answer accepted', what: result.problem.message });
      // The list was lent: the game must not have kept it.
      given.fill('a list that the game should not have kept');
      events = result.value;
    }
  } catch (reason) {
    return end({ check: `no crash${placeOf(reason)}`, what: stackOf(reason) });
  }
}

function firstFailure(running: readonly (readonly [string, Check])[], stop: Stop): Failure | null {
  for (const [check, run] of running) {
    const what = attempt(run, stop);
    if (what !== null) return { check, what };
  }
  return null;
}

/** What the engine throws when it is checked is for the check to report. */
function attempt(run: Check, stop: Stop): string | null {
  try {
    return run(stop);
  } catch (reason) {
    return `it throws ${stackOf(reason)}`;
  }
}

function stackOf(reason: unknown): string {
  return reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
}

/** The function that threw: a crash elsewhere is another failure. */
function placeOf(reason: unknown): string {
  const [, place] = /\n\s+at (?:new )?(\S+) \(/.exec(stackOf(reason)) ?? [];
  return place === undefined ? '' : ` in ${place}`;
}
