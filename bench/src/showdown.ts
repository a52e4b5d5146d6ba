import { createRequire } from 'node:module';
import type { Subject } from './measure.ts';

// Random teams come as CommonJS only; the simulator must be the one that they use.
const require = createRequire(import.meta.url);
const { BattleStreams, RandomPlayerAI, Teams } = require('@pkmn/sim') as typeof import('@pkmn/sim');
const { TeamGenerators } = require('@pkmn/randoms') as typeof import('@pkmn/randoms');

Teams.setGeneratorFactory(TeamGenerators);

const GROUP = 'Pokémon Showdown: playouts';
const NAME = 'Pokémon Showdown (sim 0.10.11), random';

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
  const { BattleStream, getPlayerStreams } = BattleStreams;
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
  await omniscient.write(`>start ${start}\n>player p1 ${entry(1)}\n>player p2 ${entry(2)}`);
  let last = '';
  for await (const lines of omniscient) last = lines;
  await Promise.all(players);
  if (!/^\|(win|tie)\b/m.test(last)) throw new Error(`a battle ended without a result: ${last}`);
  return decisions;
}

/** A seed for each thing in a battle that draws: four numbers of 16 bits. */
function seedOf(piece: number, what: number): `${number},${string}` {
  return `${piece >>> 16},${piece & 0xffff},${what},1`;
}
