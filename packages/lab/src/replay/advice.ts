import { kingdomOf, type Opinion, ranked, type Weighed } from '@provincia/bots';
import { choiceLabel, planName } from '@provincia/catalog';
import type { Game, OpenDecision } from '@provincia/engine';
import { levelCalled } from '../input/level.ts';
import type { Reader } from '../play/log.ts';
import { type Style, wrap } from '../play/style.ts';
import { percent } from '../text/figures.ts';

/** What a level would answer to what is asked, and what else it thought of; nothing if nothing is asked. */
export function adviceLines(game: Game, level: string, reader: Reader, style: Style): string[] {
  const { decision, setup } = game;
  if (decision === null) return [];
  const adviser = levelCalled(level)(kingdomOf(setup), setup.players);
  const opinion = adviser(decision, game.view(decision.player));
  const advice = style.words.say('command.replay.advice', {
    level,
    answers: answersText(opinion, decision, style),
  });
  const beliefs = beliefsText(opinion, reader, style);
  return [advice, beliefs].filter((text) => text !== '').flatMap((text) => wrap(text, '', style.width));
}

/** The answers that were tried with their chances, or else the answer alone. */
function answersText(opinion: Opinion, decision: OpenDecision, style: Style): string {
  const weighed = ranked(opinion).map((one) => chanceOf(one, decision, style));
  return weighed.length > 0 ? weighed.join(', ') : answerText(opinion.picks, decision, style);
}

/** What the level expects, what it is up to, and what it thinks of the others, as far as it says so. */
export function beliefsText({ chance, plan, rivals }: Opinion, { names }: Reader, { words }: Style): string {
  const { say } = words;
  const expected =
    chance === null ? [] : [say('command.replay.chance', { chance: percent(words, chance, 0) })];
  const followed = plan === null ? [] : [say('command.replay.follows', { plan: planName(words, plan) })];
  const believed = rivals.map((rival) =>
    say('command.replay.believes', {
      name: names[rival.seat],
      plan: planName(words, rival.plan),
      chance: percent(words, rival.chance, 0),
    }),
  );
  return [...expected, ...followed, ...believed].join(' ');
}

function chanceOf({ picks, chance }: Weighed, decision: OpenDecision, style: Style): string {
  return `${answerText(picks, decision, style)} ${percent(style.words, chance, 0)}`;
}

function answerText(picks: Weighed['picks'], decision: OpenDecision, { words }: Style): string {
  if (picks.length === 0) return words.say('command.replay.nothing');
  return picks.map((choice) => choiceLabel(words, decision, choice)).join(', ');
}
