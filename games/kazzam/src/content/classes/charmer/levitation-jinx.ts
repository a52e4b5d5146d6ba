import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { targetsOf } from '../../../rules/actions/actions.ts';
import { canAttackWith } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { creatureOf, creatureOption, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { targetsOfCreep } from '../../../rules/creepmaster/targets.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { BASIC_PHYSICAL_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { creepBlockOf } from '../../../rules/effects/content.ts';
import { basicAttackOf } from '../../../rules/effects/creep-block.ts';
import { STATUS, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import { type AttackPower, type Use, wholePower } from '../../../rules/effects/power.ts';
import { removeEffects, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { settleLandings } from '../../../rules/movement/landing.ts';
import type { Kazzam } from '../../../table.ts';
import { leave } from './charmed.ts';

const LEVITATED = 'levitation-jinx';
const RULE = 'KC-CHM-21';

/** On who hangs in the air: it comes down, and may strike then, when its turn ends (KC-CHM-21). */
const LEVITATED_EFFECT: EffectDef = {
  kind: LEVITATED,
  status: true,
  on: {
    'turn-end': {
      modify(t, effect, { creature, events }) {
        const { on, by, until } = effect;
        if (!('turn' in until) || until.of !== creature || !isOnMap(creatureOf(t.state, on)))
          return;
        if (creatureOf(t.state, creature).turns < until.turn) return;
        events.push({ id: LEVITATED, by, run: () => comeDown(t, effect) });
      },
    },
  },
};

function* comeDown(t: Kazzam, { on, mark }: Effect): Flow<void> {
  const { state } = t;
  const ended = removeEffects(t, (effect) => effect.on === on && effect.mark === mark, 'KZ-GEN-17');
  const landings = settleLandings(t);
  if (landings !== undefined) yield* landings;
  if (ended.length > 0 && isOnMap(creatureOf(state, on)) && hasAttackLeft(state, on))
    yield* strike(t, on);
}

/** Whether it has not spent its Attack Action; a Creep's turn keeps no account but of its attacks. */
function hasAttackLeft({ turn, creatures }: KazzamState, id: CreatureId): boolean {
  if (turn?.creature !== id) return true;
  return creatures[id]?.kind === 'creep' ? turn.attacks === 0 : turn.attackActions > 0;
}

/** A Basic Physical Attack on one enemy beside it, if it wants to; a Creep does (KC-CHM-21). */
function* strike(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const power = blowOf(t, id);
  if (!canAttackWith(creatureOf(state, id), power)) return;
  const isBeside = (other: CreatureId) =>
    areAdjacent(groundOf(state), creatureOf(state, id), creatureOf(state, other));
  const targets = targetsOf(t, id, power).filter(isBeside);
  if (targets.length === 0) return;
  if (creatureOf(state, id).kind === 'creep') {
    const [first] = (yield* targetsOfCreep(t, id)).filter((one) => targets.includes(one));
    if (first !== undefined) yield* attack(t, id, first, power);
    return;
  }
  const chosen = yield* choose(
    t,
    id,
    'levitation-jinx',
    [...targets.map((target) => creatureOption(state, target)), { id: 'nobody' }],
    { rule: RULE, about: { bot: { does: 'harm' } } },
  );
  if ('creature' in chosen) yield* attack(t, id, chosen.creature, power);
}

/** What it strikes with: a Creep with what its kind deals (KZ-BASIC-10). */
function blowOf(t: Kazzam, id: CreatureId): AttackPower {
  const block = creepBlockOf(t, id);
  if (block === undefined) return BASIC_PHYSICAL_ATTACK;
  return wholePower({ ...basicAttackOf(block), target: 'melee' });
}

/** It is lifted against its will: no Opportunities, and no landing before its time (KC-CHM-21). */
function* lift(t: Kazzam, { attacker: by, target: on }: Use): Flow<void> {
  const { state } = t;
  const until = untilNextTurnEnds(state, on);
  const flying = withData(STATUS.flying, { forced: 1 });
  const given = yield* inflict(t, { ...flying, on, by, source: LEVITATED, until });
  if (given === undefined) return;
  const known = effectOn(state, LEVITATED, given.on);
  if (known !== undefined) known.until = given.until;
  else
    leave(t, LEVITATED, {
      by,
      on: given.on,
      source: LEVITATED,
      until: given.until,
      mark: given.mark,
    });
}

const levitationJinx: AttackPower = {
  id: LEVITATED,
  rule: RULE,
  target: 'implement',
  damage: 2,
  effect: [{ on: 'target', run: lift }],
  // In the air it strikes nobody on the ground until its turn ends.
  worth: ({ state }, { target }) => (creatureOf(state, target).implement === 'sword' ? 0.24 : 0.14),
};

/** Levitation Jinx as a pick (KC-CHM-21). */
export const LEVITATION_JINX: Ability = {
  id: 'charmer/levitation-jinx',
  rule: RULE,
  power: levitationJinx,
  leaves: [LEVITATED_EFFECT],
};
