/** Serves tables of the toys of documents and of pictures, with the pages in a folder: `serve.ts <pages> <file>`. */
import type { Game } from '@tablewright/engine';
import { gallery, saga } from '@tablewright/engine/testing';
import { createServer } from '../../src/app.ts';
import { startService } from '../../src/service.ts';

const [, , webRoot = '', file = ''] = process.argv;
const service = await startService({
  place: { kind: 'sqlite', file },
  report: (what, thrown) => console.error(what, thrown),
  games: [saga as unknown as Game, gallery as unknown as Game],
  botPause: 0,
});
const app = await createServer({ webRoot, service });
console.log(`served at ${await app.listen({ host: '127.0.0.1', port: 0 })}/`);
