import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../packages/provincia/bin/provincia.js', import.meta.url));
/** Rarely: a server with many sockets has to count them all to say how it is. */
const SAMPLING = 2000;

/** What a server says of itself at one moment. */
interface Meter {
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
  readonly entries: number;
  readonly commits: number;
  readonly sentBytes: number;
}

export interface MeasuredServer {
  readonly url: string;
  readonly pid: number;
  /** What it wrote to its log, one line each: with the level `error` there should be none. */
  readonly complaints: readonly string[];
  read(): Promise<Meter>;
  /** Its memory every two seconds since it was started, in bytes. */
  readonly memory: readonly number[];
  /** The most memory it had at any time so far. */
  peakBytes(): Promise<number>;
  /** The status it ends with. */
  stop(): Promise<number | null>;
}

/** A real server in a process of its own, with these settings. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<MeasuredServer> {
  const child = spawn(process.execPath, [...profiling(), program, 'serve'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const complaints: string[] = [];
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const [, found] = /Provincia is at (\S+)/.exec(chunk) ?? [];
      if (found === undefined) complaints.push(...chunk.trim().split('\n'));
      else resolve(found);
    });
    exited.then((status) => reject(new Error(`The server exited with status ${status}.`)));
  });

  const read = async (): Promise<Meter> => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return {
      cpuSeconds: metric(text, 'process_cpu_seconds_total'),
      memoryBytes: metric(text, 'process_resident_memory_bytes'),
      entries: metric(text, 'provincia_log_entries_total'),
      commits: metric(text, 'provincia_log_commits_total'),
      sentBytes: metric(text, 'provincia_sent_bytes_total'),
    };
  };
  const memory: number[] = [];
  const sample = async () => void memory.push((await read()).memoryBytes);
  const sampler = setInterval(() => sample().catch(() => {}), SAMPLING);
  return {
    url,
    pid: child.pid as number,
    complaints,
    read,
    memory,
    peakBytes: async () => {
      await sample();
      return memory.reduce((most, one) => Math.max(most, one), highWaterOf(child.pid as number));
    },
    stop: () => {
      clearInterval(sampler);
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** Where the system keeps the peak itself, nothing between two samples is missed. */
function highWaterOf(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** To see where the server spends its time: a folder for the profile of its processor use. */
function profiling(): string[] {
  const folder = process.env.SERVER_PROFILE;
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
}

function metric(metrics: string, name: string): number {
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`The server's metrics lack ${name}.`);
  return Number(line.slice(name.length + 1));
}
