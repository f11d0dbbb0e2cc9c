import {
  NewTournament,
  TournamentChange,
  TournamentGames,
  TournamentId,
  TournamentPage,
  Tournaments,
  TournamentTable,
} from '@provincia/protocol';
import { z } from 'zod';
import type { Api } from '../http/api.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { inPerson, member } from '../people/in-person.ts';
import type { Person } from '../people/person.ts';
import type { Database } from '../store/database.ts';
import { describeTournament } from './describe.ts';
import { cancel, joinTournament, postpone, removeEntrant, withdraw } from './entering.ts';
import { listedTournaments, waitingGames } from './listing.ts';
import { openTournament } from './opening.ts';
import { tournamentRow } from './state.ts';
import { asCsv, tournamentTable } from './table-file.ts';

const tags = ['Tournaments'];
const CHANGING = { of: 'tournaments', aMinute: 30 } as const;
const AtTournament = z.strictObject({ id: TournamentId });
const AtEntrant = z.strictObject({ id: TournamentId, n: z.coerce.number().int().min(1).max(10_000) });

interface TournamentParts {
  readonly db: Database;
  readonly now: () => number;
  readonly newSeed: () => string;
  readonly jobs: Pick<Jobs, 'look'>;
}

/** Opening tournaments, taking part, and reading them. */
export function tournamentRoutes(app: Api, parts: TournamentParts): void {
  const { db, jobs } = parts;
  const page = async (id: string, person: Person | null) =>
    describeTournament(parts, await tournamentRow(db, id), person);
  /** What was changed may be followed by something: the tournament is looked at, and then shown. */
  const changed = (id: string, person: Person | null) => {
    jobs.look();
    return page(id, person);
  };

  app.route({
    method: 'GET',
    url: '/api/tournaments',
    schema: {
      summary: 'Tournaments that are running, that are to come, and the last that are over',
      tags,
      response: { 200: Tournaments },
    },
    config: { who: 'anybody' },
    handler: ({ person }) => listedTournaments(db, person),
  });

  app.route({
    method: 'POST',
    url: '/api/tournaments',
    schema: {
      summary: 'Open a tournament, as a registered player',
      tags,
      body: NewTournament,
      response: { 200: TournamentPage },
    },
    config: { who: 'known', limit: 10, perPerson: CHANGING },
    handler: async ({ body, person }) => {
      const host = member(person);
      return page(await openTournament(parts, body, host), host);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/me/tournaments',
    schema: {
      summary: 'Games of tournaments that wait for you',
      tags,
      response: { 200: TournamentGames },
    },
    config: { who: 'anybody' },
    handler: ({ person }) => waitingGames(db, person),
  });

  app.route({
    method: 'GET',
    url: '/api/tournaments/:id',
    schema: {
      summary: 'A tournament: who takes part, its rounds and its standings',
      tags,
      params: AtTournament,
      response: { 200: TournamentPage },
    },
    config: { who: 'anybody' },
    handler: ({ params, person }) => page(params.id, person),
  });

  app.route({
    method: 'PATCH',
    url: '/api/tournaments/:id',
    schema: {
      summary: 'Let a tournament of yours begin at another time, before it begins',
      tags,
      params: AtTournament,
      body: TournamentChange,
      response: { 200: TournamentPage },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, body, person }) => {
      await postpone(parts, params.id, body.startsAt, inPerson(person));
      return changed(params.id, person);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tournaments/:id/cancel',
    schema: {
      summary: 'Cancel a tournament of yours, before it begins',
      tags,
      params: AtTournament,
      response: { 200: TournamentPage },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, person }) => {
      await cancel(parts, params.id, inPerson(person));
      return changed(params.id, person);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tournaments/:id/join',
    schema: {
      summary: 'Take part, or take part again',
      tags,
      params: AtTournament,
      response: { 200: TournamentPage },
    },
    config: { who: 'somebody', perPerson: CHANGING },
    handler: async ({ params, person }) => {
      await joinTournament(parts, params.id, person as Person);
      return changed(params.id, person);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tournaments/:id/withdraw',
    schema: {
      summary: 'Take part no more; a game that has begun goes on',
      tags,
      params: AtTournament,
      response: { 200: TournamentPage },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, person }) => {
      await withdraw(parts, params.id, inPerson(person));
      return changed(params.id, person);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/tournaments/:id/entrants/:n',
    schema: {
      summary: 'Remove somebody from a tournament of yours',
      tags,
      params: AtEntrant,
      response: { 200: TournamentPage },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, person }) => {
      await removeEntrant(parts, params.id, params.n, inPerson(person));
      return changed(params.id, person);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/tournaments/:id/table.json',
    schema: {
      summary: 'Standings and games of a tournament as JSON',
      tags,
      params: AtTournament,
      response: { 200: TournamentTable },
    },
    config: { who: 'anybody' },
    handler: async ({ params }) => tournamentTable(db, await tournamentRow(db, params.id)),
  });

  app.route({
    method: 'GET',
    url: '/api/tournaments/:id/table.csv',
    schema: {
      summary: 'Standings and games of a tournament as comma-separated values',
      tags,
      params: AtTournament,
      response: { 200: { content: { 'text/csv': { schema: z.string() } } } },
    },
    config: { who: 'anybody' },
    handler: async ({ params }, reply) => {
      const table = await tournamentTable(db, await tournamentRow(db, params.id));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="tournament-${params.id}.csv"`)
        .send(asCsv(table));
    },
  });
}
