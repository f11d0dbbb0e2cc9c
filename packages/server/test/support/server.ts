import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { TestRunner } from 'vitest';
import { type RunningServer, startServer } from '../../src/app.ts';
import { thinkingThreads } from '../../src/bots/pool.ts';
import { readyPlans } from '../../src/bots/testing.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { realSurroundings, type Surroundings } from '../../src/surroundings.ts';
import { hasty } from './hasty.ts';
import { Seeds } from './seeds.ts';

type Env = Readonly<Record<string, string>>;

/** The threads for bots of all servers in this process: a thread takes longer to start than a server. */
export const thinking = thinkingThreads();
const seeds = new Seeds('');
let seeded: unknown;

/** Every test has its own sequence of seeds, whatever ran before it. */
export function newTestSeed(): string {
  const test = TestRunner.getCurrentTest();
  if (test !== seeded) seeds.restart(test?.fullName ?? '');
  seeded = test;
  return seeds.next();
}

/** A server in this process, on a free port. */
export function serverHere(
  env: Env,
  surroundings: Partial<Surroundings> = {},
  log = pino({ level: 'silent' }),
): Promise<RunningServer> {
  const config = readConfig({ HOST: '127.0.0.1', PORT: '0', ...env }) as Config;
  const usual = {
    ...realSurroundings,
    newSeed: newTestSeed,
    cares: hasty,
    thinking,
    plans: readyPlans,
    // Answers at once.
    dailyLevel: 'easy',
    // Tests wait for little else.
    jobsEvery: 25,
    localPush: true,
  };
  return startServer(config, log, { ...usual, ...surroundings });
}

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has printed so far. */
  readonly output: string;
  /** From now on its tables have the shuffles that belong to this test. */
  shuffleForTest(): Promise<void>;
  /** Ends it like a crash does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const seededServer = fileURLToPath(new URL('./seeded-server.js', import.meta.url));
const provincia = fileURLToPath(new URL('../../../provincia/bin/provincia.js', import.meta.url));

/** A server in its own process, which can be killed. */
export function serverProcess(env: Env): Promise<ServerProcess> {
  const name = TestRunner.getCurrentTest()?.fullName ?? '';
  return processOf([seededServer], { TEST_SEED: name, ...env });
}

/** The same as operators start it, with random shuffles. */
export function realServerProcess(env: Env): Promise<ServerProcess> {
  return processOf([provincia, 'serve'], env);
}

async function processOf(program: readonly string[], env: Env): Promise<ServerProcess> {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const [, found] = /Provincia is at (\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (status) => reject(new Error(`the server ended with ${status}: ${output}`)));
  });
  const ended = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    url,
    child,
    get output() {
      return output;
    },
    shuffleForTest: async () => {
      const done = once(child, 'message');
      child.send(TestRunner.getCurrentTest()?.fullName ?? '');
      await done;
    },
    kill: () => ended('SIGKILL'),
    stop: () => ended('SIGTERM'),
  };
}
