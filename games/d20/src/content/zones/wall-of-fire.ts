import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Zone } from '../../model.ts';
import { isA } from '../../rules/effects/kinds.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { isIn } from '../../rules/place/zones.ts';
import { rollD6 } from '../../rules/rolls/roll.ts';
import type { ZoneKind } from '../zone-kind.ts';

/** The Level up to which nobody dares to cross it. */
const TIMID = 3;

/** Opaque; the timid will not cross it, others burn who cross it or begin a turn in it (DT-ARC-410). */
export const wallOfFire: ZoneKind = {
  id: 'wall-of-fire',
  rule: 'DT-ARC-410',
  hides: true,
  harmsAtTurn: true,
  keepsOut: (_w, _zone, { level }) => level <= TIMID,
  gives: (w, zone, creature) => (isIn(w, zone, creature) ? ['in-wall-of-fire'] : undefined),
  harms: burn,
};

/** A die and twice the caster's Level; the undead and beings of cold take it twice. */
function* burn(t: D20, { source }: Zone, creature: Creature): Flow<void> {
  const by = t.state.creatures.find(({ id }) => id === source.by);
  const [face = 0] = yield* rollD6(t, creature, 1, 'damage');
  const times = isA(t, creature, 'undead') || isA(t, creature, 'cold') ? 2 : 1;
  const danger = {
    rule: 'DT-ARC-410',
    tags: ['magic', 'fire'],
    isMagic: true,
    ...(by === undefined ? {} : { by }),
  } as const;
  const amount = (face + 2 * (source.level ?? 0)) * times;
  yield* hurt(t, creature, { danger, isDamage: true, amount });
}
