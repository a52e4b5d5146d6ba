import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { settlingTies } from '../creepmaster/ties.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, has } from '../effects/status.ts';
import { move } from '../movement/move.ts';
import { planApproach } from './plan-approach.ts';
import { usableFrom } from './plan-near.ts';
import { recover } from './recover.ts';

/**
 * Goes to where a power would reach a target, or as near to that as both of its actions bring it, in
 * place of a row that can affect nobody (KZ-AI-41, KZ-AI-36); held or Prone it gets free or up first
 * (KZ-AI-28). Where it reaches already it stays.
 */
export function* comeWithin(
  t: Kazzam,
  id: CreatureId,
  target: CreatureId,
  power: AttackPower,
): Flow<void> {
  const { state } = t;
  const body = creatureOf(state, id);
  const dazed = has(body, BITS.dazed);
  const { has: before } = body;
  if (!dazed) yield* recover(t, id);
  const isThere = usableFrom(t, id, target, power);
  if (isThere(body.cell)) return;
  const actions = dazed || body.has !== before ? 1 : 2;
  const plan = yield* settlingTies(t, () => planApproach(t, id, actions, isThere));
  for (const leg of plan?.legs ?? []) yield* move(t, id, leg.movement, undefined, leg.path);
}
