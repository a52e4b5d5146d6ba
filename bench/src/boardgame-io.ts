import { createRequire } from 'node:module';

/** As much of boardgame.io's local client as the comparison needs. */
interface LocalClient {
  readonly moves: Readonly<Record<'roll' | 'rest', () => void>>;
  start(): void;
  stop(): void;
  getState(): { readonly G: RaceState; readonly ctx: { readonly gameover?: unknown } };
}

interface RaceState {
  places: number[];
}

interface MoveContext {
  G: RaceState;
  ctx: { readonly currentPlayer: string };
  random: { D6(): number };
  events: { endTurn(): void };
}

// Its packages name no ECMAScript modules that Node would find.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as {
  Client(setup: object): LocalClient;
};

/** The dice race as a game for boardgame.io, with its seeded dice and without undo. */
const race = (goal: number, seed: string) => ({
  name: 'dice-race',
  seed,
  disableUndo: true,
  setup: (): RaceState => ({ places: [0, 0] }),
  moves: {
    roll: {
      move: ({ G, ctx, random, events }: MoveContext) => {
        const seat = Number(ctx.currentPlayer);
        G.places[seat] = (G.places[seat] ?? 0) + random.D6();
        events.endTurn();
      },
      redact: false,
    },
    rest: { move: ({ events }: MoveContext) => events.endTurn() },
  },
  endIf: ({ G }: MoveContext) => {
    const winner = G.places.findIndex((place) => place >= goal);
    return winner < 0 ? undefined : { winner };
  },
});

/**
 * Plays one dice race on boardgame.io's local client and returns how many moves that took.
 * @param coin gives 0 or 1
 */
export function raceOnBoardgameIo(goal: number, seed: string, coin: () => number): number {
  const client = Client({ game: race(goal, seed), numPlayers: 2, debug: false });
  client.start();
  let moves = 0;
  while (client.getState().ctx.gameover === undefined) {
    if (coin() === 0) client.moves.roll();
    else client.moves.rest();
    moves += 1;
  }
  client.stop();
  return moves;
}
