/**
 * The server that the crash test kills: like `main.ts`, without the web table. Reads the place of
 * its store as JSON from its first argument and prints the address that it listens on.
 */
import type { Game } from '@tablewright/engine';
import { saga } from '@tablewright/engine/testing';
import { loadGame } from '@tablewright/registry';
import { createServer } from '../../src/app.ts';
import { type StorePlace, startService } from '../../src/service.ts';

const place = JSON.parse(process.argv[2] ?? '') as StorePlace;
const report = (what: string, thrown: unknown): void => console.error(what, thrown);
const games = [await loadGame('bingo-deathmatch'), saga as unknown as Game];
const service = await startService({ place, report, botPause: 0, games });
const limits = { requests: 1_000_000, openings: 1_000_000, connections: 1_000_000 };
const server = await createServer({ webRoot: import.meta.dirname, service, limits });
console.log(await server.listen({ host: '127.0.0.1', port: Number(process.argv[3] ?? 0) }));
