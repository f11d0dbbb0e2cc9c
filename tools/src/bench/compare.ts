import { type Contender, type Match, Results, TIE, throughBareLoop, throughEngine } from './match.ts';
import { type Measured, median, ofSpeeds, repeatFor, time } from './measure.ts';
import { Counter, type Tally } from './tally.ts';

export interface Comparison {
  readonly match: Match;
  /** Games per second. */
  readonly engine: Measured;
  readonly bare: Measured;
  /** Engine speed over bare speed, the median of the rounds: both sides of a round meet the same machine. */
  readonly ratio: number;
  readonly rounds: number;
  readonly tally: Tally;
}

/** A game that the engine and the bare loop did not play alike. */
export interface Disagreement {
  readonly match: Match;
  readonly seed: string;
  readonly engine: string;
  readonly bare: string;
}

/** Plays the match in rounds, engine and bare loop in turn on the same seeds, and compares them game by game. */
export function compare(match: Match, games: number, seconds: number): Comparison | Disagreement {
  return compareContenders(match, throughEngine(match), throughBareLoop(match), games, seconds);
}

export function compareContenders(
  match: Match,
  engine: Contender,
  bare: Contender,
  games: number,
  seconds: number,
): Comparison | Disagreement {
  const counter = new Counter(match);
  const disagreements: Disagreement[] = [];
  let next = 0;
  /** The speeds of both; null after a game that they did not play alike. */
  const playRound = () => {
    const byEngine = new Results(next, games);
    const byBareLoop = new Results(next, games);
    next += games;
    const engineSpeed = (games * 1000) / time(() => engine(byEngine));
    const bareSpeed = (games * 1000) / time(() => bare(byBareLoop));
    const at = byEngine.differsAt(byBareLoop);
    if (at >= 0) {
      const seed = byEngine.seeds[at];
      disagreements.push({ match, seed, engine: inWords(byEngine, at), bare: inWords(byBareLoop, at) });
      return null;
    }
    counter.add(byEngine);
    return { engine: engineSpeed, bare: bareSpeed };
  };

  repeatFor(seconds / 4, playRound);
  const rounds = disagreements.length > 0 ? [] : repeatFor(seconds, playRound);
  if (disagreements.length > 0) return disagreements[0];
  return {
    match,
    engine: ofSpeeds(rounds.map((round) => round.engine)),
    bare: ofSpeeds(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.engine / round.bare)),
    rounds: rounds.length,
    tally: counter.tally,
  };
}

function inWords(results: Results, game: number): string {
  const { winner, points, turns } = results.read(game);
  return `${winner === TIE ? 'a tie' : `seat ${winner} wins`}, points ${points.join(':')}, turns ${turns.join(':')}`;
}
