import type { CreatureId } from '../../../../model.ts';
import { oddsOf } from '../../../../rules/attack/odds.ts';
import {
  areEnemies,
  creatureOf,
  creaturesWhere,
  isOnMap,
} from '../../../../rules/court/creatures.ts';
import { groundOf } from '../../../../rules/court/ground-now.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../../rules/effects/basic-powers.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import {
  carries,
  couldShoot,
  from,
  groupOf,
  huntsUs,
  isUnder,
  opponents,
  wantedGroup,
} from './looks.ts';

/** How far her Role Actions reach. */
const RANGE = 5;

/** How far a Focused wand reaches. */
const FOCUSED = 10;

function isWanted(judge: Judge, creature: CreatureId): boolean {
  const group = groupOf(judge, creature);
  return group !== undefined && group === wantedGroup(judge);
}

/** Opponents that stand beside a creature. */
function opponentsBeside(judge: Judge, creature: CreatureId): number {
  const { cell } = creatureOf(judge.t.state, creature);
  return opponents(judge).filter((foe) => from(judge, cell, foe) <= 1).length;
}

/** Creeps on the map of which something holds. */
function someCreep({ t: { state } }: Judge, holds: (creep: CreatureId) => boolean): boolean {
  return creaturesWhere(state, (id) => {
    const creature = creatureOf(state, id);
    return creature.kind === 'creep' && isOnMap(creature);
  }).some(holds);
}

/** Whether a foe is within the reach of a Focused shot from where she stands. */
function couldAimFar(judge: Judge): boolean {
  const { state } = judge.t;
  const { cell } = creatureOf(state, judge.id);
  const ground = groundOf(state);
  return (
    judge.count('foes', FOCUSED) > 0 &&
    state.creatures.some(
      (other, id) =>
        isOnMap(other) &&
        areEnemies(state, judge.id, id) &&
        from(judge, cell, id) <= FOCUSED &&
        ground.sight(cell, other.cell, false) > 0,
    )
  );
}

/** Whether her Trick Shot on somebody has no Disadvantage left, as after Focus. */
function isUnhindered({ t, id }: Judge, target: CreatureId): boolean {
  return oddsOf(t, id, target, BASIC_IMPLEMENT_ATTACK)?.mode === 'higher';
}

/** Madeline, who hunts Creeps (KT-MAD-15). */
export const MADELINE_TACTIC: Tactic = {
  rule: 'KT-MAD-15',
  part: 'raider',
  start: [4, 6],
  actions: {
    focus: (judge) => (couldAimFar(judge) ? 0.15 : 0),
    'basic-implement-attack': ({ t, id }) => (isUnder({ t, id }, 'focused') ? 0.1 : 0),
    'trick-shot': (judge) => {
      const carriers = opponents(judge).filter(
        (foe) => carries(judge, foe) && couldShoot(judge, judge.id, foe),
      );
      if (carriers.length === 0) return 0;
      return carriers.some((foe) => isUnhindered(judge, foe)) ? 0.5 : 0.35;
    },
    'false-flag': (judge) => {
      const { cell } = creatureOf(judge.t.state, judge.id);
      const isThere = opponents(judge).some((foe) => from(judge, cell, foe) <= RANGE);
      return isThere && someCreep(judge, (creep) => huntsUs(judge, creep)) ? 0.2 : 0;
    },
    provocation: (judge) =>
      someCreep(judge, (creep) => opponentsBeside(judge, creep) > 1) ? 0.3 : -0.6,
  },
  whom: {
    'basic-implement-attack': (judge, target) => (isWanted(judge, target) ? 0.2 : 0),
    'ward-and-shoot': (judge, target) => (isWanted(judge, target) ? 0.2 : 0),
    'trick-shot': (judge, target) => (carries(judge, target) ? 0.5 : 0),
    'false-flag': (judge, creep) => (huntsUs(judge, creep) ? 0.4 : 0),
    'false-flag-on': ({ t, id }, other) => (areEnemies(t.state, id, other) ? 0.4 : 0),
    provocation: (judge, creep) => (opponentsBeside(judge, creep) > 1 ? 0.5 : 0),
  },
  // What she shoots at drops what it holds.
  options: { 'drop-or-disarm': (_judge, { id }) => (id === 'disarm' ? 0 : 0.3) },
};
