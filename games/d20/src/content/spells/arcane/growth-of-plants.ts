import { tellStory } from '../../../rules/magic/verbs.ts';
import { gridOf } from '../../../rules/place/distance.ts';
import { terrainOf } from '../../../rules/place/terrain.ts';
import { standingOn } from '../../../rules/place/ways.ts';
import type { Spell } from '../../spell.ts';
import { spellZone } from '../shared/zones.ts';
import { hasMap } from './places.ts';

/** Growth that is there becomes a thicket (DT-ARC-404): undergrowth and thickets of the map; not where somebody stands. */
export const growthOfPlants: Spell = {
  id: 'growth-of-plants',
  rule: 'DT-ARC-404',
  tradition: 'arcane',
  level: 4,
  range: 120,
  good: 'story',
  aim: () => ({ at: 'area', shape: { is: 'rectangle', width: 50, length: 60 } }),
  cast(t, casting) {
    tellStory(t, casting, { at: 'cure' });
    if (!hasMap(t)) return undefined;
    const grid = gridOf(t.state);
    const { rows } = t.state.ground;
    const cells = casting.cells.filter((cell) => {
      const { isDifficult, isCover } = terrainOf(rows[grid.y(cell)]?.[grid.x(cell)]);
      return isDifficult === true && isCover !== true && standingOn(t, cell) === undefined;
    });
    if (cells.length > 0) spellZone(t, casting, 'plants', { at: 'cure' }, { is: 'cells', cells });
    return undefined;
  },
};
