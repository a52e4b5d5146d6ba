import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../../model.ts';
import { initiativePlaceOf } from '../../../../rules/court/actor-at.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import { allOf, inChain, towardFirstOrb } from './chain.ts';
import {
  bestPromise,
  carries,
  mateOf,
  matesOf,
  mostOf,
  opponentsOf,
  roleOf,
  squaresBetween,
  squaresTo,
} from './looks.ts';

/** How far her charms and Weaken reach. */
const RANGE = 5;

/** Those whom she stays beside: who carries an orb, and the Defender. */
function wards(judge: Judge): readonly CreatureId[] {
  const { state } = judge.t;
  return matesOf(judge).filter((id) => carries(state, id) || roleOf(state, id) === 'defender');
}

function besideHerOwn(judge: Judge): (cell: Cell) => number {
  const { state } = judge.t;
  const own = wards(judge);
  return (cell) => (own.some((id) => squaresTo(state, id, cell) === 1) ? 0.3 : 0);
}

function isInRange({ t: { state }, id }: Judge, other: CreatureId): boolean {
  return squaresBetween(state, id, other) <= RANGE;
}

/** Whether the turn of an athlete comes after hers in this round. */
function comesLater({ t: { state }, id }: Judge, other: CreatureId): boolean {
  return initiativePlaceOf(state, other) > initiativePlaceOf(state, id);
}

/** Of the opponents in range the one with the best attack. */
function fiercest(judge: Judge): CreatureId | undefined {
  const inRange = opponentsOf(judge).filter((foe) => isInRange(judge, foe));
  return mostOf(inRange, (foe) => bestPromise(judge, foe));
}

/** Greta: beside who carries and who guards, charms for the Striker and for carriers. */
export const greta: Tactic = {
  rule: 'KT-GRE-15',
  start: [4, 7],
  actions: {
    'assault-charm'(judge) {
      const striker = mateOf(judge, 'striker');
      if (striker === undefined || !isInRange(judge, striker)) return 0;
      return comesLater(judge, striker) ? 0.3 : 0.05;
    },
    'surefoot-charm': (judge) =>
      matesOf(judge).some((one) => carries(judge.t.state, one) && isInRange(judge, one)) ? 0.25 : 0,
    weaken: (judge) => (fiercest(judge) === undefined ? 0 : 0.1),
  },
  whom: {
    weaken: (judge, one) => (one === fiercest(judge) ? 0.4 : 0),
    'assault-charm'(judge, one) {
      if (roleOf(judge.t.state, one) !== 'striker') return 0;
      return comesLater(judge, one) ? 0.4 : 0.1;
    },
    'surefoot-charm': ({ t: { state } }, one) => (carries(state, one) ? 0.4 : 0),
  },
  options: { 'charm-boost': (_judge, { id }) => (id === 'give' ? 0.3 : 0) },
  stands: allOf(inChain, towardFirstOrb, besideHerOwn),
};
