import type { D20, World } from '../../../d20-table.ts';
import type { Creature, Shape, Source, Until, Zone } from '../../../model.ts';
import { layZone } from '../../../rules/effects/zones.ts';
import { reachOf } from '../../../rules/magic/area.ts';
import type { Casting } from '../../spell.ts';
import { areaOf } from '../arcane/places.ts';

/** Where something that a spell does comes from. */
export const spellSource = ({ spell, caster, level }: Casting): Source => ({
  rule: spell.rule,
  by: caster.id,
  level,
  isSpell: true,
});

/** The area of a casting: its squares, or the stretch of the line on which it lies where there is no map. */
export function shapeOf(t: D20, casting: Casting): Shape {
  const aim = casting.spell.aim(casting.form);
  return areaOf(t, casting, aim.at === 'area' ? reachOf(aim.shape) : 0);
}

/** Lays a zone of a spell; on its area unless another shape is given. */
export function spellZone(
  t: D20,
  casting: Casting,
  kind: string,
  until: Until,
  shape: Shape = shapeOf(t, casting),
): Zone {
  return layZone(t, {
    kind,
    source: spellSource(casting),
    until,
    shape,
    ...(casting.spell.isConcentration === true ? { concentration: true as const } : {}),
  });
}

/** Around a creature, and moving with it. */
export const around = ({ id }: Creature, feet: number): Shape => ({
  is: 'around',
  creature: id,
  feet,
});

/** The caster of a zone. */
export const layerOf = ({ state }: World, { source }: Zone): Creature | undefined =>
  state.creatures.find(({ id }) => id === source.by);
