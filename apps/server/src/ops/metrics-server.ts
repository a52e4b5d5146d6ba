import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

/** Where metrics are served. */
export interface MetricsPlace {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

/** Metrics that are served. */
export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves the metrics at /metrics, on an address of their own: they are for those who run the node.
 * Rejects if it cannot listen there.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: MetricsPlace,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => {
        const headers = { 'content-type': metrics.contentType, 'cache-control': 'no-store' };
        response.writeHead(200, headers).end(text);
      },
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
