import { bigMoney } from '@provincia/bots';
import { fillUp, library } from '@provincia/cards';
import { checkAnswer, Game, type OpenDecision, rulesVersion } from '@provincia/engine';
import type { ProgramCall } from '../call.ts';
import { answerBy, factsOf } from '../game.ts';
import { PROTOCOL, type Wants } from '../messages.ts';
import { QUIT_TIME } from '../player.ts';
import { ToldSeat } from '../told-seat.ts';
import { type Finding, finding } from './finding.ts';
import { Session } from './session.ts';

const SEAT = 0;
/** A game is well under way by then. */
const LATER = 20;
const WANTS: Wants = { view: null, points: true, events: true };

/** How a program behaves where a run would not lead it: each with a process of its own. */
export class Manners {
  readonly #call: ProgramCall;
  readonly #seed: string;
  readonly #moveTime: number;

  constructor(call: ProgramCall, seed: string, moveTime: number) {
    this.#call = call;
    this.#seed = seed;
    this.#moveTime = moveTime;
  }

  /** Messages and fields of later versions do not disturb it. */
  unknown(): Promise<Finding> {
    return this.#in(async (session) => {
      const { seat, game } = this.#seatAt(1, 0);
      session.sendUnknown({ type: 'x-weather', sky: ['blue'] });
      session.sendUnknown({ ...seat.begin, 'x-mood': { calm: true } });
      session.sendUnknown({ ...seat.asked(WANTS), 'x-hint': null });
      session.send({ type: 'go' });
      const passed = await this.#answers(session, game, seat);
      return finding('unknown', passed && !session.hasBabbled);
    });
  }

  /** It can go on with a game that another process began, and with others after one was lost. */
  middle(): Promise<Finding> {
    return this.#in(async (session) => {
      const [later, fresh] = [this.#seatAt(1, LATER), this.#seatAt(2, 0)];
      session.send(later.seat.begin, later.seat.asked(WANTS), { type: 'go' });
      const goesOn = await this.#answers(session, later.game, later.seat);
      const { winners, points, turns } = later.game.outcome;
      const failure = { seat: SEAT, code: 'answer', message: 'This game was given up for a check.' };
      session.send(later.seat.over(WANTS, { result: { winners, points, turns }, failure }));
      session.send(fresh.seat.begin, fresh.seat.asked(WANTS), { type: 'go' });
      return finding('middle', goesOn && (await this.#answers(session, fresh.game, fresh.seat)));
    });
  }

  quit(): Promise<Finding> {
    return this.#in(async (session) =>
      finding('quit', await session.leaves(true), { seconds: QUIT_TIME / 1000 }),
    );
  }

  /** As when the lab itself is ended. */
  end(): Promise<Finding> {
    return this.#in(async (session) =>
      finding('end', await session.leaves(false), { seconds: QUIT_TIME / 1000 }),
    );
  }

  async #in(look: (session: Session) => Promise<Finding>): Promise<Finding> {
    const { session } = await Session.open(this.#call, PROTOCOL);
    try {
      return await look(session);
    } finally {
      session.end();
    }
  }

  /** A seat in a game that has gone on until it is asked, after at least so many questions. */
  #seatAt(number: number, questions: number): { seat: ToldSeat; game: Game } {
    const setup = { rules: rulesVersion, seed: this.#seed, players: 2, kingdom: fillUp([]), first: SEAT };
    const started = Game.start(library, setup);
    if (!started.ok) throw new RangeError(started.problem.message);
    const { game } = started.value;
    const events = [...started.value.events];
    for (let { decision } = game; decision !== null; decision = game.decision) {
      if (decision.player === SEAT && decision.index >= questions) break;
      events.push(...answerBy(game, decision, bigMoney).events);
    }
    const begin = { type: 'begin', game: number, ...factsOf(game.setup, SEAT) } as const;
    return { seat: new ToldSeat(begin, game, events), game };
  }

  async #answers(session: Session, game: Game, { begin }: ToldSeat): Promise<boolean> {
    const decision = game.decision as OpenDecision;
    const message = await session.hears(
      (one) => one.type === 'answer' && one.game === begin.game && one.seq === decision.index,
      this.#moveTime,
    );
    if (message?.type !== 'answer') return false;
    return checkAnswer(decision, SEAT, { index: message.seq, picks: message.picks }) === null;
  }
}
