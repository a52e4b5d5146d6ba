import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../../model.ts';
import { actionOn, couldAttack, targetsOf } from '../../../rules/actions/actions.ts';
import { canAttackWith } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { declare } from '../../../rules/attack/declare.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { confirm } from '../../../rules/effects/ask.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import type { Kazzam } from '../../../table.ts';

/** On a Wandslinger that has a favorite (KC-WSL-30). */
export const FAVORS = dataKind('favors', { target: 'creature' });

/** The first shot; hit or miss its target is the favorite from now on (KC-WSL-30). */
function* favor(t: Kazzam, target: CreatureId, id: CreatureId): Flow<void> {
  const { state } = t;
  const rolls = yield* attack(t, id, target, BASIC_IMPLEMENT_ATTACK);
  if (rolls.length === 0 || !isOnMap(creatureOf(state, id))) return;
  removeEffects(t, ({ kind, on }) => kind === FAVORS.kind && on === id, 'KC-WSL-30');
  windows.attach(t, {
    ...withData(FAVORS, { target }),
    on: id,
    by: id,
    source: 'favored-target',
    until: { ends: 'match' },
    mark: state.nextEffect,
    amount: 0,
  });
}

function couldShootFavorite(t: Kazzam, favors: Effect): boolean {
  const { target: favorite } = dataOf(FAVORS, favors);
  return couldAttack(t, favors.on, { on: (target) => target === favorite });
}

/** The shot of a later turn: part of the same use of the power, so it is no first roll (KC-WSL-30). */
function* mayShootFavorite(t: Kazzam, favors: Effect): Flow<void> {
  const { on: id } = favors;
  const { target } = dataOf(FAVORS, favors);
  if (!couldShootFavorite(t, favors)) return;
  const shoots = yield* confirm(t, id, 'favored-target', {
    rule: 'KC-WSL-30',
    of: { of: target },
    usual: true,
    reaction: { key: 'favored-target', take: 1, decline: 0 },
  });
  if (!shoots) return;
  // It was not declared with the first one, turns ago.
  yield* declare(t, id, [target], BASIC_IMPLEMENT_ATTACK);
  yield* attack(t, id, target, BASIC_IMPLEMENT_ATTACK, { later: true });
}

export const FAVORS_EFFECT: EffectDef = {
  ...FAVORS,
  on: {
    'turn-start': {
      modify(t, favors, event) {
        if (event.creature !== favors.on || !couldShootFavorite(t, favors)) return;
        event.events.push({ id: 'favored-target', run: () => mayShootFavorite(t, favors) });
      },
    },
  },
};

const favoredTarget: Action = {
  ...actionOn(
    'favored-target',
    'attack',
    'KC-WSL-30',
    (t, id) => {
      const power = BASIC_IMPLEMENT_ATTACK;
      return canAttackWith(creatureOf(t.state, id), power) ? targetsOf(t, id, power) : [];
    },
    favor,
  ),
  power: BASIC_IMPLEMENT_ATTACK,
  encounter: true,
  // A shot more in every turn to come.
  bot: { worth: 0.35 },
};

/** Favored Target as a pick (KC-WSL-01). */
export const FAVORED_TARGET: Ability = {
  id: 'wandslinger/favored-target',
  rule: 'KC-WSL-30',
  leaves: [FAVORS_EFFECT],
  actions: [favoredTarget],
};
