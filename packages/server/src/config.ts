/** How a server is set up, from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The address that people type, if it is not the one the requests name: behind a proxy. */
  readonly origin: string | undefined;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** How long a person may think before the others can let a bot play for him, in seconds. */
  readonly patience: number;
  /** Requests a minute from one address; what has a limit of its own, as a socket, keeps its share of it. */
  readonly rateLimit: number;
}

const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;
const DEFAULT_PATIENCE = 90;
export const DEFAULT_RATE_LIMIT = 300;

/** The settings, or a sentence that says which of them is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config | string {
  const port = Number(env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) {
    return `PORT is a number from 0 to ${HIGHEST_PORT}, not "${env.PORT}".`;
  }
  const { DATABASE_URL: databaseUrl, ORIGIN: origin } = env;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    return 'DATABASE_URL begins with postgres:// (leave it out to use SQLite).';
  }
  if (origin && !URL.canParse(origin)) return `ORIGIN is an address as https://example.org, not "${origin}".`;
  const patience = Number(env.PATIENCE ?? DEFAULT_PATIENCE);
  if (!(patience >= 0)) return `PATIENCE is a number of seconds, not "${env.PATIENCE}".`;
  const rateLimit = Number(env.RATE_LIMIT ?? DEFAULT_RATE_LIMIT);
  if (!(rateLimit >= 1)) return `RATE_LIMIT is a number of requests a minute, not "${env.RATE_LIMIT}".`;
  return {
    port,
    host: env.HOST ?? '0.0.0.0',
    databaseUrl: databaseUrl || undefined,
    dataDir: env.DATA_DIR ?? 'data',
    origin: origin ? new URL(origin).origin : undefined,
    trustProxy: env.TRUST_PROXY === '1',
    logLevel: env.LOG_LEVEL ?? 'warn',
    patience,
    rateLimit,
  };
}
