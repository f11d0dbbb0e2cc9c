import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { kingdomPool } from '@provincia/cards';
import { setIds } from '@provincia/catalog';
import { GamesWanted, PublicGame } from '@provincia/protocol';
import type { z } from 'zod';
import type { Api } from '../http/api.ts';
import { Refusal } from '../refusal.ts';
import type { Beginnings } from '../rules/beginnings.ts';
import type { Lateness } from '../watching/lateness.ts';
import { placeBefore, publicGames } from './public-games.ts';

/** So many are read at once in one process: those who play come first. */
const MOST_AT_ONCE = 4;
/** Requests a minute. Who wants all games needs one; who stopped, one more. */
const FEW = 10;
/**
 * Games that end at the same moment in two processes may be written down in another order. Within this time, in
 * milliseconds, they are; else who goes on later would miss one.
 */
const SETTLED = 5000;

const piles = new Set(kingdomPool(Object.fromEntries(setIds.map((set) => [set, 'both']))));

interface OpenDataParts {
  readonly beginnings: Beginnings;
  readonly lateness: Lateness;
}

/** The finished games that all may read. */
export function openDataRoutes(app: Api, { beginnings, lateness }: OpenDataParts): void {
  let readers = 0;
  app.route({
    method: 'GET',
    url: '/api/export/games',
    // It would be read to its end for nothing.
    exposeHeadRoute: false,
    schema: {
      summary: 'Finished games of open tables as lines of JSON, earliest end first',
      tags: ['Open data'],
      querystring: GamesWanted,
      response: {
        200: { content: { 'application/x-ndjson': { schema: PublicGame as z.ZodType<unknown> } } },
      },
    },
    config: { who: 'anybody', limit: FEW, perPerson: { of: 'export', aMinute: FEW } },
    handler: async ({ query, headers }, reply) => {
      checkCard(query.card);
      const known = lateness.known - SETTLED;
      const begin = await placeBefore(beginnings.db, query, known);
      if (readers >= MOST_AT_ONCE)
        throw new Refusal(429, 'too-fast', 'Others are reading games: try again in a minute.', 60);
      readers++;
      const lines = Readable.from(linesOf(publicGames(beginnings, query, begin, known)), {
        highWaterMark: 1,
      });
      lines.once('close', () => readers--);
      reply
        .header('content-type', 'application/x-ndjson; charset=utf-8')
        .header('content-disposition', 'attachment; filename="games.ndjson"')
        .header('vary', 'accept-encoding');
      if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return reply.send(lines);
      reply.header('content-encoding', 'gzip');
      // Whoever reads it hears of a problem by the end of the stream.
      return reply.send(pipeline(lines, createGzip(), () => {}));
    },
  });
}

async function* linesOf(pieces: AsyncIterable<readonly PublicGame[]>): AsyncGenerator<string> {
  for await (const games of pieces) yield games.map((game) => `${JSON.stringify(game)}\n`).join('');
}

function checkCard(card: string | undefined): void {
  if (card === undefined || piles.has(card)) return;
  throw new Refusal(422, 'kingdom', `There is no pile "${card}" that could be in a kingdom.`);
}
