import type { Game } from '@tablewright/engine';
import { PlanError } from './plan.ts';
import type { Chunk, ChunkResult, GameSource } from './pool.ts';
import { SimulationFault, simulate } from './simulate.ts';

const games = new Map<string, Promise<Game>>();

/** Plays one chunk on a worker thread. */
export default async function playChunk({ game, plan }: Chunk): Promise<ChunkResult> {
  try {
    return { ok: true, tally: simulate(await load(game), plan) };
  } catch (thrown) {
    if (!(thrown instanceof SimulationFault)) {
      return {
        ok: false,
        kind: thrown instanceof PlanError ? 'plan' : 'other',
        message: said(thrown),
      };
    }
    const { index, nth } = thrown;
    return { ok: false, kind: 'match', index, nth, message: said(thrown.cause) };
  }
}

function said(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

function load({ module, id }: GameSource): Promise<Game> {
  const key = `${module} ${id}`;
  let game = games.get(key);
  if (game === undefined) {
    game = import(module).then((loaded: { loadGame(id: string): Promise<Game> }) =>
      loaded.loadGame(id),
    );
    games.set(key, game);
  }
  return game;
}
