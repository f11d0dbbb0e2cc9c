import type { Assessed, Assessment, Assessor, Tried } from '@provincia/bots';
import { library } from '@provincia/cards';
import { type Choice, Game, type OpenDecision, type Result, type Setup } from '@provincia/engine';
import type { Ground } from './ground.ts';
import { playerOf, type Standing, turnsOf } from './luck.ts';
import { clearLoss, markOf } from './marks.ts';
import { reasonOf } from './reason.ts';
import type { Acquired, Review, ReviewedDecision, TriedLine, Ways } from './review.ts';
import { acquiredIn } from './ways.ts';

/** A game as it was played, to its end or not. */
export interface Played {
  readonly setup: Setup;
  readonly answers: readonly (readonly string[])[];
  /** For each seat its share of the victory; null if the game is not over. Not always what the cards say: somebody may have resigned. */
  readonly result: readonly number[] | null;
}

/** What is known of a game before its answers are judged. */
interface Before {
  readonly start: readonly number[];
  readonly ways: Ways;
  readonly acquired: readonly (readonly Acquired[])[];
}

/** So many other answers are told of. */
const TOLD = 4;

/** Goes through a game from its beginning. Each step judges one answer; what is known so far can be asked for after any of them. */
export class Reviewer {
  readonly #played: Played;
  readonly #assessor: Assessor;
  readonly #game: Game;
  readonly #before: Before;
  readonly #standings: Standing[] = [];
  readonly #decisions: ReviewedDecision[] = [];

  private constructor(played: Played, assessor: Assessor, before: Before, game: Game) {
    this.#played = played;
    this.#assessor = assessor;
    this.#before = before;
    this.#game = game;
  }

  /** A setup that this version of the rules does not know is refused. */
  static begin(played: Played, assessor: Assessor, ground: Ground): Result<Reviewer> {
    const started = Game.start(library, played.setup);
    if (!started.ok) return started;
    const { game } = started.value;
    const start = ground.startOf(game.view(null).onTurn);
    const before = { start, ways: ground.ways, acquired: acquiredIn(played) };
    return { ok: true, value: new Reviewer(played, assessor, before, game) };
  }

  /** Judges the next answer; false if there is none. An answer that does not fit is refused, and what came before it stays reviewed. */
  step(): Result<boolean> {
    const { decision } = this.#game;
    const picks = this.#played.answers[decision?.index ?? Number.POSITIVE_INFINITY];
    if (decision === null || picks === undefined) return { ok: true, value: false };
    const given = picks.map((label) => decision.choices.find((choice) => choice.label === label));
    if (given.every((choice) => choice !== undefined)) this.#judge(decision, given);
    const answered = this.#game.answer(decision.player, { index: decision.index, picks });
    return answered.ok ? { ok: true, value: true } : answered;
  }

  get review(): Review {
    const { answers, setup } = this.#played;
    const done = this.#game.decision?.index ?? answers.length;
    const isWhole = done >= answers.length;
    const result = isWhole ? this.#played.result : null;
    const { start } = this.#before;
    const end = result ?? this.#standings.at(-1)?.chances ?? start;
    return {
      progress: answers.length === 0 ? 1 : Math.min(1, done / answers.length),
      ...this.#before,
      turns: turnsOf(this.#standings, this.#decisions, result),
      decisions: this.#decisions,
      result,
      players: Array.from({ length: setup.players }, (_, seat) =>
        playerOf(seat, start, end, this.#decisions),
      ),
    };
  }

  #judge(decision: OpenDecision, given: readonly Choice[]): void {
    const view = this.#game.view(decision.player);
    const assessment = this.#assessor.assess(decision, view, given);
    const { onTurn } = view;
    const last = this.#standings.at(-1);
    const turn = view.turnsOf(onTurn);
    // The first question of a turn may be one to somebody else.
    if (onTurn === decision.player && (last?.seat !== onTurn || last.turn !== turn)) {
      const sample = assessment?.best.sample ?? this.#assessor.outlook(decision, view);
      if (sample !== null) {
        const { chances, error } = sample;
        this.#standings.push({ index: decision.index, seat: onTurn, turn, chances, error });
      }
    }
    if (assessment !== null) this.#decisions.push(reviewed(decision, turn, view.phase, assessment));
  }
}

function reviewed(
  decision: OpenDecision,
  turn: number,
  phase: string,
  assessment: Assessment,
): ReviewedDecision {
  const { given, best, error, tried } = assessment;
  const isSame = given === best;
  const mark = markOf(assessment.loss, error);
  const isClear = clearLoss(assessment.loss, error) > 0;
  const { player } = decision;
  return {
    index: decision.index,
    seat: player,
    turn,
    about: decision.kind !== 'phase' ? 'card' : phase === 'buy' ? 'purchase' : 'action',
    given: lineOf(given, player),
    better: isSame || !isClear ? null : lineOf(best, player),
    loss: assessment.loss,
    error,
    mark,
    reason: mark === 'fine' ? null : reasonOf(assessment),
    tried: [...tried]
      .sort((a, b) => b.games - a.games || b.chance - a.chance)
      .slice(0, TOLD)
      .map(triedLine),
  };
}

function lineOf({ picks, more, sample }: Assessed, seat: number): TriedLine {
  return { picks: picks.map(({ label }) => label), more, chance: sample.chances[seat], games: sample.games };
}

function triedLine({ picks, more, chance, games }: Tried): TriedLine {
  return { picks: picks.map(({ label }) => label), more, chance, games };
}
