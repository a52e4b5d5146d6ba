import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { gridOf } from '../../rules/place/distance.ts';
import { terrainOf } from '../../rules/place/terrain.ts';
import { rollD6 } from '../../rules/rolls/roll.ts';
import type { Trait } from '../trait.ts';

/**
 * How sunlight falls on a creature (DT-HER-18): outdoors by day, and less in the shade, in heavy cover or under full
 * clothing with a hood, which its sheet marks `hooded`.
 */
export function sunOn({ state }: Pick<World, 'state'>, creature: Creature): 'full' | 'some' | 'no' {
  const { ground } = state;
  const { place, items, armor } = creature;
  if (!ground.isOutdoors || ground.isDark || place.at === 'away') return 'no';
  if (ground.setting.includes('shade')) return 'some';
  if (items.some(({ id, tags }) => id === armor && tags?.includes('hooded') === true))
    return 'some';
  if (place.at !== 'square') return 'full';
  const grid = gridOf(state);
  const { hides } = terrainOf(ground.rows[grid.y(place.cell)]?.[grid.x(place.cell)]);
  return hides === true ? 'some' : 'full';
}

/** Burns in sunlight each round, where little of it falls each minute (DT-HER-15, -17, -18). */
export function burnsInSun(
  rule: string,
): Required<Pick<NonNullable<Trait['on']>, 'ticked' | 'minutePassed'>> {
  return {
    ticked: (t, { creature }) =>
      sunOn(t, creature) === 'full' ? burn(t, creature, rule) : undefined,
    minutePassed: (t, { creature }) =>
      sunOn(t, creature) === 'some' ? burn(t, creature, rule) : undefined,
  };
}

function* burn(t: D20, creature: Creature, rule: string): Flow<void> {
  const [amount = 0] = yield* rollD6(t, creature, 1, 'sunlight');
  yield* hurt(t, creature, { danger: { rule, tags: ['sunlight'] }, isDamage: true, amount });
}
