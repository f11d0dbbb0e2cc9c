import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import { startServer } from './app.ts';
import { readConfig } from './config.ts';
import { whereItIs } from './http/where.ts';
import { realSurroundings, type Surroundings } from './surroundings.ts';

/** In milliseconds. */
const LONGEST_STOP = 2500;

/** Starts a server with these settings; the process ends with it. */
export async function run(
  settings: Readonly<Record<string, string | undefined>>,
  surroundings: Surroundings = realSurroundings,
): Promise<void> {
  // Every answer leaves some garbage behind. Collecting it often costs little; by default it would pile up until the
  // heap has doubled.
  setFlagsFromString('--heap-growing-percent=40');

  const config = readConfig(settings);
  if (typeof config === 'string') {
    console.error(config);
    process.exit(2);
  }

  const log = pino({
    level: config.logLevel,
    // These are never logged, not even by mistake.
    redact: [
      '*.password',
      '*.token',
      '*.cookie',
      '*.authorization',
      'headers.cookie',
      'headers.authorization',
      '*.seed',
    ],
  });

  try {
    const server = await startServer(config, log, surroundings);
    let stopping = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, async () => {
        if (stopping) return;
        stopping = true;
        // A database that is silent is not waited for: what it has not confirmed nobody was told of either.
        setTimeout(() => process.exit(0), LONGEST_STOP);
        await server.stop();
        process.exit(0);
      });
    }
    // Printed last: a process that is stopped right after this line already ends cleanly.
    console.log(whereItIs(server.app.addresses()));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why =
      code === 'EADDRINUSE'
        ? `Port ${config.port} is in use: stop the program that uses it, or choose another with PORT or --port.`
        : message;
    console.error(`Provincia cannot start. ${why}`);
    process.exit(1);
  }
}
