import { languages, loadTranslation } from '@provincia/catalog';
import { eventsFor, resultOf } from '@provincia/course';
import { Sight, Table, TableId, WholeGame } from '@provincia/protocol';
import { z } from 'zod';
import type { Courses } from '../course/courses.ts';
import { atStep, packed, textLog, unpacked } from '../games/export.ts';
import type { Person } from '../people/person.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { keepReplay } from '../tables/replay.ts';
import type { Tables } from '../tables/tables.ts';
import { type AnyRoute, route } from './api.ts';

const AtTable = z.strictObject({ id: TableId });
const LONGEST_PACKED = 50_000;
const tag = 'Games';

interface GameParts {
  readonly db: Database;
  readonly now: () => number;
  readonly courses: Courses;
  readonly tables: Tables;
}

/** Reading games: while they run as one seat saw them, afterwards from everywhere. */
export function gameRoutes({ db, now, courses, tables }: GameParts): AnyRoute[] {
  /** Whose eyes a reader has: while the game runs his own; afterwards those he asks for. */
  const eyes = async (
    id: string,
    person: Person | null,
    wanted: number | undefined,
  ): Promise<number | null> => {
    const own = await tables.seatOf(id, person);
    if (wanted === undefined || wanted === own) return own;
    const course = await courses.get(id);
    if (!course.over)
      throw new Refusal(403, 'running', 'While the game goes on you see it from your own seat only.');
    if (wanted >= course.start.levels.length) throw new Refusal(404, 'seat', 'There is no such seat.');
    return wanted;
  };
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/packed',
      summary: 'A finished game as one short string: setup and answers',
      tag,
      params: AtTable,
      reply: z.strictObject({ packed: z.string() }),
      who: 'anybody',
      handle: async ({ params }) => ({ packed: packed(await courses.get(params.id)) }),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/game',
      summary: 'A game as JSON: while it runs what you have seen of it, afterwards everything',
      tag,
      params: AtTable,
      reply: WholeGame,
      who: 'anybody',
      handle: async ({ params, person }) => {
        const seat = await eyes(params.id, person, undefined);
        const { course, events } = await courses.withEvents(params.id, 0);
        if (!course.over) return { events: eventsFor(events, seat) };
        const { setup } = course.start;
        return { setup, answers: course.answers, events: eventsFor(events, null), result: resultOf(course) };
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/log',
      summary: 'A game as a text to read, in one of the languages, as you have seen it',
      tag,
      params: AtTable,
      query: z.strictObject({
        lang: z.enum(languages).default('en'),
        seat: z.coerce.number().int().min(0).max(5).optional(),
      }),
      who: 'anybody',
      handle: async ({ params, query, person, reply }) => {
        const seat = await eyes(params.id, person, query.seat);
        const { events } = await courses.withEvents(params.id, 0);
        const { seats } = await tables.describe(params.id, person);
        const names = seats.map(({ name, level }, i) => name ?? level ?? String(i + 1));
        const seen = eventsFor(events, seat);
        const translation = await loadTranslation(query.lang);
        return reply.type('text/plain; charset=utf-8').send(textLog(translation, seen, names));
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/steps/:step',
      summary: 'How a game stood after so many answers; after its end from any seat',
      tag,
      params: z.strictObject({ id: TableId, step: z.coerce.number().int().min(0).max(100_000) }),
      query: z.strictObject({ seat: z.coerce.number().int().min(0).max(5).optional() }),
      reply: Sight,
      who: 'anybody',
      handle: async ({ params, query, person }) => {
        const seat = await eyes(params.id, person, query.seat);
        return atStep(params.id, await courses.get(params.id), params.step, seat);
      },
    }),
    route({
      method: 'POST',
      path: '/api/replays',
      summary: 'Put a game that came as a string among the replays',
      tag,
      body: z.strictObject({ packed: z.string().max(LONGEST_PACKED, 'This is too long for a game.') }),
      reply: Table,
      who: 'somebody',
      limit: 20,
      handle: async ({ body, person }) => {
        const { game, answers } = unpacked(body.packed);
        const id = await keepReplay(db, { game, answers, host: person as Person, now: now() });
        return tables.describe(id, person);
      },
    }),
  ];
}
