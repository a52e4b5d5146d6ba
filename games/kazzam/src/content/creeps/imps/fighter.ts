import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn, effectsOf, putInPlay } from '../../../rules/effects/in-play.ts';
import type { EffectPart } from '../../../rules/effects/power.ts';
import { BITS, giveStatus, has, isImmune, removeEffects } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { isHiddenFrom } from '../../../rules/sight/found.ts';
import { reachOf } from '../../../rules/sight/reach.ts';
import type { Kazzam } from '../../../table.ts';
import { IMP, isEnemy } from './imp.ts';

/** That an enemy is within the Fighter's reach; its Mark lasts as long (KM-IMP-03). */
const MENACED = 'imp-menaced';

/** Whether the Fighter Marks an enemy where both stand (KM-IMP-03, KM-CRP-12, KZ-STAT-37). */
function menaces(state: KazzamState, fighter: CreatureId, enemy: CreatureId): boolean {
  const one = creatureOf(state, fighter);
  const other = creatureOf(state, enemy);
  if (!isOnMap(one) || !isOnMap(other) || has(one, BITS.incapacitated)) return false;
  if (!isEnemy(state, fighter, enemy) || isHiddenFrom(state, fighter, enemy)) return false;
  return isWithin(groundOf(state), one, other, reachOf(state, fighter));
}

export const MENACED_EFFECT: EffectDef = {
  kind: MENACED,
  lasts: ({ state }, { on, by }) => menaces(state, by, on) && !isImmune(state, on, 'marked'),
};

/** Marks an enemy that has none of this Mark, for as long as it is within reach. */
function mark(t: Kazzam, by: CreatureId, on: CreatureId): void {
  const { state } = t;
  const source = `imp-fighter/${by}`;
  const isMarked = effectsOf(state, 'marked').some((one) => one.on === on && one.source === source);
  if (isMarked) return;
  const known = effectsOf(state, MENACED).find((one) => one.on === on && one.by === by);
  const near =
    known ??
    putInPlay(state, {
      kind: MENACED,
      on,
      by,
      source: 'imp-fighter',
      until: { ends: 'match' },
      amount: 0,
    });
  giveStatus(t, { kind: 'marked', on, by, source, until: { ends: 'with', effects: [near.id] } });
}

/** That the Fighter ignores the next attack or damage against it (KM-IMP-09). */
const PARRY = 'imp-parry';

/** It is used up. */
function parry(t: Kazzam, { id }: Effect): void {
  removeEffects(t, (effect) => effect.id === id, 'KM-IMP-09');
}

export const PARRY_EFFECT: EffectDef = {
  kind: PARRY,
  on: {
    hit: {
      // Nothing of the attack acts on it; a miss has nothing that could be ignored.
      *instead(t, effect, event) {
        if (event.target !== effect.on) return false;
        event.ignored = true;
        parry(t, effect);
        return true;
      },
    },
    damage: {
      // Damage that comes from something else than an attack roll.
      before(t, effect, { total }): undefined {
        if (total.to !== effect.on) return;
        total.ignored = true;
        parry(t, effect);
      },
    },
  },
};

/** One at a time, until it is used (KM-IMP-09). */
const onGuard: EffectPart = {
  on: 'others',
  *run(t, { attacker: on }) {
    if (effectOn(t.state, PARRY, on) !== undefined || !isOnMap(creatureOf(t.state, on))) return;
    windows.attach(t, {
      kind: PARRY,
      on,
      by: on,
      source: 'imp-fighter',
      until: { ends: 'match' },
      mark: t.state.nextEffect,
      amount: 0,
    });
  },
};

/** The Fighter of an Imp Team (KM-IMP-03, KM-IMP-09). */
export const FIGHTER: CreepBlock = {
  ...IMP,
  id: 'imp-fighter',
  name: 'Imp Fighter',
  on: {
    reach: {
      modify(t, { on }) {
        const { state } = t;
        const near = creaturesWhere(
          state,
          (other) => menaces(state, on, other) && !isImmune(state, other, 'marked'),
        );
        for (const enemy of near) mark(t, on, enemy);
      },
    },
    opportunity: {
      modify(_t, { on }, event) {
        if (event.holder === on) event.amount += 1;
      },
    },
  },
  rows: [
    {
      id: 'hack',
      rule: 'KM-IMP-09',
      power: {
        id: 'hack',
        rule: 'KM-IMP-09',
        target: 'melee',
        damage: 2,
        effect: [onGuard],
        roll: 'none',
      },
    },
  ],
};
