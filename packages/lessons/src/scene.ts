import { asBot, makeLevels } from '@provincia/bots';
import { sightOfGame } from '@provincia/course';
import type { Bot, Game, GameEvent, OpenDecision } from '@provincia/engine';
import { arranged, seatOf } from '@provincia/position';
import type { Sight } from '@provincia/protocol';
import type { TableScene } from './lesson.ts';

/** The seat of the learner. */
const YOU = 0;

/** The level of the others, once what is written down for them is over. */
const LEVEL = 'easy';

/** Without an end, a scene that nobody answers would go on for ever. */
const MOST_ANSWERS = 200;

/** Another position than the first one, or an answer that cannot be given there; `index` is its place in the script of the rivals. */
export class SceneProblem extends Error {
  readonly script: number | null;

  constructor(message: string, script: number | null = null) {
    super(message);
    this.script = script;
  }
}

/** How a scene stands after these answers of the learner. With `alone` nobody else has answered the last one yet. */
export function playedScene(
  scene: Omit<TableScene<unknown>, 'steps'>,
  answers: readonly (readonly string[])[],
  alone = false,
): Sight {
  const begun = arranged(scene);
  if (!begun.ok) throw new SceneProblem(begun.problem.message);
  const table = new SceneTable(scene, begun.value);
  table.letOthersAnswer();
  for (const [i, picks] of answers.entries()) {
    table.answer(picks);
    if (!alone || i < answers.length - 1) table.letOthersAnswer();
  }
  return table.sight;
}

class SceneTable {
  readonly #game: Game;
  readonly #script: TableScene['rivals'];
  /** Made when it is first needed. */
  #bot: Bot | null = null;
  readonly #events: GameEvent[];
  #scripted = 0;

  constructor({ rivals }: Omit<TableScene<unknown>, 'steps'>, game: Game) {
    this.#game = game;
    this.#script = rivals;
    const { onTurn } = game.view(null).toJSON();
    // A game that was laid out has not told whose turn it is.
    this.#events = [{ type: 'turn', player: onTurn, source: null, turn: 1 }];
  }

  get sight(): Sight {
    return sightOfGame('lesson', this.#game, YOU, this.#events);
  }

  answer(picks: readonly string[]): void {
    this.#take(YOU, picks, null);
  }

  letOthersAnswer(): void {
    for (let i = 0; i < MOST_ANSWERS; i++) {
      const { decision } = this.#game;
      if (decision === null || decision.player === YOU) return;
      this.#answerFor(decision);
    }
  }

  #answerFor(decision: OpenDecision): void {
    const { player } = decision;
    const written = this.#script.at(this.#scripted);
    if (written === undefined) {
      this.#bot ??= botFor(this.#game);
      const picks = this.#bot(decision, this.#game.view(player)).map(({ label }) => label);
      this.#take(player, picks, null);
      return;
    }
    const { player: name, picks } = written;
    const isDone = picks.length === 1 && picks[0] === 'done';
    this.#take(seatOf(name), isDone ? [] : picks, this.#scripted++);
  }

  #take(seat: number, picks: readonly string[], script: number | null): void {
    const result = this.#game.answer(seat, { index: this.#game.decision?.index ?? 0, picks });
    if (!result.ok) throw new SceneProblem(result.problem.message, script);
    this.#events.push(...result.value);
  }
}

function botFor({ setup: { kingdom, players } }: Game): Bot {
  const level = makeLevels().get(LEVEL);
  if (level === undefined) throw new Error(`there is no level "${LEVEL}"`);
  return asBot(level(kingdom, players));
}
