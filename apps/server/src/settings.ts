import { resolve } from 'node:path';
import { z } from 'zod';
import type { MetricsPlace } from './ops/metrics-server.ts';
import type { Retention } from './ops/retention.ts';
import { DEFAULT_PUSH } from './push/default-push.ts';
import { PushHosts } from './push/push-hosts.ts';
import type { PushSettings } from './push/push-service.ts';
import type { StorePlace } from './service.ts';

/** The levels of logging: what is of the chosen level and above is logged. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** See {@link LOG_LEVELS}. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What environment variables may set. */
export interface Settings {
  /** Address to listen on. */
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Where tables are kept. */
  readonly place: StorePlace;
  /** How many proxies stand in front of the server. */
  readonly proxies: number;
  readonly logLevel: LogLevel;
  /** Where the metrics for Prometheus are served; nowhere without it. */
  readonly metrics: MetricsPlace | undefined;
  /** How long tables are kept. */
  readonly retention: Retention;
  /** Which push services messages to devices go to, and whom these may write to. */
  readonly push: PushSettings;
}

/** The longest retention that can be set, in days: a hundred years. */
const LONGEST = 36_500;

/** A setting; an empty one counts as none. */
const setting = <S extends z.ZodType>(schema: S) =>
  z.preprocess((given) => given || undefined, schema.optional());

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => Number.isInteger(Number(text)) && Number(text) >= least && Number(text) <= most,
      {
        error: ({ input }) => `must be a whole number from ${least} to ${most}; it is "${input}"`,
      },
    )
    .transform(Number);

/** The environment variables of docs/operating.md. */
const Environment = z.object({
  HOST: setting(z.string()),
  PORT: setting(wholeNumber(0, 65_535)),
  DATA: setting(z.string()),
  DATABASE_URL: setting(
    // The address may hold a password: the message does not repeat it.
    z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
  ),
  PROXIES: setting(wholeNumber(0, 10)),
  LOG_LEVEL: setting(
    z.enum(LOG_LEVELS, {
      error: ({ input }) => `must be one of ${LOG_LEVELS.join(', ')}; it is "${input}"`,
    }),
  ),
  METRICS_PORT: setting(wholeNumber(0, 65_535)),
  METRICS_HOST: setting(z.string()),
  RETAIN_FINISHED_DAYS: setting(wholeNumber(1, LONGEST)),
  RETAIN_IDLE_DAYS: setting(wholeNumber(1, LONGEST)),
  RETAIN_GATHERING_DAYS: setting(wholeNumber(1, LONGEST)),
  RETAIN_GUESTS_DAYS: setting(wholeNumber(1, LONGEST)),
  PUSH_HOSTS: setting(PushHosts),
  PUSH_CONTACT: setting(
    z.string().regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, {
      error: ({ input }) =>
        `must be mailto: and a mail address, or begin with https://; it is "${input}"`,
    }),
  ),
});

/**
 * Reads the settings from environment variables; docs/operating.md says what each is for. Throws if
 * one of them makes no sense, and says what would.
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const read = Environment.safeParse(variables);
  if (!read.success) {
    const [first] = read.error.issues;
    throw new Error(`${first?.path.join('.')} ${first?.message}`);
  }
  const env = read.data;
  const port = env.METRICS_PORT;
  return {
    host: env.HOST ?? '127.0.0.1',
    port: env.PORT ?? 4100,
    place: placeOf(env.DATABASE_URL, env.DATA ?? 'data'),
    proxies: env.PROXIES ?? 0,
    logLevel: env.LOG_LEVEL ?? 'info',
    metrics: port === undefined ? undefined : { host: env.METRICS_HOST ?? '127.0.0.1', port },
    retention: {
      ...days('finished', env.RETAIN_FINISHED_DAYS),
      ...days('idle', env.RETAIN_IDLE_DAYS),
      ...days('gathering', env.RETAIN_GATHERING_DAYS),
      ...days('guests', env.RETAIN_GUESTS_DAYS),
    },
    push: {
      hosts: env.PUSH_HOSTS ?? DEFAULT_PUSH.hosts,
      contact: env.PUSH_CONTACT ?? DEFAULT_PUSH.contact,
    },
  };
}

/** The place with its file below this folder, unless the file's path is complete. */
export function placeBelow(folder: string, place: StorePlace): StorePlace {
  return place.kind === 'sqlite' ? { ...place, file: resolve(folder, place.file) } : place;
}

function placeOf(address: string | undefined, folder: string): StorePlace {
  return address === undefined
    ? { kind: 'sqlite', file: `${folder}/tablewright.db` }
    : { kind: 'postgres', address };
}

function days(kept: keyof Retention, count: number | undefined): Retention {
  return count === undefined ? {} : { [kept]: count };
}
