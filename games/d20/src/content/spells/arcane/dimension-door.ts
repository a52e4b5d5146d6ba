import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../../d20-table.ts';
import type { Creature, Place } from '../../../model.ts';
import { leave } from '../../../rules/combat/end.ts';
import { decide, decideAmount } from '../../../rules/deciding/decide.ts';
import { enterZones } from '../../../rules/effects/zones.ts';
import { gridOf, SQUARE } from '../../../rules/place/distance.ts';
import { hasLineTo } from '../../../rules/place/sight.ts';
import type { Casting, Spell } from '../../spell.ts';
import { atOne } from '../shared/aims.ts';
import { takesHold } from '../shared/willing.ts';
import { isOpen } from './places.ts';

/** How far the door leads. */
const FAR = 360;

/** One creature is somewhere else at once; nothing happens if there is something solid, or somebody (DT-ARC-403). */
export const dimensionDoor: Spell = {
  id: 'dimension-door',
  rule: 'DT-ARC-403',
  tradition: 'arcane',
  level: 4,
  range: 10,
  save: 'WIS',
  good: 'help',
  aim: () => atOne(),
  *cast(t, casting) {
    const [target] = casting.targets;
    if (target === undefined || !(yield* takesHold(t, casting, target, 'WIS'))) return;
    if (target.place.at === 'line') yield* alongLine(t, casting, target, target.place.feet);
    else if (target.place.at === 'square') yield* ontoSquare(t, casting, target, target.place.cell);
  },
};

function* alongLine(t: D20, { caster, spell }: Casting, target: Creature, from: number) {
  const question = { rule: spell.rule, min: -FAR, max: FAR, usual: -FAR };
  const feet = yield* decideAmount(t, caster, 'choice.door-feet', question);
  shift(t, target, { at: 'line', feet: from + feet });
  yield* enterZones(t, target);
}

/** The caster names a square, seen or not; what it sees to be closed it does not name. It may lead out of the scene. */
function* ontoSquare(
  t: D20,
  { caster, spell }: Casting,
  target: Creature,
  from: number,
): Flow<void> {
  const grid = gridOf(t.state);
  const cells = grid
    .within(from, FAR / SQUARE)
    .filter((cell) => cell !== from && (isOpen(t, target, cell) || !isSeen(t, caster, cell)));
  const options = [
    ...cells.map((cell) => ({
      id: `${grid.x(cell)}-${grid.y(cell)}`,
      names: { x: grid.x(cell), y: grid.y(cell) },
      cell,
    })),
    { id: 'beyond', cell: undefined },
  ];
  const question = { rule: spell.rule, params: { at: target.id }, usual: () => options.length - 1 };
  const { cell } = yield* decide(t, caster, 'choice.door', options, question);
  if (cell === undefined) return leave(t, target);
  if (!isOpen(t, target, cell)) {
    t.tell?.({ type: 'unaffected', rule: spell.rule, creature: target.id, effect: spell.id });
    return;
  }
  shift(t, target, { at: 'square', cell });
  yield* enterZones(t, target);
}

const isSeen = (w: World, caster: Creature, cell: number): boolean =>
  caster.place.at === 'square' && hasLineTo(w, caster.place.cell, cell);

function shift(t: D20, target: Creature, place: Place): void {
  target.place = place;
  const { height, id } = target;
  t.tell?.({ type: 'shifted', rule: 'DT-ARC-403', creature: id, to: place, height });
}
