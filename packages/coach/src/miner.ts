import {
  type Assessment,
  Assessor,
  asBot,
  type Care,
  knownPlans,
  makeLevels,
  type Tried,
  type Weighing,
} from '@provincia/bots';
import { library } from '@provincia/cards';
import { type Bot, Game, type OpenDecision, pack, unpack, type View } from '@provincia/engine';
import { idOf, linesOf, type Puzzle, RIGHT } from './puzzle.ts';
import { reasonOf } from './reason.ts';
import type { Played } from './reviewer.ts';
import { themeOf } from './theme.ts';

/** A puzzle is better by so much than what is usual, and that is sure. */
const LEAST = 0.12;
const SURE = 4;

/** A glance at every decision, and a closer look at what seems to be a puzzle, at other deals. */
const glance: Care = { answers: 12_000, fewestDeals: 20, deals: 80, closely: 300 };
const check: Care = { answers: 60_000, fewestDeals: 60, deals: 3000, closely: 0, firstDeal: 1_000_000 };
/** Whoever plays on with less thought has to come to the same result. */
const again: Care = { answers: 16_000, fewestDeals: 20, deals: 600, closely: 0, firstDeal: 2_000_000 };

/** So many answers are tried at most. */
const MOST = 6;

/** What does not follow from the game alone. */
type Found = Omit<Puzzle, 'id' | 'kingdom' | 'game'>;

/** Looks for puzzles in games of two on a kingdom. */
export class Miner {
  readonly #usual: Bot;
  readonly #glance: Assessor;
  readonly #check: Assessor;
  readonly #again: Assessor;

  constructor(kingdom: readonly string[]) {
    const book = new Map<string, string>();
    const plans = knownPlans(book, kingdom, 2);
    const normal = makeLevels(book).get('normal');
    if (normal === undefined) throw new RangeError('there is no level normal');
    this.#usual = asBot(normal(kingdom, 2));
    this.#glance = new Assessor(plans, glance);
    this.#check = new Assessor(plans, check);
    this.#again = new Assessor(plans, again);
  }

  /** The puzzles of a game, one after the other. */
  *puzzlesIn({ setup, answers }: Played): Generator<Puzzle> {
    const started = Game.start(library, setup);
    if (!started.ok) throw new RangeError(started.problem.message);
    const { game } = started.value;
    for (const [index, picks] of answers.entries()) {
      const { decision } = game;
      if (decision === null) return;
      const puzzle = this.#puzzle(game, decision);
      const packed = pack(setup, answers.slice(0, index));
      if (puzzle !== null) yield { id: idOf(packed), ...puzzle, kingdom: setup.kingdom, game: packed };
      game.answer(decision.player, { index: decision.index, picks });
    }
  }

  /** Whether a puzzle comes out with the plans that are known now: its answer is right, and the usual one surely behind. */
  confirms(puzzle: Puzzle): boolean {
    const { decision, view } = askedIn(puzzle);
    const [best, ...rest] = puzzle.answers;
    const [usual] = linesOf(puzzle, puzzle.usual);
    const lines = [best, usual, ...rest.filter((line) => line !== usual)].map(({ picks, more }) => ({
      picks: picks.flatMap((label) => decision.choices.find((choice) => choice.label === label) ?? []),
      more,
    }));
    const weighing = this.#again.weigh(decision, view, lines);
    return weighing !== null && isSure(weighing) && weighing.behind[0].gain < RIGHT;
  }

  #puzzle(game: Game, decision: OpenDecision): Found | null {
    const view = game.view(decision.player);
    const usual = this.#usual(decision, view);
    const assessment = this.#glance.assess(decision, view, usual);
    if (assessment === null || assessment.loss < LEAST || assessment.loss < SURE * assessment.error)
      return null;
    return this.#checked(game, decision, assessment);
  }

  /** The same with ten times the games; null if it was less than it seemed. */
  #checked(game: Game, decision: OpenDecision, assessment: Assessment): Found | null {
    const view = game.view(decision.player);
    const { given, best, tried } = assessment;
    const seen = new Set([given, best].map(keyOf));
    const others = tried.filter((one) => !seen.has(keyOf(one)));
    const lines = [best, given, ...others.sort((a, b) => b.games - a.games)].slice(0, MOST);
    const weighing = this.#check.weigh(decision, view, lines);
    if (weighing === null) return null;
    const { gain, error } = weighing.behind[1];
    const solution = { ...lines[weighing.best], sample: weighing.samples[weighing.best] };
    if (gain < LEAST || !isSure(weighing)) return null;
    const second = this.#again.weigh(decision, view, [solution, given]);
    if (second === null || !isSure(second)) return null;
    const answers = lines
      .map(({ picks, more }, i) => {
        const { chances, games } = weighing.samples[i];
        return {
          picks: picks.map(({ label }) => label),
          more,
          chance: rounded(chances[decision.player]),
          games,
        };
      })
      .sort((a, b) => b.chance - a.chance);
    const measured = { ...assessment, given: { ...given, sample: weighing.samples[1] }, best: solution };
    return {
      seat: decision.player,
      turn: view.turn,
      theme: themeOf(decision, view, measured),
      usual: given.picks.map(({ label }) => label),
      answers,
      loss: rounded(gain),
      error: rounded(error),
      reason: reasonOf(measured),
    };
  }
}

/** What a puzzle asks, and what whoever is asked sees. */
function askedIn({ game: packed, seat }: Puzzle): { decision: OpenDecision; view: View } {
  const unpacked = unpack(packed);
  if (!unpacked.ok) throw new RangeError(unpacked.problem.message);
  const replayed = Game.replay(library, unpacked.value.setup, unpacked.value.answers);
  if (!replayed.ok) throw new RangeError(replayed.problem.message);
  const { decision } = replayed.value;
  if (decision === null) throw new RangeError('the game is over');
  return { decision, view: replayed.value.view(seat) };
}

/** Whether the second of the answers is surely behind another one. */
function isSure({ best, behind }: Weighing): boolean {
  const { gain, error } = behind[1];
  return best !== 1 && gain >= SURE * error;
}

function keyOf({ picks, more }: Pick<Tried, 'picks' | 'more'>): string {
  return [...picks.map(({ label }) => label), ...more].join(', ');
}

function rounded(chance: number): number {
  return Math.round(chance * 10_000) / 10_000;
}
