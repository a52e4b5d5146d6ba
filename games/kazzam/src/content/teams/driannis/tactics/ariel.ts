import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../../model.ts';
import { creatureOf } from '../../../../rules/court/creatures.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import { allOf, inChain } from './chain.ts';
import {
  bestPromise,
  FAR,
  mostOf,
  opponentsOf,
  pedestalCells,
  squaresApart,
  squaresBetween,
  squaresTo,
  threatsTo,
} from './looks.ts';

/** How far in front of a pedestal she stands, how far her Mark reaches, and from where a staff adds. */
const FRONT = { from: 2, to: 4 } as const;
const MARK = 5;
const STAFF = 3;

/** HP from which somebody is worth poisoning. */
const HEALTHY = 4;

/** Of the opponents whom she could Mark the one with the best attack. */
function strongest(judge: Judge): CreatureId | undefined {
  const { state } = judge.t;
  const near = opponentsOf(judge).filter((foe) => squaresBetween(state, judge.id, foe) <= MARK);
  return mostOf(near, (foe) => bestPromise(judge, foe));
}

/** In front of a pedestal of her own, between it and the opponent who is nearest to it. */
function before(judge: Judge): (cell: Cell) => number {
  const { state } = judge.t;
  const foes = opponentsOf(judge);
  const ways = pedestalCells(judge, 'own').flatMap((home) => {
    const [foe] = foes.toSorted((a, b) => squaresTo(state, a, home) - squaresTo(state, b, home));
    const squares = foe === undefined ? FAR : squaresTo(state, foe, home);
    return foe === undefined || squares === FAR ? [] : [{ home, foe, squares }];
  });
  const least = Math.min(FAR, ...ways.map(({ squares }) => squares));
  const urgent = ways.filter(({ squares }) => squares === least);
  return (cell) => {
    const isBetween = urgent.some(({ home, foe, squares }) => {
      const front = squaresApart(state, cell, home);
      if (front < FRONT.from || front > FRONT.to) return false;
      return front + squaresTo(state, foe, cell) <= squares + 1;
    });
    return isBetween ? 0.4 : 0;
  };
}

/** Ariel: before her pedestals, with a Mark on the strongest and Ward on whoever needs it. */
export const ariel: Tactic = {
  rule: 'KT-ARI-15',
  part: 'keeper',
  start: [4, 9],
  actions: { 'defenders-mark': (judge) => (strongest(judge) === undefined ? 0 : 0.1) },
  whom: {
    'defenders-mark': (judge, one) => (one === strongest(judge) ? 0.4 : 0),
    'ward-bash': ({ t: { state }, id }, one) => (squaresBetween(state, id, one) >= STAFF ? 0.1 : 0),
    'toxic-ward': ({ t: { state } }, one) => (creatureOf(state, one).hp >= HEALTHY ? 0.12 : 0),
    'special-ward': (judge, one) => Math.min(0.5, 0.1 * threatsTo(judge, one).length),
  },
  stands: allOf(inChain, before),
};
