import type { HazardRow, OwnHazard } from '../../content/adventure.ts';
import type { Hazard } from '../../content/hazard.ts';
import type { D20 } from '../../d20-table.ts';
import { sceneOf } from '../adventure/adventure.ts';
import { hazardOf, type Striking } from '../harm/hazard.ts';

/** A hazard of the scene as it strikes: of the list, or of its own kind. */
export function strikingOf(t: D20, { hazard, id }: HazardRow): Striking {
  return typeof hazard === 'string' ? hazardOf(t, hazard) : ownHazard(hazard, id, sceneOf(t).rule);
}

function ownHazard({ level, save, tags }: OwnHazard, id: string, rule = 'DT-HAZ-01'): Striking {
  const hazard: Hazard = { id, rule, level, save, tags };
  return { hazard, level };
}
