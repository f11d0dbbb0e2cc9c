import { markSigns, signedPoints } from '@provincia/catalog';
import type { Review, ReviewedTurn } from '@provincia/coach';
import type { Reader } from '../play/log.ts';
import { flow, type Style, widthOf, wrap } from '../play/style.ts';
import { columns, type Row } from '../text/columns.ts';
import { percent } from '../text/figures.ts';
import { decisionsIn } from './turns.ts';

/** What the part of each seat of a bar is drawn with. */
const STROKES = '█░▓▒▪·';

/** A bar is as wide as there is room for, within these limits. */
const NARROWEST = 10;
const WIDEST = 40;

/** A line for each turn: a bar with the chances of all, the same in figures, and what changed them until the next turn. */
export function curveLines(review: Review, { names }: Reader, style: Style): string[] {
  const { words, width } = style;
  const { say } = words;
  const { turns } = review;
  if (turns.length === 0) return [];
  const heads = [
    say('command.review.turn'),
    '',
    ...names.map((_, seat) => STROKES[seat]),
    '±',
    ...(['actions', 'buys', 'luck'] as const).map((head) => say(`command.review.${head}`)),
    '',
  ].map((head) => (head === '' ? '' : style.dim(head)));
  const rows = turns.map((turn) => figuresOf(turn, review, style));
  const used = Math.max(...columns([heads, ...rows]).map(widthOf));
  const room = Math.min(WIDEST, Math.max(NARROWEST, width - used - 2));
  const bars = turns.map(({ chances }) => barOf(chances, room));
  return [
    ...wrap(style.bold(say('command.review.curve')), '', width),
    ...flow(
      names.map((name, seat) => `${STROKES[seat]} ${name}`),
      '   ',
      '',
      width,
    ),
    ...columns([heads, ...rows].map((row, i) => withBar(row, bars[i - 1] ?? ' '.repeat(room)))),
  ];
}

function figuresOf(turn: ReviewedTurn, review: Review, style: Style): string[] {
  const { words } = style;
  const { seat, chances, error, lostInActions, lostInPurchases, luck } = turn;
  const lost = [lostInActions, lostInPurchases].map((loss) => (loss ? signedPoints(words, -loss) : ''));
  const signs = decisionsIn(turn, review).map(({ mark }) => markSigns[mark]);
  return [
    String(turn.turn),
    STROKES[seat],
    ...chances.map((chance) => percent(words, chance, 0)),
    String(Math.round(error * 100)),
    ...lost,
    signedPoints(words, luck[seat]),
    style.bold(signs.filter((sign) => sign !== '').join(' ')),
  ];
}

/** Behind the number of the turn and whose it is. */
function withBar(row: Row, bar: string): Row {
  return [...row.slice(0, 2), bar, ...row.slice(2)];
}

/** The parts end where the sums of the chances do, so that the whole bar is always as wide. */
function barOf(chances: readonly number[], width: number): string {
  let [sum, drawn] = [0, 0];
  return chances
    .map((chance, seat) => {
      sum += chance;
      const end = seat === chances.length - 1 ? width : Math.round(sum * width);
      const part = STROKES[seat].repeat(end - drawn);
      drawn = end;
      return part;
    })
    .join('');
}
