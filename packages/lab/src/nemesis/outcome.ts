import { type Interval, type Score, wilson } from '@provincia/arena';
import { type Count, counted } from '../gauntlet/outcome.ts';
import { flow, type Style } from '../play/style.ts';
import { confidence, decimal, hundredths, percent } from '../text/figures.ts';
import { levelName, playerName } from '../text/names.ts';

/** What was found, and what came of its last games, as the strategy saw them. */
export interface Outcome extends Count {
  readonly level: string;
  readonly kingdom: readonly string[];
  readonly seed: string;
  /** The text of a file. */
  readonly strategy: string;
  readonly games: number;
  /** 95%, of the share. */
  readonly interval: Interval;
  /** What the level won of the decided games. */
  readonly levelShare: number | null;
  /** Games in which it was searched for. */
  readonly searched: number;
  readonly seconds: number;
}

type Found = Pick<Outcome, 'level' | 'kingdom' | 'seed' | 'strategy' | 'searched' | 'seconds'>;

export function outcomeOf(found: Found, { wins, ties, losses }: Score): Outcome {
  const { level, kingdom, seed, strategy, searched, seconds } = found;
  return {
    level,
    kingdom,
    seed,
    strategy,
    games: wins + ties + losses,
    wins,
    ties,
    losses,
    share: counted(wins, ties, losses).share,
    interval: wilson(wins, wins + losses),
    levelShare: counted(losses, ties, wins).share,
    searched,
    seconds,
  };
}

/** The same for people. */
export function nemesisLines(outcome: Outcome, { words, width }: Style): string[] {
  const { games, searched, seconds, strategy } = outcome;
  const time = { games, searched, seconds: decimal(words, seconds, 1) };
  const sentences = [shareText(outcome, words), words.say('command.results.nemesisTime', time)];
  return [strategy, ...sentences.flatMap((text) => flow(text.split(' '), ' ', '', width))];
}

function shareText({ level, share, levelShare, interval }: Outcome, words: Style['words']): string {
  if (share === null || levelShare === null) return words.say('command.results.noShare');
  const [low, high] = interval.map((end) => hundredths(words, end));
  return words.say('command.results.nemesisShare', {
    name: playerName(words, levelName(level)),
    share: percent(words, share),
    confidence: confidence(words),
    low,
    high,
    other: percent(words, levelShare),
  });
}
