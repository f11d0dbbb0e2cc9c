import { columns, type Ground } from '@provincia/lab';
import { quantile, type Times } from './times.ts';

/** A table with a line for each kingdom and one for all of them. */
export function report(grounds: readonly Ground[], times: readonly Times[]): string[] {
  const all = {
    answers: times.flatMap(({ answers }) => answers),
    turns: times.flatMap(({ turns }) => turns),
  };
  return columns([
    ['', 'answers', '95% within', 'longest', 'turns', '95% within', 'longest'],
    ...grounds.map(({ kingdom }, i) => [
      `${i + 1} ${kingdom.slice(0, 3).join(', ')}, ...`,
      ...figures(times[i]),
    ]),
    ['all', ...figures(all)],
    ['', '', 'ms', 'ms', '', 'ms', 'ms'],
  ]);
}

function figures({ answers, turns }: Pick<Times, 'answers' | 'turns'>): string[] {
  return [answers, turns].flatMap((values) => [
    String(values.length),
    quantile(values, 0.95).toFixed(0),
    quantile(values, 1).toFixed(0),
  ]);
}
