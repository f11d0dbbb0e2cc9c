import { Document, isSeq } from 'yaml';
import { written } from './expression.ts';
import type { Line, Strategy } from './strategy.ts';

/** The strategy as the text of a file: parsed, it is the same strategy again. */
export function textOf({ name, description, buy, gain, trash, play }: Strategy): string {
  const lists = Object.entries({ buy, gain, trash, play }).filter(([, lines]) => lines.length > 0);
  const document = new Document({
    name,
    ...(description !== null && { description }),
    ...Object.fromEntries(lists.map(([key, lines]) => [key, lines.map(itemOf)])),
  });
  // Cards without conditions fit in one line.
  const actions = document.get('play');
  if (isSeq(actions)) actions.flow = play.every(({ when }) => when === null);
  return document.toString({ lineWidth: WIDTH, flowCollectionPadding: false });
}

const WIDTH = 120;

function itemOf({ card, when }: Line): string | Record<string, string> {
  return when === null ? card : { [card]: written(when) };
}
