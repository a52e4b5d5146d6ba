import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { grantMove } from '../../../rules/actions/granted.ts';
import { canTakeOff, takesOff } from '../../../rules/actions/take-off.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { LEFT_ALONE } from '../../../rules/effects/bot-hint.ts';
import { STATUS, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import { BITS, has, type NewStatus } from '../../../rules/effects/status.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import type { Kazzam } from '../../../table.ts';
import type { Charm } from './charm.ts';
import { leave } from './charmed.ts';

const TAKEOFF = 'takeoff-charm';
const RULE = 'KC-CHM-33';
const FLIGHT = 'takeoff-flight';

/** What everybody beside the charmed one takes (KC-CHM-33). */
const DAMAGE = 2;

/** Everybody beside it, friends and its Charmer too, in the air or not (KC-CHM-34, D-65). */
function beside(state: KazzamState, on: CreatureId): readonly CreatureId[] {
  const ground = groundOf(state);
  const self = creatureOf(state, on);
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    return other !== on && isOnMap(creature) && areAdjacent(ground, self, creature);
  });
}

/** Its bearer flies, by its own doing: it may land when it likes (KZ-STAT-23). */
function flight(on: CreatureId, until: NewStatus['until'], mark?: number): NewStatus {
  const flying = withData(STATUS.flying, { forced: 0 });
  const own = { ...flying, on, by: on, source: TAKEOFF, until };
  return mark === undefined ? own : { ...own, mark };
}

/** Takes off as part of a Move Action, before or after what else that is (KC-CHM-33). */
function* flyAndMove(t: Kazzam, id: CreatureId): Flow<void> {
  const when = yield* choose(t, id, FLIGHT, [{ id: 'first' }, { id: 'last' }], { rule: RULE });
  if (when.id === 'last') yield* grantMove(t, id, RULE, FLIGHT);
  yield* rise(t, id);
  if (when.id === 'first') yield* grantMove(t, id, RULE, FLIGHT);
}

function* rise(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  if (!isOnMap(creatureOf(state, id)) || !canTakeOff(state, id)) return;
  if (!(yield* takesOff(t, id))) return;
  const lets = effectOn(state, TAKEOFF, id);
  if (lets !== undefined) yield* inflict(t, flight(id, { ends: 'with', effects: [lets.id] }));
}

const FLY: Action = {
  ...plain(
    FLIGHT,
    'move',
    RULE,
    ({ state }, id) => effectOn(state, TAKEOFF, id) !== undefined && canTakeOff(state, id),
    flyAndMove,
  ),
  bot: LEFT_ALONE,
};

/** Lets its bearer take off with each of its Move Actions (KC-CHM-33). */
const TAKEOFF_EFFECT: EffectDef = { kind: TAKEOFF, status: true, actions: [FLY] };

/** Takeoff Charm (KC-CHM-33). */
export const TAKEOFF_CHARM: Charm = {
  id: TAKEOFF,
  rule: RULE,
  encounter: true,
  ordered: true,
  *first(t, { on, times }) {
    const amount = DAMAGE * times;
    for (const to of beside(t.state, on))
      yield* deal(t, { to, by: on, kind: 'other', melee: false, power: TAKEOFF }, amount, RULE);
    return [];
  },
  *second(t, cast) {
    const { state } = t;
    const { on, until } = cast;
    const id = leave(t, TAKEOFF, cast);
    const mark = effectOn(state, TAKEOFF, on)?.mark ?? id;
    // In the air already it does not leave the ground once more (KZ-STAT-24).
    const flies = has(creatureOf(state, on), BITS.flying);
    if (!flies && (!canTakeOff(state, on) || !(yield* takesOff(t, on)))) return [id];
    const given = yield* inflict(t, flight(on, until, mark));
    return given === undefined ? [id] : [id, given.id];
  },
  leaves: [TAKEOFF_EFFECT],
  bot: { worth: ({ count }) => 0.12 * count('foes', 1) },
};
