import { MessageChannel } from 'node:worker_threads';
import type { Care } from '@provincia/bots';
import { type Precision, precisionOf, type Review } from '@provincia/coach';
import { type Course, resultOf } from '@provincia/course';
import type { GameReview } from '@provincia/protocol';
import { LRUCache } from 'lru-cache';
import { Lane } from '../bots/lane.ts';
import { type BotPool, isDropped } from '../bots/pool.ts';
import type { Courses } from '../course/courses.ts';
import { Refusal } from '../refusal.ts';
import type { Database, ReviewRow } from '../store/database.ts';
import { KeptReviews, LEASE, type Look } from './kept-reviews.ts';
import { type ReviewTask, unpacked } from './review-game.ts';

interface ReviewParts {
  readonly db: Database;
  readonly courses: Courses;
  readonly bots: Pick<BotPool, 'coachPlans'>;
  /** How thoroughly games are looked at. */
  readonly cares: Readonly<Record<Look, Care>>;
  readonly now: () => number;
  readonly onError: (error: unknown, table: string) => void;
}

/** A review that waits in this process or is being made. */
interface Job {
  readonly look: Look;
  /** Who asked for it. */
  readonly whose: string;
  /** Ends it before it is done. */
  readonly ending: AbortController;
  /** Whether plans for its kingdom are being looked for. */
  isPlanning: boolean;
  done: Promise<void>;
}

/** Every answer takes a while, and others wait meanwhile. Games of people have a few hundred. */
const MOST_ANSWERS = 1500;
/** So many games of one person can wait. */
const MOST_OF_ONE = 5;
const MOST_FAILED = 1000;
const RANK = { first: 0, close: 1 } as const;

/**
 * Reviews of finished games: made once for each game, in one thread that takes only the time that bots leave. What is known
 * is in the database, so that all processes can tell.
 */
