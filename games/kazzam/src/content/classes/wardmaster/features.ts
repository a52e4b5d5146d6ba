import { areEnemies, creatureOf } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { capacitiveWard } from './charge-tokens.ts';
import { specialWardOf, wardmaster } from './special-ward.ts';

/** Squares by which Motile Ward makes faster, however much of it there is (KC-WRD-10). */
const SPEED = 2;

/** What Reflective Ward deals (KC-WRD-11). */
const REFLECTED = 1;

/** Motile Ward: whoever has its Special Ward is faster (KC-WRD-10). */
const motileWard: Ability = {
  id: 'wardmaster/motile-ward',
  rule: 'KC-WRD-10',
  on: {
    speed: {
      modify({ state }, { on }, event) {
        if (specialWardOf(creatureOf(state, event.creature), on) > 0) event.bonus += SPEED;
      },
    },
  },
};

/** Reflective Ward: an enemy that misses whoever has its Special Ward takes damage (KC-WRD-11). */
const reflectiveWard: Ability = {
  id: 'wardmaster/reflective-ward',
  rule: 'KC-WRD-11',
  on: {
    miss: {
      *after(t, { on }, { attacker, target, averted }) {
        const { state } = t;
        // What a power has made a miss of does not count.
        if (averted || !areEnemies(state, on, attacker)) return;
        if (specialWardOf(creatureOf(state, target), on) === 0) return;
        const of = { to: attacker, by: on, kind: 'other', melee: false } as const;
        yield* deal(t, of, REFLECTED, 'KC-WRD-11');
      },
    },
  },
};

/** What every Wardmaster has, then the features, one of which it picks (KC-WRD-01). */
export const FEATURES: readonly Ability[] = [
  wardmaster,
  motileWard,
  reflectiveWard,
  capacitiveWard,
];
