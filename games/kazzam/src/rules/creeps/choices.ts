import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../creatures.ts';
import { groundOf } from '../ground-now.ts';
import { orbCell } from '../orbs.ts';
import { orbOf } from '../wake.ts';

/**
 * Where a Creep puts somebody that it moves: as far from its orb as can be, or from itself if that
 * is not there, then by lot. Nobody is asked for a Creep (KZ-JOB-02, KZ-AI-48); this is what its
 * interest is taken to be (ruling).
 */
export function farthestFromOrb(t: Kazzam, creep: CreatureId, cells: readonly Cell[]): Cell {
  const { state } = t;
  const from = guarded(state, creep);
  const ground = groundOf(state);
  const gap = (cell: Cell): number => ground.distance(from, cell) ?? 0;
  const most = Math.max(...cells.map(gap));
  const best = cells.filter((cell) => gap(cell) === most).sort((a, b) => a - b);
  const [only = -1] = best;
  return best.length === 1 ? only : (best[t.index(best.length, 'creep-choice', creep)] ?? only);
}

/** Where the orb of its group is, or it is itself if the orb is elsewhere. */
function guarded(state: KazzamState, creep: CreatureId): Cell {
  const { group, cell } = creatureOf(state, creep);
  const orb = orbOf(state, group);
  const at = orb === undefined ? -1 : orbCell(state, orb);
  return at >= 0 && groundOf(state).inOnePart(at, cell) ? at : cell;
}
