import { z } from 'zod';

const DEFAULT_RATE_LIMIT = 300;

/** The environment variables. Each description is the sentence that refuses a wrong value, after the name. */
export const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('is a number from 0 to 65535'),
  HOST: z.string().default('localhost'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional()
    // There may be a password in it.
    .meta({ description: 'begins with postgres:// (leave it out to use SQLite)', secret: true }),
  DATA_DIR: z.string().default('data'),
  ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional()
    .describe('is an address such as https://example.org'),
  TRUST_PROXY: z.enum(['0', '1']).default('0').describe('is 1 behind a proxy, else 0'),
  RATE_LIMIT: z.coerce
    .number()
    .min(1)
    .default(DEFAULT_RATE_LIMIT)
    .describe('is a number of requests a minute, 1 or more'),
  PATIENCE: z.coerce.number().min(0).default(90).describe('is a number of seconds'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .meta({ description: 'is a secret of 16 characters or more', secret: true }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('warn')
    .describe('is one of trace, debug, info, warn, error, fatal and silent'),
});

/** How a server is set up, from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The address that people type, if requests name another one: behind a proxy. */
  readonly origin: string | undefined;
  readonly trustProxy: boolean;
  /** Opens the metrics to who has it, from wherever they ask. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  /** How long a person may think before the others can let a bot play for them, in seconds. */
  readonly patience: number;
  /** Requests a minute from one address. */
  readonly rateLimit: number;
}

/** The settings, or a sentence that says which of them is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config | string {
  // A compose file sets variables to nothing where its own are missing.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = Settings.safeParse(given);
  if (!success) {
    const name = error.issues[0].path[0] as keyof typeof Settings.shape;
    const { description, secret } = Settings.shape[name].meta() ?? {};
    return `${name} ${description}${secret ? '' : `, not "${env[name]}"`}.`;
  }
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    origin: data.ORIGIN,
    trustProxy: data.TRUST_PROXY === '1',
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    patience: data.PATIENCE,
    rateLimit: data.RATE_LIMIT,
  };
}

/** What limits of single things are multiplied by: they grow and shrink with the one for all requests. */
export const generosityOf = ({ rateLimit }: Config) => rateLimit / DEFAULT_RATE_LIMIT;
