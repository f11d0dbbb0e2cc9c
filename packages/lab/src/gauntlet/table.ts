import type { Style } from '../play/style.ts';
import { average } from '../sim/json.ts';
import { columns, type Row } from '../text/columns.ts';
import { percent, plural } from '../text/figures.ts';
import type { Count, Outcome } from './outcome.ts';

/** What came of the gauntlet, in a table for people. */
export function gauntletLines(outcome: Outcome, style: Style): string[] {
  const { kingdoms, interval, held, games, seconds } = outcome;
  const [low, high] = interval.map(percent);
  return [
    ...columns([
      ['', 'won %', 'lost %', 'tied %', 'of decided %'].map(style.dim),
      ...kingdoms.map((kingdom, i) =>
        rowOf(`${String(i + 1).padStart(3)} ${kingdom.opponent}`, kingdom, style),
      ),
      rowOf('overall', outcome, style),
    ]),
    '',
    `Won ${shareText(outcome)}% of the decided games (95% interval ${low} to ${high}).`,
    `Won at least half of them on ${held} of ${plural(kingdoms.length, 'kingdom')}.`,
    `${plural(games, 'game')} in ${seconds.toFixed(1)} s.`,
  ];
}

function rowOf(name: string, count: Count, style: Style): Row {
  const { wins, ties, losses } = count;
  const shares = [wins, losses, ties].map((part) => percent(average(part, wins + ties + losses)));
  return [name, ...shares, style.bold(shareText(count))];
}

function shareText({ share }: Count): string {
  return share === null ? '?' : percent(share);
}