export class Reviews {
  readonly #parts: ReviewParts;
  readonly #kept: KeptReviews;
  readonly #lane = new Lane<ReviewTask, Uint8Array>({
    name: 'reviewGame',
    threads: 1,
    ready: 0,
    niceness: 15,
    waitingOfOne: Number.POSITIVE_INFINITY,
  });
  /** By table. */
  readonly #jobs = new Map<string, Job>();
  /** Games whose review failed: it would fail again. */
  readonly #failed = new LRUCache<string, true>({ max: MOST_FAILED });
  readonly #timer: NodeJS.Timeout;
  #isStopped = false;

  constructor(parts: ReviewParts) {
    this.#parts = parts;
    this.#kept = new KeptReviews(parts.db, parts.now);
    const renew = () => this.#kept.renew([...this.#jobs.keys()]).catch((error) => parts.onError(error, ''));
    this.#timer = setInterval(() => void renew(), LEASE / 3);
  }

  /** What is known of a finished game. Who asks first has it reviewed; once it is, a closer look follows. */
  async of(table: string, whose: string): Promise<GameReview> {
    const kept = await this.#kept.read(table);
    if (kept?.care === 'close' || this.#isUnderWay(table, kept)) return this.#told(table, kept);
    const course = await this.#reviewable(table);
    const isReady = kept?.care === 'first';
    this.#begin(table, course, isReady ? 'close' : 'first', whose);
    return this.#told(table, isReady ? kept : undefined);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    for (const { ending } of this.#jobs.values()) ending.abort();
    await Promise.all([...this.#jobs.values()].map(({ done }) => done));
    await this.#lane.close();
  }

  #isUnderWay(table: string, kept: ReviewRow | undefined): boolean {
    return this.#jobs.has(table) || (kept?.leased_until ?? 0) > this.#parts.now();
  }

  async #reviewable(table: string): Promise<Course> {
    const course = await this.#parts.courses.get(table);
    if (!course.over) throw notReviewableYet();
    if (course.base !== null) throw notReviewable('it was played by rules that this server no longer has');
    const { length } = course.answers;
    if (length > MOST_ANSWERS)
      throw notReviewable(`it has ${length} answers, and at most ${MOST_ANSWERS} are looked at`);
    if (this.#failed.has(table)) throw notReviewable('something went wrong on the server');
    return course;
  }

  #begin(table: string, course: Course, look: Look, whose: string): void {
    // Somebody else may have asked at the same moment.
    if (this.#jobs.has(table)) return;
    if (this.#isStopped)
      throw new Refusal(503, 'stopping', 'The server is restarting. Try again in a moment.');
    if (this.#waitingOf(whose) >= MOST_OF_ONE) {
      // There is a review already: nobody has to be told that there is no closer look.
      if (look === 'close') return;
      throw new Refusal(429, 'too-fast', 'Several of your games are being reviewed: wait until they are.');
    }
    // Who waits for a review does not wait for a closer look at another game. Who asks for that again gets it later.
    if (look === 'first') for (const job of this.#jobs.values()) if (job.look === 'close') job.ending.abort();
    const job: Job = {
      look,
      whose,
      ending: new AbortController(),
      isPlanning: false,
      done: Promise.resolve(),
    };
    this.#jobs.set(table, job);
    job.done = this.#work(table, course, job);
  }

  #waitingOf(whose: string): number {
    return [...this.#jobs.values()].filter((job) => job.whose === whose).length;
  }

  async #work(table: string, course: Course, job: Job): Promise<void> {
    const isDone = await this.#try(table, course, job).catch((error) => {
      this.#parts.onError(error, table);
      return false;
    });
    this.#jobs.delete(table);
    if (isDone && job.look === 'first' && !this.#isStopped) this.#begin(table, course, 'close', job.whose);
  }

  /** Whether there is a review now. */
  async #try(table: string, course: Course, job: Job): Promise<boolean> {
    if (!(await this.#kept.take(table, job.look))) return false;
    try {
      const data = await this.#review(table, course, job);
      await this.#kept.keep(table, job.look, data, precisionsIn(unpacked(data), course));
      return true;
    } catch (error) {
      await this.#kept.giveBack(table);
      // It was ended, or there was too much to do: whoever asks next has it begun again.
      if (job.ending.signal.aborted || isDropped(error)) return false;
      throw error;
    }
  }

  async #review(table: string, course: Course, job: Job): Promise<Uint8Array> {
    const { look, whose, ending } = job;
    const { bots, cares, onError } = this.#parts;
    const { setup } = course.start;
    const { winners } = resultOf(course);
    const result = course.start.levels.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    job.isPlanning = true;
    const plans = await bots.coachPlans(setup, whose).finally(() => {
      job.isPlanning = false;
    });
    const { port1: here, port2: port } = new MessageChannel();
    here.on('message', (data: Uint8Array) => {
      this.#kept.keepPart(table, data).catch((error) => onError(error, table));
    });
    try {
      const task = { played: { setup, answers: course.answers, result }, plans, care: cares[look], port };
      return await this.#lane.run(task, whose, RANK[look], ending.signal, [port]);
    } catch (error) {
      if (!ending.signal.aborted) this.#failed.set(table, true);
      throw error;
    } finally {
      here.close();
    }
  }

  #told(table: string, kept: ReviewRow | undefined): GameReview {
    const { care = null, data = null } = kept ?? {};
    if (data !== null) return { state: care === null ? 'running' : 'ready', care, review: unpacked(data) };
    return { state: this.#jobs.get(table)?.isPlanning ? 'plans' : 'waiting', care: null, review: null };
  }
}

/** For each seat how well its person decided. What bots answered for them is not theirs, nor what they answered after a hint. */
function precisionsIn({ decisions }: Review, course: Course): ReadonlyMap<number, Precision> {
  const own = decisions.filter(({ index }) => !course.isByBot(index) && course.hints.at(index) === null);
  return new Map(
    course.start.levels
      .map((_, seat) => [seat, precisionOf(own.filter((one) => one.seat === seat))] as const)
      .filter(([, { decisions: count }]) => count > 0),
  );
}

export function notReviewableYet(): Refusal {
  return new Refusal(409, 'running', 'The game is still going on: it can be reviewed once it is over.');
}

function notReviewable(why: string): Refusal {
  return new Refusal(422, 'not-reviewable', `This game cannot be reviewed: ${why}.`);
}
