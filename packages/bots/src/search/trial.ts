import type { Choice, Decision, Kind, Outcome, View } from '@provincia/engine';
import { cardsOf } from '../judgement/outlook.ts';
import { type PhaseBot, phaseBot } from '../phase-bot.ts';
import { shareOf } from '../plan/worth.ts';
import { type Candidate, type Course, candidate } from './race.ts';

/** What came of an answer in imagined games. */
export interface Sample {
  readonly games: number;
  /** For each seat the share of the games it won. */
  readonly chances: readonly number[];
  /** The standard error of the own chance. */
  readonly error: number;
  /** How many turns of their own the player had after this one, on the average. */
  readonly turns: number;
  /** By how many points they were ahead at the end, on the average. */
  readonly lead: number;
  /** How often the card that was bought or gained came up in later turns, counted with all its copies; null if there is none. */
  readonly uses: number | null;
}

/** An answer that is tried out, and all that is noted of its games. */
export class Trial {
  readonly candidate: Candidate;
  readonly #player: number;
  readonly #turn: number;
  readonly #kind: Kind | null;
  readonly #won: number[] = [];
  readonly #shares: number[];
  #turns = 0;
  #lead = 0;
  #uses = 0;
  #usedIn = 0;

  constructor(view: View, course: Course, own: PhaseBot) {
    this.#player = view.seat as number;
    this.#turn = view.turn;
    this.#kind = cardIn(course.picks, view);
    this.#shares = new Array<number>(view.players).fill(0);
    this.candidate = candidate(course, this.#counting(own), (outcome) => this.#note(outcome));
  }

  get sample(): Sample {
    const games = this.#won.length;
    const chances = this.#shares.map((share) => share / games);
    const own = chances[this.#player];
    const squares = this.#won.reduce((sum, won) => sum + (won - own) ** 2, 0);
    return {
      games,
      chances,
      error: Math.sqrt(squares) / games,
      turns: this.#turns / games,
      lead: this.#lead / games,
      uses: this.#kind === null ? null : this.#uses / games,
    };
  }

  /** By how much more games were won than by another answer in the same deals, and the standard error of that. */
  over(other: Trial): { gain: number; error: number } {
    const games = this.#won.length;
    const more = this.#won.map((won, i) => won - other.#won[i]);
    const gain = more.reduce((sum, one) => sum + one, 0) / games;
    const squares = more.reduce((sum, one) => sum + (one - gain) ** 2, 0);
    return { gain, error: Math.sqrt(squares) / games };
  }

  #note(outcome: Outcome): void {
    const { points, turns } = outcome;
    for (let seat = 0; seat < points.length; seat++) this.#shares[seat] += shareOf(outcome, seat);
    this.#won.push(shareOf(outcome, this.#player));
    this.#turns += turns[this.#player] - this.#turn;
    const others = points.filter((_, seat) => seat !== this.#player);
    this.#lead += points[this.#player] - Math.max(...others);
    this.#usedIn = 0;
  }

  /** The same player, with an eye on how often the card comes up: in hand or in play when it comes to buying. */
  #counting(own: PhaseBot): PhaseBot {
    const kind = this.#kind;
    if (kind === null) return own;
    return phaseBot(
      (view, hasTreasures) => {
        if (view.phase === 'buy' && view.turn > this.#turn && view.turn !== this.#usedIn) {
          this.#usedIn = view.turn;
          this.#uses += count(view.hand, kind) + count(view.inPlay(this.#player), kind);
        }
        return own.inPhase(view, hasTreasures);
      },
      (decision: Decision, view: View) => own(decision, view),
    );
  }
}

/** The card that an answer gets, if it gets one. */
function cardIn([choice]: readonly Choice[], view: View): Kind | null {
  if (choice === undefined || choice.verb !== 'buy') return null;
  return cardsOf(view).find(({ kind }) => kind.offers.buy.label === choice.label)?.kind ?? null;
}

function count(kinds: readonly Kind[], kind: Kind): number {
  let sum = 0;
  for (let i = 0; i < kinds.length; i++) if (kinds[i] === kind) sum++;
  return sum;
}
