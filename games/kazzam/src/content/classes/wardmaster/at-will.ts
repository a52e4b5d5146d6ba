import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../../model.ts';
import { basicAttack, couldAttack, endsTurn } from '../../../rules/actions/actions.ts';
import { attackUnrolled, mayAttackUnrolled } from '../../../rules/attack/unrolled.ts';
import { creatureOf, creatureOption, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose, confirm } from '../../../rules/effects/ask.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { giveStatus, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { askWilling } from '../../../rules/effects/willing.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { alliesInSight } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';
import { boostGrant } from './special-ward.ts';
import { wardBash } from './ward-bash.ts';

/**
 * An Attack Action that does something and then makes a Basic Implement Attack, if it can be made:
 * with a staff or sword the turn ends with that (KC-CONV-18, KC-CONV-19).
 */
function withBasicAttack(
  id: string,
  rule: string,
  first: (t: Kazzam, id: CreatureId) => Flow<void>,
): Action {
  return {
    id,
    price: 'attack',
    rule,
    shoots: BASIC_IMPLEMENT_ATTACK,
    possible: mayAttackUnrolled,
    *perform(t, who) {
      if (!couldAttack(t, who)) {
        yield* attackUnrolled(t, who, () => first(t, who));
        return false;
      }
      yield* first(t, who);
      if (!couldAttack(t, who)) return false;
      yield* basicAttack(t, who);
      return endsTurn(t, who);
    },
  };
}

/** Costly Ward: a HP of its own or of a willing ally for Resist and an attack (KC-WRD-20). */
const costlyWard: Ability = {
  id: 'wardmaster/costly-ward',
  rule: 'KC-WRD-20',
  actions: [withBasicAttack('costly-ward', 'KC-WRD-20', payWithHp)],
};

/** The damage passes by Weakened, Resist and Ward (KC-CONV-37). */
function* payWithHp(t: Kazzam, by: CreatureId): Flow<void> {
  const { state } = t;
  const payer = yield* askWilling(t, {
    by,
    power: 'costly-ward',
    rule: 'KC-WRD-20',
    on: [by, ...alliesInSight(t, by)],
  });
  if (payer === undefined) return;
  const passes = ['weakened', 'resist', 'ward'] as const;
  yield* deal(t, { to: payer, by, kind: 'other', melee: false, passes }, 1, 'KC-WRD-20');
  if (!isOnMap(creatureOf(state, payer))) return;
  const until = untilNextTurnEnds(state, payer);
  giveStatus(t, { kind: 'resist', on: payer, by, source: 'costly-ward', until, amount: 1 });
}

/** Toxic Ward: Ward for Ongoing Damage (KC-WRD-21). */
const toxicWard: Ability = {
  id: 'wardmaster/toxic-ward',
  rule: 'KC-WRD-21',
  power: {
    id: 'toxic-ward',
    rule: 'KC-WRD-21',
    target: 'implement',
    damage: 2,
    effect: [
      {
        on: 'target',
        // Ward gained by it does not protect against it.
        last: true,
        *run(t, { attacker: by, target: on }) {
          if (yield* acceptsWard(t, on)) {
            yield* gainWard(t, { on, amount: 1, by });
          }
          const until = { ends: 'save' } as const;
          yield* inflict(t, { kind: 'ongoing', on, by, source: 'toxic-ward', until, amount: 2 });
        },
      },
    ],
  },
};

/** Whether the target wants the Ward: its controller says; creeps take it (KC-WRD-21). */
function* acceptsWard(t: Kazzam, on: CreatureId): Flow<boolean> {
  if (creatureOf(t.state, on).kind === 'creep') return true;
  return yield* confirm(t, on, 'gain-ward', { rule: 'KC-WRD-21', usual: true });
}

/** Power Transference: what one loses another gains (KC-WRD-22). */
const powerTransference: Ability = {
  id: 'wardmaster/power-transference',
  rule: 'KC-WRD-22',
  power: {
    id: 'power-transference',
    rule: 'KC-WRD-22',
    target: 'implement',
    damage: 2,
    effect: [
      {
        on: 'target',
        *run(t, { attacker: by, target: on }) {
          const until = untilNextTurnEnds(t.state, on);
          yield* inflict(t, { kind: 'weakened', on, by, source: 'power-transference', until });
        },
      },
      { on: 'others', run: (t, { attacker }) => inspire(t, attacker) },
    ],
  },
};

/** Itself or an ally in sight is Fierce until the end of its own next turn (KC-WRD-22). */
function* inspire(t: Kazzam, by: CreatureId): Flow<void> {
  const { state } = t;
  const self = isOnMap(creatureOf(state, by)) ? [by] : [];
  const options = [...self, ...alliesInSight(t, by)];
  if (options.length === 0) return;
  const { creature: on } = yield* choose(
    t,
    by,
    'make-fierce',
    options.map((other) => creatureOption(state, other)),
    { rule: 'KC-WRD-22' },
  );
  const until = untilNextTurnEnds(state, on);
  giveStatus(t, { kind: 'fierce', on, by, source: 'power-transference', until });
}

/** Shrinking Robes: the target is Slowed (KC-WRD-23). */
const shrinkingRobes: Ability = {
  id: 'wardmaster/shrinking-robes',
  rule: 'KC-WRD-23',
  power: {
    id: 'shrinking-robes',
    rule: 'KC-WRD-23',
    target: 'implement',
    damage: 2,
    effect: [
      {
        on: 'target',
        gives: 'slowed',
        *run(t, { attacker: by, target: on }) {
          const until = { ends: 'save' } as const;
          yield* inflict(t, { kind: 'slowed', on, by, source: 'shrinking-robes', until });
        },
      },
    ],
  },
};

/** Ward Boost: a larger grant at the end of this turn, and an attack (KC-WRD-24). */
const wardBoost: Ability = {
  id: 'wardmaster/ward-boost',
  rule: 'KC-WRD-24',
  actions: [withBasicAttack('ward-boost', 'KC-WRD-24', boost)],
};

function* boost(t: Kazzam, id: CreatureId): Flow<void> {
  boostGrant(t, id);
}

/** The At-Will powers, three of which a Wardmaster picks (KC-WRD-01). */
export const AT_WILLS: readonly Ability[] = [
  costlyWard,
  toxicWard,
  powerTransference,
  shrinkingRobes,
  wardBoost,
  wardBash,
];
