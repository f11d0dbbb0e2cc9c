import { acquiredTexts, planName } from '@provincia/catalog';
import type { Acquired, Review } from '@provincia/coach';
import type { Reader } from '../play/log.ts';
import { flow, type Style, wrap } from '../play/style.ts';
import { columns, type Row } from '../text/columns.ts';
import { percent } from '../text/figures.ts';

const INDENT = ' '.repeat(3);

/** The plans that win in the kingdom, with what they win and what they get, and what the players got. */
export function wayLines({ ways, acquired }: Review, { names }: Reader, style: Style): string[] {
  const { words, width } = style;
  const { say } = words;
  const { games, best } = ways;
  const players = names.length;
  const titles = best.map(({ plan }, i) => `${i + 1}  ${planName(words, plan)}`);
  const rows: Row[] = [
    ['', ...best.map((_, i) => String(i + 1)), say('coach.ways.money')].map((head) => style.dim(head)),
    ...best.map(({ shares, againstMoney }, i) => [
      titles[i],
      ...[...shares, againstMoney].map((share) => (share === null ? '–' : percent(words, share, 0))),
    ]),
  ];
  const error = Math.round(50 / Math.sqrt(games));
  const sentences = [
    say('coach.ways.shares', { games, error }),
    ...(players > 2 ? [say('coach.ways.even', { players, even: percent(words, 1 / players, 0) })] : []),
    say('coach.ways.cards'),
  ];
  return [
    style.bold(say('coach.ways.title')),
    ...wrap(sentences.join(' '), '', width),
    ...columns(rows),
    ...best.flatMap(({ gets }, i) => ['', titles[i], ...gotLines(gets, style)]),
    '',
    style.bold(say('coach.ways.got')),
    ...acquired.flatMap((got, seat) => ['', names[seat], ...gotLines(got, style)]),
  ];
}

function gotLines(acquired: readonly Acquired[], { words, width }: Style): string[] {
  const texts = acquiredTexts(words, acquired);
  if (texts.length === 0) return [`${INDENT}${words.say('coach.ways.nothing')}`];
  return flow(
    texts.map((text, i) => (i < texts.length - 1 ? `${text};` : text)),
    ' ',
    INDENT,
    width,
  );
}
