import { balanceText, markSigns, signedPoints } from '@provincia/catalog';
import { marks, type Review } from '@provincia/coach';
import type { Reader } from '../play/log.ts';
import { type Style, wrap } from '../play/style.ts';
import { columns, type Row } from '../text/columns.ts';
import { decimal, hundredths, percent } from '../text/figures.ts';

/** The worst first. */
const bad = marks.filter((mark) => mark !== 'fine').reverse();

/** How well everybody played, in a table, and what became of their chances, in sentences. */
export function playerLines(review: Review, { names }: Reader, style: Style): string[] {
  const { words, width } = style;
  const { say } = words;
  const heads = ['accuracy', 'errorRate', 'decisions'] as const;
  const rows: Row[] = [
    ['', ...heads.map((head) => say(`command.review.${head}`)), ...bad.map((mark) => markSigns[mark])].map(
      style.dim,
    ),
    ...review.players.map(({ accuracy, errorRate, decisions }, seat) => [
      names[seat],
      style.bold(accuracy === null ? '–' : decimal(words, accuracy, 0)),
      hundredths(words, errorRate),
      String(decisions),
      ...bad.map((mark) => String(marksOf(review, seat, mark))),
    ]),
  ];
  const sentences = review.players.flatMap((player, seat) => {
    const { skill, others, luck, error } = player;
    const start = review.start[seat];
    const sum = say('command.review.sum', {
      name: names[seat],
      start: percent(words, start, 0),
      skill: signedPoints(words, skill),
      others: signedPoints(words, others),
      luck: signedPoints(words, luck),
      error: Math.round(error * 100),
      over: review.result === null ? 'no' : 'yes',
      end: percent(words, start + skill + others + luck, 0),
    });
    return ['', ...wrap(sum, '', width), ...wrap(balanceText(words, player, names[seat]), '  ', width)];
  });
  const legend = bad.map((mark) => `${markSigns[mark]} ${say(`coach.mark.${mark}`)}`).join(', ');
  return [...columns(rows), ...wrap(style.dim(legend), '', width), ...sentences];
}

function marksOf({ decisions }: Review, seat: number, mark: string): number {
  return decisions.filter((one) => one.seat === seat && one.mark === mark).length;
}
