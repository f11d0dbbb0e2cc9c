import { answerForBots } from '@provincia/arena';
import { asBot } from '@provincia/bots';
import { library } from '@provincia/cards';
import { type Bot, Game, type GameEvent, pack, type Setup } from '@provincia/engine';
import { levelCalled } from '../input/level.ts';
import { listOf } from '../text/names.ts';
import { resultLines } from './end.ts';
import { Human } from './human.ts';
import { logLines, thePlayer } from './log.ts';
import { playerNames, YOU } from './seats.ts';
import { commandOf } from './setup.ts';
import { supplyTable } from './supply.ts';
import type { Terminal } from './terminal.ts';

/** A whole game: the player at the terminal against bots of this level on all other seats. Who begins is up to the seed. */
export async function play(setup: Setup, level: string, terminal: Terminal): Promise<void> {
  const started = Game.start(library, setup);
  if (!started.ok) throw new Error(started.problem.message);
  const { game, events } = started.value;
  welcome(game, terminal);
  const bot = asBot(levelCalled(level)(setup.kingdom, setup.players));
  const answers: (readonly string[])[] = [];
  const finished = await playOn(game, bot, [...events], answers, terminal);
  const { say } = terminal.style.words;
  if (finished) terminal.print(...resultLines(game, terminal.style, thePlayer(terminal.style.words)));
  else terminal.print(say('command.play.unfinished'));
  terminal.print(say('command.play.again'), `  ${commandOf(setup, level)}`);
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

/** False if the player leaves before the end. All answers given are added to `answers`. */
async function playOn(
  game: Game,
  bot: Bot,
  untold: GameEvent[],
  answers: (readonly string[])[],
  terminal: Terminal,
): Promise<boolean> {
  const human = new Human(terminal);
  const reader = thePlayer(terminal.style.words);
  const bots = Array.from({ length: game.setup.players }, (_, seat) => (seat === YOU ? null : bot));
  while (game.decision !== null) {
    const given = answerForBots(game, bots);
    answers.push(...given.answers);
    untold.push(...given.events);
    const { decision } = game;
    if (decision?.player !== YOU) continue;
    // What the bots do is told at once, so that what belongs together stands together.
    const news = untold.splice(0);
    terminal.print(...logLines(news, terminal.style, reader));
    const picked = await human.answer(decision, game.view(YOU), news.map(reader.see));
    if (picked === null) return false;
    const picks = picked.map(({ label }) => label);
    const result = game.answer(YOU, { index: decision.index, picks });
    if (!result.ok) throw new Error(result.problem.message);
    answers.push(picks);
    untold.push(...result.value);
  }
  terminal.print(...logLines(untold, terminal.style, reader));
  return true;
}
