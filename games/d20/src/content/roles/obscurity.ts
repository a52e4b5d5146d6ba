import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import { gridOf } from '../../rules/place/distance.ts';
import { isLit } from '../../rules/place/sight.ts';
import { terrainOf } from '../../rules/place/terrain.ts';
import type { Trait } from '../trait.ts';
import { always, expertAt, halfLevel } from './expertise.ts';

const RULE = 'DT-ROLE-13';
const ID = 'obscurity';
const STILL = 'obscured';
const COVERAGE = always(
  'stealth',
  'blend-crowd',
  'operate-unseen',
  'conceal-motive',
  'avoid-digital-detection',
  'exploit-perception-gap',
);

/** Goes unnoticed; who enters a combat still and half hidden is hard to hit. */
export const OBSCURITY: Trait = {
  id: ID,
  rule: RULE,
  ...expertAt(RULE, ID, COVERAGE),
  on: {
    combatBegan: (t, { creature }) => (halfLevel(creature) > 0 ? lie(t, creature) : undefined),
  },
};

function* lie(t: D20, creature: Creature): Flow<void> {
  const source = { rule: RULE, by: creature.id, level: creature.level };
  yield* afflict(t, creature, { kind: STILL, source, until: { at: 'combat' } });
}

/** Still as long as nothing is done to others; the moment it stirs that is over for this combat. */
export const OBSCURED: Trait = {
  id: STILL,
  rule: RULE,
  ac: (w, { creature }) =>
    isPartlyHidden(w, creature)
      ? [{ value: halfLevel(creature), rule: RULE, from: STILL }]
      : undefined,
  on: {
    acted: (t, { creature }, { what, at }) =>
      what === 'move' || what === 'attack' || (what === 'cast' && at !== undefined)
        ? stir(t, creature)
        : undefined,
  },
};

function* stir(t: D20, creature: Creature): Flow<void> {
  yield* relieveOf(t, creature, [STILL], 'end', RULE);
}

/** Whether somebody is partially hidden: unnoticed, in cover or thicket, in the dark, or where a mapless scene offers cover. */
function isPartlyHidden(w: World, creature: Creature): boolean {
  const { ground } = w.state;
  if (creature.isHidden || (ground.isDark && !isLit(w, creature))) return true;
  if (creature.place.at !== 'square') return ground.setting.includes('cover');
  const grid = gridOf(w.state);
  const { cell } = creature.place;
  const { isCover, hides } = terrainOf(ground.rows[grid.y(cell)]?.[grid.x(cell)]);
  return isCover === true || hides === true;
}
