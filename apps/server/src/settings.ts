import { resolve } from 'node:path';
import type { MetricsPlace } from './ops/metrics-server.ts';
import type { Retention } from './ops/retention.ts';
import { DEFAULT_PUSH } from './push/default-push.ts';
import { readPushHosts } from './push/push-hosts.ts';
import type { PushSettings } from './push/push-service.ts';
import type { StorePlace } from './service.ts';

/** How much is logged: what is of this weight and above. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** See {@link LOG_LEVELS}. */
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What the environment may decide. */
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

type Environment = Readonly<Record<string, string | undefined>>;

/** The longest time that anything is kept by a setting, in days: a hundred years. */
const LONGEST = 36_500;

/**
 * Reads HOST (127.0.0.1: this machine only), PORT (4100), DATABASE_URL (a PostgreSQL database that
 * several nodes may share; without it a file), DATA (the folder of that file: ./data), PROXIES (0),
 * LOG_LEVEL (info), METRICS_PORT (nowhere), METRICS_HOST (127.0.0.1), and for how many days tables
 * are kept: RETAIN_FINISHED_DAYS, RETAIN_IDLE_DAYS, RETAIN_GATHERING_DAYS (for ever), and
 * guests without a table, RETAIN_GUESTS_DAYS (for ever); PUSH_HOSTS
 * (the push services of today's browsers) and PUSH_CONTACT. Throws when one of them cannot be what
 * it is to be.
 */
export function readSettings(env: Environment): Settings {
  const { HOST, DATABASE_URL, DATA, METRICS_PORT, METRICS_HOST } = env;
  const metricsHost = METRICS_HOST || '127.0.0.1';
  return {
    host: HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 4100, 0, 65_535),
    place: placeOf(DATABASE_URL, DATA || 'data'),
    proxies: wholeNumber(env, 'PROXIES', 0, 0, 10),
    logLevel: logLevelOf(env.LOG_LEVEL || 'info'),
    metrics: METRICS_PORT
      ? { host: metricsHost, port: wholeNumber(env, 'METRICS_PORT', 0, 0, 65_535) }
      : undefined,
    retention: {
      ...days(env, 'RETAIN_FINISHED_DAYS', 'finished'),
      ...days(env, 'RETAIN_IDLE_DAYS', 'idle'),
      ...days(env, 'RETAIN_GATHERING_DAYS', 'gathering'),
      ...days(env, 'RETAIN_GUESTS_DAYS', 'guests'),
    },
    push: pushOf(env.PUSH_HOSTS, env.PUSH_CONTACT),
  };
}

/** The place with its file below this folder, unless the file's path is complete. */
export function placeBelow(folder: string, place: StorePlace): StorePlace {
  return place.kind === 'sqlite' ? { ...place, file: resolve(folder, place.file) } : place;
}

function placeOf(address: string | undefined, folder: string): StorePlace {
  if (address === undefined || address === '') {
    return { kind: 'sqlite', file: `${folder}/tablewright.db` };
  }
  if (/^postgres(ql)?:\/\//.test(address)) return { kind: 'postgres', address };
  // The address may hold a password: it is not repeated.
  throw new Error('DATABASE_URL must begin with postgres:// or postgresql://');
}

function logLevelOf(given: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === given);
  if (level !== undefined) return level;
  throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}; it is "${given}"`);
}

function pushOf(hosts: string | undefined, contact: string | undefined): PushSettings {
  if (contact && !/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact)) {
    const right = 'mailto: and a mail address, or begin with https://';
    throw new Error(`PUSH_CONTACT must be ${right}; it is "${contact}"`);
  }
  return {
    hosts: hosts ? readPushHosts('PUSH_HOSTS', hosts) : DEFAULT_PUSH.hosts,
    contact: contact || DEFAULT_PUSH.contact,
  };
}

function days(env: Environment, name: string, kept: keyof Retention): Retention {
  return env[name] ? { [kept]: wholeNumber(env, name, 0, 1, LONGEST) } : {};
}

function wholeNumber(
  env: Environment,
  name: string,
  usual: number,
  least: number,
  most: number,
): number {
  const number = Number(env[name] || usual);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} must be a whole number from ${least} to ${most}; it is "${env[name]}"`);
}
