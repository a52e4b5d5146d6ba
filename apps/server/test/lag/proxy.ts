import { createServer, request } from 'node:http';

/** A proxy that sends each request to the next of several nodes. */
export interface TurnProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** Stands before these nodes, by their addresses. */
export async function turnProxy(nodes: readonly string[]): Promise<TurnProxy> {
  let turn = 0;
  const server = createServer((asked, reply) => {
    const node = new URL(nodes[turn % nodes.length] ?? '');
    turn += 1;
    const { method, url: path, headers } = asked;
    const passed = request({ host: node.hostname, port: node.port, method, path, headers });
    passed.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    reply.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { readonly port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
