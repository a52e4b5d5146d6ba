import type { Flow } from '@tablewright/engine';
import { chances } from '../../../rules/attack/aim.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { standingAt } from '../../../rules/court/squeeze.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { AttackPower, Use } from '../../../rules/effects/power.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { askWilling } from '../../../rules/effects/willing.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { alliesInSight, canChoose } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';
import { OMENS } from './omens.ts';
import { UNBLINKING_EYE } from './unblinking-eye.ts';

/**
 * In how many ways the target is at a loss as it stands: it cannot see the Diviner, be it Hidden
 * from it or out of its sight; it has Cover or Concealment from where it is attacked (KC-DIV-23).
 */
function crookedness(
  t: Kazzam,
  { attacker, target, power, from }: Omit<Use, keyof Landed>,
): number {
  const unseen = !canChoose(t, target, attacker);
  const { disadvantages } = chances(t, attacker, target, power, from);
  const obscured = ['KZ-COVER-01', 'KZ-CONC-01'].some((rule) => disadvantages.includes(rule));
  return Number(unseen) + Number(obscured);
}

/** What is known of a use only once it is rolled. */
type Landed = Pick<Use, 'result' | 'total' | 'stood' | 'range'>;

/** Crooked Hex: worse for whoever does not see it coming, or hides (KC-DIV-23). */
const crookedHex: AttackPower = {
  id: 'crooked-hex',
  rule: 'KC-DIV-23',
  target: 'implement',
  damage: 2,
  effect: [
    {
      on: 'target',
      // As it was rolled, wherever the target is by now.
      damage: (t, use) =>
        isOnMap(creatureOf(t.state, use.target))
          ? standingAt(t.state, use.target, use.stood.cell, () => crookedness(t, use))
          : 0,
    },
  ],
  worth: (t, { attacker, target }) =>
    DAMAGE_WORTH *
    crookedness(t, { attacker, target, power: crookedHex, from: creatureOf(t.state, attacker) }),
};

/** What a point of damage is worth, for bots. */
const DAMAGE_WORTH = 0.11;

/** On an ally that is to attack one creature with Advantage in its next turn (KC-DIV-25). */
const TAG_TEAM = dataKind('tag-team', { target: 'creature' });

export const TAG_TEAM_EFFECT: EffectDef = {
  ...TAG_TEAM,
  status: true,
  on: {
    'attack-roll': {
      modify({ state }, effect, { attacker, target, advantages }) {
        const { on, until } = effect;
        if (attacker !== on || target !== dataOf(TAG_TEAM, effect).target) return;
        // Not before that turn, nor in one that ran when it was named.
        const now = state.turn?.creature === on ? creatureOf(state, on).turns : 0;
        if ('turn' in until && now === until.turn) advantages.push('KC-DIV-25');
      },
    },
  },
};

/** Names an ally for whom the target is easy prey in its next turn (KC-DIV-25). */
function* tag(t: Kazzam, { attacker: by, target }: Use): Flow<void> {
  const { state } = t;
  const source = 'tag-team';
  const on = yield* askWilling(t, {
    by,
    power: source,
    rule: 'KC-DIV-25',
    on: alliesInSight(t, by).filter((ally) => ally !== target),
  });
  if (on === undefined) return;
  const until = untilNextTurnEnds(state, on);
  const mark = state.nextEffect;
  windows.attach(t, { ...withData(TAG_TEAM, { target }), on, by, source, until, mark, amount: 0 });
}

/** Tag Team (KC-DIV-25). */
const tagTeam: AttackPower = {
  id: 'tag-team',
  rule: 'KC-DIV-25',
  target: 'implement',
  damage: 2,
  // The Advantage is the ally's, which no Ward of the target keeps from it.
  effect: [{ on: 'others', run: tag }],
  worth: (t, { attacker }) => (alliesInSight(t, attacker).length > 0 ? 0.12 : 0),
};

/** The At-Will powers, two of which a Diviner picks (KC-DIV-01). */
export const AT_WILLS: readonly Ability[] = [
  { id: 'diviner/crooked-hex', rule: 'KC-DIV-23', power: crookedHex },
  { id: 'diviner/tag-team', rule: 'KC-DIV-25', power: tagTeam, leaves: [TAG_TEAM_EFFECT] },
  ...OMENS,
  UNBLINKING_EYE,
];
