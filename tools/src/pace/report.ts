import { quantileOf } from '@provincia/arena';
import { columns, type Ground } from '@provincia/lab';
import type { Times } from './times.ts';

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

/** Times mean little without it: a machine that has other things to do may be half as fast in one moment as in another. */
export function reportMachine(speeds: readonly number[]): string {
  const [slowest, middle, fastest] = [0, 0.5, 1].map((share) => {
    const speed = quantileOf(
      speeds.map((value) => [value, 1]),
      share,
    );
    return (speed / 1000).toFixed(0);
  });
  return `The bare loop of the benchmark ran ${middle} games a millisecond (${slowest} to ${fastest}).`;
}

function figures({ answers, turns }: Pick<Times, 'answers' | 'turns'>): string[] {
  return [answers, turns].flatMap((values) => [
    String(values.length),
    within(values, 0.95),
    within(values, 1),
  ]);
}

/** So many milliseconds are enough for this share of them. */
function within(values: readonly number[], share: number): string {
  return quantileOf(
    values.map((value) => [value, 1]),
    share,
  ).toFixed(0);
}
