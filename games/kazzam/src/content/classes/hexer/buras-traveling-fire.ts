import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import type { AttackPower } from '../../../rules/effects/power.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import type { Kazzam } from '../../../table.ts';

const SOURCE = 'buras-traveling-fire';

/** Lies on every bearer of the fire, under one mark with its Ongoing Damage (KC-HEX-31). */
const BURNING = 'burning';

/** The fire's Ongoing Damage (KC-HEX-31). */
const DAMAGE = 2;

function burns(state: KazzamState, id: CreatureId): boolean {
  return effectOn(state, BURNING, id) !== undefined;
}

/** Whether a creature is beside the bearer, where it stands or as though it stood there. */
function isBeside(state: KazzamState, id: CreatureId, { on: bearer }: Effect, at?: Cell): boolean {
  const body = creatureOf(state, id);
  const there = creatureOf(state, bearer);
  if (!isOnMap(body) || !isOnMap(there)) return false;
  const ground = groundOf(state);
  return areAdjacent(ground, bodyAt(ground, body, at ?? body.cell), there);
}

/** Sets a creature on fire, unless it burns already; the Hexer who cast it is its maker (KC-HEX-32). */
function* ignite(t: Kazzam, on: CreatureId, by: CreatureId): Flow<void> {
  const { state } = t;
  if (!isOnMap(creatureOf(state, on)) || burns(state, on)) return;
  const mark = state.nextEffect;
  // A save is rolled against the Ongoing Damage, and puts out the fire.
  const lasting = { ends: 'match' } as const;
  windows.attach(t, { kind: BURNING, on, by, source: SOURCE, until: lasting, mark, amount: 0 });
  const until = { ends: 'save' } as const;
  yield* inflict(t, { kind: 'ongoing', on, by, source: SOURCE, amount: DAMAGE, until, mark });
}

export const BURNING_EFFECT: EffectDef = {
  kind: BURNING,
  on: {
    aura: {
      modify({ state }, fire, { creature, from, to, owners }) {
        if (creature === fire.on || burns(state, creature)) return;
        if (isBeside(state, creature, fire, to) && !isBeside(state, creature, fire, from))
          owners.push(fire.by);
      },
    },
    risk: {
      modify({ state }, fire, { creature, from, to, risks }) {
        if (creature === fire.on || burns(state, creature)) return;
        if (isBeside(state, creature, fire, to) && !isBeside(state, creature, fire, from))
          risks.push({ by: fire.by, source: SOURCE, amount: DAMAGE });
      },
    },
    step: {
      // Whoever comes beside a bearer catches fire; whom a bearer comes to does not yet (KC-HEX-31).
      after(t, fire, { creature, from, done }) {
        if (!done || creature === fire.on || isBeside(t.state, creature, fire, from)) return;
        return isBeside(t.state, creature, fire) ? ignite(t, creature, fire.by) : undefined;
      },
    },
    'turn-start': {
      *after(t, fire, { creature, events }) {
        if (creature === fire.on || burns(t.state, creature)) return;
        if (!isBeside(t.state, creature, fire)) return;
        yield* ignite(t, creature, fire.by);
        // It hurts at once, together with other Ongoing Damage if there is any (KC-HEX-32).
        if (events.some(({ id }) => id === 'ongoing')) return;
        const of = { to: creature, by: fire.by, kind: 'ongoing', melee: false } as const;
        yield* deal(t, of, DAMAGE, 'KC-HEX-32');
      },
    },
  },
};

/** Bura's Traveling Fire (KC-HEX-31). */
const travelingFire: AttackPower = {
  id: SOURCE,
  rule: 'KC-HEX-31',
  target: 'implement',
  damage: 3,
  effect: [{ on: 'target', run: (t, { attacker, target }) => ignite(t, target, attacker) }],
};

/** Bura's Traveling Fire as a pick (KC-HEX-01). */
export const TRAVELING_FIRE: Ability = {
  id: 'hexer/buras-traveling-fire',
  rule: 'KC-HEX-31',
  leaves: [BURNING_EFFECT],
  power: travelingFire,
  encounter: true,
};
