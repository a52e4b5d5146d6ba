import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../../d20-table.ts';
import type { Creature, Effect, Place } from '../../../model.ts';
import { isBanned } from '../../../rules/bearers/bearers.ts';
import { saveTnOf } from '../../../rules/bearers/known-spells.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { afflict } from '../../../rules/effects/afflict.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { crossZones, enterZones } from '../../../rules/effects/zones.ts';
import { distanceBetween, gridOf, SQUARE } from '../../../rules/place/distance.ts';
import { sees } from '../../../rules/place/sight.ts';
import { canFly } from '../../../rules/place/speed.ts';
import { saveThrow } from '../../../rules/saves/save.ts';
import { isThing } from '../shared/aims.ts';
import { isOpen } from './places.ts';

/** How far it reaches, and how far it moves something in a round. */
const RANGE = 120;
const STEP = 20;

/**
 * A caster moves something by will (DT-ARC-509): a thing of the story, or a creature, which saves by STR each round if it
 * is not willing; whoever saves while it is in the air comes down.
 */
export function* seize(t: D20, caster: Creature, held: Effect): Flow<void> {
  const options = [
    ...t.state.creatures
      .filter(
        (one) =>
          one !== caster &&
          one.life === 'alive' &&
          !isThing(t, one) &&
          !isBanned(t, one, 'magic') &&
          sees(t, caster, one) &&
          distanceBetween(t, caster, one) <= RANGE,
      )
      .map((one) => ({ id: `move-${one.id}`, names: { creature: one.id }, one })),
    { id: 'thing', one: undefined },
  ];
  const question = { rule: 'DT-ARC-509', usual: () => 0 };
  const { one } = yield* decide(t, caster, 'choice.telekinesis', options, question);
  if (one === undefined) return;
  if (one.side !== caster.side && (yield* resists(t, caster, one))) {
    yield* relieveOf(t, one, ['lifted'], 'end', 'DT-ARC-509');
    return;
  }
  yield* move(t, caster, one, held);
}

const resists = (t: D20, caster: Creature, target: Creature): Flow<boolean> =>
  saveThrow(t, target, {
    ability: 'STR',
    target: saveTnOf(t, caster),
    against: { rule: 'DT-ARC-509', tags: ['magic'], isMagic: true, by: caster },
  });

/** By up to 20 feet: to a place, up or down. */
function* move(t: D20, caster: Creature, target: Creature, held: Effect): Flow<void> {
  const up = { id: 'up', height: target.height + STEP, place: target.place };
  const down = { id: 'down', height: Math.max(0, target.height - STEP), place: target.place };
  const around = placesFor(t, target).map((place) => ({
    ...nameOf(t, place),
    height: target.height,
    place,
  }));
  const options = [up, ...(target.height > 0 ? [down] : []), ...around];
  const question = { rule: 'DT-ARC-509', params: { at: target.id }, usual: () => 0 };
  const { height, place } = yield* decide(t, caster, 'choice.moved-to', options, question);
  const from = target.place;
  target.place = place;
  target.height = height;
  t.tell?.({ type: 'shifted', rule: 'DT-ARC-509', creature: target.id, to: place, height });
  if (height > 0 && !canFly(t, target)) {
    const { source, until } = held;
    yield* afflict(t, target, { kind: 'lifted', source, until, data: { amount: held.id } });
  } else if (height === 0) yield* relieveOf(t, target, ['lifted'], 'end', 'DT-ARC-509');
  if (height > 0 || place === from) return;
  yield* enterZones(t, target);
  if (from.at === 'line') yield* crossZones(t, target, from.feet, true);
}

/** Where it can be put: free squares in reach, or along the line to either side. */
function placesFor(w: World, target: Creature): readonly Place[] {
  const { place } = target;
  if (place.at === 'line')
    return [-STEP, STEP].map((feet) => ({ at: 'line', feet: place.feet + feet }));
  if (place.at !== 'square') return [];
  return gridOf(w.state)
    .within(place.cell, STEP / SQUARE)
    .filter((cell) => cell !== place.cell && isOpen(w, target, cell))
    .map((cell) => ({ at: 'square', cell }));
}

function nameOf({ state }: World, place: Place) {
  if (place.at === 'line') return { id: `to-${place.feet}`, names: { feet: place.feet } };
  if (place.at !== 'square') return { id: 'away' };
  const grid = gridOf(state);
  const [x, y] = [grid.x(place.cell), grid.y(place.cell)];
  return { id: `${x}-${y}`, names: { x, y } };
}
