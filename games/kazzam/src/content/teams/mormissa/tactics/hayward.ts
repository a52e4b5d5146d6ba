import type { Cell } from '@tablewright/geometry';
import type { Trap } from '../../../../model.ts';
import { groundOf } from '../../../../rules/court/ground-now.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import { forDungeonOrb, RESTORED } from './plan.ts';
import { FAR, foesOf, fromHome, opponentsOf, placeOf, squares } from './sights.ts';

/** Attacks of his that end in a trap beside their target (KR-SPEC-15). */
const ATTACKS = [
  'irenas-cloak',
  'bag-of-tricks',
  'basic-implement-attack',
  'basic-physical-attack',
] as const;

/** What comes of a hit besides, once his own trap stands. */
const TRAPPED = 0.12;

/** So far from all opponents a trap lies behind the play, and so many make it worth while to take them up. */
const BEHIND = 6;
const ENOUGH = 3;

/** Traps of his Boost and of Snap Trap that no opponent is near any more. */
function leftBehind(judge: Judge): readonly Trap[] {
  const foes = opponentsOf(judge).map((id) => placeOf(judge, id));
  return judge.t.state.traps.filter(
    ({ kind, by, cell }) =>
      kind !== 'built' &&
      by === judge.id &&
      foes.every((foe) => squares(judge, foe, cell) >= BEHIND),
  );
}

/** A square with walls on two opposite sides. */
function isDoorway(judge: Judge, cell: Cell): boolean {
  const ground = groundOf(judge.t.state);
  const isWall = (dx: number, dy: number) => {
    const beside = ground.at(cell, dx, dy);
    return beside < 0 || ground.isFull(beside);
  };
  return (isWall(-1, 0) && isWall(1, 0)) || (isWall(0, -1) && isWall(0, 1));
}

/** Beside a pedestal of his team, or in a doorway. */
function snaps(judge: Judge, cell: Cell): number {
  if (fromHome(judge, cell) === 1) return 0.4;
  return isDoorway(judge, cell) ? 0.3 : 0;
}

/** In a lane toward the middle of the court: the farther it sees that way, the better. */
function inLane(judge: Judge, cell: Cell): number {
  const ground = groundOf(judge.t.state);
  const { grid, offset } = ground.partAt(cell);
  const middle = offset + Math.floor(grid.height / 2) * grid.width + Math.floor(grid.width / 2);
  const ahead = Math.sign(ground.offset(cell, middle).dx);
  let open = 0;
  for (let at = 1; at <= grid.width && ahead !== 0; at += 1) {
    const next = ground.at(cell, ahead * at, 0);
    if (next < 0 || !ground.isOpen(next)) break;
    open += 1;
  }
  return 0.03 * Math.min(10, open);
}

function beside(judge: Judge, cell: Cell): number {
  const near = Math.min(
    FAR,
    ...foesOf(judge).map((id) => squares(judge, placeOf(judge, id), cell)),
  );
  return near === FAR ? 0 : 0.3 / Math.max(1, near);
}

function isFirstRound({ t: { state } }: Judge): boolean {
  return state.round <= 1;
}

/** What his attacks are worth besides: his trap comes first, in round 1. */
const attacks = Object.fromEntries(
  ATTACKS.map((id) => [id, (judge: Judge) => (isFirstRound(judge) ? 0 : TRAPPED)]),
);

/** Hayward: a Sword Trap toward the middle, then traps at home and beside whoever he hits. */
export const hayward: Tactic = {
  rule: 'KT-HAY-15',
  start: [4, 6],
  actions: {
    ...attacks,
    'sword-trap': (judge) => (isFirstRound(judge) ? 0.6 : 0),
    'snap-trap': 0.2,
    'replace-traps': (judge) => (leftBehind(judge).length >= ENOUGH ? 0.5 : -0.3),
  },
  options: {
    ...RESTORED,
    'place-trap': (judge, { cell }) => (cell === undefined ? 0 : inLane(judge, cell)),
    'snap-trap': (judge, { cell }) => (cell === undefined ? 0 : snaps(judge, cell)),
    'trap-where': (judge, { cell }) => (cell === undefined ? 0 : beside(judge, cell)),
  },
  stands: forDungeonOrb,
};
