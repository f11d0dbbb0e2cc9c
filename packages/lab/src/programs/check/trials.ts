import { RunChance } from '@provincia/arena';
import { bigMoney } from '@provincia/bots';
import { fillUp } from '@provincia/cards';
import { rulesVersion, type Setup } from '@provincia/engine';
import type { ProgramCall } from '../call.ts';
import { type Ended, playGame, type Side } from '../game.ts';
import { LIMITS, ProgramPlayer } from '../player.ts';
import { chaosBot } from './chaos.ts';
import { type Finding, finding } from './finding.ts';

/** How many games are played side by side. */
const GAMES = 32;
/** Of these some are played again, one after the other. */
const GAMES_AGAIN = 4;
const GAMES_OF_QUESTIONS = 8;

/** Kingdoms whose cards ask every kind of question there is. */
const asking: readonly (readonly string[])[] = [
  'cellar chapel moat militia throne-room library sentry spy bureaucrat secret-passage',
  'courtyard lurker masquerade wishing-well swindler torturer ironworks courtier secret-chamber nobles',
  'band-of-misfits hermit procession rebuild cultist catacombs graverobber count market-square urchin',
].map((cards) => cards.split(' '));

interface Trial extends Ended {
  readonly answers: readonly (readonly string[])[];
}

/** Whole games of a program, as in a run. */
export class Trials {
  readonly #call: ProgramCall;
  readonly #chance: RunChance;
  readonly #moveTime: number;

  constructor(call: ProgramCall, seed: string, moveTime: number) {
    this.#call = call;
    this.#chance = new RunChance(seed);
    this.#moveTime = moveTime;
  }

  /** Many at once against Big Money. */
  async games(): Promise<Finding> {
    const start = performance.now();
    const trials = await this.#with((program) => {
      return Promise.all(Array.from({ length: GAMES }, (_, i) => this.#ordinary(program, i)));
    });
    const seconds = (performance.now() - start) / 1000;
    const answers = trials.reduce((sum, { answers: given }) => sum + given.length, 0);
    return reported('games', trials, { games: GAMES, speed: Math.round(answers / 2 / seconds) });
  }

  /** What cards ask: somebody else plays and buys them for it. */
  async questions(): Promise<Finding> {
    const kinds = new Set<string>();
    let count = 0;
    const trials = await this.#with((program) => {
      const games = asking.flatMap((kingdom) =>
        Array.from({ length: GAMES_OF_QUESTIONS }, (_, i) => {
          const setup = this.#setup(i, kingdom);
          const own: Side = { program, phases: chaosBot(setup.seed) };
          return this.#play(setup, [own, { bot: chaosBot(this.#chance.seedOf(GAMES + i)) }], (kind) => {
            kinds.add(kind);
            count++;
          });
        }),
      );
      return Promise.all(games);
    });
    return reported('questions', trials, { questions: count, kinds: kinds.size });
  }

  /** Whether a game with the same seed goes the same way in another process, by itself. */
  async seed(): Promise<Finding> {
    const together = await this.#with((program) => {
      return Promise.all(Array.from({ length: GAMES_AGAIN }, (_, i) => this.#ordinary(program, i)));
    });
    const apart = await this.#with(async (program) => {
      const trials: Trial[] = [];
      // In another order, too.
      for (let i = GAMES_AGAIN - 1; i >= 0; i--) trials.unshift(await this.#ordinary(program, i));
      return trials;
    });
    const differs = together.findIndex(({ answers }, i) => {
      return JSON.stringify(answers) !== JSON.stringify(apart[i].answers);
    });
    return finding('seed', differs < 0, { games: GAMES_AGAIN, game: differs + 1 });
  }

  async #with(play: (program: ProgramPlayer) => Promise<Trial[]>): Promise<Trial[]> {
    const program = new ProgramPlayer(this.#call, { ...LIMITS, move: this.#moveTime, restarts: 0 });
    const trials = await play(program);
    await program.close();
    return trials;
  }

  #ordinary(program: ProgramPlayer, number: number): Promise<Trial> {
    const setup = this.#setup(number, fillUp([]));
    const sides: Side[] = [{ program }, { bot: bigMoney }];
    return this.#play(setup, number % 2 === 0 ? sides : sides.toReversed());
  }

  async #play(setup: Setup, sides: readonly Side[], onQuestion = (_kind: string) => {}): Promise<Trial> {
    const answers: (readonly string[])[] = [];
    const ended = await playGame(setup, sides, {
      answers,
      watch: (bot) => (decision, view) => {
        if (decision.kind !== 'phase' && 'program' in sides[decision.player]) onQuestion(decision.kind);
        return bot(decision, view);
      },
    });
    return { ...ended, answers };
  }

  #setup(number: number, kingdom: readonly string[]): Setup {
    const seed = this.#chance.seedOf(number);
    return { rules: rulesVersion, seed, players: 2, kingdom, first: 0 };
  }
}

function reported(
  check: 'games' | 'questions',
  trials: readonly Trial[],
  values: Finding['values'],
): Finding {
  const lost = trials.flatMap(({ failed }) => failed ?? []);
  // Here it is not started again, so one failure brings about others.
  const first = lost.find(({ failure }) => failure.kind !== 'gone');
  return finding(check, lost.length === 0, values, first?.failure ?? null);
}
