import { library } from '@provincia/cards';
import { Game, type GameEvent, pack, type Setup } from '@provincia/engine';
import { type Entrant, entrantCalled } from '../input/entrant.ts';
import type { Failure } from '../programs/failure.ts';
import { stderrLines, whyText } from '../programs/losses.ts';
import { LIMITS } from '../programs/player.ts';
import { listOf } from '../text/names.ts';
import { resultLines } from './end.ts';
import { Human } from './human.ts';
import { logLines, thePlayer } from './log.ts';
import { Opponents } from './opponents.ts';
import { playerNames, YOU } from './seats.ts';
import { commandOf } from './setup.ts';
import { supplyTable } from './supply.ts';
import type { Terminal } from './terminal.ts';

/** How a game at the terminal ended: to its end, because the player left, or because a program failed. */
type End = 'over' | 'left' | Failure;

/**
 * A whole game: the player at the terminal against whoever was named, a level or somebody else, on all other seats. Who
 * begins is up to the seed.
 */
export async function play(
  setup: Setup,
  against: string,
  terminal: Terminal,
  moveTime = LIMITS.move,
): Promise<void> {
  const who = entrantCalled(against);
  const started = Game.start(library, setup);
  if (!started.ok) throw new Error(started.problem.message);
  const { game, events } = started.value;
  welcome(game, terminal);
  const opponents = new Opponents(who, game, moveTime);
  const answers: (readonly string[])[] = [];
  const end = await playOn(game, opponents, events, answers, terminal);
  await opponents.close();
  const { say } = terminal.style.words;
  terminal.print(...endLines(end, game, who, terminal));
  terminal.print(say('command.play.again'), `  ${commandOf(setup, against)}`);
  terminal.print(say('command.play.readAgain'), `  provincia replay ${pack(setup, answers)}`);
  terminal.close();
}

function welcome(game: Game, { print, style }: Terminal): void {
  const view = game.view(YOU).toJSON();
  const { words } = style;
  const others = playerNames(words)
    .slice(0, view.seats.length)
    .filter((_, seat) => seat !== YOU);
  const welcome = words.say('command.play.welcome', { names: listOf(words, others) });
  print(style.bold(welcome), words.say('command.play.keys'), '');
  print(...supplyTable(view.supply, null, style), '');
}

function endLines(end: End, game: Game, who: Entrant, { style }: Terminal): string[] {
  const { words } = style;
  if (end === 'over') return resultLines(game, style, thePlayer(words));
  if (end === 'left') return [words.say('command.play.unfinished')];
  const leaves = words.say('command.programs.leaves', { name: who.name, why: whyText(words, end) });
  return ['', style.bold(leaves), ...stderrLines(end, style), ''];
}

/** Plays until it ends. All answers given are added to `answers`. */
async function playOn(
  game: Game,
  opponents: Opponents,
  dealt: readonly GameEvent[],
  answers: (readonly string[])[],
  terminal: Terminal,
): Promise<End> {
  const human = new Human(terminal);
  const reader = thePlayer(terminal.style.words);
  let untold = dealt;
  for (;;) {
    const moves = await opponents.move(untold);
    answers.push(...moves.answers);
    // What the others do is told at once, so that what belongs together stands together.
    const news = [...untold, ...moves.events];
    terminal.print(...logLines(news, terminal.style, reader));
    if (moves.failure !== null) return moves.failure;
    const { decision } = game;
    if (decision === null) return 'over';
    const picked = await human.answer(decision, game.view(YOU), news.map(reader.see));
    if (picked === null) return 'left';
    const picks = picked.map(({ label }) => label);
    const result = game.answer(YOU, { index: decision.index, picks });
    if (!result.ok) throw new Error(result.problem.message);
    answers.push(picks);
    untold = result.value;
  }
}
