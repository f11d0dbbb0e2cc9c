import { asBot } from '@provincia/bots';
import { library } from '@provincia/cards';
import { type Bot, type Choice, Game, type GameEvent, pack, type Setup } from '@provincia/engine';
import { levelCalled } from '../input/level.ts';
import { resultLines } from './end.ts';
import { Human } from './human.ts';
import { logLines, thePlayer } from './log.ts';
import { listOf, playerNames, YOU } from './names.ts';
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
  if (finished) terminal.print(...resultLines(game, terminal.style));
  else terminal.print('The game was not finished.');
  terminal.print('To play this game again:', `  ${commandOf(setup, level)}`);
  terminal.print('To read it again:', `  provincia replay ${pack(setup, answers)}`);
  terminal.close();
}

function welcome(game: Game, { print, style }: Terminal): void {
  const view = game.view(YOU).toJSON();
  const others = playerNames.slice(0, view.seats.length).filter((_, seat) => seat !== YOU);
  print(style.bold(`Provincia: you play against ${listOf(others)}.`), 'Type ? for help, q to leave.', '');
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
  for (let { decision } = game; decision !== null; decision = game.decision) {
    const { player, index } = decision;
    const view = game.view(player);
    let picked: readonly Choice[] | null;
    if (player === YOU) {
      // What the bots do is told at once, so that what belongs together stands together.
      const news = untold.splice(0);
      terminal.print(...logLines(news, terminal.style));
      picked = await human.answer(decision, view, news.map(thePlayer.see));
      if (picked === null) return false;
    } else {
      picked = bot(decision, view);
    }
    const picks = picked.map(({ label }) => label);
    const result = game.answer(player, { index, picks });
    if (!result.ok) throw new Error(result.problem.message);
    answers.push(picks);
    untold.push(...result.value);
  }
  terminal.print(...logLines(untold, terminal.style));
  return true;
}
