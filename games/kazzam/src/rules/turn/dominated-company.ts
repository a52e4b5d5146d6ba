/** What Summoned Creatures do for whoever dominates them (KC-SUM-06). */
import type { Flow } from '@tablewright/engine';
import { type CreatureId, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { canAttackWith, isBurst, isTarget } from '../attack/aim.ts';
import { attack } from '../attack/attack.ts';
import { creatureOf, creatureOption, creaturesWhere, isOnMap } from '../court/creatures.ts';
import { sentByCreep } from '../creeps/command.ts';
import { choose } from '../effects/ask.ts';
import { BASIC_PHYSICAL_ATTACK } from '../effects/basic-powers.ts';
import { companionBlockOf } from '../effects/content.ts';
import { holding } from '../effects/holding.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, has } from '../effects/status.ts';
import { compel } from '../harm/compelled.ts';
import { masterOf, orderMove, summonedBy } from '../movement/company.ts';

const RULE = 'KC-SUM-06';

/**
 * Immediately before its owner's turn a Dominated one moves once and uses its at-will attack once, as
 * the dominator decides (KC-SUM-06); by a Creep's rules if it is a Creep (KZ-STAT-17).
 */
export function* dominatedCompany(t: Kazzam, owner: CreatureId): Flow<void> {
  const { state } = t;
  for (const id of summonedBy(state, owner)) {
    const by = masterOf(state, id);
    if (by === NOBODY || has(creatureOf(state, id), BITS.stunned)) continue;
    const manner = { withoutBoost: true, withoutStrike: !t.options.compelledStrikes };
    yield* compel(t, id, by, function* () {
      if (creatureOf(state, by).kind === 'creep') {
        yield* sentByCreep(t, id, by, attackOf(t, id) ?? BASIC_PHYSICAL_ATTACK, manner);
        return;
      }
      yield* holding(state, 'command', { creature: id, by }, function* () {
        yield* orderMove(t, id);
        if (isOnMap(creatureOf(state, id))) yield* doAtWill(t, id, manner);
      });
    });
  }
}

/** The attack that its owner could command it to make, if that is one. */
function attackOf(t: Kazzam, id: CreatureId): AttackPower | undefined {
  const { command } = companionBlockOf(t, id) ?? {};
  return command !== undefined && 'power' in command ? command.power : undefined;
}

/** It does what its owner could command, on whom its dominator names, or on nobody. */
function* doAtWill(
  t: Kazzam,
  id: CreatureId,
  manner: { readonly withoutBoost: boolean; readonly withoutStrike: boolean },
): Flow<void> {
  const { state } = t;
  const { command } = companionBlockOf(t, id) ?? {};
  if (command === undefined || !canAttackWith(creatureOf(state, id), BASIC_PHYSICAL_ATTACK)) return;
  if (!('power' in command)) {
    if (command.possible?.(t, id) !== false) yield* command.run(t, id);
    return;
  }
  const { power } = command;
  const targets = creaturesWhere(state, (other) => isTarget(t, id, other, power));
  if (targets.length === 0) return;
  const options = isBurst(power)
    ? [{ id: power.id, names: { power: power.id } }]
    : targets.map((other) => creatureOption(state, other));
  const chosen = yield* choose(t, id, 'dominated-attack', [...options, { id: 'nobody' }], {
    rule: RULE,
    of: { power: power.id },
  });
  if ('creature' in chosen) yield* attack(t, id, chosen.creature, power, manner);
  else if (chosen.id === power.id) yield* attack(t, id, targets, power, manner);
}
