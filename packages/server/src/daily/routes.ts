import { library } from '@provincia/cards';
import { usesColonies } from '@provincia/engine';
import {
  DailyDay,
  DailyMonth,
  DailyMonthName,
  DailyPage,
  DailySet,
  DailyToday,
  PlayDaily,
  Table,
} from '@provincia/protocol';
import { z } from 'zod';
import type { Api } from '../http/api.ts';
import type { Person } from '../people/person.ts';
import type { Database } from '../store/database.ts';
import type { Tables } from '../tables/tables.ts';
import { dayBoard, monthBoard } from './boards.ts';
import { closeOf, dayAt } from './calendar.ts';
import { daysAround, PERSON_SEAT } from './deal.ts';
import type { DailyGames } from './games.ts';
import { todayOf, tryOf } from './tries.ts';

const tags = ['Daily kingdom'];
const MAKING = { of: 'tables', aMinute: 10 } as const;
const OfDay = z.strictObject({ day: DailyDay, set: DailySet });

interface DailyRouteParts {
  readonly db: Database;
  readonly now: () => number;
  readonly tables: Tables;
  readonly games: DailyGames;
}

/** The daily kingdom: what it is, the one try that counts, and who did best. */
export function dailyRoutes(app: Api, { db, now, tables, games }: DailyRouteParts): void {
  app.route({
    method: 'GET',
    url: '/api/daily',
    schema: {
      summary: 'Today by UTC: the sets there is a kingdom of, how far you are, and your streak',
      tags,
      response: { 200: DailyToday },
    },
    config: { who: 'anybody' },
    handler: ({ person }) => todayOf(db, person?.id ?? null, now()),
  });

  app.route({
    method: 'GET',
    url: '/api/daily/:day/:set',
    schema: {
      summary: 'The kingdom of a day and a set, your try, and the hundred best',
      tags,
      params: OfDay,
      response: { 200: DailyPage },
    },
    config: { who: 'anybody' },
    handler: async ({ params, person }) => {
      const { day, set } = params;
      const { kingdom: piles, seed, first } = await games.deal(day, set);
      const kingdom: string[] = JSON.parse(piles);
      const isClosed = now() >= closeOf(day);
      const viewer = person?.id ?? null;
      const board = await dayBoard(db, params, viewer, isClosed);
      const place = board.you?.place ?? null;
      return {
        day,
        set,
        kingdom,
        colonies: usesColonies(library, { kingdom, seed }),
        begins: first === PERSON_SEAT ? ('you' as const) : ('bot' as const),
        level: games.level,
        isToday: day === dayAt(now()),
        closes: new Date(closeOf(day)).toISOString(),
        isClosed,
        own: viewer === null ? null : await tryOf(db, viewer, params, now(), place),
        ...board,
        ...(await daysAround(db, day, set)),
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/daily/months/:month/:set',
    schema: {
      summary: 'The hundred best of a month with a set',
      tags,
      params: z.strictObject({ month: DailyMonthName, set: DailySet }),
      response: { 200: DailyMonth },
    },
    config: { who: 'anybody' },
    handler: async ({ params, person }) => ({
      ...params,
      ...(await monthBoard(db, params, person?.id ?? null)),
    }),
  });

  app.route({
    method: 'POST',
    url: '/api/daily/:set/play',
    schema: {
      summary: 'The table of your one try today that counts; the first time, it is made and the game starts',
      tags,
      params: z.strictObject({ set: DailySet }),
      body: PlayDaily,
      response: { 200: Table },
    },
    config: { who: 'somebody', limit: 30, perPerson: MAKING },
    handler: async ({ params, body, person }) =>
      tables.describe(await games.play(params.set, person as Person, body.day), person),
  });

  app.route({
    method: 'POST',
    url: '/api/daily/:day/:set/practice',
    schema: {
      summary:
        'The same kingdom and shuffles once more, without counting: after your try, or once the day is over',
      tags,
      params: OfDay,
      response: { 200: Table },
    },
    config: { who: 'somebody', limit: 30, perPerson: MAKING },
    handler: async ({ params: { day, set }, person }) =>
      tables.describe(await games.practise(day, set, person as Person), person),
  });
}
