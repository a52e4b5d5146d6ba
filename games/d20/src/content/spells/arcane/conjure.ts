import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature, Place } from '../../../model.ts';
import { beginCombat, joinCombat } from '../../../rules/combat/end.ts';
import { passesTurn } from '../../../rules/combat/initiative.ts';
import { isStanding } from '../../../rules/effects/kinds.ts';
import { goAway } from '../../../rules/hiding/hush.ts';
import { addFromBlock, type Differences } from '../../../rules/making/creature.ts';
import { maxHpOf } from '../../../rules/numbers/hit-points.ts';
import { placeNear } from './places.ts';

/**
 * Somebody of a stat block comes at a caster's call, as near to a place as it can be: it is of the caster's side, and
 * run by whoever runs the caster. In a combat it acts from the next
 * round on (DT-INIT-10), if it ever does.
 */
export function* conjure(
  t: D20,
  caster: Creature,
  block: string,
  place: Place,
  rule: string,
  differences: Differences = {},
): Flow<Creature> {
  const { side, attitude, run } = caster;
  const creature = addFromBlock(t, block, { side, attitude, run, ...differences });
  creature.place = placeNear(t, creature, place);
  t.tell?.({ type: 'conjured', rule, creature: creature.id, by: caster.id });
  if (!passesTurn(t, creature)) yield* joinCombat(t, creature);
  return creature;
}

/** What was here by magic is gone, and leaves nothing behind. */
export function vanish(t: D20, creature: Creature, rule: string): void {
  if (creature.life !== 'alive') return;
  goAway(t, creature);
  creature.life = 'dust';
  creature.hp = -maxHpOf(t, creature);
  creature.effects = [];
  t.state.dying = t.state.dying.filter((one) => one.creature !== creature.id);
  t.tell?.({ type: 'vanished', rule, creature: creature.id });
}

/** It turns on whoever has called it: it fights for the other side, and goes for its caller first (DT-AGM-04). */
export function* turnOn(t: D20, creature: Creature, caster: Creature): Flow<void> {
  creature.side = caster.side === 'party' ? 'foes' : 'party';
  creature.run = { by: 'master' };
  creature.attitude = 'hostile';
  creature.hurtBy = { [caster.id]: GRUDGE };
  t.tell?.({
    type: 'attitude-changed',
    rule: 'DT-ARC-503',
    creature: creature.id,
    attitude: 'hostile',
  });
  if (t.state.combat === undefined) yield* beginCombat(t, t.state.creatures.filter(isStanding), []);
}

/** More than anybody else can have done to it. */
const GRUDGE = 100_000;
