import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../../model.ts';
import { creatureOf } from '../../../../rules/court/creatures.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import type { Tactic, Weighed } from '../../../../rules/effects/tactic.ts';
import {
  bestPromise,
  carries,
  FAR,
  matesOf,
  nearest,
  opponentsOf,
  pedestalCells,
  squaresBetween,
  squaresTo,
  undefended,
} from './looks.ts';

/** How near an opponent chases her, how near a way is to an end of her tunnel, how far she swaps. */
const CHASED = 4;
const BESIDE = 2;
const SWAP = 5;

/** An attack that promises no more than this is not worth making. */
const POOR = 0.05;

function homeward({ t: { state }, id }: Judge, own: readonly Cell[]): number {
  return nearest(state, creatureOf(state, id).cell, own);
}

/** Whether she carries an orb and somebody is after her. */
function isChased(judge: Judge): boolean {
  const { state } = judge.t;
  if (!carries(state, judge.id)) return false;
  return opponentsOf(judge).some((foe) => squaresBetween(state, judge.id, foe) <= CHASED);
}

/** Squares that she gains by changing places with somebody, on her way home. */
function gainedBy(judge: Judge, mate: CreatureId): number {
  const { state } = judge.t;
  const own = pedestalCells(judge, 'own');
  const gained = homeward(judge, own) - nearest(state, creatureOf(state, mate).cell, own);
  return Number.isFinite(gained) ? gained : 0;
}

/** Whether changing places with a team-mate brings her away from whoever chases her. */
function isWayOut(judge: Judge, mate: CreatureId): boolean {
  const near = squaresBetween(judge.t.state, judge.id, mate) <= SWAP;
  return near && matesOf(judge).includes(mate) && gainedBy(judge, mate) > 1;
}

function hasLoot(judge: Judge): boolean {
  const { state } = judge.t;
  return (
    opponentsOf(judge).some(
      (foe) => carries(state, foe) && squaresBetween(state, judge.id, foe) === 1,
    ) || undefended(judge).some((cell) => squaresTo(state, judge.id, cell) === 1)
  );
}

/** Where an end of the tunnel should be: beside the own pedestals at first, then beside the others. */
function endsOfTunnel(judge: Judge): readonly Cell[] {
  const { turns } = creatureOf(judge.t.state, judge.id);
  return pedestalCells(judge, turns <= 1 ? 'own' : 'theirs');
}

function worthOfTunnel(judge: Judge): number {
  const { state } = judge.t;
  const { cell } = creatureOf(state, judge.id);
  return nearest(state, cell, endsOfTunnel(judge)) <= BESIDE ? 0.25 : 0;
}

function nearPedestal(judge: Judge, { cell }: Weighed): number {
  if (cell === undefined) return 0;
  return nearest(judge.t.state, cell, endsOfTunnel(judge)) === 1 ? 0.3 : 0;
}

/** She scouts the pedestals of the opponents until she has something to bring home (KT-DRI-04). */
function towardTheirs(judge: Judge): (cell: Cell) => number {
  const { state } = judge.t;
  if (carries(state, judge.id)) return () => 0;
  const free = undefended(judge);
  const goals = free.length > 0 ? free : pedestalCells(judge, 'theirs');
  return (cell) => {
    const squares = nearest(state, cell, goals);
    return squares === FAR ? 0 : -0.03 * squares;
  };
}

/** Pauline: across the court unseen, away with an orb, and home by whatever way there is. */
export const pauline: Tactic = {
  rule: 'KT-PAU-16',
  part: 'raider',
  start: [4, 4],
  actions: {
    cloak: (judge) => (judge.count('foes', 10) > 0 ? 0.15 : 0),
    swipe: (judge) => (hasLoot(judge) ? 0.5 : 0),
    'swap-places': (judge) =>
      isChased(judge) && matesOf(judge).some((mate) => isWayOut(judge, mate)) ? 0.5 : 0,
    'short-tunnel': worthOfTunnel,
  },
  whom: {
    'swap-places': (judge, one) =>
      isChased(judge) && isWayOut(judge, one) ? Math.min(0.6, 0.1 * gainedBy(judge, one)) : 0,
  },
  options: { portal: nearPedestal },
  answers: { hide: (judge) => bestPromise(judge, judge.id) <= POOR || isSpent(judge) },
  stands: towardTheirs,
};

/** Whether she has no attack left to make in her turn. */
function isSpent({ t: { state }, id }: Judge): boolean {
  return state.turn?.creature !== id || state.turn.attackActions === 0 || state.turn.ended;
}
