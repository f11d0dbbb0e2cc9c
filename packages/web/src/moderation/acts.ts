import type { ModeratorAct } from '@provincia/protocol';
import { request } from '../api/request.ts';

export async function act(deed: ModeratorAct): Promise<void> {
  await request('POST', '/api/moderation/acts', deed);
}
