import { choose, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemCell } from '../harm/items.ts';
import { orbOf } from '../harm/wake.ts';
import { unseenBy } from '../sight/hidden-places.ts';
import { tellLot } from './tell.ts';
import { creepmasterOf } from './ties.ts';

/** Somebody whom a Creep moves. */
interface Moved {
  readonly creep: CreatureId;
  readonly victim: CreatureId;
  /** Key of the question, which an athlete would be asked. */
  readonly key: string;
}

/**
 * Where a Creep puts somebody that it moves: where its Creepmaster says (KZ-JOB-02, KZ-AI-48). Else
 * its interest is taken to be as far from its orb as can be, or from itself if that is not there, and
 * then lots are drawn (ruling).
 */
export function* placedByCreep(
  t: Kazzam,
  { creep, victim, key }: Moved,
  squares: readonly Cell[],
): Flow<Cell> {
  const { state } = t;
  const cells = [...new Set(squares)];
  const seat = creepmasterOf(t, [creep, victim]);
  if (seat === undefined || cells.length < 2) {
    const best = farthestFromOrb(state, creep, cells);
    const [only = -1] = best;
    if (best.length < 2) return only;
    const cell = best[t.index(best.length, 'creep-choice', creep)] ?? only;
    tellLot(t, { who: creep, what: 'creep-choice', cells: best, cell });
    return cell;
  }
  const ground = groundOf(state);
  const [best = -1] = farthestFromOrb(state, creep, cells, unseenBy(t, seat));
  const { cell } = yield* choose(
    t,
    seat,
    key,
    cells.map((square) => ground.option(square)),
    {
      rule: 'KZ-AI-48',
      params: { who: victim, by: creep },
      about: { who: victim },
      fallback: Math.max(0, cells.indexOf(best)),
    },
  );
  return cell;
}

/** The squares farthest from its orb, in order; whoever is unseen carries none that counts. */
function farthestFromOrb(
  state: KazzamState,
  creep: CreatureId,
  cells: readonly Cell[],
  unseen: readonly CreatureId[] = [],
): readonly Cell[] {
  const from = guarded(state, creep, unseen);
  const ground = groundOf(state);
  const gap = (cell: Cell): number => ground.distance(from, cell) ?? 0;
  const most = Math.max(...cells.map(gap));
  return cells.filter((cell) => gap(cell) === most).sort((a, b) => a - b);
}

/** Where the orb of its group is, or it is itself if the orb is elsewhere. */
function guarded(state: KazzamState, creep: CreatureId, unseen: readonly CreatureId[]): Cell {
  const { cell } = creatureOf(state, creep);
  const orb = orbOf(state, creep);
  if (orb === undefined) return cell;
  if (orb.place.at === 'held' && unseen.includes(orb.place.creature)) return cell;
  const at = itemCell(state, orb);
  return at >= 0 && groundOf(state).inOnePart(at, cell) ? at : cell;
}
