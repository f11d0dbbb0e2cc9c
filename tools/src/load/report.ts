import type { Bare } from './bare.ts';
import type { Times } from './figures.ts';
import type { Load } from './load.ts';
import type { Options } from './options.ts';

export const targets = { rate: 500, p99Milliseconds: 150, megabytes: 400 } as const;

/** Moments are drawn by chance, and the last answers are waited for. */
const CLOSE_ENOUGH = 0.98;

/** Of a megabyte. */
const BYTES = 2 ** 20;

/** The figures as a table. Targets are shown only where they apply: on SQLite, at the target rate. */
export function report(options: Options, load: Load): string {
  const { games, rate, database } = options;
  const { answers, seconds, perSecond, times, ended, cpuShare, cpuPerAnswer, clientLate, bare } = load;
  const isJudged = database === undefined && rate === targets.rate;
  const target = (text: string, met: boolean) => (isJudged ? `${text}  ${met ? 'met' : 'MISSED'}` : '');
  const megabytes = load.peakBytes / BYTES;
  const errors = Object.values(load.errors).reduce((sum, count) => sum + count, 0);
  return [
    `${games} two-player ${games === 1 ? 'game' : 'games'} at once on ${database === undefined ? 'SQLite' : 'PostgreSQL'}, ${pace(rate)}: ` +
      `${answers} answers in ${seconds.toFixed(1)} s; games ended and replaced by new ones: ${ended}`,
    line(
      'answers/s',
      perSecond.toFixed(0),
      target(`at least ${targets.rate}`, perSecond >= targets.rate * CLOSE_ENOUGH),
    ),
    line(
      'answer to both views',
      shown(times),
      target(`p99 below ${targets.p99Milliseconds} ms`, times.p99 < targets.p99Milliseconds),
    ),
    line(
      'peak memory of the server',
      `${megabytesOf(load.peakBytes)} MB`,
      target(`below ${targets.megabytes} MB`, megabytes < targets.megabytes),
    ),
    line('  in each tenth of the run', `${load.memoryTenths.map(megabytesOf).join(' ')} MB`),
    line('errors', String(errors), target('none', errors === 0)),
    ...Object.entries(load.errors).map(([what, count]) => `    ${count} x ${what}`),
    line(
      'server load on one core',
      `${(cpuShare * 100).toFixed(0)}%, ${cpuPerAnswer.toFixed(2)} ms per answer`,
    ),
    line('sent', `${(load.bytesPerAnswer / 1000).toFixed(2)} kB per answer`),
    line('delay of the clients themselves', shown(clientLate)),
    '',
    `Bare cost of appending the same ${bare[0].rows} rows; the server averaged ${load.rowsPerCommit.toFixed(1)} rows per commit`,
    ...bare.map((one) => line(`${one.size} ${one.size === 1 ? 'row' : 'rows'} per commit`, bareFigure(one))),
  ].join('\n');
}

function megabytesOf(bytes: number): string {
  return (bytes / BYTES).toFixed(0);
}

function pace(rate: number): string {
  return rate === 0 ? 'as fast as possible' : `${rate} answers/s`;
}

function bareFigure({ times, rowsPerSecond, cpuPerRow }: Bare): string {
  return `${shown(times)}, ${rowsPerSecond.toFixed(0)} rows/s, ${cpuPerRow.toFixed(3)} ms of processor time per row`;
}

export function shown({ p50, p99, worst }: Times): string {
  return `p50 ${p50.toFixed(1)}  p99 ${p99.toFixed(1)}  worst ${worst.toFixed(1)} ms`;
}

export function line(what: string, figure: string, verdict = ''): string {
  return `  ${what.padEnd(36)} ${figure.padEnd(44)} ${verdict}`.trimEnd();
}
