import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { endsTurn } from '../../../rules/actions/actions.ts';
import { canAttackWith } from '../../../rules/attack/aim.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf, putInPlay } from '../../../rules/effects/in-play.ts';
import type { AttackPower, Use } from '../../../rules/effects/power.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import type { Kazzam } from '../../../table.ts';
import { CARRIES, carrying, potionsOf } from './carrying.ts';
import { type Potion, pourPotion } from './potion.ts';
import { POTIONS } from './potions.ts';

const RULE = 'KC-BRW-14';

/** A Potion on a Brewer's blade, by its source; it goes with a Take-Out (KC-BRW-06). */
export const ON_BLADE = 'on-blade';

export const ON_BLADE_EFFECT: EffectDef = { kind: ON_BLADE };

/** The Potions on a blade, in the order in which they were put there. */
function bladeOf(state: KazzamState, id: CreatureId): readonly Potion[] {
  const put = effectsOf(state, ON_BLADE).flatMap(({ on, source }) => (on === id ? [source] : []));
  return POTIONS.filter((potion) => put.includes(potion.id)).sort(
    (one, other) => put.indexOf(one.id) - put.indexOf(other.id),
  );
}

/** Potions that could be put on the blade: none twice (KC-BRW-14). */
function loadable(t: Kazzam, id: CreatureId): readonly Potion[] {
  const there = bladeOf(t.state, id);
  return potionsOf(t, id).filter((potion) => !there.includes(potion));
}

/**
 * Puts one Potion on the blade. It has to be one, but nobody has to spend an Encounter Potion: with
 * none but that left the blade may stay as it is (ruling).
 */
function* load(
  t: Kazzam,
  id: CreatureId,
  worth: (potion: Potion) => number,
  must: boolean,
): Flow<void> {
  const open = loadable(t, id);
  if (open.length === 0) return;
  const spares = !must && open.every(({ encounter }) => encounter === true);
  const chosen = yield* choose(
    t,
    id,
    'which-potion',
    [
      ...open.map((potion) => ({
        id: potion.id,
        names: { power: potion.id },
        bot: { worth: worth(potion) },
        potion,
      })),
      ...(spares ? [{ id: 'nothing', bot: { worth: 0 } }] : []),
    ],
    { rule: RULE, of: { power: 'potent-edge' } },
  );
  if (!('potion' in chosen)) return;
  const { potion } = chosen;
  pourPotion(t, id, potion);
  const until = { ends: 'match' } as const;
  putInPlay(t.state, { kind: ON_BLADE, on: id, by: id, source: potion.id, until, amount: 0 });
}

/** They are used up by being applied, and not before (D-46). */
function clear(t: Kazzam, { attacker }: Pick<Use, 'attacker'>): void {
  removeEffects(t, ({ kind, on }) => kind === ON_BLADE && on === attacker, RULE);
}

/** Potent Edge: the Potions on the blade, one more of them each time (KC-BRW-14, KC-BRW-15). */
const potentEdge: AttackPower = {
  id: 'potent-edge',
  rule: RULE,
  target: 'implement',
  damage: 2,
  // Not more for a second one.
  raises: (state, id) => (bladeOf(state, id).some(({ encounter }) => encounter === true) ? 1 : 0),
  effect: CARRIES,
  *settles(t, { attacker: by, target: on, power }) {
    yield* load(t, by, (potion) => potion.worth(t, { by, on }), false);
    return { ...carrying(power, bladeOf(t.state, by), clear), damage: power.damage };
  },
  worth: (t, { attacker: by, target: on }) => {
    const worth = (potion: Potion) => potion.worth(t, { by, on });
    const there = bladeOf(t.state, by).reduce((sum, potion) => sum + worth(potion), 0);
    return there + Math.max(0, ...loadable(t, by).map(worth));
  },
};

/** Only loads the blade: no roll, and nobody is attacked; the turn ends all the same (KC-BRW-14, KZ-DEF-02). */
const loadBlade: Action = {
  id: 'load-blade',
  price: 'attack',
  rule: RULE,
  peaceful: true,
  bot: { worth: 0.05 },
  possible: (t, id) =>
    canAttackWith(creatureOf(t.state, id), potentEdge) && loadable(t, id).length > 0,
  *perform(t, id) {
    if (!isOnMap(creatureOf(t.state, id))) return false;
    yield* load(t, id, ({ encounter }) => (encounter === true ? 0 : 0.1), true);
    return endsTurn(t, id, potentEdge);
  },
};

/** What a Brewer with a sword can do (KC-BRW-01). */
export const POTENT_EDGE: Ability = {
  id: 'brewer/potent-edge',
  rule: RULE,
  power: potentEdge,
  actions: [loadBlade],
  leaves: [ON_BLADE_EFFECT],
};
