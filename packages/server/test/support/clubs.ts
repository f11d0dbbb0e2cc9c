import type { ClubMembers, ClubPage, NewClub } from '@provincia/protocol';
import type { Client } from './client.ts';

export function found(owner: Client, wish: Partial<NewClub> & { name: string }): Promise<ClubPage> {
  return owner.do('POST', '/api/clubs', wish);
}

export function join(client: Client, id: string, invitation?: string): Promise<ClubPage> {
  return client.do('POST', `/api/clubs/${id}/join`, invitation === undefined ? {} : { invitation });
}

export function clubPage(client: Client, id: string): Promise<ClubPage> {
  return client.do('GET', `/api/clubs/${id}`);
}

/** Everybody in the club by their names, with what they are. */
export async function rolesIn(client: Client, id: string): Promise<Record<string, string>> {
  const { members } = await client.do<ClubMembers>('GET', `/api/clubs/${id}/members`);
  return Object.fromEntries(members.map(({ name, role }) => [name, role]));
}

/** Why something was refused. */
export async function refusal(
  client: Client,
  method: string,
  path: string,
  body: unknown = {},
): Promise<string> {
  const reply = await client.ask(method, path, body);
  return `${reply.status} ${(reply.body as { code?: string }).code}`;
}
