import { Join, KingdomWish, NewTable, Rematch, Table, TableId } from '@provincia/protocol';
import { z } from 'zod';
import type { Actions } from '../games/actions.ts';
import type { Person } from '../people/person.ts';
import { kingdomFor } from '../tables/kingdom.ts';
import { levelNames, type Seating } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import { type AnyRoute, route } from './api.ts';

const AtTable = z.strictObject({ id: TableId });
const AtSeat = z.strictObject({ id: TableId, seat: z.coerce.number().int().min(0).max(5) });
const tag = 'Tables';

interface TableParts {
  readonly tables: Tables;
  readonly seating: Seating;
  readonly actions: Actions;
  /** For kingdoms that are drawn. */
  readonly newSeed: () => string;
}

/** The lobby: making, finding, joining and leaving tables. */
export function tableRoutes({ tables, seating, actions, newSeed }: TableParts): AnyRoute[] {
  const described = (id: string, person: Person | null) => tables.describe(id, person);
  return [
    route({
      method: 'GET',
      path: '/api/tables',
      summary: 'Tables that wait for people',
      tag,
      reply: z.array(Table),
      who: 'anybody',
      handle: ({ person }) => tables.listed(person),
    }),
    route({
      method: 'GET',
      path: '/api/me/tables',
      summary: 'Tables at which one sits and that are not over yet',
      tag,
      reply: z.array(Table),
      who: 'anybody',
      handle: ({ person }) => (person === null ? [] : tables.own(person)),
    }),
    route({
      method: 'POST',
      path: '/api/tables',
      summary: 'Make a table and sit down; against bots alone the game begins at once',
      tag,
      body: NewTable,
      reply: Table,
      who: 'somebody',
      limit: 30,
      handle: async ({ body, person }) => described(await seating.make(body, person as Person), person),
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id',
      summary: 'A table as everybody sees it',
      tag,
      params: AtTable,
      reply: Table,
      who: 'anybody',
      handle: ({ params, person }) => described(params.id, person),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/join',
      summary: 'Sit down at a free seat; the game begins when all are taken',
      tag,
      params: AtTable,
      body: Join,
      reply: Table,
      who: 'somebody',
      handle: async ({ params, body, person }) => {
        await seating.join(params.id, person as Person, body.seat);
        return described(params.id, person);
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/leave',
      summary: 'Get up before the game begins; if its maker does, the table is closed',
      tag,
      params: AtTable,
      reply: Table,
      who: 'known',
      handle: async ({ params, person }) => {
        await seating.leave(params.id, person as Person);
        return described(params.id, person);
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/start',
      summary: 'Begin without waiting for more: bots take the free seats',
      tag,
      params: AtTable,
      reply: Table,
      who: 'known',
      handle: async ({ params, person }) => {
        await seating.start(params.id, person as Person);
        return described(params.id, person);
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/rematch',
      summary: 'Another game with the same seats, in the same kingdom or a new one',
      tag,
      params: AtTable,
      body: Rematch,
      reply: Table,
      who: 'known',
      handle: async ({ params, body, person }) =>
        described(await seating.rematch(params.id, person as Person, body.kingdom), person),
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/seats/:seat/stand-in',
      summary: 'Let a bot play for somebody who has been thinking for too long',
      tag,
      params: AtSeat,
      who: 'known',
      handle: async ({ params, person }) => {
        await actions.standIn(params.id, params.seat, person);
        return {};
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/back',
      summary: 'Play on oneself after a bot has stood in',
      tag,
      params: AtTable,
      who: 'known',
      handle: async ({ params, person }) => {
        await actions.back(params.id, person);
        return {};
      },
    }),
    route({
      method: 'POST',
      path: '/api/kingdoms',
      summary: 'The ten piles that a wish leads to, without a table',
      tag,
      body: KingdomWish,
      reply: z.strictObject({ cards: z.array(z.string()), printed: z.string().nullable() }),
      who: 'anybody',
      handle: async ({ body }) => {
        const { piles, printed } = await kingdomFor(body, newSeed);
        return { cards: [...piles], printed };
      },
    }),
    route({
      method: 'GET',
      path: '/api/levels',
      summary: 'The levels of bots, the weakest first',
      tag,
      reply: z.array(z.string()),
      who: 'anybody',
      handle: () => [...levelNames],
    }),
  ];
}
