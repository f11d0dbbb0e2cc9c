import type { CommandTranslation } from '@provincia/catalog/command';
import type { Style } from '../play/style.ts';
import type { LabMatch } from '../sim/match.ts';
import type { MatchResult } from '../sim/results.ts';
import { listOf } from '../text/names.ts';
import type { Failure, FailureKind, LostGame } from './failure.ts';

/** What a program lost by failures, in all matches of a run. */
interface Losses {
  readonly name: string;
  games: number;
  readonly lost: LostGame[];
}

/** Of each program that played, in the order in which they were named. */
function lossesOf(matches: readonly LabMatch[], results: readonly MatchResult[]): Losses[] {
  const programs = new Map<string, Losses>();
  for (const [i, { players }] of matches.entries()) {
    const { tally, lost } = results[i];
    for (const [place, player] of players.entries()) {
      if (!('program' in player)) continue;
      const key = JSON.stringify(player.program);
      const losses = programs.get(key) ?? { name: player.name, games: 0, lost: [] };
      programs.set(key, losses);
      losses.games += tally.games;
      losses.lost.push(...lost.filter((game) => game.player === place));
    }
  }
  return [...programs.values()];
}

/** As counted for people: the ways in which a start can fail are one. */
const counted = ['crash', 'time', 'nonsense', 'answer', 'start', 'gone'] as const;
type Counted = (typeof counted)[number];

function countOf(kind: FailureKind): Counted {
  return kind.startsWith('start-') ? 'start' : (kind as Counted);
}

function countsOf(lost: readonly LostGame[]): [Counted, number][] {
  return counted.map((kind) => [kind, lost.filter(({ failure }) => countOf(failure.kind) === kind).length]);
}

/** What is said of failures below the results; nothing if there were none. */
export function lossLines(
  matches: readonly LabMatch[],
  results: readonly MatchResult[],
  style: Style,
): string[] {
  const { words } = style;
  const { say } = words;
  return lossesOf(matches, results).flatMap(({ name, games, lost }) => {
    const [first] = lost;
    if (first === undefined) return [];
    const counts = countsOf(lost)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => say(`command.programs.count.${kind}`, { count }));
    const why = whyText(words, first.failure);
    return [
      '',
      style.bold(
        say('command.programs.lost', { name, lost: lost.length, games, counts: listOf(words, counts) }),
      ),
      say('command.programs.first', { game: first.game + 1, why }),
      ...stderrLines(first.failure, style),
    ];
  });
}

/** What a program did wrong, in the words of the language. */
export function whyText({ say }: CommandTranslation, { kind, detail, question }: Failure): string {
  if (kind !== 'answer' || question === undefined) return say(`command.programs.why.${kind}`, { detail });
  const { seq, kind: asked, source, problem } = question;
  const wrong = say(`command.programs.wrong.${problem.code as 'not-offered'}`);
  return say('command.programs.why.answer', {
    seq,
    question: source === null ? asked : `${asked}, ${source}`,
    detail,
    wrong,
  });
}

export function stderrLines({ stderr }: Failure, { words, dim }: Style): string[] {
  if (stderr.length === 0) return [];
  return [words.say('command.programs.stderr'), ...stderr.map((line) => dim(`  ${line}`))];
}

/** The same for other programs; nothing where no programs play. */
export function lossesJson(matches: readonly LabMatch[], results: readonly MatchResult[]): object {
  const programs = lossesOf(matches, results);
  if (programs.length === 0) return {};
  return {
    programs: programs.map(({ name, games, lost }) => ({
      name,
      games,
      lost: lost.length,
      ...Object.fromEntries(countsOf(lost)),
      first: lost.length === 0 ? null : firstJson(lost[0]),
    })),
  };
}

function firstJson({ game, failure: { question, ...failure } }: LostGame): object {
  if (question === undefined) return { game: game + 1, ...failure };
  const { problem, ...asked } = question;
  return { game: game + 1, ...failure, question: asked, problem: problem.message };
}
