import {
  AtClub,
  ByName,
  ClubChange,
  ClubId,
  ClubMembers,
  ClubMembersQuery,
  ClubPage,
  ClubRoleChange,
  Clubs,
  ClubsQuery,
  JoinClub,
  NewClub,
  NewClubKingdom,
  PlayerClubs,
} from '@provincia/protocol';
import { z } from 'zod';
import type { Api } from '../http/api.ts';
import { inPerson, member } from '../people/in-person.ts';
import type { Person } from '../people/person.ts';
import type { Tables } from '../tables/tables.ts';
import { describeClub, describeMembers } from './describe.ts';
import { type ClubParts, changeClub, foundClub, renewInvitation } from './founding.ts';
import { joinClub, leaveClub, removeFromClub, setRole } from './joining.ts';
import { addKingdom, removeKingdom } from './kingdoms.ts';
import { clubsOfMember, listedClubs } from './listing.ts';

const tags = ['Clubs'];
const CHANGING = { of: 'clubs', aMinute: 30 } as const;
const AtMember = z.strictObject({ id: ClubId, name: ByName.shape.name });
const AtKingdom = z.strictObject({ id: ClubId, n: z.coerce.number().int().min(1).max(1_000_000) });

interface ClubRouteParts extends ClubParts {
  readonly newSeed: () => string;
  readonly tables: Tables;
}

/** Finding and founding clubs, joining and leaving them, and what their organisers do. */
export function clubRoutes(app: Api, parts: ClubRouteParts): void {
  const { db } = parts;
  const page = (id: string, person: Person | null) => describeClub(parts, id, person);

  app.route({
    method: 'GET',
    url: '/api/clubs',
    schema: {
      summary: 'Clubs, and those you are in',
      tags,
      querystring: ClubsQuery,
      response: { 200: Clubs },
    },
    config: { who: 'anybody' },
    handler: ({ query, person }) => listedClubs(parts, query, person),
  });

  app.route({
    method: 'POST',
    url: '/api/clubs',
    schema: {
      summary: 'Found a club, as a registered player',
      tags,
      body: NewClub,
      response: { 200: ClubPage },
    },
    config: { who: 'known', limit: 10, perPerson: CHANGING },
    handler: async ({ body, person }) => page(await foundClub(parts, body, member(person)), person),
  });

  app.route({
    method: 'GET',
    url: '/api/clubs/:id',
    schema: {
      summary: 'A club: its tournaments, its kingdoms, and its tables for members',
      tags,
      params: AtClub,
      response: { 200: ClubPage },
    },
    config: { who: 'anybody' },
    handler: ({ params, person }) => page(params.id, person?.program ? null : person),
  });

  app.route({
    method: 'PATCH',
    url: '/api/clubs/:id',
    schema: {
      summary: 'Change what a club of yours says of itself, and who can join',
      tags,
      params: AtClub,
      body: ClubChange,
      response: { 200: ClubPage },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, body, person }) => {
      await changeClub(parts, params.id, body, inPerson(person));
      return page(params.id, person);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/clubs/:id/join',
    schema: {
      summary: 'Join a club, or ask to be let in; everybody sees who is in it',
      tags,
      params: AtClub,
      body: JoinClub,
      response: { 200: ClubPage },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, body, person }) => {
      await joinClub(parts, params.id, member(person), body.invitation);
      return page(params.id, person);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/clubs/:id/leave',
    schema: {
      summary: 'Leave a club, or take back that you have asked; a club that nobody is in is dissolved',
      tags,
      params: AtClub,
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, person }) => {
      await leaveClub(parts, params.id, inPerson(person));
      return {};
    },
  });

  app.route({
    method: 'POST',
    url: '/api/clubs/:id/invitation',
    schema: {
      summary: 'Make a new invitation link, as an organiser; the old one ends',
      tags,
      params: AtClub,
      response: { 200: ClubPage },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, person }) => {
      await renewInvitation(parts, params.id, inPerson(person));
      return page(params.id, person);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/clubs/:id/members',
    schema: {
      summary: 'The members of a club, by their ratings',
      tags,
      params: AtClub,
      querystring: ClubMembersQuery,
      response: { 200: ClubMembers },
    },
    config: { who: 'anybody' },
    handler: ({ params, query: { kind, players } }) => describeMembers(db, params.id, kind, players),
  });

  app.route({
    method: 'PATCH',
    url: '/api/clubs/:id/members/:name',
    schema: {
      summary: 'Let somebody in who has asked; as an owner, make a member an organiser or an owner',
      tags,
      params: AtMember,
      body: ClubRoleChange,
      response: { 200: ClubPage },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, body, person }) => {
      await setRole(parts, params.id, params.name, body.role, inPerson(person));
      return page(params.id, person);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/clubs/:id/members/:name',
    schema: {
      summary: 'Remove a member, turn down somebody who asks, or allow somebody who was removed to come back',
      tags,
      params: AtMember,
      response: { 200: ClubPage },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, person }) => {
      await removeFromClub(parts, params.id, params.name, inPerson(person));
      return page(params.id, person);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/clubs/:id/kingdoms',
    schema: {
      summary: 'Put a kingdom on the list of a club, as an organiser',
      tags,
      params: AtClub,
      body: NewClubKingdom,
      response: { 200: ClubPage },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, body, person }) => {
      await addKingdom(parts, params.id, body, inPerson(person));
      return page(params.id, person);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/clubs/:id/kingdoms/:n',
    schema: {
      summary: 'Take a kingdom from the list of a club, as an organiser',
      tags,
      params: AtKingdom,
      response: { 200: ClubPage },
    },
    config: { who: 'known', perPerson: CHANGING },
    handler: async ({ params, person }) => {
      await removeKingdom(parts, params.id, params.n, inPerson(person));
      return page(params.id, person);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/people/:name/clubs',
    schema: { summary: 'The clubs a player is in', tags, params: ByName, response: { 200: PlayerClubs } },
    config: { who: 'anybody' },
    handler: ({ params }) => clubsOfMember(db, params.name),
  });
}
