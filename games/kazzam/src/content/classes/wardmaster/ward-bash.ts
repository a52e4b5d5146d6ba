import { chooseAmount, type Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, seatOf } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { putInPlay } from '../../../rules/effects/in-play.ts';
import type { HitEvent } from '../../../rules/effects/moments.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { addDamage } from '../../../rules/harm/damage.ts';
import { wardOf } from '../../../rules/numbers/damage-total.ts';
import type { Kazzam } from '../../../table.ts';
import { removeSpecialWard, specialWardOf } from './special-ward.ts';

/** On a Wardmaster that has put Ward into its attack: it had some when it hit (KC-WRD-25). */
const BASHED = 'ward-bashed';
export const BASHED_EFFECT: EffectDef = { kind: BASHED };

/** Whether it has any Ward, or had when it hit with this attack (KC-WRD-25). */
function hasWard(state: KazzamState, id: CreatureId): boolean {
  const bashed = state.effects.some(({ kind, on }) => kind === BASHED && on === id);
  return bashed || wardOf(creatureOf(state, id).wards) > 0;
}

/** Asks how many points of its own Special Ward go into the hit (KC-WRD-25). */
function* bash(t: Kazzam, id: CreatureId, event: HitEvent): Flow<void> {
  const { state } = t;
  const wardmaster = creatureOf(state, id);
  const most = specialWardOf(wardmaster, id);
  if (most === 0) return;
  const damage = yield* chooseAmount(t, seatOf(state, id), 'ward-bash', {
    rule: 'KC-WRD-25',
    params: { who: id, of: event.target },
    about: { who: id, of: event.target },
    min: 0,
    max: most,
    fallback: 0,
  });
  if (damage === 0) return;
  removeSpecialWard(wardmaster, id, damage);
  const until = { ends: 'match' } as const;
  putInPlay(state, { kind: BASHED, on: id, by: id, source: 'ward-bash', until, amount: damage });
  event.riders.push({
    id: 'ward-bash',
    rule: 'KC-WRD-25',
    damage,
    harms: false,
    run() {
      addDamage(t, event.total, { own: damage }, 'KC-WRD-25');
      return undefined;
    },
  });
}

/** Ward Bash: more damage with Ward, and more still for Special Ward that goes into it (KC-WRD-25). */
export const wardBash: Ability = {
  id: 'wardmaster/ward-bash',
  rule: 'KC-WRD-25',
  leaves: [BASHED_EFFECT],
  power: {
    id: 'ward-bash',
    rule: 'KC-WRD-25',
    target: 'implement',
    damage: 2,
    effect: [
      { on: 'target', damage: ({ state }, { attacker }) => (hasWard(state, attacker) ? 1 : 0) },
    ],
    *after(t, { attacker }) {
      removeEffects(t, ({ kind, on }) => kind === BASHED && on === attacker, 'KC-WRD-25');
    },
  },
  on: {
    hit: {
      modify(t, { on }, event) {
        if (event.attacker !== on || event.power.id !== 'ward-bash') return;
        event.asks.push(() => bash(t, on, event));
      },
    },
  },
};
