import type { CreatureId } from '../../../../model.ts';
import { creatureOf } from '../../../../rules/court/creatures.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import type { Tactic, Weighed } from '../../../../rules/effects/tactic.ts';
import { allOf, inChain, towardFirstOrb } from './chain.ts';
import {
  carries,
  FAR,
  matesOf,
  opponentsOf,
  roleOf,
  squaresBetween,
  squaresTo,
  threatsTo,
} from './looks.ts';

/** How far Protective Ward reaches, and how many who could strike a carrier call for it. */
const WARD = { range: 5, threats: 2 } as const;

/** Speed from which somebody is a runner without an orb. */
const FAST = 8;

/** Whether it is her first turn. */
function isFirstTurn({ t, id }: Judge): boolean {
  return creatureOf(t.state, id).turns <= 1;
}

/** A carrier of her team whom two opponents can reach. */
function isHunted(judge: Judge, one: CreatureId): boolean {
  return carries(judge.t.state, one) && threatsTo(judge, one).length >= WARD.threats;
}

function huntedInRange(judge: Judge): boolean {
  const { state } = judge.t;
  return [judge.id, ...matesOf(judge)].some(
    (one) => isHunted(judge, one) && squaresBetween(state, judge.id, one) <= WARD.range,
  );
}

/** A square is the better the nearer it is to the enemy who is nearest to her. */
function forward(judge: Judge, { cell }: Weighed): number {
  const { state } = judge.t;
  if (cell === undefined) return 0;
  const { cell: own } = creatureOf(state, judge.id);
  const [foe] = opponentsOf(judge).toSorted(
    (a, b) => squaresTo(state, a, own) - squaresTo(state, b, own),
  );
  const squares = foe === undefined ? FAR : squaresTo(state, foe, cell);
  return squares === FAR ? 0 : Math.max(0, 0.6 - 0.05 * squares);
}

/** Raqua: a trap ahead of the team, then moves for the carrier and the rope for runners. */
export const raqua: Tactic = {
  rule: 'KT-RAQ-14',
  start: [3, 8],
  actions: {
    'staff-trap': (judge) => (isFirstTurn(judge) ? 0.5 : 0),
    'protective-ward': (judge) => (huntedInRange(judge) ? 0.5 : 0),
  },
  whom: {
    tactics({ t: { state } }, one) {
      if (carries(state, one)) return 0.5;
      return roleOf(state, one) === 'striker' ? 0.3 : 0;
    },
    'vokos-lariat'({ t: { state }, id }, one) {
      const runs = carries(state, one) || creatureOf(state, one).speed >= FAST;
      return runs ? Math.max(0.05, 0.35 - 0.05 * squaresBetween(state, id, one)) : 0;
    },
    'protective-ward': (judge, one) => (isHunted(judge, one) ? 0.5 : 0),
    heal({ t: { state } }, one) {
      const { hp, maxHp } = creatureOf(state, one);
      return 0.06 * Math.max(0, maxHp - hp);
    },
  },
  options: {
    'place-trap': forward,
    'slide-trap': (_judge, { cell }) => (cell === undefined ? 0 : 0.2),
    'slide-trap-to': forward,
  },
  stands: allOf(inChain, towardFirstOrb),
};
