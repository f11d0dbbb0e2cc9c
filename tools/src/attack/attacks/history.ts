import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Attack } from '../attack.ts';
import { slowestHealth } from '../support/health.ts';
import { withServer } from '../support/server.ts';
import { Visitor } from '../support/visitor.ts';

const GAMES = 100_000;
const ENTRIES = 5;
/** How long the download is followed, in milliseconds. */
const LONGEST = 20_000;

/** Gives the only member very many finished games. */
function fill(file: string): void {
  const db = new DatabaseSync(file);
  db.exec('pragma foreign_keys = off; begin');
  const { id: ada } = db.prepare('select id from people where name_key is not null').get() as { id: string };
  const table = db.prepare(
    `insert into tables (id, status, host, access, rated, players, kingdom, wish, seed, result, created_at, started_at, ended_at)
     values (?, 'over', ?, 'open', 0, 2, '["cellar","market"]', '{"by":"random"}', '1', '{"winners":[0],"points":[3,1],"turns":[9,9]}', ?, ?, ?)`,
  );
  const seat = db.prepare(
    'insert into seats (table_id, seat, person, level, program, ended_at) values (?, ?, ?, null, 0, ?)',
  );
  const entry = db.prepare(`insert into log (table_id, n, kind, data, at) values (?, ?, 'answer', ?, ?)`);
  for (let i = 0; i < GAMES; i++) {
    const id = i.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
    const key = id.padStart(16, 'a');
    table.run(key, ada, i, i, i);
    seat.run(key, 0, ada, i);
    seat.run(key, 1, 'somebody', i);
    for (let n = 0; n < ENTRIES; n++) entry.run(key, n, `{"seat":${n % 2},"picks":["treasures"]}`, i);
  }
  db.exec('commit');
  db.close();
}

/** Reads as much as comes within the time. Says how much it was, in megabytes. */
async function download(url: string, cookie: string): Promise<number> {
  const enough = AbortSignal.timeout(LONGEST);
  let bytes = 0;
  try {
    const response = await fetch(`${url}/api/me/data`, { headers: { cookie }, signal: enough });
    for await (const chunk of response.body as ReadableStream<Uint8Array>) bytes += chunk.length;
  } catch (error) {
    if (!enough.aborted) throw error;
  }
  return bytes / 2 ** 20;
}

export const history: Attack = {
  number: 13,
  name: 'an account with 100,000 games',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'provincia-attack-'));
    try {
      const env = { DATA_DIR: folder };
      const ada = await withServer(env, async ({ url }) => {
        const visitor = new Visitor(url);
        await visitor.must('POST', '/api/register', { name: 'Ada', password: 'a good password' });
        return visitor.cookie;
      });
      fill(join(folder, 'provincia.sqlite'));
      return await withServer(env, async ({ url }) => {
        const visitor = new Visitor(url);
        visitor.cookie = ada;
        const lists = await slowestHealth(url, async () => {
          for (let i = 0; i < 10; i++) {
            await visitor.must('GET', '/api/me/games?limit=100');
            await visitor.must('GET', '/api/me/tables');
            await visitor.must('GET', '/api/people/Ada/games?limit=100&before=10000-0');
          }
        });
        let megabytes = 0;
        const data = await slowestHealth(url, async () => {
          megabytes = await download(url, ada);
        });
        return {
          held: lists < 500 && data < 500 && megabytes > 0.1,
          figure: `/healthz took at most ${lists.toFixed(0)} ms during lists, ${data.toFixed(0)} ms during a download of ${megabytes.toFixed(1)} MB`,
        };
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
