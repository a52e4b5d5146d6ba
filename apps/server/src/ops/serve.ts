import type { Logger } from 'pino';
import { createServer } from '../app.ts';
import type { RateLimitSettings } from '../auth/rate-limits.ts';
import { startService } from '../service.ts';
import type { Settings } from '../settings.ts';
import { Metrics } from './metrics.ts';
import { type MetricsServer, serveMetrics } from './metrics-server.ts';
import { retainHourly } from './retention.ts';
import { Traffic } from './traffic.ts';
import { warmUp } from './warm-up.ts';

/** What a node is made of, besides its settings. */
export interface NodeParts {
  readonly settings: Settings;
  readonly log: Logger;
  /** Folder of the built web table. */
  readonly webRoot: string;
  /** Other limits than usual. */
  readonly limits?: RateLimitSettings;
  /** See `ServiceSetup.botPause`. */
  readonly botPause?: number;
}

/** A node that serves. */
export interface ServingNode {
  /** Where it is served, without a slash at the end. */
  readonly url: string;
  /** Where the metrics are served, if they are. */
  readonly metrics: MetricsServer | undefined;
  /**
   * Lets what is under way come to its end and leaves the rest to other nodes. From the first
   * moment on the node says that it is not ready.
   */
  close(): Promise<void>;
}

/** Serves the web table and the tables of one node. Rejects if it cannot begin. */
export async function serve(parts: NodeParts): Promise<ServingNode> {
  const { settings, log, webRoot, limits, botPause } = parts;
  const { host, port, place, proxies, retention, push } = settings;
  const report = (what: string, thrown: unknown): void => log.error({ err: thrown }, what);
  const metrics = settings.metrics === undefined ? undefined : new Metrics();
  const traffic = new Traffic();
  const service = await startService({
    place,
    report,
    metrics,
    push,
    ...(botPause === undefined ? {} : { botPause }),
  });
  for (const game of await service.games()) await warmUp(game);
  const server = await createServer({
    webRoot,
    service,
    logger: log,
    proxies,
    traffic,
    onRefused: (code) => metrics?.refused(code),
    ...(limits === undefined ? {} : { limits }),
  });
  metrics?.holding({
    tables: () => service.registry.liveCount,
    sockets: () => traffic.connectionsOf('socket'),
    streams: () => traffic.connectionsOf('stream'),
  });
  const metricsServer =
    metrics === undefined || settings.metrics === undefined
      ? undefined
      : await serveMetrics(metrics, settings.metrics);
  const url = await server.listen({ host, port });
  const { store, registry, node } = service;
  const endRetention = retainHourly(
    { store, retention, now: Date.now, remove: (table, before) => registry.remove(table, before) },
    (deleted) => log.info({ deleted }, 'tables deleted that need not be kept any longer'),
    report,
  );
  log.info({ node, url, metrics: metricsServer?.port, store: place.kind }, 'serving');
  return {
    url,
    metrics: metricsServer,
    close: async () => {
      const closed = traffic.close();
      endRetention();
      await server.close();
      await closed;
      await service.close();
      await metricsServer?.close();
    },
  };
}
