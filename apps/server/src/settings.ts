import type { StorePlace } from './service.ts';

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
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads HOST (127.0.0.1: this machine only), PORT (4100), DATABASE_URL (a PostgreSQL database that
 * several nodes may share; without it a file), DATA (the folder of that file: ./data) and PROXIES
 * (0). Throws when one of them cannot be what it is to be.
 */
export function readSettings(env: Environment): Settings {
  const { HOST, DATABASE_URL, DATA } = env;
  return {
    host: HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 4100, 65_535),
    place: placeOf(DATABASE_URL, DATA || 'data'),
    proxies: wholeNumber(env, 'PROXIES', 0, 10),
  };
}

function placeOf(address: string | undefined, folder: string): StorePlace {
  if (address === undefined || address === '') {
    return { kind: 'sqlite', file: `${folder}/tablewright.db` };
  }
  if (/^postgres(ql)?:\/\//.test(address)) return { kind: 'postgres', address };
  // The address may hold a password: it is not repeated.
  throw new Error('DATABASE_URL must begin with postgres:// or postgresql://');
}

function wholeNumber(env: Environment, name: string, usual: number, most: number): number {
  const number = Number(env[name] || usual);
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new Error(`${name} must be a whole number from 0 to ${most}; it is "${env[name]}"`);
}
