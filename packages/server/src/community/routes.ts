import {
  Blocks,
  ByName,
  FindQuery,
  Following,
  Names,
  Privacy,
  PrivacyChange,
  Relation,
  Whom,
} from '@provincia/protocol';
import { z } from 'zod';
import type { Api } from '../http/api.ts';
import { tellTables } from '../people/accounts.ts';
import type { PeopleContext } from '../people/context.ts';
import { inPerson, member } from '../people/in-person.ts';
import { memberNamed, whoIs } from '../people/whom.ts';
import { Refusal } from '../refusal.ts';
import { block, blocksOf, relationOf, unblock } from './blocking.ts';
import { companionsOf, namesLike } from './finding.ts';
import { follow, followedBy, unfollow } from './following.ts';
import { changePrivacy, privacyOf } from './privacy.ts';

const tags = ['Community'];
const FINDING = { of: 'finding', aMinute: 60 } as const;
const CHANGING = { of: 'people', aMinute: 30 } as const;
const AtBlock = z.strictObject({ id: z.string().max(40) });

/** Finding people, following and blocking them, and by whom one can be reached. */
export function communityRoutes(app: Api, context: PeopleContext): void {
  const { db, now, bus } = context;
  app.route({
    method: 'GET',
    url: '/api/people',
    schema: {
      summary: 'Members whose names begin like this',
      tags,
      querystring: FindQuery,
      response: { 200: Names },
    },
    config: { who: 'known', perPerson: FINDING },
    handler: async ({ query }) => ({ names: await namesLike(db, query.find) }),
  });

  app.route({
    method: 'GET',
    url: '/api/me/companions',
    schema: {
      summary: 'Members whom you may want to invite: those you follow, and those you have played with',
      tags,
      response: { 200: Names },
    },
    config: { who: 'known', perPerson: FINDING },
    handler: async ({ person }) => ({ names: await companionsOf(db, inPerson(person).id) }),
  });

  app.route({
    method: 'GET',
    url: '/api/me/people/:name',
    schema: {
      summary: 'What you have to do with a player',
      tags,
      params: ByName,
      response: { 200: Relation },
    },
    config: { who: 'known' },
    handler: async ({ params, person }) =>
      relationOf(db, inPerson(person).id, (await memberNamed(db, params.name)).id),
  });

  app.route({
    method: 'GET',
    url: '/api/me/following',
    schema: { summary: 'Whom you follow, and what they play now', tags, response: { 200: Following } },
    config: { who: 'known' },
    handler: async ({ person }) => ({ people: await followedBy(db, member(person).id, now()) }),
  });

  app.route({
    method: 'PUT',
    url: '/api/me/following/:name',
    schema: { summary: 'Follow a player. Nobody is told', tags, params: ByName },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, person }) => {
      const { id } = member(person);
      const followed = await memberNamed(db, params.name);
      if (followed.id === id) throw new Refusal(422, 'yourself', 'You cannot follow yourself.');
      await follow(db, id, followed.id, now());
      return {};
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/me/following/:name',
    schema: { summary: 'Follow a player no more', tags, params: ByName },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, person }) => {
      await unfollow(db, member(person).id, (await memberNamed(db, params.name)).id);
      return {};
    },
  });

  app.route({
    method: 'GET',
    url: '/api/me/blocks',
    schema: { summary: 'Whom you have blocked', tags, response: { 200: Blocks } },
    config: { who: 'known' },
    handler: async ({ person }) => ({ blocks: await blocksOf(db, inPerson(person).id) }),
  });

  app.route({
    method: 'POST',
    url: '/api/me/blocks',
    schema: {
      summary: 'Block somebody: you do not see what they write, and do not sit at a table together',
      tags,
      body: Whom,
      response: { 200: Blocks },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ body, person }) => {
      const { id } = inPerson(person);
      const blocked = await whoIs(db, body, id);
      const tables = await db.transaction().execute((db) => block(db, id, blocked.id, now()));
      tellTables(context, tables);
      tellBlocks(id);
      return { blocks: await blocksOf(db, id) };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/me/blocks/:id',
    schema: { summary: 'Block somebody no more', tags, params: AtBlock, response: { 200: Blocks } },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, person }) => {
      const { id } = inPerson(person);
      await unblock(db, id, params.id);
      tellBlocks(id);
      return { blocks: await blocksOf(db, id) };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/me/privacy',
    schema: { summary: 'Who can invite you, and what others see of you', tags, response: { 200: Privacy } },
    config: { who: 'known' },
    handler: ({ person }) => privacyOf(db, member(person).id),
  });

  app.route({
    method: 'PATCH',
    url: '/api/me/privacy',
    schema: {
      summary: 'Change who can invite you, and what others see of you',
      tags,
      body: PrivacyChange,
      response: { 200: Privacy },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: ({ body, person }) => changePrivacy(db, member(person).id, body),
  });

  /** What they write is heard or not heard from now on, wherever the person sits. */
  function tellBlocks(person: string): void {
    bus?.publish({ table: person, what: 'person', person: { what: 'blocks', table: null } });
  }
}
