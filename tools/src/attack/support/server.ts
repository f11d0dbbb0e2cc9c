import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MeasuredServer, startServer } from '../../load/server.ts';

/** Runs something against a real server on SQLite with the usual limits, unless the settings say otherwise. */
export async function withServer<T>(
  env: Readonly<Record<string, string>>,
  act: (server: MeasuredServer) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'provincia-attack-'));
  try {
    const server = await startServer({ DATA_DIR: join(folder, 'data'), ...env });
    try {
      return await act(server);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
