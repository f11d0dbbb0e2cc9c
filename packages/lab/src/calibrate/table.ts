import { flow, type Style } from '../play/style.ts';
import { columns, type Row } from '../text/columns.ts';
import { decimal, difference, hundredths } from '../text/figures.ts';
import { levelName, playerName } from '../text/names.ts';
import { type Opponent, opponents } from './opponents.ts';
import type { Outcome } from './outcome.ts';
import {
  BINS,
  brierScore,
  FEWEST,
  type Reliability,
  type Verdict,
  verdictOn,
  wholeOf,
} from './reliability.ts';
import { simpleScores } from './simple.ts';

/** How far the chances came true, in tables for people: against each opponent, and in all. */
export function calibrateLines(level: string, outcome: Outcome, style: Style): string[] {
  const { all, against, games, seconds } = outcome;
  const { words } = style;
  const { say } = words;
  const time = say('command.results.time', { games, seconds: decimal(words, seconds, 1) });
  if (wholeOf(all).positions === 0) {
    return [say('command.calibrate.none', { name: playerName(words, levelName(level)) }), time];
  }
  return [
    ...opponents.flatMap((opponent) => [
      style.bold(say('command.calibrate.against', { others: opponentName(opponent, style) })),
      ...tableOf(against[opponent], style),
      '',
    ]),
    style.bold(say('command.calibrate.all')),
    ...tableOf(all, style),
    '',
    ...flow(say('command.calibrate.fewest', { fewest: FEWEST }).split(' '), ' ', '', style.width),
    time,
  ];
}

/** What the opponents are called where they stand behind "against". */
export function opponentName(opponent: Opponent, { words }: Style): string {
  if (opponent === 'normal') return playerName(words, levelName(opponent));
  return words.say(`command.calibrate.${opponent}`);
}

function tableOf(reliability: Reliability, style: Style): string[] {
  const { words } = style;
  const { say } = words;
  const heads = ['positions', 'stated', 'won', 'difference'] as const;
  const brier = brierScore(reliability);
  const { half, lead } = simpleScores(reliability);
  return [
    ...columns([
      [say('command.calibrate.chance'), ...heads.map((head) => say(`command.calibrate.${head}`))].map(
        style.dim,
      ),
      ...reliability.bins.map((bin, i) => {
        const [from, to] = [i, i + 1].map((end) => hundredthsOf(end / BINS, style));
        return rowOf(say('command.calibrate.bin', { from, to }), verdictOn(bin), style);
      }),
      rowOf(say('command.results.overall'), verdictOn(wholeOf(reliability)), style),
    ]),
    say('command.calibrate.brier', { score: scoreText(brier, style) }),
    say('command.calibrate.simple', { lead: scoreText(lead, style), half: scoreText(half, style) }),
  ];
}

function scoreText(score: number | null, { words }: Style): string {
  return score === null ? '?' : decimal(words, score, 3);
}

function hundredthsOf(share: number, { words }: Style): string {
  return decimal(words, share * 100, 0);
}

function rowOf(name: string, verdict: Verdict, { words, bold, dim }: Style): Row {
  const { positions, stated, won, tooFew } = verdict;
  const shares = [stated, won].map((value) => (value === null ? '?' : hundredths(words, value)));
  const beyond = verdict.difference === null ? '?' : difference(words, verdict.difference);
  const row = [name, decimal(words, positions, 0), ...shares];
  if (tooFew) return [...row, beyond, words.say('command.calibrate.tooFew')].map(dim);
  return [...row, bold(beyond)];
}
