import { levelNames } from '@provincia/bots';
import { Join, KingdomWish, NewTable, Rematch, Table, TableChange, TableId } from '@provincia/protocol';
import { z } from 'zod';
import type { Actions } from '../games/actions.ts';
import type { Person } from '../people/person.ts';
import type { Arranging } from '../tables/arranging.ts';
import { kingdomFor } from '../tables/kingdom.ts';
import type { Rematches } from '../tables/rematches.ts';
import type { Seating } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import type { Api } from './api.ts';

const AtTable = z.strictObject({ id: TableId });
const AtSeat = z.strictObject({ id: TableId, seat: z.coerce.number().int().min(0).max(5) });
const tags = ['Tables'];
const MAKING = { of: 'tables', aMinute: 10 } as const;
const JOINING = { of: 'joining', aMinute: 30 } as const;
const CHANGING = { of: 'changing', aMinute: 60 } as const;

interface TableParts {
  readonly tables: Tables;
  readonly seating: Seating;
  readonly arranging: Arranging;
  readonly rematches: Rematches;
  readonly actions: Actions;
  /** For kingdoms that are drawn. */
  readonly newSeed: () => string;
}

/** The lobby: making, finding, joining and leaving tables. */
export function tableRoutes(
  app: Api,
  { tables, seating, arranging, rematches, actions, newSeed }: TableParts,
): void {
  const described = (id: string, person: Person | null) => tables.describe(id, person);
  app.route({
    method: 'GET',
    url: '/api/tables',
    schema: {
      summary: 'Tables waiting for players',
      tags,
      response: { 200: z.array(Table) },
    },
    config: { who: 'anybody' },
    handler: ({ person }) => tables.listed(person),
  });

  app.route({
    method: 'GET',
    url: '/api/me/tables',
    schema: {
      summary: 'Your tables that are not over yet, and those that wait for you',
      tags,
      response: { 200: z.array(Table) },
    },
    config: { who: 'anybody' },
    handler: ({ person }) => (person === null ? [] : tables.own(person)),
  });

  app.route({
    method: 'POST',
    url: '/api/tables',
    schema: {
      summary: 'Create a table and sit down; a game against bots alone starts at once',
      tags,
      body: NewTable,
      response: { 200: Table },
    },
    config: { who: 'somebody', limit: 30, perPerson: MAKING },
    handler: async ({ body, person }) => described(await seating.make(body, person as Person), person),
  });

  app.route({
    method: 'GET',
    url: '/api/tables/:id',
    schema: {
      summary: 'A table as everyone sees it',
      tags,
      params: AtTable,
      response: { 200: Table },
    },
    config: { who: 'anybody' },
    handler: ({ params, person }) => described(params.id, person),
  });

  app.route({
    method: 'PATCH',
    url: '/api/tables/:id',
    schema: {
      summary: 'Change the kingdom, the seats or the options of a table you host, before the game begins',
      tags,
      params: AtTable,
      body: TableChange,
      response: { 200: Table },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, body, person }) => {
      await arranging.arrange(params.id, person as Person, body);
      return described(params.id, person);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:id/join',
    schema: {
      summary: 'Take a free seat; the game starts when all are taken',
      tags,
      params: AtTable,
      body: Join,
      response: { 200: Table },
    },
    config: { who: 'somebody', perPerson: JOINING },
    handler: async ({ params, body, person }) => {
      await seating.join(params.id, person as Person, body.seat);
      return described(params.id, person);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:id/decline',
    schema: {
      summary: 'Do not take the seat that is kept for you',
      tags,
      params: AtTable,
    },
    config: { who: 'known', perPerson: JOINING },
    handler: async ({ params, person }) => {
      await seating.decline(params.id, person as Person);
      return {};
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:id/leave',
    schema: {
      summary: 'Leave before the game starts; if the host leaves, the table is closed',
      tags,
      params: AtTable,
      response: { 200: Table },
    },
    config: { who: 'known' },
    handler: async ({ params, person }) => {
      await seating.leave(params.id, person as Person);
      return described(params.id, person);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:id/start',
    schema: {
      summary: 'Start now: bots take the free seats',
      tags,
      params: AtTable,
      response: { 200: Table },
    },
    config: { who: 'known' },
    handler: async ({ params, person }) => {
      await seating.start(params.id, person as Person);
      return described(params.id, person);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:id/rematch',
    schema: {
      summary:
        'Want another game with the same seats, in the same kingdom or a new one; it begins when all do',
      tags,
      params: AtTable,
      body: Rematch,
      response: { 200: Table },
    },
    config: { who: 'known', perPerson: MAKING },
    handler: async ({ params, body, person }) =>
      described(await rematches.rematch(params.id, person as Person, body.kingdom), person),
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:id/seats/:seat/stand-in',
    schema: {
      summary: 'Let a bot play for someone who takes too long',
      tags,
      params: AtSeat,
    },
    config: { who: 'known' },
    handler: async ({ params, person }) => {
      await actions.standIn(params.id, params.seat, person);
      return {};
    },
  });

  app.route({
    method: 'POST',
    url: '/api/tables/:id/back',
    schema: {
      summary: 'Take over again from the bot that plays for you',
      tags,
      params: AtTable,
    },
    config: { who: 'known' },
    handler: async ({ params, person }) => {
      await actions.back(params.id, person);
      return {};
    },
  });

  app.route({
    method: 'POST',
    url: '/api/kingdoms',
    schema: {
      summary: 'The ten piles for a kingdom request, without a table',
      tags,
      body: KingdomWish,
      response: { 200: z.strictObject({ cards: z.array(z.string()), printed: z.string().nullable() }) },
    },
    config: { who: 'anybody' },
    handler: async ({ body }) => {
      const { piles, printed } = await kingdomFor(body, newSeed);
      return { cards: [...piles], printed };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/levels',
    schema: {
      summary: 'The levels of bots, weakest first',
      tags,
      response: { 200: z.array(z.string()) },
    },
    config: { who: 'anybody' },
    handler: () => [...levelNames],
  });
}
