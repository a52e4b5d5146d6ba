import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../../../rules/court/creatures.ts';
import { distanceBetween, isWithin, overlap } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import type { Answers } from '../../../rules/effects/moments.ts';
import { type EffectPart, wholePower } from '../../../rules/effects/power.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { beginTotal, deal, wouldFell } from '../../../rules/harm/damage.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { recover } from '../../../rules/harm/recover.ts';
import type { Origin } from '../../../rules/numbers/damage-total.ts';
import { finalAction } from '../../../rules/turn/control.ts';
import type { Kazzam } from '../../../table.ts';

/** The ongoing damage that Bite and Miss Trigger give: never both (D-06). */
const BITE = 'vampiric-bite';

/** Whether a creature stands in one of a swarm's squares. */
function isInside(state: KazzamState, swarm: CreatureId, other: CreatureId): boolean {
  const one = creatureOf(state, swarm);
  const creature = creatureOf(state, other);
  if (!isOnMap(one) || !isOnMap(creature)) return false;
  return overlap(groundOf(state), one, creature);
}

function isEnemy(state: KazzamState, swarm: CreatureId, other: CreatureId): boolean {
  const { group } = creatureOf(state, swarm);
  return itemAt(state.groups, group)?.enemies.includes(other) === true;
}

/** What every Mob does to enemies in its squares: its base damage, once a round each (KZ-CREEP-13). */
const MOB_DAMAGE = 2;
const MOB_RULE = 'KM-SWARM-09';

function hasStruck({ struck }: KazzamState, { id: zone }: Effect, creature: CreatureId): boolean {
  return struck.some((record) => record.zone === zone && record.creature === creature);
}

function* gnaw(t: Kazzam, mob: Effect, victim: CreatureId): Flow<void> {
  const { state } = t;
  if (hasStruck(state, mob, victim) || !isOnMap(creatureOf(state, victim))) return;
  state.struck.push({ zone: mob.id, creature: victim });
  yield* deal(t, gnawed(mob, victim), MOB_DAMAGE, MOB_RULE);
}

function gnawed({ on: by }: Effect, to: CreatureId): Origin {
  return { to, by, kind: 'other', melee: false };
}

/** Whether a creature comes into a swarm by a step: going about in its squares is not entering them (KZ-ZONE-08). */
function comesInto(
  state: KazzamState,
  swarm: CreatureId,
  creature: CreatureId,
  from: Cell,
  to: Cell,
): boolean {
  const ground = groundOf(state);
  const mob = creatureOf(state, swarm);
  if (!isOnMap(mob)) return false;
  const body = creatureOf(state, creature);
  const isIn = (cell: Cell) => distanceBetween(ground, mob, bodyAt(ground, body, cell)) === 0;
  return isIn(to) && !isIn(from);
}

/** At the start of a turn it lets whoever it would fell act once more first (KM-SWARM-10). */
function* gnawAtStart(t: Kazzam, mob: Effect, victim: CreatureId): Flow<void> {
  if (wouldFell(t, beginTotal(t, gnawed(mob, victim)), MOB_DAMAGE)) yield* finalAction(t, victim);
  if (isInside(t.state, mob.on, victim)) yield* gnaw(t, mob, victim);
}

const answers: Answers = {
  'turn-start': {
    modify(t, mob, event) {
      const { creature } = event;
      const { state } = t;
      if (!isEnemy(state, mob.on, creature) || !isInside(state, mob.on, creature)) return;
      if (hasStruck(state, mob, creature)) return;
      const deals = { of: gnawed(mob, creature), amount: MOB_DAMAGE };
      const names = { of: mob.on };
      const run = () => gnawAtStart(t, mob, creature);
      event.events.push({ id: `mob-${mob.id}`, names, deals, run });
    },
  },
  risk: {
    modify({ state }, mob, { creature, from, to, risks }) {
      if (!isEnemy(state, mob.on, creature) || hasStruck(state, mob, creature)) return;
      if (!comesInto(state, mob.on, creature, from, to)) return;
      risks.push({ by: mob.on, amount: MOB_DAMAGE });
    },
  },
  step: {
    after(t, mob, { creature, from, done }) {
      const { state } = t;
      if (!done || !isEnemy(state, mob.on, creature)) return;
      const swarm = creatureOf(state, mob.on);
      const was = distanceBetween(groundOf(state), swarm, {
        ...creatureOf(state, creature),
        cell: from,
      });
      // Going about in its squares is not entering them (KZ-ZONE-08).
      return was === 0 || !isInside(state, mob.on, creature) ? undefined : gnaw(t, mob, creature);
    },
  },
  'turn-end': {
    // Whether it ends its turn inside is judged before anything of the end happens (KZ-TURN-10).
    modify(t, mob, { creature, events }) {
      const { state } = t;
      if (!isEnemy(state, mob.on, creature) || !isInside(state, mob.on, creature)) return;
      if (hasStruck(state, mob, creature)) return;
      const deals = { of: gnawed(mob, creature), amount: MOB_DAMAGE };
      const names = { of: mob.on };
      const run = () => gnaw(t, mob, creature);
      events.push({ id: `mob-${mob.id}`, names, by: mob.on, deals, run });
    },
  },
  save: {
    // Each save against what a swarm gave feeds one of them, not each (KM-SWARM-03).
    *after(t, mob, { creature, against, saved }) {
      const { state } = t;
      if (!saved || typeof against === 'string' || !isEnemy(state, mob.on, creature)) return;
      const { group } = creatureOf(state, mob.on);
      if (itemAt(state.creatures, against.by)?.group !== group) return;
      // The first of them speaks for all, so that it is done once.
      const first = state.creatures.findIndex((one) => one.group === group && isOnMap(one));
      const fed = hungriest(state, group);
      if (first === mob.on && fed >= 0)
        yield* recover(t, { who: fed, amount: 2, by: fed, rule: 'KM-SWARM-03' });
    },
  },
};

