import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import { aimAt, isMelee, originsFor } from '../../rules/attack/aim.ts';
import { rollEvent } from '../../rules/attack/attack-roll.ts';
import { copyEffect } from '../../rules/attack/hit.ts';
import {
  areEnemies,
  creatureOf,
  creatureOption,
  creaturesWhere,
  isOnMap,
} from '../../rules/court/creatures.ts';
import { placeNow } from '../../rules/court/footprint.ts';
import type { Ability } from '../../rules/effects/ability.ts';
import { choose } from '../../rules/effects/ask.ts';
import type { HitEvent } from '../../rules/effects/moments.ts';
import { savingThrow } from '../../rules/effects/saves.ts';
import { windows } from '../../rules/effects/windows.ts';
import { beginTotal } from '../../rules/harm/damage.ts';
import { provoke } from '../../rules/harm/provoke.ts';
import { diceMode } from '../../rules/numbers/result.ts';
import type { Kazzam } from '../../table.ts';

/** Enemies besides its target that the attack could be made on from where its user stands (KR-CON-05). */
function others(t: Kazzam, { attacker, target, power }: HitEvent): CreatureId[] {
  const { state } = t;
  const self = creatureOf(state, attacker);
  if (!isOnMap(self)) return [];
  return creaturesWhere(
    state,
    (other) =>
      other !== target &&
      areEnemies(state, attacker, other) &&
      originsFor(t, attacker, other, power).includes(self),
  );
}

/** Whether a roll of this attack on another creature would have Disadvantage (KR-CON-06). */
function isHampered(t: Kazzam, { attacker, power }: HitEvent, target: CreatureId): boolean {
  const from = creatureOf(t.state, attacker);
  const roll = windows.modify(t, rollEvent(t, { attacker, target, power, first: false, from }));
  const { advantages, disadvantages } = roll;
  return diceMode(advantages.length, disadvantages.length, t.options.advantageCount) === 'lower';
}

/** Applies what the Effect does to its target to another enemy too (KR-CON-05 to KR-CON-07). */
function* spill(t: Kazzam, event: HitEvent): Flow<void> {
  const { state } = t;
  const { attacker, power, result } = event;
  const effect = event.reading?.effect ?? [];
  const near = others(t, event);
  if (near.length === 0 || !effect.some(({ on }) => on === 'target')) return;
  const chosen = yield* choose(
    t,
    attacker,
    'crowd-control',
    [...near.map((other) => creatureOption(state, other)), { id: 'nobody' }],
    { rule: 'KR-CON-05', about: { power: power.id } },
  );
  if (!('creature' in chosen)) return;
  const { creature: target } = chosen;
  if (isHampered(t, event, target)) {
    const against = 'crowd-control';
    if (yield* savingThrow(t, target, { against, rule: 'KR-CON-06' })) return;
  }
  provoke(state, target, attacker);
  const from = creatureOf(state, attacker);
  const stood = placeNow(creatureOf(state, target));
  const { pierces, range } = aimAt(t, attacker, target, power);
  const total = beginTotal(t, {
    to: target,
    by: attacker,
    kind: 'attack',
    melee: isMelee(state, attacker, power),
    power: power.id,
    from,
    ...(pierces ? { passes: ['resist', 'ward'] as const } : {}),
  });
  yield* copyEffect(t, { attacker, target, power, result, total, from, stood, range }, effect);
}

/**
 * Crowd Control: an Effect reaches a second enemy (KR-CON-05). Its own `amount` is 1 once a roll of
 * the attack action has applied its Effect: the rolls after that copy nothing (KR-CON-07).
 */
export const crowdControl: Ability = {
  id: 'crowd-control',
  rule: 'KR-CON-05',
  on: {
    attack: {
      *after(_t, effect, event) {
        if (event.attacker === effect.on && !event.later) effect.amount = 0;
      },
    },
    'attack-roll': {
      *before(_t, effect, event) {
        if (event.attacker === effect.on && event.first) effect.amount = 0;
      },
    },
    hit: {
      modify(t, effect, event) {
        const { attacker, target, power } = event;
        if (attacker !== effect.on || !areEnemies(t.state, attacker, target)) return;
        const copies = power.effect?.some((part) => part.on === 'target') === true;
        if (!copies && typeof power.line !== 'function') return;
        event.riders.push({
          id: 'crowd-control',
          rule: 'KR-CON-05',
          damage: 0,
          harms: false,
          *run() {
            if (effect.amount === 1 || event.reading?.effect.length === 0) return;
            effect.amount = 1;
            yield* spill(t, event);
          },
        });
      },
    },
  },
};
