import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import type { Body } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { choose } from '../effects/ask.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, has } from '../effects/status.ts';
import { isBarred, originsFor } from './aim.ts';
import type { Manner } from './attack-roll.ts';

/** Where it could be made from: one place alone if its manner says so, as an area has (KC-POR-25). */
export function originsIn(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
  { from, passed }: Manner,
): readonly Body[] {
  const place = passed?.get(target);
  if (place !== undefined) return couldBePassed(t, attacker, target) ? [place] : [];
  const origins = originsFor(t, attacker, target, power);
  return from === undefined ? origins : origins.filter(({ cell }) => cell === from.cell);
}

/** Whether somebody whom it passes can be struck: no melee between Flying and other creatures (KZ-STAT-20). */
export function couldBePassed({ state }: Kazzam, id: CreatureId, other: CreatureId): boolean {
  const body = creatureOf(state, other);
  if (!isOnMap(body) || isBarred(state, id, other)) return false;
  return has(body, BITS.flying) === has(creatureOf(state, id), BITS.flying);
}

/** Where it is made from: the attacker's choice if there are several places (KC-POR-25). */
export function* originOf(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
  manner: Manner,
): Flow<Body | undefined> {
  const origins = originsIn(t, attacker, target, power, manner);
  const [only] = origins;
  if (only === undefined || origins.length === 1) return only;
  const ground = groundOf(t.state);
  const { origin } = yield* choose(
    t,
    attacker,
    'origin',
    origins.map((origin) => ({ ...ground.option(origin.cell), origin })),
    { rule: 'KZ-ATK-02', params: { of: target } },
  );
  return origin;
}
