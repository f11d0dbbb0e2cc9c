import type { Style } from '../play/style.ts';
import { average } from '../sim/json.ts';
import { columns, type Row } from '../text/columns.ts';
import { confidence, decimal, hundredths, percent } from '../text/figures.ts';
import { playerName } from '../text/names.ts';
import type { Count, Outcome } from './outcome.ts';

/** What came of the gauntlet, in a table for people. */
export function gauntletLines(outcome: Outcome, style: Style): string[] {
  const { kingdoms, held, games, seconds } = outcome;
  const { words } = style;
  const { say } = words;
  const heads = ['won', 'lost', 'tied', 'decided'] as const;
  return [
    ...columns([
      ['', ...heads.map((head) => say(`command.results.${head}`))].map(style.dim),
      ...kingdoms.map((kingdom, i) => {
        const opponent = playerName(words, kingdom.opponent);
        return rowOf(`${String(i + 1).padStart(3)} ${opponent}`, kingdom, style);
      }),
      rowOf(say('command.results.overall'), outcome, style),
    ]),
    '',
    shareText(outcome, style),
    say('command.results.held', { held, kingdoms: kingdoms.length }),
    say('command.results.time', { games, seconds: decimal(words, seconds, 1) }),
  ];
}

function shareText({ share, interval }: Outcome, { words }: Style): string {
  if (share === null) return words.say('command.results.noShare');
  const [low, high] = interval.map((end) => hundredths(words, end));
  const won = percent(words, share);
  return words.say('command.results.share', { share: won, confidence: confidence(words), low, high });
}

function rowOf(name: string, { wins, ties, losses, share }: Count, { words, bold }: Style): Row {
  const games = wins + ties + losses;
  const shares = [wins, losses, ties].map((part) => hundredths(words, average(part, games)));
  return [name, ...shares, bold(share === null ? '?' : hundredths(words, share))];
}
