import { facts } from '@provincia/catalog';
import type { CommandTranslation } from '@provincia/catalog/command';
import type { Decision, SeatView } from '@provincia/engine';
import { nameOf } from '../text/card-name.ts';
import { listOf } from '../text/names.ts';
import { cardsCalled } from './named.ts';
import { type Style, wrap } from './style.ts';

/** What can be typed. */
export function helpLines({ words, width }: Style): string[] {
  const { say } = words;
  const keys = [
    ['Enter', say('command.play.help.enter')],
    ['t', say('command.play.help.treasures')],
    ['s', say('command.play.help.supply')],
    [`? ${say('command.play.help.name')}`, say('command.play.help.card')],
    ['q', say('command.play.help.leave')],
  ];
  const keyWidth = Math.max(...keys.map(([key]) => key.length));
  return [
    ...wrap(say('command.play.help.answers'), '', width),
    ...keys.map(([key, meaning]) => `  ${key.padEnd(keyWidth)}   ${meaning}`),
  ];
}

/** What is known of the card, or of those that begin with what was typed. */
export function cardFacts(typed: string, view: SeatView, words: CommandTranslation): string {
  const { say } = words;
  const [id, ...others] = cardsCalled(typed, words);
  if (id === undefined) return say('command.play.noCard', { name: typed });
  if (others.length > 0)
    return couldBe(
      typed,
      [id, ...others].map((one) => nameOf(words, one)),
      words,
    );
  const { cost, types } = facts[id];
  const pile = view.supply.find((supplied) => supplied.card === id);
  const now = pile?.cost ?? cost;
  return say('command.play.facts', {
    card: nameOf(words, id),
    id,
    types: types.map((type) => say(`type.${type}`)).join(' - '),
    cost,
    changed: now === cost ? 'no' : 'yes',
    now,
    there: pile === undefined ? 'no' : 'yes',
    left: pile?.left ?? 0,
  });
}

/** That something which was typed means more than one thing. */
export function couldBe(typed: string, names: readonly string[], words: CommandTranslation): string {
  return words.say('command.play.couldBe', { typed, names: listOf(words, names, 'or') });
}

/** Why something that was typed is not offered. */
export function whyNot(typed: string, { kind }: Decision, view: SeatView, words: CommandTranslation): string {
  const { say } = words;
  const named = cardsCalled(withoutBuy(typed, words), words);
  const pile = view.supply.find(({ card }) => named.length === 1 && card === named[0]);
  if (kind === 'phase' && view.phase === 'buy' && pile !== undefined) {
    const { left, cost } = pile;
    const card = nameOf(words, pile.card);
    if (left === 0) return say('command.play.pileEmpty', { card });
    if (view.buys === 0) return say('ui.prompt.phase.noBuys');
    if (cost > view.coins) return say('command.play.tooExpensive', { card, cost, coins: view.coins });
  }
  return say('command.play.notOffered', { typed });
}

/** "buy gold" is about gold, wherever the language puts its verb. */
function withoutBuy(typed: string, { say }: CommandTranslation): string {
  const verbs = ['buy', say('ui.prompt.label.buy', { card: '' }).trim().toLowerCase()];
  return verbs.reduce((left, verb) => {
    if (left.startsWith(`${verb} `)) return left.slice(verb.length);
    return left.endsWith(` ${verb}`) ? left.slice(0, -verb.length) : left;
  }, typed);
}
