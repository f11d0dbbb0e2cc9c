import { printedKingdoms } from '@provincia/catalog';
import type { CommandTranslation } from '@provincia/catalog/command';
import type { Style } from '../play/style.ts';
import { columns, type Row } from '../text/columns.ts';
import { confidence, decimal, difference, hundredths } from '../text/figures.ts';
import type { Summary, Won } from './summary.ts';

/** What was counted, in tables for people. */
export function statsLines(summary: Summary, min: number, style: Style): string[] {
  const { words } = style;
  const { say } = words;
  const { games, decided, takenOver, leftOut } = summary;
  const tables = [cardRows(summary, style), openingRows(summary, style), kingdomRows(summary, style)];
  return [
    say('command.stats.games', { games, decided }),
    ...(takenOver === 0 ? [] : [say('command.stats.takenOver', { count: takenOver })]),
    ...[...tables, seatRows(summary, style)].flatMap((rows) =>
      rows.length === 1 ? [] : ['', ...columns([rows[0].map(style.dim), ...rows.slice(1)])],
    ),
    ...(leftOut === 0 ? [] : ['', say('command.stats.leftOut', { count: leftOut, min })]),
  ];
}

function cardRows({ cards }: Summary, style: Style): Row[] {
  const { words } = style;
  const { say } = words;
  const sure = confidence(words);
  return [
    [
      say('command.stats.byCard'),
      ...[say('command.stats.gained'), sure, say('command.stats.players')],
      ...[say('command.stats.notGained'), sure, say('command.stats.players')],
      say('command.stats.difference'),
    ],
    ...cards.map((row) => [
      style.card(row.card),
      ...wonCells(row.with, style),
      ...wonCells(row.without, style),
      difference(words, row.with.share - row.without.share),
    ]),
  ];
}

function openingRows({ openings }: Summary, style: Style): Row[] {
  const { say } = style.words;
  return [
    wonHeads(say('command.stats.byOpening'), style),
    ...openings.map((row) => [
      row.bought.length === 0
        ? say('command.stats.nothing')
        : row.bought.map((pile) => style.card(pile)).join('/'),
      ...wonCells(row, style),
    ]),
  ];
}

function kingdomRows({ kingdoms }: Summary, style: Style): Row[] {
  const { words } = style;
  const { say } = words;
  return [
    [
      say('command.stats.byKingdom'),
      say('command.stats.gamesHead'),
      say('command.results.turns'),
      say('command.stats.firstSeat'),
      confidence(words),
    ],
    ...kingdoms.map(({ printed, games, turns, first }) => {
      const [share, interval] = wonCells(first, style);
      return [
        kingdomTitle(printed, words),
        decimal(words, games, 0),
        decimal(words, turns, 1),
        share,
        interval,
      ];
    }),
  ];
}

function seatRows({ seats }: Summary, style: Style): Row[] {
  const { say } = style.words;
  return [
    wonHeads(say('command.results.bySeat'), style),
    ...seats.map((row) => [
      say('command.stats.seat', { place: row.place, of: row.of }),
      ...wonCells(row, style),
    ]),
  ];
}

function wonHeads(head: string, { words }: Style): Row {
  return [head, words.say('command.results.won'), confidence(words), words.say('command.stats.players')];
}

function wonCells({ share, interval, players }: Won, { words, bold, dim }: Style): Row {
  const [low, high] = interval.map((end) => hundredths(words, end));
  return [
    bold(hundredths(words, share)),
    dim(words.say('ui.lab.range', { low, high })),
    decimal(words, players, 0),
  ];
}

function kingdomTitle(id: string | null, { language, say }: CommandTranslation): string {
  const printed = printedKingdoms.find((one) => one.id === id);
  return printed?.title[language] ?? say('command.stats.otherKingdoms');
}
