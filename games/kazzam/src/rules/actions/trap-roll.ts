import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { canAttackWith } from '../attack/aim.ts';
import { pseudoAttack } from '../attack/attack-roll.ts';
import { countAttack, declare } from '../attack/declare.ts';
import { endHiding } from '../attack/unrolled.ts';
import { creatureOf } from '../court/creatures.ts';
import { isWithin } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import type { Action } from '../effects/action.ts';
import { choose, confirm } from '../effects/ask.ts';
import type { BotHint } from '../effects/bot-hint.ts';
import { type AttackPower, wholePower } from '../effects/power.ts';
import { windows } from '../effects/windows.ts';
import { type Face, hitOf } from '../numbers/result.ts';
import { reachOf } from '../sight/reach.ts';
import { seesSquare } from '../sight/sight.ts';
import { type Blueprint, buildTrap, couldHoldBuilt, tellTrap } from '../terrain/built-traps.ts';
import { endsTurn } from './actions.ts';

/** A power that builds a trap by a Trap Roll (KC-TRAP-01). */
export interface TrapPower {
  readonly id: string;
  readonly rule: string;
  /** Whether it has the implement icon (KC-TRAP-11). */
  readonly implement: boolean;
  readonly encounter?: true;
  readonly bot: BotHint;
  /** What it builds, said once the roll has hit; charges as they are without the roll. */
  readonly plan: (t: Kazzam, id: CreatureId) => Flow<Blueprint>;
}

/** The Attack Action that such a power is. */
export function trapAction(trap: TrapPower): Action {
  const { id, rule, implement, encounter, bot } = trap;
  const target = implement ? 'implement' : 'melee';
  const power = wholePower({ id, rule, target, damage: 0 });
  return {
    id,
    price: 'attack',
    rule,
    encounter,
    bot,
    possible: (t, who) =>
      canAttackWith(creatureOf(t.state, who), power) && placesFor(t, who).length > 0,
    *perform(t, who) {
      countAttack(t.state, who, [], power);
      yield* declare(t, who, [], power);
      yield* windows.pass(t, { type: 'unrolled', attacker: who }, () =>
        rollTrap(t, who, trap, power),
      );
      endHiding(t, who);
      return endsTurn(t, who, power);
    },
  };
}

/** Charges more or fewer by the roll (KC-TRAP-01). */
function chargesBy(result: Face): number {
  if (result === 6) return 1;
  return result === 3 ? -1 : 0;
}

function* rollTrap(t: Kazzam, who: CreatureId, trap: TrapPower, power: AttackPower): Flow<void> {
  const { state } = t;
  // Whoever was Taken Out or held back loses the attack (KZ-ATK-04).
  if (!canAttackWith(creatureOf(state, who), power)) return;
  const { result } = yield* pseudoAttack(t, who, power);
  if (hitOf(result) === 'miss' || placesFor(t, who).length === 0) return;
  const plan = yield* trap.plan(t, who);
  const ground = groundOf(state);
  const { cell } = yield* choose(
    t,
    who,
    'place-trap',
    placesFor(t, who).map((place) => ground.option(place)),
    { rule: 'KC-TRAP-02', of: { power: plan.block }, about: { bot: { near: 'foes' } } },
  );
  const built = buildTrap(t, who, cell, { ...plan, charges: plan.charges + chargesBy(result) });
  const imbues = yield* confirm(t, who, 'imbue-trap', {
    rule: 'KC-TRAP-09',
    of: { power: plan.block },
    usual: true,
  });
  if (!imbues) return;
  built.imbued = true;
  tellTrap(t, built, 'imbued', 'KC-TRAP-09');
}

/** The squares in reach and sight on which a creature could place a trap (KC-TRAP-02, KC-CONV-25). */
function placesFor(t: Kazzam, id: CreatureId): readonly Cell[] {
  const { state } = t;
  const ground = groundOf(state);
  const self = creatureOf(state, id);
  const reach = reachOf(state, id);
  return ground
    .wholePart(self.cell)
    .filter(
      (cell) =>
        isWithin(ground, self, cell, reach) &&
        couldHoldBuilt(state, cell) &&
        seesSquare(t, id, cell),
    );
}
