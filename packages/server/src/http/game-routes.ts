import { languages } from '@provincia/catalog';
import { type Course, eventsFor, resultOf } from '@provincia/course';
import {
  FinishedGame,
  GameReview,
  PackedGame,
  RunningGame,
  Sight,
  Table,
  TableId,
  Tape,
} from '@provincia/protocol';
import { z } from 'zod';
import type { Courses } from '../course/courses.ts';
import type { Admit } from '../daily/secrecy.ts';
import { atStep, mustBeOver, packed } from '../games/export.ts';
import { GameThread } from '../games/game-thread.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import { notReviewableYet, type Reviews } from '../reviews/reviews.ts';
import type { Keeping } from '../rules/keeping.ts';
import type { Database } from '../store/database.ts';
import { keepReplay } from '../tables/replay.ts';
import type { Tables } from '../tables/tables.ts';
import type { LateGames } from '../watching/late-games.ts';
import type { Api } from './api.ts';

const AtTable = z.strictObject({ id: TableId });
const LONGEST_PACKED = 50_000;
const tags = ['Games'];

interface GameParts {
  readonly db: Database;
  readonly now: () => number;
  readonly courses: Courses;
  readonly keeping: Keeping;
  readonly late: LateGames;
  readonly tables: Tables;
  readonly reviews: Reviews;
  readonly admit: Admit;
}

/** Reading games: from your own seat while they run, afterwards from any seat. Who only watches reads them late. */
export function gameRoutes(
  app: Api,
  { db, now, courses, keeping, late, tables, reviews, admit }: GameParts,
): void {
  const thread = new GameThread();
  app.addHook('onClose', () => thread.close());
  /** Where a reader reads games, and their own seat. */
  const readingOf = async (id: string, person: Person | null) => {
    await admit(id, person);
    const own = await tables.seatOf(id, person);
    return { own, games: own === null ? late : courses };
  };
  /** The seat a reader sees the game from: their own while it runs, afterwards the one they ask for. */
  const seatToShow = (own: number | null, wanted: number | undefined, { over, start }: Course) => {
    if (wanted === undefined || wanted === own) return own;
    if (!over)
      throw new Refusal(403, 'running', 'Until the game is over, you see it only from your own seat.');
    if (wanted >= start.levels.length) throw new Refusal(404, 'seat', 'There is no such seat.');
    return wanted;
  };
  app.route({
    method: 'GET',
    url: '/api/tables/:id/packed',
    schema: {
      summary: 'A finished game as one short string: setup and answers',
      tags,
      params: AtTable,
      response: { 200: PackedGame },
    },
    config: { who: 'anybody' },
    handler: async ({ params, person }) => {
      const { games } = await readingOf(params.id, person);
      const course = await games.get(params.id);
      return { packed: packed(course), ...(course.base !== null && { taped: true as const }) };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:id/tape',
    schema: {
      summary: 'A finished game, step by step, whose rules this server does not know any more',
      tags,
      params: AtTable,
      response: { 200: Tape },
    },
    config: { who: 'anybody', limit: 60 },
    handler: async ({ params, person }) => {
      const { games } = await readingOf(params.id, person);
      const course = await games.get(params.id);
      mustBeOver(course);
      if (course.base === null)
        throw new Refusal(404, 'not-found', 'There is no tape of this game: it can be played again.');
      return courses.beginnings.tapeOf(params.id, course);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:id/game',
    schema: {
      summary: 'A game as JSON: what you have seen of it, and everything once it is over',
      tags,
      params: AtTable,
      response: { 200: z.union([RunningGame, FinishedGame]) },
    },
    config: { who: 'anybody' },
    handler: async ({ params, person }) => {
      const { own, games } = await readingOf(params.id, person);
      const { course, events } = await games.withEvents(params.id, 0);
      if (!course.over) return { events: eventsFor(events, own) };
      return {
        setup: course.start.setup,
        answers: course.answers,
        events: eventsFor(events, null),
        result: resultOf(course),
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:id/log',
    schema: {
      summary: 'A game as readable text in one of the languages, as you have seen it',
      tags,
      params: AtTable,
      querystring: z.strictObject({
        lang: z.enum(languages).default('en'),
        seat: z.coerce.number().int().min(0).max(5).optional(),
      }),
      response: { 200: { content: { 'text/plain': { schema: z.string() } } } },
    },
    config: { who: 'anybody' },
    handler: async ({ params, query, person }, reply) => {
      const { own, games } = await readingOf(params.id, person);
      const { course, events } = await games.withEvents(params.id, 0);
      const seat = seatToShow(own, query.seat, course);
      const { seats } = await tables.describe(params.id, person);
      const names = seats.map(({ name, level }, i) => name ?? level ?? String(i + 1));
      const seen = JSON.stringify(eventsFor(events, seat));
      const text = await thread.textLog({ language: query.lang, events: seen, names });
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:id/steps/:step',
    schema: {
      summary: 'The position after a number of answers; from any seat once the game is over',
      tags,
      params: z.strictObject({ id: TableId, step: z.coerce.number().int().min(0).max(100_000) }),
      querystring: z.strictObject({ seat: z.coerce.number().int().min(0).max(5).optional() }),
      response: { 200: Sight },
    },
    config: { who: 'anybody' },
    handler: async ({ params, query, person }) => {
      const { own, games } = await readingOf(params.id, person);
      const course = await games.get(params.id);
      return atStep(courses.beginnings, params.id, course, params.step, seatToShow(own, query.seat, course));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:id/review',
    schema: {
      summary: 'The review of a finished game, as far as it is known; the first request has it made',
      tags,
      params: AtTable,
      response: { 200: GameReview },
    },
    config: { who: 'anybody', limit: 60 },
    handler: async ({ params, person, ip }) => {
      if (await tables.isEndHidden(params.id, person)) throw notReviewableYet();
      await admit(params.id, person);
      return reviews.of(params.id, person?.id ?? ip);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/replays',
    schema: {
      summary: 'Save a game that is given as a string',
      tags,
      body: z.strictObject({ packed: z.string().max(LONGEST_PACKED, 'This is too long for a game.') }),
      response: { 200: Table },
    },
    config: { who: 'somebody', limit: 20, perPerson: { of: 'replays', aMinute: 6 } },
    handler: async ({ body, person }) => {
      const replay = await thread.check(body.packed);
      const id = await keepReplay(db, replay, person as Person, now());
      await keeping.keepFinished(id);
      return tables.describe(id, person);
    },
  });
}
