/** Serves the web table and the tables of this node; builds the web first when that is due. */
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { createServer } from './app.ts';
import { startService } from './service.ts';
import { readSettings } from './settings.ts';
import { buildWeb, isWebStale } from './web-build.ts';

const root = join(import.meta.dirname, '../../..');

try {
  await serve();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function serve(): Promise<void> {
  const { host, port, place, proxies } = readSettings(process.env);
  if (isWebStale(root)) {
    console.log('Building the web table...');
    await buildWeb(root);
  }
  const logger = pino({ level: process.env.LOG_LEVEL || 'warn' });
  const service = await startService({
    place: place.kind === 'sqlite' ? { ...place, file: resolve(root, place.file) } : place,
    report: (what, thrown) => logger.error({ err: thrown }, what),
  });
  const webRoot = join(root, 'apps/web/dist');
  const server = await createServer({ webRoot, service, logger, proxies });
  console.log(`Tablewright is served at ${await server.listen({ host, port })}/`);

  const stop = (): void => {
    void server
      .close()
      .then(() => service.close())
      .then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Choose another: PORT=${Number(port) + 1} npm start`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${address ?? process.env.HOST}. Set HOST to one that it has.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} needs rights that you do not have. Choose one above 1023 with PORT.`;
  }
  return error.message;
}