/** The swarm that misses most HP, of equal ones the first (KM-SWARM-03). */
function hungriest(state: KazzamState, group: number): CreatureId {
  let found = -1;
  let most = 0;
  for (const [id, { group: own, hp, maxHp, cell }] of state.creatures.entries()) {
    if (own !== group || cell < 0 || maxHp - hp <= most) continue;
    most = maxHp - hp;
    found = id;
  }
  return found;
}

const slowed: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by }) {
    const until = { ends: 'save' } as const;
    yield* inflict(t, { kind: 'slowed', on, by, source: 'vampiric-buffet', until });
  },
};

const bitten: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by }) {
    const until = { ends: 'save' } as const;
    yield* inflict(t, { kind: 'ongoing', on, by, source: BITE, until, amount: 2 });
  },
};

/** As long as nothing is printed: until its next turn ends (D-06). */
const bittenForATurn: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by }) {
    const until = untilNextTurnEnds(t.state, on);
    yield* inflict(t, { kind: 'ongoing', on, by, source: BITE, until, amount: 2 });
  },
};

/** Fails by itself inside the swarm, else by a Saving Throw: Dazed (KM-SWARM-07). */
const stunnedByScreech: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by }) {
    const { state } = t;
    const rule = 'KM-SWARM-07';
    const inside = isInside(state, by, on);
    if (!inside && (yield* savingThrow(t, on, { against: 'screech', rule }))) return;
    const until = untilNextTurnEnds(state, on);
    yield* inflict(t, { kind: 'dazed', on, by, source: 'vampiric-screech', until });
  },
};

/** Vampiric Swarm of the Beginner map (KM-SWARM-01 to KM-SWARM-10). */
export const SWARM: CreepBlock = {
  id: 'swarm',
  name: 'Vampiric Swarm',
  type: 'standard',
  speed: 6,
  mob: true,
  side: 2,
  rule: 'KM-SWARM-01',
  range: 1,
  innate: ['hovering'],
  on: answers,
  rows: [
    {
      id: 'buffet',
      rule: 'KM-SWARM-05',
      faces: [1, 2],
      power: {
        id: 'buffet',
        rule: 'KM-SWARM-05',
        target: 'melee',
        damage: 2,
        effect: [slowed],
        roll: 'none',
      },
    },
    {
      id: 'bite',
      rule: 'KM-SWARM-06',
      faces: [3, 4, 5],
      power: {
        id: 'bite',
        rule: 'KM-SWARM-06',
        target: 'melee',
        damage: 2,
        effect: [bitten],
        roll: 'none',
      },
    },
    {
      id: 'screech',
      rule: 'KM-SWARM-07',
      faces: [6],
      power: {
        id: 'screech',
        rule: 'KM-SWARM-07',
        target: { burst: 2 },
        damage: 1,
        effect: [stunnedByScreech],
        roll: 'none',
      },
    },
  ],
  /** On top of its target, of most enemies, then of most others (KM-SWARM-02, D-07). */
  suits({ state }, swarm, target) {
    const inside = creaturesWhere(
      state,
      (other) => other !== swarm && isInside(state, swarm, other),
    );
    const enemies = inside.filter((other) => isEnemy(state, swarm, other));
    const others = inside.filter(
      (other) => creatureOf(state, other).kind !== 'creep' && !enemies.includes(other),
    );
    return [Number(inside.includes(target)), enemies.length, others.length];
  },
  /** The bite of who is missed, or 3 damage to whoever bears it already (KM-SWARM-08, D-06). */
  *missTrigger(t, swarm, attacker) {
    const { state } = t;
    const body = creatureOf(state, attacker);
    if (!isOnMap(body) || !isWithin(groundOf(state), creatureOf(state, swarm), body, 1)) return;
    const known = state.effects.some(
      ({ on, kind, source }) => on === attacker && kind === 'ongoing' && source === BITE,
    );
    const reply = wholePower({
      id: 'swarm-reply',
      rule: 'KM-SWARM-08',
      target: 'melee',
      roll: 'none',
      damage: known ? 3 : 0,
      effect: known ? undefined : [bittenForATurn],
    });
    yield* attack(t, swarm, attacker, reply, { reply: true });
  },
};
