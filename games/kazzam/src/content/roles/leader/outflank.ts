import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { actionOn } from '../../../rules/actions/actions.ts';
import { gainMissToken } from '../../../rules/attack/miss-token.ts';
import { areEnemies, creatureOf, creaturesWhere, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Action } from '../../../rules/effects/action.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { HitEvent, MissEvent } from '../../../rules/effects/moments.ts';
import type { Movement } from '../../../rules/effects/movement.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { addDamage } from '../../../rules/harm/damage.ts';
import { canGo, move, shiftBy } from '../../../rules/movement/move.ts';
import { canChoose } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';

/** On the enemy that a Vanguard has outflanked (KR-LEAD-09). */
const OUTFLANKED = 'outflanked';

/** Enemies beside it around which it can shift to another square (KR-LEAD-09, KR-LEAD-10). */
function outflankable(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  return creaturesWhere(state, (enemy) => {
    if (!areEnemies(state, id, enemy) || !isBeside(state, id, enemy)) return false;
    if (!canChoose(t, id, enemy)) return false;
    const shift = aroundOf(t, id, enemy);
    return shift !== undefined && canGo(t, id, shift);
  });
}

function isBeside(state: KazzamState, one: CreatureId, other: CreatureId): boolean {
  const first = creatureOf(state, one);
  const second = creatureOf(state, other);
  return isOnMap(first) && isOnMap(second) && areAdjacent(groundOf(state), first, second);
}

/** Two shifted squares that end on another square beside the enemy. */
function aroundOf(t: Kazzam, id: CreatureId, enemy: CreatureId): Movement | undefined {
  const { state } = t;
  const shift = shiftBy(t, id, 2, 'KR-LEAD-09');
  const { cell: start } = creatureOf(state, id);
  const ends = (cell: Cell): boolean =>
    cell !== start && areAdjacent(groundOf(state), cell, creatureOf(state, enemy));
  return shift && { ...shift, ends };
}

/** Shifts around an enemy and lays it open to the next ally (KR-LEAD-09). */
function* outflank(t: Kazzam, creature: CreatureId, id: CreatureId): Flow<void> {
  const { state } = t;
  const shift = aroundOf(t, id, creature);
  if (shift !== undefined) yield* move(t, id, shift);
  const until = untilNextTurnEnds(state, id);
  const mark = state.nextEffect;
  const source = 'outflank';
  windows.attach(t, { kind: OUTFLANKED, on: creature, by: id, source, until, mark, amount: 0 });
}

/** Whether this attack is the next ally's on whom the Vanguard stands beside (KR-LEAD-09). */
function opens(
  { state }: Kazzam,
  { on, by }: Effect,
  { attacker, target }: HitEvent | MissEvent,
): boolean {
  const ally = attacker !== by && !areEnemies(state, attacker, by);
  return target === on && ally && isBeside(state, by, on);
}

export const OUTFLANKED_EFFECT: EffectDef = {
  kind: OUTFLANKED,
  on: {
    hit: {
      modify(t, effect, event) {
        if (!opens(t, effect, event)) return;
        event.riders.push({
          id: 'outflanked',
          rule: 'KR-LEAD-09',
          damage: 1,
          harms: false,
          run() {
            windows.detach(t, effect.id);
            addDamage(t, event.total, { own: 1 }, 'KR-LEAD-09');
            return undefined;
          },
        });
      },
    },
    miss: {
      // One token more than the miss brings: the one case of two (KR-LEAD-09).
      *after(t, effect, event) {
        if (!opens(t, effect, event)) return;
        windows.detach(t, effect.id);
        gainMissToken(t, event.attacker);
      },
    },
  },
};

/** Outflank: the Role Action of a Vanguard (KR-LEAD-09). */
export const OUTFLANK: Action = {
  ...actionOn('outflank', 'role', 'KR-LEAD-09', outflankable, outflank),
  bot: { worth: 0.12 },
};
