import { ranked, type Weighed } from '@provincia/bots';
import { choiceLabel } from '@provincia/catalog';
import type { Game, OpenDecision } from '@provincia/engine';
import { levelCalled } from '../input/level.ts';
import { type Style, wrap } from '../play/style.ts';
import { percent } from '../text/figures.ts';

/** What a level would answer to what is asked, and what else it thought of; nothing if nothing is asked. */
export function adviceLines(game: Game, level: string, style: Style): string[] {
  const { decision, setup } = game;
  if (decision === null) return [];
  const adviser = levelCalled(level)(setup.kingdom, setup.players);
  const opinion = adviser(decision, game.view(decision.player));
  const weighed = ranked(opinion).map((one) => chanceOf(one, decision, style));
  const answers = weighed.length > 0 ? weighed.join(', ') : answerText(opinion.picks, decision, style);
  return wrap(style.words.say('command.replay.advice', { level, answers }), '', style.width);
}

function chanceOf({ picks, chance }: Weighed, decision: OpenDecision, style: Style): string {
  return `${answerText(picks, decision, style)} ${percent(style.words, chance, 0)}`;
}

function answerText(picks: Weighed['picks'], decision: OpenDecision, { words }: Style): string {
  if (picks.length === 0) return words.say('command.replay.nothing');
  return picks.map((choice) => choiceLabel(words, decision, choice)).join(', ');
}
