import { createHash } from 'node:crypto';
import { library } from '@provincia/cards';
import {
  type Bot,
  type Choice,
  checkAnswer,
  Game,
  type GameEvent,
  MOST_TURNS,
  type OpenDecision,
  type Outcome,
  type Setup,
} from '@provincia/engine';
import type { Failure } from './failure.ts';
import type { Begin } from './messages.ts';
import type { ProgramPlayer } from './player.ts';
import type { ProgramSeat } from './seat.ts';
import type { Result } from './told-seat.ts';

/** Who plays in a seat: a bot, which answers at once, or a program, for which a bot may decide the phases. */
export type Side = { readonly bot: Bot } | { readonly program: ProgramPlayer; readonly phases?: Bot };

/** What came of a game, and who lost it by a failure, if anybody did. */
export interface Ended {
  readonly outcome: Outcome;
  readonly failed: { readonly seat: number; readonly failure: Failure } | null;
}

/** Takes notes of what everybody answers. */
export interface Scribe {
  /** The answers, in their order. */
  readonly answers: (readonly string[])[];
  /** The same bot, watched. */
  watch(bot: Bot): Bot;
}

/** Plays a game in which programs may sit, to its end. */
export async function playGame(setup: Setup, sides: readonly Side[], scribe: Scribe): Promise<Ended> {
  const started = Game.start(library, setup);
  if (!started.ok) throw new RangeError(started.problem.message);
  const { game } = started.value;
  const events: GameEvent[] = [...started.value.events];
  const seats = sides.map((side, seat) => {
    return 'bot' in side ? null : side.program.sit(factsOf(setup, seat), game, events);
  });
  let failed: Ended['failed'] = null;
  while (game.decision !== null && failed === null && !isEndless(game)) {
    const { decision } = game;
    const { player } = decision;
    const seat = seats[player];
    const bot = botAt(sides[player], decision);
    const answer = bot === null && seat !== null ? await answerOf(decision, seat) : { bot: bot as Bot };
    if ('failure' in answer) failed = { seat: player, failure: answer.failure };
    else {
      const given = answerBy(game, decision, scribe.watch(answer.bot));
      scribe.answers.push(given.picks);
      events.push(...given.events);
    }
  }
  const outcome = outcomeOf(game, failed?.seat);
  for (const seat of seats) seat?.leave(overOf(outcome, failed));
  return { outcome, failed };
}

/** The bot that answers this decision; null if a program has to. */
function botAt(side: Side, { kind }: OpenDecision): Bot | null {
  if ('bot' in side) return side.bot;
  return (kind === 'phase' ? side.phases : null) ?? null;
}

/** A bot that gives the answer of the program, or what is wrong with it. */
export async function answerOf(
  decision: OpenDecision,
  seat: ProgramSeat,
): Promise<{ readonly bot: Bot } | { readonly failure: Failure }> {
  const reply = await seat.ask();
  if ('failure' in reply) return reply;
  const { index, player, kind, source, choices } = decision;
  const { picks } = reply;
  const problem = checkAnswer(decision, player, { index, picks });
  if (problem !== null) {
    const question = { seq: index, kind, source, problem };
    return { failure: { kind: 'answer', detail: JSON.stringify(picks) ?? '', question, stderr: [] } };
  }
  const picked = (picks as string[]).map((pick) => choices.find(({ label }) => label === pick) as Choice);
  return { bot: () => picked };
}

/** Lets a bot answer, and says what it picked and what happened. */
export function answerBy(
  game: Game,
  decision: OpenDecision,
  bot: Bot,
): { readonly picks: readonly string[]; readonly events: readonly GameEvent[] } {
  const { index, player } = decision;
  const picks = bot(decision, game.view(player)).map(({ label }) => label);
  const result = game.answer(player, { index, picks });
  if (!result.ok) throw new RangeError(`a bot gave an answer that is none: ${result.problem.message}`);
  return { picks, events: result.value };
}

/** What a program is told of a game when it begins. */
export function factsOf({ seed, players, kingdom }: Setup, seat: number): Omit<Begin, 'type' | 'game'> {
  return { players, seat, kingdom, seed: seedFor(seed, seat) };
}

/** A number for a program that plays by chance: it follows from the seed of the game, which does not follow from it. */
function seedFor(seed: string, seat: number): number {
  return createHash('sha256').update(`${seed} ${seat}`).digest().readUIntBE(0, 6);
}

/** As in games of bots alone: if nobody buys anything, the game is stopped. */
export function isEndless(game: Game): boolean {
  const view = game.view(null);
  return view.turnsOf(view.onTurn) > MOST_TURNS;
}

/** Of a game that was left before its end, the best of those who have not failed has won it. */
export function outcomeOf(game: Game, failed: number | null = null): Outcome {
  const { outcome } = game;
  if (game.decision === null) return outcome;
  const { points } = outcome;
  const turns = [...outcome.turns];
  // The turn at whose beginning it was stopped is nobody's.
  if (failed === null) turns[game.view(null).onTurn]--;
  const others = points.map((_, seat) => seat).filter((seat) => seat !== failed);
  const ahead = (a: number, b: number) => points[b] - points[a] || turns[a] - turns[b];
  const [best] = others.toSorted(ahead);
  return { ...outcome, turns, winners: others.filter((seat) => ahead(seat, best) === 0) };
}

/** What those who played are told of it. */
export function overOf(outcome: Outcome, failed: Ended['failed'] = null): Result {
  const { winners, points, turns, finished } = outcome;
  const result = { winners, points, turns };
  if (failed === null) return finished ? { result } : { result, stopped: true };
  const { kind, detail, question } = failed.failure;
  return { result, failure: { seat: failed.seat, code: kind, message: question?.problem.message ?? detail } };
}
