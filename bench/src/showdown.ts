import { createRequire } from 'node:module';
import type { Subject } from './measure.ts';

/** As much of Pokémon Showdown's simulator as the comparison needs. */
interface Simulator {
  readonly BattleStream: new () => object;
  getPlayerStreams(battle: object): {
    readonly omniscient: AsyncIterable<string> & { write(lines: string): void };
    readonly p1: object;
    readonly p2: object;
  };
}

interface Player {
  choose(choice: string): void;
  start(): Promise<void>;
}

type Seed = readonly [number, number, number, number];

// It is CommonJS, and its types do not stand alone.
const require = createRequire(import.meta.url);
const { BattleStream, getPlayerStreams } = require('pokemon-showdown') as Simulator;
const { RandomPlayerAI } = require('pokemon-showdown/dist/sim/tools/random-player-ai.js') as {
  readonly RandomPlayerAI: new (stream: object, options: { readonly seed: Seed }) => Player;
};

const GROUP = 'Pokémon Showdown: playouts';
const NAME = 'Pokémon Showdown 0.11.11, random';

/** What whole random battles cost on Pokémon Showdown's simulator, its own random player on both sides. */
export const showdownSubjects: readonly Subject[] = [
  {
    group: GROUP,
    name: `${NAME}, whole battles`,
    unit: 'matches',
    run: async (piece) => {
      await battle(piece);
      return 1;
    },
  },
  { group: GROUP, name: `${NAME}, decisions`, unit: 'decisions', run: battle },
];

/** Plays one battle and returns how many decisions that took. */
async function battle(piece: number): Promise<number> {
  const { omniscient, p1, p2 } = getPlayerStreams(new BattleStream());
  let decisions = 0;
  const players = [p1, p2].map((stream, side) => {
    const player = new RandomPlayerAI(stream, { seed: seedOf(piece, side + 1) });
    const choose = player.choose.bind(player);
    player.choose = (choice) => {
      decisions += 1;
      choose(choice);
    };
    return player.start();
  });
  const entry = (side: number) =>
    JSON.stringify({ name: `Side ${side}`, seed: seedOf(piece, side + 2) });
  const start = JSON.stringify({ formatid: 'gen9randombattle', seed: seedOf(piece, 0) });
  omniscient.write(`>start ${start}\n>player p1 ${entry(1)}\n>player p2 ${entry(2)}`);
  let last = '';
  for await (const lines of omniscient) last = lines;
  await Promise.all(players);
  if (!/^\|(win|tie)\b/m.test(last)) throw new Error(`a battle ended without a result: ${last}`);
  return decisions;
}

/** A seed for each thing in a battle that draws; its numbers have 16 bits. */
function seedOf(piece: number, what: number): Seed {
  return [piece >>> 16, piece & 0xffff, what, 1];
}
