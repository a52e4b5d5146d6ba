import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import type { Body } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { choose } from '../effects/ask.ts';
import type { AttackPower } from '../effects/power.ts';
import { originsFor } from './aim.ts';
import type { Manner } from './attack-roll.ts';

/** Where it could be made from: one place alone if its manner says so, as an area has (KC-POR-25). */
export function originsIn(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
  { from }: Manner,
): readonly Body[] {
  const origins = originsFor(t, attacker, target, power);
  return from === undefined ? origins : origins.filter(({ cell }) => cell === from.cell);
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
