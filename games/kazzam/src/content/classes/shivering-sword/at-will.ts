import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../../model.ts';
import { isMelee } from '../../../rules/attack/aim.ts';
import {
  areEnemies,
  creatureOf,
  creatureOption,
  creaturesWhere,
  isOnMap,
} from '../../../rules/court/creatures.ts';
import { areAdjacent, type Body } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import type { AttackPower, Use } from '../../../rules/effects/power.ts';
import { BITS, giveStatus, has } from '../../../rules/effects/status.ts';
import { deal, isBloodied } from '../../../rules/harm/damage.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { grab, holds } from '../../../rules/harm/grabs.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { provoke } from '../../../rules/harm/provoke.ts';
import { canChoose } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';
import { BULLYING_BLADE } from './bullying-blade.ts';

/** Damage that several Effects add, or deal (KC-SHV-21, KC-SHV-23, KC-SHV-24). */
const EXTRA = 2;

/** Grabs the target; nobody holds itself. */
function* seize(t: Kazzam, { attacker: by, target: on, power }: Use): Flow<void> {
  const ranged = !isMelee(t.state, by, power);
  if (by !== on) yield* grab(t, { on, by, source: 'grasping-blade', ranged });
}

/** Grasping Blade: holds, and hurts whom it holds already (KC-SHV-21). */
const graspingBlade: AttackPower = {
  id: 'grasping-blade',
  rule: 'KC-SHV-21',
  target: 'implement',
  damage: 2,
  effect: [
    {
      on: 'target',
      damage: ({ state }, { attacker, target }) => (holds(state, attacker, target) ? EXTRA : 0),
      run: seize,
    },
  ],
};

/** What a Bloody Blade leaves on whoever it has cut. */
const BLEEDING = 'bloody-blade';

/** Bloody Blade: a wound that runs faster from the Bloodied (KC-SHV-22). */
const bloodyBlade: AttackPower = {
  id: 'bloody-blade',
  rule: 'KC-SHV-22',
  target: 'implement',
  damage: 2,
  effect: [
    {
      on: 'target',
      *run(t, { attacker: by, target: on }) {
        const amount = isBloodied(creatureOf(t.state, on)) ? 2 : 1;
        const until = { ends: 'save' } as const;
        yield* inflict(t, { kind: 'ongoing', on, by, source: BLEEDING, until, amount });
      },
    },
  ],
};

/** Once its bearer is Bloodied, the wound stays at 2 until it ends (KC-SHV-22). */
function worsen(t: Kazzam, id: CreatureId): undefined {
  const { state } = t;
  if (!isBloodied(creatureOf(state, id))) return;
  const wound = effectsOf(state, 'ongoing').find(
    ({ on, source }) => on === id && source === BLEEDING,
  );
  // Given anew it is the same one, with the larger number (KZ-GEN-16).
  if (wound !== undefined) giveStatus(t, { ...wound, kind: 'ongoing', amount: 2 });
}

/** Dancing Blade: distracts, and hurts the Distracted (KC-SHV-23). */
const dancingBlade: AttackPower = {
  id: 'dancing-blade',
  rule: 'KC-SHV-23',
  target: 'implement',
  damage: 2,
  effect: [
    {
      on: 'target',
      gives: 'distracted',
      damage: ({ state }, { target }) =>
        has(creatureOf(state, target), BITS.distracted) ? EXTRA : 0,
      *run(t, { attacker: by, target: on }) {
        const until = { ends: 'save' } as const;
        yield* inflict(t, { kind: 'distracted', on, by, source: 'dancing-blade', until });
      },
    },
  ],
};

/** Enemies beside the user or the target, wherever that one fell. */
function besideUse(
  t: Kazzam,
  { attacker, target, stood }: Pick<Use, 'attacker' | 'target'> & { readonly stood?: Body },
): CreatureId[] {
  const { state } = t;
  const ground = groundOf(state);
  const self = creatureOf(state, attacker);
  const to = creatureOf(state, target);
  const place = isOnMap(to) ? to : stood;
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    return (
      other !== target &&
      areEnemies(state, attacker, other) &&
      canChoose(t, attacker, other) &&
      (areAdjacent(ground, self, creature) ||
        (place !== undefined && areAdjacent(ground, place, creature)))
    );
  });
}

/** Cuts another enemy beside the user or the target, wherever that one fell (KC-SHV-24). */
function* whirlOn(t: Kazzam, use: Use): Flow<void> {
  const { state } = t;
  const { attacker, target, power, total } = use;
  // As a Creative Use it hurts nobody (KZ-CREAT-01).
  if (power.line === 'effect' || total.kind !== 'attack') return;
  const near = besideUse(t, use);
  if (near.length === 0) return;
  const chosen = yield* choose(
    t,
    attacker,
    'tempest',
    [...near.map((other) => creatureOption(state, other)), { id: 'nobody' }],
    { rule: 'KC-SHV-24', about: { of: target } },
  );
  if (!('creature' in chosen)) return;
  const { creature } = chosen;
  provoke(state, creature, attacker);
  const melee = isMelee(state, attacker, power);
  const of = { to: creature, by: attacker, kind: 'attack', melee, power: power.id } as const;
  yield* deal(t, of, EXTRA, 'KC-SHV-24');
}

/** Tempest Blade: cuts a second enemy too (KC-SHV-24). */
const tempestBlade: AttackPower = {
  id: 'tempest-blade',
  rule: 'KC-SHV-24',
  target: 'implement',
  damage: 2,
  effect: [{ on: 'others', run: whirlOn }],
  worth: (t, use) => (besideUse(t, use).length > 0 ? 0.2 : 0),
};

/** Warding Blade: Ward for its user, more of it from the Bloodied (KC-SHV-26). */
const wardingBlade: AttackPower = {
  id: 'warding-blade',
  rule: 'KC-SHV-26',
  target: 'implement',
  damage: 2,
  effect: [
    {
      on: 'others',
      *run(t, { attacker, target }) {
        const amount = isBloodied(creatureOf(t.state, target)) ? 2 : 1;
        yield* gainWard(t, { on: attacker, amount, by: attacker });
      },
    },
  ],
  worth: ({ state }, { attacker, target }) =>
    (isBloodied(creatureOf(state, target)) ? 0.22 : 0.11) +
    (isBloodied(creatureOf(state, attacker)) ? 0.08 : 0),
};

/** The at-will powers, three of which are picked (KC-SHV-01). */
export const AT_WILLS: readonly Ability[] = [
  { id: 'shivering-sword/grasping-blade', rule: 'KC-SHV-21', power: graspingBlade },
  {
    id: 'shivering-sword/bloody-blade',
    rule: 'KC-SHV-22',
    power: bloodyBlade,
    on: {
      damaged: {
        *after(t, _effect, { total }) {
          worsen(t, total.to);
        },
      },
      // HP can be lost otherwise than by damage.
      'turn-start': { modify: (t, _effect, { creature }) => worsen(t, creature) },
    },
  },
  { id: 'shivering-sword/dancing-blade', rule: 'KC-SHV-23', power: dancingBlade },
  { id: 'shivering-sword/tempest-blade', rule: 'KC-SHV-24', power: tempestBlade },
  { id: 'shivering-sword/bullying-blade', rule: 'KC-SHV-25', power: BULLYING_BLADE },
  { id: 'shivering-sword/warding-blade', rule: 'KC-SHV-26', power: wardingBlade },
];
