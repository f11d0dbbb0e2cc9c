import { choiceLabel, promptFor } from '@provincia/catalog';
import type { Choice, Game, OpenDecision } from '@provincia/engine';
import { budgetOf } from '../play/board.ts';
import { heading, type Reader } from '../play/log.ts';
import { subjectOf } from '../play/offers.ts';
import { cardList, type Style, times, wrap } from '../play/style.ts';
import { supplyTable } from '../play/supply.ts';

/** Everything there is on the table, with nothing hidden, and what is asked. */
export function positionLines(game: Game, step: number, reader: Reader, style: Style): string[] {
  const { state } = game.table;
  const { say } = style.words;
  const view = game.view(null).toJSON();
  const { owner } = state.turn;
  const title = say('command.replay.position', {
    step,
    name: reader.names[owner],
    turn: state.seats[owner].turns,
    phase: say(`phase.${view.phase === 'action' ? 'action' : view.phase === 'buy' ? 'buy' : 'cleanup'}`),
  });
  const trash = state.trash.length > 0 ? named(state.trash, game, style) : say('command.play.empty');
  return [
    style.bold(heading(title, '─', style.width)),
    ...supplyTable(view.supply, null, style),
    '',
    ...wrap(say('command.replay.zone', { place: say('place.trash'), cards: trash }), '', style.width),
    ...state.seats.flatMap((seat, i) => [
      style.bold(reader.names[i]),
      ...zoneLines('hand', seat.hand, game, style),
      ...zoneLines('play', seat.play, game, style),
      ...zoneLines('set-aside', [...seat.aside, ...seat.looking], game, style),
      ...pileLines('deck', seat.deck, game, style),
      ...pileLines('discard', seat.discard, game, style),
    ]),
    '',
    say('command.replay.left', { amounts: budgetOf(state.turn, style.words).join(', ') }),
    ...questionLines(game, reader, style),
  ];
}

/** Who is asked for what, and what there is to choose from. */
export function questionLines(game: Game, { names }: Reader, style: Style): string[] {
  const { decision } = game;
  const { words } = style;
  if (decision === null) return [words.say('command.replay.over')];
  const { player, choices, min, max } = decision;
  const textOf = (choice: Choice) => style.card(subjectOf(choice), choiceLabel(words, decision, choice));
  const offered = choices.map((choice) => times(textOf(choice), choice.count)).join(', ');
  const range = min === max ? 'exactly' : 'between';
  const question = questionTo(decision, game, names, style);
  return [
    ...wrap(words.say('command.replay.asked', { name: names[player], question }), '', style.width),
    ...wrap(words.say('command.replay.choices', { range, min, max, choices: offered }), '', style.width),
  ];
}

/** What is asked, as it is put to the one who is to answer. */
function questionTo(decision: OpenDecision, game: Game, names: readonly string[], { words }: Style): string {
  const view = game.view(decision.player).toJSON();
  const situation = { decision, view, events: [], asked: decision.player, away: [], result: null };
  return promptFor(words, situation, names).question;
}

function named(cards: readonly number[], game: Game, style: Style): string {
  return cardList(game.table.names(cards), style);
}

function zoneLines(
  zone: 'hand' | 'play' | 'set-aside',
  cards: readonly number[],
  game: Game,
  style: Style,
): string[] {
  if (cards.length === 0) return [];
  const { say } = style.words;
  const values = { place: say(`place.${zone}`), cards: named(cards, game, style) };
  return wrap(say('command.replay.zone', values), '  ', style.width);
}

/** In the order in which they lie, the top one first. */
function pileLines(pile: 'deck' | 'discard', cards: readonly number[], game: Game, style: Style): string[] {
  if (cards.length === 0) return [];
  const { say } = style.words;
  const fromTop = game.table.names(cards).reverse();
  const values = { place: say(`place.${pile}`), cards: fromTop.map((id) => style.card(id)).join(', ') };
  return wrap(say('command.replay.pile', values), '  ', style.width);
}
