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
  SPECTATOR_DELAY: z.coerce
    .number()
    .min(0)
    .max(3600)
    .default(15)
    .describe('is a number of seconds, at most 3600'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({ description: 'begins with smtp:// or smtps:// and names a mail server', secret: true }),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
    .optional()
    .describe('is an e-mail address, such as Provincia <games@example.org>'),
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

export interface MailConfig {
  readonly smtpUrl: string;
  readonly from: string;
  readonly origin: string;
}

/** How a server is set up, from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The address that people type, if requests name another one: behind a proxy. */
  readonly origin: string | undefined;
  readonly trustProxy: boolean;
  /** Where mail is handed over, whose address it comes from, and where its links lead; undefined if none is sent. */
  readonly mail: MailConfig | undefined;
  /** Opens the metrics to who has it, from wherever they ask. */
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  /** How long a person may think before the others can let a bot play for them, in seconds. */
  readonly patience: number;
  /** By how much those see a game of people in earnest late who only watch it, in seconds. */
  readonly spectatorDelay: number;
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
  const mail = mailOf(data);
  if (typeof mail === 'string') return mail;
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataDir: data.DATA_DIR,
    origin: data.ORIGIN,
    trustProxy: data.TRUST_PROXY === '1',
    mail,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    patience: data.PATIENCE,
    spectatorDelay: data.SPECTATOR_DELAY,
    rateLimit: data.RATE_LIMIT,
  };
}

function mailOf({ SMTP_URL, MAIL_FROM, ORIGIN }: z.infer<typeof Settings>): MailConfig | undefined | string {
  if (SMTP_URL === undefined) return undefined;
  if (MAIL_FROM === undefined) return 'SMTP_URL needs MAIL_FROM, the address that mail comes from.';
  if (ORIGIN === undefined) return 'SMTP_URL needs ORIGIN, the address that links in mail lead to.';
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, origin: ORIGIN };
}

/** What limits of single things are multiplied by: they grow and shrink with the one for all requests. */
export const generosityOf = ({ rateLimit }: Config) => rateLimit / DEFAULT_RATE_LIMIT;
