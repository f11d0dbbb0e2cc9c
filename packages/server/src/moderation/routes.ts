import {
  ById,
  Calls,
  ModerationCases,
  ModerationLog,
  ModerationLogQuery,
  ModeratorAct,
  NewReport,
  OwnReports,
  OwnSanctions,
} from '@provincia/protocol';
import { invitationsTo } from '../community/invitations.ts';
import type { Api } from '../http/api.ts';
import { tablesOf, tellTables } from '../people/accounts.ts';
import type { PeopleContext } from '../people/context.ts';
import { inPerson } from '../people/in-person.ts';
import { act } from './acting.ts';
import { logEntries, openCases } from './cases.ts';
import { moderator } from './moderators.ts';
import { report, reportsOf } from './reports.ts';
import { noteRead, noticesFor, sanctionsOf } from './sanctions.ts';

const tags = ['Moderation'];
const REPORTING = { of: 'reports', aMinute: 10 } as const;
const MODERATING = { of: 'moderating', aMinute: 60 } as const;

/** Reports, what moderators do about them, and what people are told of it. */
export function moderationRoutes(app: Api, context: PeopleContext): void {
  const { db, now, bus } = context;
  app.route({
    method: 'GET',
    url: '/api/me/calls',
    schema: {
      summary: 'Seats that others keep for you, and what moderators have decided about you',
      tags,
      response: { 200: Calls },
    },
    config: { who: 'anybody' },
    handler: async ({ person }) => {
      if (person === null) return { known: false, invitations: [], notices: [] };
      const { id } = person;
      return { known: true, invitations: await invitationsTo(db, id), notices: await noticesFor(db, id) };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/reports',
    schema: { summary: 'Report somebody to the moderators', tags, body: NewReport },
    config: { who: 'known', perPerson: REPORTING },
    handler: async ({ body, person }) => {
      const { id } = inPerson(person);
      await db.transaction().execute((db) => report(db, id, body, now()));
      return {};
    },
  });

  app.route({
    method: 'GET',
    url: '/api/me/reports',
    schema: { summary: 'What you have reported, and what became of it', tags, response: { 200: OwnReports } },
    config: { who: 'known' },
    handler: async ({ person }) => ({ reports: await reportsOf(db, inPerson(person).id) }),
  });

  app.route({
    method: 'GET',
    url: '/api/me/sanctions',
    schema: { summary: 'What moderators have decided about you', tags, response: { 200: OwnSanctions } },
    config: { who: 'known' },
    handler: async ({ person }) => ({ sanctions: await sanctionsOf(db, inPerson(person).id) }),
  });

  app.route({
    method: 'POST',
    url: '/api/me/sanctions/:id/read',
    schema: { summary: 'Say that you have read what was decided', tags, params: ById },
    config: { who: 'known' },
    handler: async ({ params, person }) => {
      await noteRead(db, inPerson(person).id, params.id, now());
      return {};
    },
  });

  app.route({
    method: 'GET',
    url: '/api/moderation/cases',
    schema: {
      summary: 'Open reports by whom they are about, the oldest first; for moderators',
      tags,
      response: { 200: ModerationCases },
    },
    config: { who: 'known', perPerson: MODERATING },
    handler: async ({ person }) => ({ cases: await openCases(db, (await moderator(db, person)).id) }),
  });

  app.route({
    method: 'GET',
    url: '/api/moderation/log',
    schema: {
      summary: 'The last that moderators have done, or all about one person; for moderators',
      tags,
      querystring: ModerationLogQuery,
      response: { 200: ModerationLog },
    },
    config: { who: 'known', perPerson: MODERATING },
    handler: async ({ query, person }) => {
      await moderator(db, person);
      return { entries: await logEntries(db, query) };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/moderation/log.json',
    schema: {
      summary: 'All that moderators have ever done, as a file; for moderators',
      tags,
      response: { 200: ModerationLog },
    },
    config: { who: 'known', perPerson: { of: 'export', aMinute: 5 } },
    handler: async ({ person }, reply) => {
      await moderator(db, person);
      reply.header('content-disposition', 'attachment; filename="moderation.json"');
      return { entries: await logEntries(db, { all: true }) };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/moderation/acts',
    schema: {
      summary: 'Decide about somebody, or take back what was decided; for moderators',
      tags,
      body: ModeratorAct,
    },
    config: { who: 'known', perPerson: MODERATING },
    handler: async ({ body, person }) => {
      const { id } = await moderator(db, person);
      const done = await act(db, id, body, now());
      bus?.publish({ table: done.person, what: 'person', person: { what: 'moderation', table: null } });
      if (done.line !== undefined) bus?.publish({ table: done.line.table, what: 'chat', n: done.line.n });
      if (done.isRenamed) tellTables(context, await tablesOf(db, done.person));
      return {};
    },
  });
}
