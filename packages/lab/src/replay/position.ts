import { choiceLabel } from '@provincia/catalog';
import type { Choice, Game } from '@provincia/engine';
import { english } from '../play/english.ts';
import { heading, type Reader } from '../play/log.ts';
import { titleOf } from '../play/names.ts';
import { subjectOf } from '../play/offers.ts';
import { cardList, type Style, times, wrap } from '../play/style.ts';
import { supplyTable } from '../play/supply.ts';
import { plural } from '../text/figures.ts';

/** Everything there is on the table, with nothing hidden, and what is asked. */
export function positionLines(game: Game, step: number, reader: Reader, style: Style): string[] {
  const { state } = game.table;
  const { supply } = game.view(null).toJSON();
  const { owner, actions, buys, coins } = state.turn;
  const { turns } = state.seats[owner];
  const title = `Step ${step}: ${reader.names[owner]}, turn ${turns}, ${game.view(null).phase} phase`;
  const budget = [plural(actions, 'action'), plural(buys, 'buy'), plural(coins, 'coin')];
  return [
    style.bold(heading(title, '─', style.width)),
    ...supplyTable(supply, null, style),
    '',
    ...wrap(`Trash: ${state.trash.length > 0 ? named(state.trash, game, style) : 'empty'}`, '', style.width),
    ...state.seats.flatMap((seat, i) => [
      style.bold(reader.names[i]),
      ...zoneLines('hand', seat.hand, game, style),
      ...zoneLines('in play', seat.play, game, style),
      ...zoneLines('set aside', [...seat.aside, ...seat.looking], game, style),
      ...pileLines('deck', seat.deck, game, style),
      ...pileLines('discard pile', seat.discard, game, style),
    ]),
    '',
    `Left: ${budget.join(', ')}.`,
    ...questionLine(game, reader, style),
  ];
}

/** Who is asked for what. */
export function questionLine(game: Game, { names }: Reader, style: Style): string[] {
  const { decision } = game;
  if (decision === null) return ['The game is over.'];
  const { player, source, purpose, choices, min, max } = decision;
  const by = source === null ? '' : ` by ${titleOf(source)}`;
  const what = purpose === 'phase' ? '' : ` (${purpose.replaceAll('-', ' ')})`;
  const range = min === max ? String(min) : `${min} to ${max}`;
  const textOf = (choice: Choice) => style.card(subjectOf(choice), choiceLabel(english, decision, choice));
  const offered = choices.map((choice) => times(textOf(choice), choice.count)).join(', ');
  return wrap(`${names[player]} must choose${by}${what} ${range} of: ${offered}.`, '', style.width);
}

function named(cards: readonly number[], game: Game, style: Style): string {
  return cardList(game.table.names(cards), style);
}

function zoneLines(zone: string, cards: readonly number[], game: Game, style: Style): string[] {
  return cards.length === 0 ? [] : wrap(`${zone}: ${named(cards, game, style)}`, '  ', style.width);
}

/** In the order in which they lie, the top one first. */
function pileLines(pile: string, cards: readonly number[], game: Game, style: Style): string[] {
  if (cards.length === 0) return [];
  const names = game.table.names(cards).reverse();
  return wrap(`${pile}, from the top: ${names.map((id) => style.card(id)).join(', ')}`, '  ', style.width);
}
