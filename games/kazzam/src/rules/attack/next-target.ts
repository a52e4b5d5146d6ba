import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, creatureOption } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { isThing } from '../court/things.ts';
import { choose } from '../effects/ask.ts';
import type { Manner } from './attack-roll.ts';

/** The target that is rolled for next: the attacker picks among those left (KZ-ATK-06). */
export function* nextTarget(
  t: Kazzam,
  attacker: CreatureId,
  open: readonly CreatureId[],
  { spares }: Manner,
): Flow<CreatureId | undefined> {
  const { state } = t;
  if (open.length < 2 && spares !== true) return open[0];
  if (open.length === 0 || creatureOf(state, attacker).kind === 'creep') return open[0];
  const chosen = yield* choose(
    t,
    attacker,
    'next-target',
    [
      ...open.map((target) =>
        isThing(target)
          ? { ...groundOf(state).option(creatureOf(state, target).cell), creature: target }
          : creatureOption(state, target),
      ),
      ...(spares === true ? [{ id: 'nobody' }] : []),
    ],
    { rule: 'KZ-ATK-06' },
  );
  return 'creature' in chosen ? chosen.creature : undefined;
}
