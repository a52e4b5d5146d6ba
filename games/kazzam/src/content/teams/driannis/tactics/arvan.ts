import type { Cell } from '@tablewright/geometry';
import { creatureOf } from '../../../../rules/court/creatures.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import { heldBy } from '../../../../rules/harm/grabs.ts';
import { allOf, inChain, towardFirstOrb } from './chain.ts';
import { carries, opponentsOf, squaresApart, squaresBetween, squaresTo } from './looks.ts';

/** Squares from where his turn began at which his Role Boost strikes harder (KR-STRI-10). */
const RUN_UP = 3;

function hasAttack({ t: { state }, id }: Judge): boolean {
  return state.turn?.creature === id && state.turn.attackActions > 0 && !state.turn.ended;
}

function hasFoeBeside(judge: Judge): boolean {
  const { state } = judge.t;
  return opponentsOf(judge).some((foe) => squaresBetween(state, judge.id, foe) === 1);
}

/** Keeps hold of whom he has; else comes at somebody from afar, and with his attack made keeps off. */
function stands(judge: Judge): (cell: Cell) => number {
  const { state } = judge.t;
  const held = heldBy(state, judge.id);
  if (held.length > 0)
    return (cell) => (held.some((one) => squaresTo(state, one, cell) <= 1) ? 0.5 : 0);
  const foes = opponentsOf(judge);
  const nearest = (cell: Cell) => Math.min(...foes.map((foe) => squaresTo(state, foe, cell)));
  if (!hasAttack(judge)) return (cell) => (nearest(cell) >= RUN_UP ? 0.1 : 0);
  const { startedAt, cell: now } = creatureOf(state, judge.id);
  const from = startedAt < 0 ? now : startedAt;
  return (cell) => (nearest(cell) === 1 && squaresApart(state, from, cell) >= RUN_UP ? 0.25 : 0);
}

/** Arvan: a run-up, a grip on carriers and on whoever keeps at a distance, and no letting go. */
export const arvan: Tactic = {
  rule: 'KT-ARV-13',
  start: [4, 8],
  actions: {
    'quick-shift': (judge) =>
      hasAttack(judge) && hasFoeBeside(judge) && heldBy(judge.t.state, judge.id).length === 0
        ? 0.2
        : 0,
  },
  whom: {
    'grasping-blade'({ t: { state }, id }, one) {
      if (heldBy(state, id).includes(one)) return 0.4;
      if (carries(state, one)) return 0.3;
      const { implement } = creatureOf(state, one);
      return implement === 'staff' || implement === 'wand' ? 0.15 : 0;
    },
  },
  stands: allOf(inChain, towardFirstOrb, stands),
};
