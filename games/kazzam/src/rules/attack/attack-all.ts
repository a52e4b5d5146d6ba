import type { Flow } from '@tablewright/engine';
import type { CreatureId, Trap } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import type { Body } from '../court/footprint.ts';
import { standIn, thingOf, thingsWith } from '../court/things.ts';
import { holding } from '../effects/holding.ts';
import type { RolledEvent } from '../effects/moments.ts';
import type { AttackPower } from '../effects/power.ts';
import { mourn } from '../harm/hurt-trap.ts';
import { canAttackWith, originsFor } from './aim.ts';
import { attack } from './attack.ts';
import type { Manner } from './attack-roll.ts';

/**
 * Traps that an attack could be made on now (KR-SPEC-19, KZ-TARG-09).
 *
 * @param from the only place that it may be made from, as that of an area
 */
export function trapsFor(
  t: Kazzam,
  id: CreatureId,
  power: AttackPower,
  from?: Body,
): readonly Trap[] {
  const { state } = t;
  if (state.traps.length === 0 || !canAttackWith(creatureOf(state, id), power)) return [];
  return state.traps.filter((trap) =>
    originsFor(t, id, thingOf(trap), power).some(
      ({ cell }) => from === undefined || cell === from.cell,
    ),
  );
}

/**
 * Makes one attack on creatures and traps alike: what it does to a trap is its damage, and what it
 * does to others beside (KZ-TARG-09). Returns the rolls.
 */
export function* attackAll(
  t: Kazzam,
  id: CreatureId,
  creatures: readonly CreatureId[],
  traps: readonly Trap[],
  power: AttackPower,
  manner: Manner = {},
): Flow<readonly RolledEvent[]> {
  const { state } = t;
  const before = traps.map(({ cell, hp }) => ({ cell, hp }));
  return yield* holding(state, 'things', thingsWith(state, traps), function* () {
    const rolls = yield* attack(t, id, [...creatures, ...traps.map(thingOf)], power, manner);
    for (const [at, trap] of traps.entries()) {
      const thing = thingOf(trap);
      const rolled = rolls.find(({ target }) => target === thing);
      if (rolled?.hit !== true || !t.listening) continue;
      const { cell = -1, hp = 0 } = before[at] ?? {};
      const left = Math.max(0, standIn(state, thing)?.hp ?? 0);
      const what = { thing: 'trap', cell, power: power.id } as const;
      t.emit({ type: 'struck', rule: 'KZ-OBJ-01', who: id, ...what, amount: hp - left, left });
    }
    for (const trap of traps) yield* mourn(t, trap, id);
    return rolls;
  });
}
