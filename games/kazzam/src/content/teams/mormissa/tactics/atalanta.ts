import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../../model.ts';
import { groundOf } from '../../../../rules/court/ground-now.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import { allOf, forDungeonOrb, RESTORED } from './plan.ts';
import {
  carries,
  FAR,
  foesOf,
  matesOf,
  nearestTo,
  opponentsOf,
  pedestalsOf,
  placeOf,
  squares,
  withRole,
} from './sights.ts';

/** How far beside a lane she stands. */
const BESIDE = { from: 1, to: 2 } as const;

/** The squares on the straight line from one square to another. */
function lane(judge: Judge, from: Cell, to: Cell): readonly Cell[] {
  const ground = groundOf(judge.t.state);
  const { dx, dy } = ground.offset(from, to);
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: steps + 1 }, (_, at) => {
    const share = steps === 0 ? 0 : at / steps;
    return ground.at(from, Math.round(dx * share), Math.round(dy * share));
  });
}

/** The lanes that the nearest opponents have to Fennec and to the pedestals. */
function lanes(judge: Judge): readonly (readonly Cell[])[] {
  const fennec = withRole(judge, 'striker');
  const goals = [
    ...(fennec === undefined ? [] : [placeOf(judge, fennec).cell]),
    ...pedestalsOf(judge),
  ];
  const foes = opponentsOf(judge);
  return goals.flatMap((goal) => {
    const foe = nearestTo(judge, goal, foes);
    return foe === undefined ? [] : [lane(judge, placeOf(judge, foe).cell, goal)];
  });
}

/** A square or two beside such a lane, where all that comes along it is held up. */
function besideLane(judge: Judge): (cell: Cell) => number {
  const known = lanes(judge);
  return (cell) => {
    const isBeside = known.some((one) => {
      const away = Math.min(FAR, ...one.map((square) => squares(judge, square, cell)));
      return away >= BESIDE.from && away <= BESIDE.to;
    });
    return isBeside ? 0.25 : 0;
  };
}

/** How far Slow reaches (KR-CON-14). */
const SLOWS = 5;

function fastest(judge: Judge): CreatureId | undefined {
  const here = placeOf(judge, judge.id);
  const near = foesOf(judge).filter((id) => squares(judge, here, placeOf(judge, id)) <= SLOWS);
  return near.toSorted((a, b) => placeOf(judge, b).speed - placeOf(judge, a).speed)[0];
}

/** How near two foes make her luck (KC-HEX-11). */
const THICK = 3;

function isInTheThick(judge: Judge): boolean {
  const here = placeOf(judge, judge.id);
  const near = foesOf(judge).filter((id) => squares(judge, here, placeOf(judge, id)) <= THICK);
  return near.length >= 2;
}

/** A cluster catches fire, but not beside an own team-mate. */
function burns(judge: Judge, target: CreatureId): number {
  const isBeside = (id: CreatureId) =>
    id !== target && squares(judge, placeOf(judge, id), placeOf(judge, target)) <= 1;
  if (matesOf(judge).some(isBeside)) return -0.5;
  return foesOf(judge).some(isBeside) ? 0.4 : 0;
}

function carriersBeside(judge: Judge): readonly CreatureId[] {
  const here = placeOf(judge, judge.id);
  return opponentsOf(judge).filter(
    (id) => carries(judge, id) && squares(judge, here, placeOf(judge, id)) <= 1,
  );
}

/** The lines of her Amalgam in the order in which she wants them. */
const LINES: Readonly<Record<string, number>> = {
  damage: 0.4,
  distracted: 0.3,
  slide: 0.2,
  slowed: 0.1,
};

/** Atalanta: beside the ways to Fennec and home, slowing and hexing whoever comes. */
export const atalanta: Tactic = {
  rule: 'KT-ATA-13',
  start: [4, 9],
  actions: {
    slow: (judge) => (fastest(judge) === undefined ? 0 : 0.15),
    'beginners-amalgam': (judge) => (isInTheThick(judge) ? 0.3 : 0),
    'patient-gaze': (judge) => (carriersBeside(judge).length > 0 ? 0.5 : 0),
  },
  whom: {
    slow(judge, id) {
      if (!foesOf(judge).includes(id)) return -0.5;
      return id === fastest(judge) ? 0.4 : 0;
    },
    'buras-traveling-fire': burns,
    'patient-gaze': (judge, id) => (carriersBeside(judge).includes(id) ? 0.5 : 0),
  },
  options: { ...RESTORED, amalgam: (_judge, { id }) => LINES[id] ?? 0 },
  stands: allOf(besideLane, forDungeonOrb),
};
