import { GAMES } from '@tablewright/registry';
import { played } from './matches.ts';

/** How much of the heap a kept match takes, with its log and checkpoints. */
export interface Memory {
  /** The game's title. */
  readonly game: string;
  /** Answers given in each match, on average. */
  readonly answers: number;
  /** Bytes for each match. */
  readonly bytes: number;
}

/** Matches kept at once, whose cost is shared by so many. */
const KEPT = 20;
/** Matches that are played and dropped first, so that what all of them share is there already. */
const DROPPED = 3;

async function measure(id: string): Promise<Memory[]> {
  const entry = GAMES.find((game) => game.id === id);
  if (entry?.status !== 'ready') throw new Error(`there is no game ${id} to play`);
  const game = await entry.load();
  return [0, 200].map((most) => {
    const play = (count: number) =>
      Array.from({ length: count }, (_, at) => played(game, 'random', `${count}/${at}`, most));
    play(DROPPED);
    const before = heap();
    const kept = play(KEPT);
    const bytes = (heap() - before) / kept.length;
    const answers = kept.reduce((sum, { seq }) => sum + seq, 0) / kept.length;
    return { game: game.title, answers: Math.round(answers), bytes: Math.round(bytes) };
  });
}

/** Bytes in use when nothing is left to be collected. */
function heap(): number {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('memory is measured with node --expose-gc');
  // What the first collection finalizes, the second takes away.
  gc();
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const id = process.argv[2];
if (process.send !== undefined && id !== undefined) process.send(await measure(id));
