import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { confirm } from '../../../rules/effects/ask.ts';
import type { HitEvent } from '../../../rules/effects/moments.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { couldLandAnywhere, teleport } from '../../../rules/movement/relocate.ts';
import type { Kazzam } from '../../../table.ts';
import { floorPortal } from './floor-portal.ts';
import { RIPPING_TIDES } from './ripping-tides.ts';

const JUMP = 'contingency-jump';

/** How far a Contingency Jump carries at most (KC-POR-32). */
const JUMPED = 2;

/** Whether it could jump out of the way of a hit now (KZ-ACT-15). */
function couldJump(state: KazzamState, id: CreatureId): boolean {
  const creature = creatureOf(state, id);
  return (
    isOnMap(creature) &&
    !has(creature, BITS.stunned) &&
    !creature.spent.includes(JUMP) &&
    couldLandAnywhere(state, id, { squares: JUMPED })
  );
}

/** Asks whether it jumps; the attack misses it then (KC-POR-32). */
function* jump(t: Kazzam, id: CreatureId, event: HitEvent): Flow<void> {
  const { state } = t;
  if (!couldJump(state, id)) return;
  const jumps = yield* confirm(t, id, JUMP, {
    rule: 'KC-POR-32',
    of: { by: event.attacker },
    params: { power: event.power.id },
    about: { power: event.power.id },
    usual: true,
    reaction: { key: JUMP, take: 1, decline: 0 },
  });
  if (!jumps) return;
  creatureOf(state, id).spent.push(JUMP);
  if (t.listening) t.emit({ type: 'action', rule: 'KC-POR-32', who: id, action: JUMP });
  yield* teleport(t, id, { squares: JUMPED, by: id, rule: 'KC-POR-32', must: true });
  event.prevented = true;
}

/** Contingency Jump: out of the way of an attack that would hit (KC-POR-32). */
const contingencyJump: Ability = {
  id: 'porter/contingency-jump',
  rule: 'KC-POR-32',
  deeds: [JUMP],
  on: {
    hit: {
      *before(t, { on }, event) {
        if (event.target === on) yield* jump(t, on, event);
      },
    },
  },
};

/** The Encounter powers, one of which a Porter picks (KC-POR-01). */
export const ENCOUNTERS: readonly Ability[] = [floorPortal, RIPPING_TIDES, contingencyJump];
