/** The toy game on boardgame.io's own server, with its in-memory store. */
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { MODULO } from '../subject.ts';

/** As much of boardgame.io's server as the comparison needs. */
interface GameServer {
  run(where: {
    readonly port: { readonly port: number; readonly host: string };
  }): Promise<{ readonly appServer: HttpServer }>;
}

interface MoveContext {
  G: { counter: number };
}

// Its packages name no ECMAScript modules that Node would find.
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as {
  Server(setup: object): GameServer;
};
const { INVALID_MOVE } = require('boardgame.io/core') as { readonly INVALID_MOVE: string };

const counting = {
  name: 'counting',
  setup: () => ({ counter: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }: MoveContext, amount: unknown) => {
      if (amount !== 1 && amount !== 2 && amount !== 3) return INVALID_MOVE;
      G.counter = (G.counter + amount) % MODULO;
      return undefined;
    },
  },
};

const server = Server({ games: [counting], origins: false });
// It hands its port to `listen` as it is, and so also an address: no other machine can connect.
const { appServer } = await server.run({
  port: { port: Number(process.env.PORT), host: '127.0.0.1' },
});
console.log(`served at http://127.0.0.1:${(appServer.address() as AddressInfo).port}/`);
