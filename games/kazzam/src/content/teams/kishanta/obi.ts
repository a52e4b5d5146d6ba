import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../model.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import { ORB } from '../../../rules/effects/item-def.ts';
import type { Tactic } from '../../../rules/effects/tactic.ts';
import { freeHands, itemCell } from '../../../rules/harm/items.ts';
import { warpOf } from '../../classes/porter/warps.ts';
import {
  away,
  carries,
  foesOf,
  isMate,
  mateOf,
  pedestalsWithOrbs,
  reaches,
  sideOf,
} from './eye.ts';

/** How near a foe is too near, and a pedestal near. */
const NEAR = 5;

/** How far his kinemancy reaches, and carries. */
const KINEMANCY = { range: 5, squares: 6 } as const;

/** Orbs that lie about, neutral or of the other team. */
function looseOrbs({ t: { state }, id }: Judge): readonly Cell[] {
  const { team } = creatureOf(state, id);
  return state.items.flatMap((item) => {
    const loose = item.place.at === 'ground' || item.place.at === 'pedestal';
    return item.kind === ORB && item.team !== team && loose ? itemCell(state, item) : [];
  });
}

/** Whether an ally with a free hand stands there. */
function isCatcher(judge: Judge, cell: Cell): boolean {
  const { state } = judge.t;
  return sideOf(judge).some((one) => {
    const ally = creatureOf(state, one);
    return one !== judge.id && ally.cell === cell && freeHands(ally) > 0;
  });
}

/** Whether there is an orb in his reach, and an ally whom it would come to. */
function couldPass(judge: Judge): boolean {
  const { state } = judge.t;
  const ground = groundOf(state);
  return looseOrbs(judge).some(
    (orb) =>
      orb >= 0 &&
      away(judge, judge.id, orb) <= KINEMANCY.range &&
      ground.within(orb, KINEMANCY.squares).some((cell) => isCatcher(judge, cell)),
  );
}

/** Enemies that could strike Pila where she stands. */
function attackersOfPila(judge: Judge): CreatureId[] {
  const pila = mateOf(judge, 'defender');
  if (pila === undefined) return [];
  return foesOf(judge).filter((foe) => reaches(judge, foe, pila));
}

/** Whether a warp of his lies beside somebody who could strike Pila. */
function isWarpReady(judge: Judge): boolean {
  const warp = warpOf(judge.t.state, judge.id);
  if (warp === undefined) return false;
  return attackersOfPila(judge).some((foe) => away(judge, foe, warp.data.cell) <= 1);
}

/** Whoever he holds in the air, with an orb. */
function holdsCarrier(judge: Judge): boolean {
  return judge.t.state.effects.some(
    ({ kind, by, on }) => kind === 'grabbed' && by === judge.id && carries(judge, on),
  );
}

/** An enemy with an orb. */
const ofCarrier =
  (worth: number) =>
  (judge: Judge, foe: CreatureId): number =>
    carries(judge, foe) ? worth : 0;

/** Obi keeps his distance and moves orbs (KT-OBI-14). */
export const OBI: Tactic = {
  rule: 'KT-OBI-14',
  start: [3, 9],
  stands(judge) {
    const { state } = judge.t;
    const ground = groundOf(state);
    const foes = foesOf(judge).map((foe) => creatureOf(state, foe).cell);
    const orbs = pedestalsWithOrbs(judge);
    const isNear = (cell: Cell, other: Cell, squares: number) =>
      (ground.distance(cell, other) ?? squares + 1) <= squares;
    return (cell) =>
      (foes.some((foe) => isNear(cell, foe, NEAR - 1)) ? -0.15 : 0) +
      (orbs.some((orb) => isNear(cell, orb, NEAR)) ? 0.08 : 0);
  },
  actions: {
    kinemancy: (judge) => (couldPass(judge) ? 0.6 : 0),
    'ripping-tides': (judge) =>
      foesOf(judge).some((foe) => carries(judge, foe) && reaches(judge, judge.id, foe)) ? 0.3 : 0,
    'slide-lifted': (judge) => (holdsCarrier(judge) ? 0.3 : 0),
    retribution: (judge) => (isWarpReady(judge) ? 0.15 : 0),
  },
  whom: {
    'ripping-tides': ofCarrier(0.6),
    'involuntary-lift': ofCarrier(0.3),
    'source-warp': (judge, foe) => (attackersOfPila(judge).includes(foe) ? 0.1 : 0),
    retribution: ({ t: { state } }, ally) => (isMate(state, ally, 'defender') ? 0.5 : 0),
  },
  options: {
    'kinemancy-what': ({ t: { state } }, { item = -1 }) =>
      item >= 0 && state.items[item]?.kind === ORB && state.items[item]?.place.at !== 'held'
        ? 0.5
        : 0,
    'kinemancy-where': (judge, { cell = -1 }) => (isCatcher(judge, cell) ? 0.6 : 0),
    // What he has ripped away is for his own side.
    'wash-to': (judge, { cell = -1 }) =>
      cell < 0 ? 0 : 0.1 * (judge.count('allies', 1, cell) - judge.count('foes', 1, cell)),
  },
};
