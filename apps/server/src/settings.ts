/** What the environment may decide. */
export interface Settings {
  /** Address to listen on. */
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

/** Reads PORT (4100) and HOST (127.0.0.1: this machine only). Throws when PORT is no port. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = Number(env.PORT || 4100);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT must be a whole number from 0 to 65535; it is "${env.PORT}"`);
  }
  return { host: env.HOST || '127.0.0.1', port };
}
