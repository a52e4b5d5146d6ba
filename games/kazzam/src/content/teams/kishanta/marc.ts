import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../model.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../rules/effects/tactic.ts';
import { seesSquare } from '../../../rules/sight/sight.ts';
import { away, carries, foesOf, mateOf, pedestalsWithOrbs } from './eye.ts';

/** How far his Role Actions reach. */
const RANGE = 5;

function isInRange(judge: Judge, cell: Cell): boolean {
  return away(judge, judge.id, cell) <= RANGE && seesSquare(judge.t, judge.id, cell);
}

/** Pila's square, if it is no Boost Square yet. */
function underPila(judge: Judge): Cell | undefined {
  const pila = mateOf(judge, 'defender');
  if (pila === undefined) return undefined;
  const { cell } = creatureOf(judge.t.state, pila);
  return groundOf(judge.t.state).kindAt(cell) === 'boost' ? undefined : cell;
}

/** Whether a square lies on the way of a runner, an enemy with an orb, to the nearest of its pedestals. */
function isInLane(judge: Judge, cell: Cell): boolean {
  return foesOf(judge).some((foe) => carries(judge, foe) && isBefore(judge, foe, cell));
}

function isBefore(judge: Judge, runner: CreatureId, cell: Cell): boolean {
  const { state } = judge.t;
  const { team } = creatureOf(state, runner);
  const ground = groundOf(state);
  const homes = state.pedestals.filter((one) => one.team === team && one.cell >= 0);
  const [home] = homes
    .map((one) => one.cell)
    .sort((a, b) => away(judge, runner, a) - away(judge, runner, b));
  const first = away(judge, runner, cell);
  if (home === undefined || first === 0) return false;
  return first + (ground.distance(cell, home) ?? RANGE) === away(judge, runner, home);
}

/** Pedestals of the other team without an orb. */
function bare(judge: Judge): readonly Cell[] {
  const { state } = judge.t;
  const { team } = creatureOf(state, judge.id);
  const laden = new Set(pedestalsWithOrbs(judge));
  return state.pedestals.flatMap((one) =>
    one.team !== undefined && one.team !== team && one.cell >= 0 && !laden.has(one.cell)
      ? one.cell
      : [],
  );
}

/** A gap in walls of one square or two, which two walls close. */
function isDoor({ t: { state } }: Judge, cell: Cell): boolean {
  const ground = groundOf(state);
  if (!ground.isOpen(cell)) return false;
  return [
    [1, 0],
    [0, 1],
  ].some(([x = 0, y = 0]) => {
    const open = (sign: 1 | -1) => {
      for (let step = 1; step <= 2; step += 1) {
        const next = ground.at(cell, sign * step * x, sign * step * y);
        if (next < 0 || ground.isFull(next)) return step - 1;
      }
      return 2;
    };
    return open(1) + open(-1) <= 1;
  });
}

/** Whether there is a door in range that he could close. */
function seesDoor(judge: Judge): boolean {
  const { state } = judge.t;
  const { cell } = creatureOf(state, judge.id);
  return groundOf(state)
    .within(cell, RANGE)
    .some((square) => isDoor(judge, square) && isInRange(judge, square));
}

/** Whether he rolls a Saving Throw at the end of his turn. */
function hasToSave({ t: { state }, id }: Judge): boolean {
  return state.effects.some(({ on, until }) => on === id && until.ends === 'save');
}

/** A 4 to 6 for an attack of his own; a 1 to 3 where a bad result harms least. */
function worthOfFace(judge: Judge, face: unknown, purpose: unknown): number {
  const good = typeof face === 'number' && face > 3;
  if (purpose === 'attack') return good ? 2 : hasToSave(judge) ? -2 : 0;
  // A die for somebody else.
  if (purpose === 'secret') return good ? 0 : 2;
  return 0;
}

/** Marc shapes the ground, and knows his die (KT-MAR-13). */
export const MARC: Tactic = {
  rule: 'KT-MAR-13',
  start: [4, 6],
  actions: {
    'boost-square': (judge) => {
      const cell = underPila(judge);
      return cell !== undefined && isInRange(judge, cell) ? 0.12 : 0;
    },
    'change-terrain': (judge) => {
      const { cell } = creatureOf(judge.t.state, judge.id);
      const lane = groundOf(judge.t.state).within(cell, RANGE);
      return lane.some((square) => isInLane(judge, square)) ? 0.12 : 0;
    },
    'major-terrain': (judge) =>
      bare(judge).some((cell) => isInRange(judge, cell)) ? 0.3 : seesDoor(judge) ? 0.06 : 0,
  },
  options: {
    'look-ahead': (_judge, { id }) => (id === 'yes' ? 2 : 0),
    'use-foreseen': (judge, { id }, _of, { face, purpose }) =>
      id === 'yes' ? worthOfFace(judge, face, purpose) : 0,
    'boost-square': (judge, { cell }) => (cell === underPila(judge) ? 0.6 : 0),
    'change-terrain': (judge, { cell = -1 }) => (cell >= 0 && isInLane(judge, cell) ? 0.5 : 0),
    'terrain-kind': (_judge, { id }) => (id === 'slick' || id === 'pit' ? 0.3 : 0),
    shape: (judge, { id }, of) => {
      const pila = underPila(judge);
      const near = pila !== undefined && of !== undefined && away(judge, of, pila) <= 1;
      return id === 'boost-square' && near ? 0.4 : id === 'change-terrain' ? 0.1 : 0;
    },
    'major-terrain': (judge, { id }) => {
      if (id === 'remove-pedestal') return bare(judge).some((at) => isInRange(judge, at)) ? 0.6 : 0;
      return id === 'make-walls' && seesDoor(judge) ? 0.3 : 0;
    },
    'remove-pedestal': (judge, { cell = -1 }) => (bare(judge).includes(cell) ? 0.6 : 0),
    'wall-where': (judge, { cell = -1 }) => (cell >= 0 && isDoor(judge, cell) ? 0.5 : 0),
  },
};
