import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../../model.ts';
import { creatureOf, creaturesWhere } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { StoodEvent } from '../../../rules/effects/moments.ts';
import type { AttackPower, Use } from '../../../rules/effects/power.ts';
import { inReplyOrder } from '../../../rules/effects/reply-order.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { banish } from '../../../rules/movement/banish.ts';
import { opportunities } from '../../../rules/movement/opportunity.ts';
import type { Kazzam } from '../../../table.ts';
import { areBeside } from './reach-of-blade.ts';

/** Sends an athlete that does not save to the Dungeon (KC-SHV-30). */
function* banished(t: Kazzam, { attacker: by, target, total }: Use): Flow<void> {
  const rule = 'KC-SHV-30';
  if (creatureOf(t.state, target).kind !== 'athlete') return;
  if (yield* savingThrow(t, target, { against: 'banishing-blade', rule })) return;
  yield* banish(t, target, { by, rule, total });
}

/** Banishing Blade (KC-SHV-30). */
const banishingBlade: AttackPower = {
  id: 'banishing-blade',
  rule: 'KC-SHV-30',
  target: 'implement',
  damage: 3,
  effect: [{ on: 'target', run: banished }],
};

/** Everyone beside the target but the attacker may use an Opportunity on it, its team too (KC-SHV-31). */
function* ambush(t: Kazzam, { attacker, target }: Use): Flow<void> {
  const { state } = t;
  const beside = creaturesWhere(
    state,
    (other) => other !== attacker && areBeside(state, other, target),
  );
  yield* opportunities(t, inReplyOrder(state, beside), target, 'KC-SHV-31', true);
}

/** Ambush Blade (KC-SHV-31). */
const ambushBlade: AttackPower = {
  id: 'ambush-blade',
  rule: 'KC-SHV-31',
  target: 'implement',
  damage: 3,
  effect: [{ on: 'target', run: ambush }],
};

/** The source of the Prone that a Sword Sweep of that creature gives. */
function sweepOf(by: CreatureId): string {
  return `sword-sweep/${by}`;
}

/** Sword Sweep (KC-SHV-32). */
const swordSweep: AttackPower = {
  id: 'sword-sweep',
  rule: 'KC-SHV-32',
  target: 'implement',
  damage: 3,
  effect: [
    {
      on: 'target',
      *run(t, { attacker, target }) {
        yield* knockProne(t, target, attacker, sweepOf(attacker));
      },
    },
  ],
};

/** Damage to whoever rises from a sweep beside the one who swept (KC-SHV-32). */
const RISE = 2;

/** Whoever stands up from a sweep, by whatever means, is cut once (KC-SHV-32). */
function* cutRising(t: Kazzam, sweeper: CreatureId, { creature, fell }: StoodEvent): Flow<void> {
  const { state } = t;
  const entry = fell.find(({ source }) => source === sweepOf(sweeper));
  // Whose the status is by now: it may have changed sides.
  if (entry === undefined || !areBeside(state, entry.by, creature)) return;
  const of = { to: creature, by: entry.by, kind: 'other', melee: false } as const;
  yield* deal(t, of, RISE, 'KC-SHV-32');
}

/** The Encounter powers, one of which is picked (KC-SHV-01). */
export const ENCOUNTERS: readonly Ability[] = [
  {
    id: 'shivering-sword/banishing-blade',
    rule: 'KC-SHV-30',
    power: banishingBlade,
    encounter: true,
  },
  { id: 'shivering-sword/ambush-blade', rule: 'KC-SHV-31', power: ambushBlade, encounter: true },
  {
    id: 'shivering-sword/sword-sweep',
    rule: 'KC-SHV-32',
    power: swordSweep,
    encounter: true,
    on: {
      stood: {
        *after(t, { on }, event) {
          yield* cutRising(t, on, event);
        },
      },
    },
  },
];
