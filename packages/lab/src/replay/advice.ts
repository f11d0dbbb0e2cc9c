import { inOneLine } from '@provincia/bots';
import type { Game } from '@provincia/engine';
import { levelCalled } from '../input/level.ts';
import { type Style, wrap } from '../play/style.ts';

/** What a level would answer to what is asked, and what else it thought of; nothing if nothing is asked. */
export function adviceLines(game: Game, level: string, style: Style): string[] {
  const { decision, setup } = game;
  if (decision === null) return [];
  const adviser = levelCalled(level)(setup.kingdom, setup.players);
  const opinion = adviser(decision, game.view(decision.player));
  return wrap(`Level ${level} would answer: ${inOneLine(opinion)}.`, '', style.width);
}
