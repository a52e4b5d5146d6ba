import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../../model.ts';
import { isFlanked } from '../../../../rules/attack/aim.ts';
import { areAllies, areEnemies, creatureOf, isOnMap } from '../../../../rules/court/creatures.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import { summonedBy } from '../../../../rules/movement/company.ts';
import { ranUp } from '../../../classes/tamer/flame-pig.ts';
import { apart, from, fromHome, opponents } from './looks.ts';

/** Her turn in which the pig comes. */
const PIG_TURN = 2;

/** How far the pig runs as it appears, and one more to ram. */
const STAMPEDE = 5;

/** How far from her it may appear and run. */
const IN_ALL = 10;

/** How far her Role Action reaches, with the zone around its middle. */
const REARRANGE = 6;

/** Enough of them for the pig. */
const TWO = 2;

/** Opponents within so many squares of a square. */
function near(judge: Judge, cell: Cell, squares: number): number {
  return opponents(judge).filter((foe) => from(judge, cell, foe) <= squares).length;
}

function own({ t, id }: Judge): Cell {
  return creatureOf(t.state, id).cell;
}

/** Whether an opponent stands beside a pedestal of her team. */
function isAtHome(judge: Judge, creature: CreatureId): boolean {
  return (
    opponents(judge).includes(creature) &&
    fromHome(judge, creatureOf(judge.t.state, creature).cell) <= 1
  );
}

/** Whether a team-mate stands where it is flanked. */
function isInTrouble({ t: { state }, id }: Judge, creature: CreatureId): boolean {
  if (!areAllies(state, id, creature)) return false;
  return state.creatures.some(
    (other, foe) =>
      isOnMap(other) && areEnemies(state, creature, foe) && isFlanked(state, foe, creature),
  );
}

/** Whom she would shift a square: opponents off pedestals, fellows out of flanks. */
function isToMove(judge: Judge, creature: CreatureId): boolean {
  return isAtHome(judge, creature) || isInTrouble(judge, creature);
}

/** How many of those are within some squares of a square. */
function toMove(judge: Judge, cell: Cell, squares: number): number {
  const { state } = judge.t;
  return state.creatures.filter(
    (creature, id) =>
      isOnMap(creature) && apart(judge, cell, creature.cell) <= squares && isToMove(judge, id),
  ).length;
}

/** Whether the pig has had its run-up at a target. */
function isRunUp({ t: { state }, id }: Judge, target: CreatureId): boolean {
  return summonedBy(state, id).some((pig) => ranUp(state, pig, target));
}

/** Whether an opponent is so near to a pedestal of hers that a Mantis beside it would sit there. */
function isRaiding(judge: Judge, foe: CreatureId): boolean {
  return fromHome(judge, creatureOf(judge.t.state, foe).cell) <= 2;
}

/** Elsie, who screens with her beast (KT-ELS-18). */
export const ELSIE_TACTIC: Tactic = {
  rule: 'KT-ELS-18',
  start: [3, 10],
  actions: {
    'summon-flame-pig': (judge) =>
      creatureOf(judge.t.state, judge.id).turns < PIG_TURN
        ? -0.6
        : near(judge, own(judge), IN_ALL) >= TWO
          ? 0.4
          : 0,
    'goring-tusks': (judge) => (opponents(judge).some((foe) => isRunUp(judge, foe)) ? 0.3 : 0.1),
    'fleeting-mantis': (judge) => (opponents(judge).some((foe) => isRaiding(judge, foe)) ? 0.2 : 0),
    rearrange: (judge) => (toMove(judge, own(judge), REARRANGE) > 0 ? 0.2 : 0),
  },
  whom: {
    'goring-tusks': (judge, foe) => (isRunUp(judge, foe) ? 0.3 : 0),
    'fleeting-mantis': (judge, foe) => (isRaiding(judge, foe) ? 0.3 : 0),
    'slide-next': (judge, creature) => (isToMove(judge, creature) ? 0.5 : 0),
  },
  options: {
    'summon-where': (judge, { cell }) =>
      cell === undefined ? 0 : 0.3 * Math.min(TWO, near(judge, cell, STAMPEDE)),
    'conjure-where': (judge, { cell }) =>
      cell !== undefined && fromHome(judge, cell) <= 1 ? 0.5 : 0,
    zone: (judge, { cell }) =>
      cell === undefined ? 0 : Math.min(0.6, 0.3 * toMove(judge, cell, 1)),
  },
};
