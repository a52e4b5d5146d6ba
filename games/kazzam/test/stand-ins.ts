/** Groups of Creeps that a map names and that the game has not yet: Practice Golems stand in for them. */
import { PRACTICE } from '../src/content/creeps/practice/blocks.ts';
import type { PrintedStart } from '../src/map/court-map.ts';
import type { CreepTeam } from '../src/rules/effects/creep-block.ts';
import type { Manifests } from '../src/rules/effects/manifest.ts';

const rule = 'TEST';

/** The teams that stand in: one of unlike members where the map lists members, else a single Creep. */
export function standInsFor({ creeps, maps }: Manifests): readonly CreepTeam[] {
  const known = new Set(
    creeps.flatMap(({ blocks, teams = [] }) => [...blocks, ...teams].map(({ id }) => id)),
  );
  const missing = maps.flatMap(({ map }) => map.starts).filter(({ group }) => !known.has(group));
  return missing.map(standIn);
}

function standIn({ group: id, members }: PrintedStart): CreepTeam {
  const block = PRACTICE[0]?.id ?? '';
  return members.length > 0
    ? { id, rule, type: 'goon', members: members.map(({ name }) => ({ name, block })) }
    : { id, rule, type: 'champion', members: [{ name: id, block }] };
}
