import type { Flow } from '@tablewright/engine';
import type { Assault, CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { isWithin } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { STATUS } from '../effects/effect-data.ts';
import { effectsOf } from '../effects/in-play.ts';
import { isTangible } from '../effects/status.ts';
import { deal } from '../harm/damage.ts';

/** Retaliate: once for an attack of its kind, hit or miss, by who still stands (KZ-STAT-58). */
export function* retaliate(t: Kazzam, { attacker, rolls: all }: Assault): Flow<void> {
  const { state } = t;
  const rolls = all.filter(({ ignored }) => ignored !== true);
  for (const target of new Set(rolls.map((roll) => roll.target))) {
    const kinds = rolls.flatMap((roll) => (roll.target === target ? [Number(roll.melee)] : []));
    const answers = effectsOf(state, STATUS.retaliate).filter(
      ({ on, data }) =>
        on === target &&
        (data?.melee === undefined || kinds.includes(data.melee)) &&
        isNear(t, target, attacker, data?.within),
    );
    const amount = answers.reduce((sum, effect) => sum + effect.amount, 0);
    if (amount === 0 || !isTangible(creatureOf(state, target))) continue;
    const of = { to: attacker, by: target, kind: 'other', melee: false } as const;
    yield* deal(t, of, amount, 'KZ-STAT-58');
  }
}

/** Whether an attacker is within so many squares; at any distance without a number (KM-SOUL-06). */
function isNear(
  { state }: Kazzam,
  target: CreatureId,
  attacker: CreatureId,
  within: number | undefined,
): boolean {
  if (within === undefined) return true;
  const one = creatureOf(state, target);
  const other = creatureOf(state, attacker);
  return isOnMap(one) && isOnMap(other) && isWithin(groundOf(state), one, other, within);
}
