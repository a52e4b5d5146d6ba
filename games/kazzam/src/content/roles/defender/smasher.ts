import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { areEnemies, creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Rider } from '../../../rules/effects/power.ts';
import { addDamage } from '../../../rules/harm/damage.ts';
import { provoke } from '../../../rules/harm/provoke.ts';
import { recover } from '../../../rules/harm/recover.ts';
import { canForce, type Force, force } from '../../../rules/movement/forced.ts';
import { canChoose } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';
import { canReact, reacts } from './reaction.ts';

/** Squares that a Smasher pushes (KR-DEF-17). */
const PUSH = 3;

/** Whether it has all its HP; more than that counts so too (KR-DEF-16). */
function isWhole(state: KazzamState, id: CreatureId): boolean {
  const { hp, maxHp } = creatureOf(state, id);
  return hp >= maxHp;
}

function* regain(t: Kazzam, id: CreatureId): Flow<void> {
  yield* recover(t, { who: id, amount: 1, by: id, rule: 'KR-DEF-16' });
}

function pushOf(state: KazzamState, by: CreatureId): Force {
  const rule = 'KR-DEF-17';
  return { how: 'push', squares: PUSH, by, source: 'smasher', from: creatureOf(state, by), rule };
}

/**
 * Smasher: harder hits while it is whole, and healing ones otherwise; pushes away whoever ends its
 * turn beside it, which is judged when the End Phase begins (D-30).
 */
export const smasher: Ability = {
  id: 'smasher',
  rule: 'KR-DEF-16',
  boostsUnasked: true,
  on: {
    hit: {
      modify(t, { on }, event) {
        if (event.roller !== on || !event.boost) return;
        const boost: Rider = {
          id: 'role-boost',
          rule: 'KR-DEF-16',
          damage: isWhole(t.state, on) ? 1 : 0,
          harms: false,
          apart: !isWhole(t.state, on),
          unasked: { points: 1, with: () => boost },
          applies: () => isOnMap(creatureOf(t.state, on)),
          run() {
            if (isWhole(t.state, on)) {
              addDamage(t, event.total, { own: 1 }, 'KR-DEF-16');
              return undefined;
            }
            return regain(t, on);
          },
        };
        event.riders.push(boost);
      },
    },
    'turn-end': {
      modify(t, { on }, { creature, events }) {
        const { state } = t;
        const beside =
          areEnemies(state, on, creature) &&
          canChoose(t, on, creature) &&
          areAdjacent(groundOf(state), creatureOf(state, on), creatureOf(state, creature));
        if (!beside || !canReact(state, on)) return;
        if (!canForce(t, creature, pushOf(state, on))) return;
        events.push({ id: `smasher-${on}`, by: on, run: () => pushAway(t, on, creature) });
      },
    },
  },
};

function* pushAway(t: Kazzam, on: CreatureId, creature: CreatureId): Flow<void> {
  const { state } = t;
  if (!isOnMap(creatureOf(state, creature)) || !isOnMap(creatureOf(state, on))) return;
  const push = pushOf(state, on);
  if (!canForce(t, creature, push)) return;
  if (!(yield* reacts(t, on, { key: 'smasher', rule: 'KR-DEF-17', of: creature }))) return;
  provoke(state, creature, on);
  yield* force(t, creature, push);
}
