import type { Benchmark } from './bench.ts';
import type { Comparison, Disagreement } from './compare.ts';
import type { Kept } from './kept.ts';
import type { Measured } from './measure.ts';
import type { Speed } from './speeds.ts';
import type { Estimate } from './tally.ts';

/** One line of the table; `met` is null where there is no target. */
interface Line {
  readonly what: string;
  readonly figure: string;
  readonly target: string;
  readonly met: boolean | null;
}

export const targets = {
  ratio: 0.25,
  copyNanoseconds: 1000,
  resumeMicroseconds: 5,
  packedBytes: 2048,
} as const;

/** The benchmark as a table for people: figure, target, and whether it is met. */
export function report(benchmark: Benchmark, kept: Kept): string {
  const { comparisons, speeds, copying, resuming, packing, chance, chanceShare } = benchmark;
  const { packed, json, answers, games } = packing;
  const sections = [
    'Processor time on one thread: the median of the rounds, with the best in parentheses.',
    ...comparisons.map(comparisonSection),
    speedSection(speeds, kept),
    section('State copy', [
      below('2 players', both(copying.two, 0, 'ns'), copying.two.median, targets.copyNanoseconds, 'ns'),
      free('6 players', both(copying.six, 0, 'ns')),
    ]),
    section(`Resuming a suspended game, ${resuming.decisions} decisions`, [
      below(
        'per decision',
        both(resuming.all, 2, 'µs'),
        resuming.all.median,
        targets.resumeMicroseconds,
        'µs',
      ),
      free(
        `per mid-card decision (${resuming.midCardDecisions}), wall time`,
        both(resuming.midCard, 2, 'µs'),
      ),
    ]),
    section(`A finished 2-player game, ${answers} answers; the longest of ${games} in parentheses`, [
      below('packed', bytes(packed), packed.max, targets.packedBytes, 'bytes'),
      free('as JSON', bytes(json)),
    ]),
    section('Random generator, Big Money mirror', [
      free('draws per game', chance.drawsPerGame.toFixed(1)),
      free('time per game, including seeding', both(chance.perGame, 2, 'µs')),
      free('share of engine time', percent(chanceShare)),
    ]),
  ];
  return sections.join('\n\n');
}

/** What to say instead of a table when the engine and the bare loop play differently. */
export function reportDisagreement({ match, seed, engine, bare }: Disagreement): string {
  return [
    `Engine and bare loop play differently (${match.name}, seed ${seed}), so their speeds cannot be compared.`,
    `  engine: ${engine}`,
    `  bare:   ${bare}`,
  ].join('\n');
}

function comparisonSection({ match, engine, bare, ratio, rounds, tally }: Comparison): string {
  const { games, wins, ties, turns } = tally;
  const title = `${match.name}, ${games} games, identical in engine and bare loop`;
  return section(title, [
    free('engine, games/s', both(engine, 0, '')),
    free('bare loop, games/s', both(bare, 0, '')),
    atLeast(`engine / bare loop, ${rounds} rounds`, ratio.toFixed(3), ratio, targets.ratio),
    free('wins, losses, ties', [...wins, ties].map(share).join('  ')),
    free('turns of the first player', `${turns.mean.toFixed(3)} ±${turns.standardError.toFixed(3)}`),
  ]);
}

/** A change that costs so much of a speed is worth a look. */
const SLOWER = 0.05;

/** How fast the lab plays, beside how fast it was. */
function speedSection(speeds: readonly Speed[], { released, last }: Kept): string {
  const rows = speeds.map(({ name, speed, ratio }) => {
    const before = last[name];
    const change = before === undefined ? 0 : ratio / before - 1;
    const times =
      released[name] === undefined ? '' : `${(ratio / released[name]).toFixed(2)} x first release`;
    const note = change < -SLOWER ? `SLOWER than last time by ${percent(-change)}` : '';
    const figures = [both(speed, 0, ''), ratio.toFixed(3), before?.toFixed(3) ?? '-', times, note];
    const widths = [18, 7, 7, 20, 0];
    const cells = figures.map((figure, i) => figure.padEnd(widths[i]));
    return `  ${name.padEnd(48)} ${cells.join(' ')}`.trimEnd();
  });
  const heading = `  ${''.padEnd(48)} ${'games/s'.padEnd(18)} ${'ratio'.padEnd(7)} last`;
  return ['Strategies as played by the lab, and their ratio to the bare loop', heading, ...rows].join('\n');
}

function section(title: string, lines: readonly Line[]): string {
  const rows = lines.map(({ what, figure, target, met }) => {
    const verdict = met === null ? '' : `${target}  ${met ? 'met' : 'MISSED'}`;
    return `  ${what.padEnd(44)} ${figure.padEnd(30)} ${verdict}`.trimEnd();
  });
  return [title, ...rows].join('\n');
}

function free(what: string, figure: string): Line {
  return { what, figure, target: '', met: null };
}

function below(what: string, figure: string, value: number, limit: number, unit: string): Line {
  return { what, figure, target: `below ${limit} ${unit}`, met: value < limit };
}

function atLeast(what: string, figure: string, value: number, limit: number): Line {
  return { what, figure, target: `at least ${limit}`, met: value >= limit };
}

function both({ median, best }: Measured, digits: number, unit: string): string {
  return `${median.toFixed(digits)} (${best.toFixed(digits)}) ${unit}`;
}

function bytes({ median, max }: { median: number; max: number }): string {
  return `${median} (${max}) bytes`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`;
}

function share({ mean, standardError }: Estimate): string {
  return `${percent(mean)} ±${(standardError * 100).toFixed(1)}`;
}
