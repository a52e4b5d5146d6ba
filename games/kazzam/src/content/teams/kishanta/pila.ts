import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../../model.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import type { Tactic } from '../../../rules/effects/tactic.ts';
import { reachOf } from '../../../rules/sight/reach.ts';
import { apart, away, carries, foesOf, pedestalsWithOrbs, reaches, sideOf } from './eye.ts';

/** How near both sides are to a pedestal that is contested. */
const ABOUT = 8;

/** The pedestal with an orb that most of both sides are about; without any, the next neutral one. */
function contested(judge: Judge): Cell | undefined {
  const { t, id } = judge;
  const near = pedestalsWithOrbs(judge)
    .filter((cell) => Number.isFinite(away(judge, id, cell)))
    .sort((a, b) => away(judge, id, a) - away(judge, id, b));
  const crowd = (cell: Cell) =>
    Math.min(judge.count('allies', ABOUT, cell), judge.count('foes', ABOUT, cell));
  const most = Math.max(0, ...near.map(crowd));
  if (most > 0) return near.find((cell) => crowd(cell) === most);
  const { pedestals } = t.state;
  return near.find((cell) => pedestals.some((one) => one.cell === cell && one.team === undefined));
}

/** Two squares from it is where she plants herself. */
const PLANTED = 2;

/** How likely an enemy is to attack others than her: whom it can strike, and whether she is beside it. */
function threatens(judge: Judge, foe: CreatureId): number {
  const { t, id } = judge;
  const others = sideOf(judge).filter((one) => one !== id && reaches(judge, foe, one)).length;
  const free = apart(judge, foe, id) > 1 ? 0.1 : 0;
  const marked = t.state.effects.some(
    ({ kind, on, by }) => kind === 'marked' && on === foe && by === id,
  );
  return marked || others === 0 ? 0 : 0.1 * Math.min(3, others) + free;
}

/** Enemies within her reach. */
function inReach(judge: Judge): CreatureId[] {
  const reach = reachOf(judge.t.state, judge.id);
  return foesOf(judge).filter((foe) => apart(judge, judge.id, foe) <= reach);
}

/** Pila holds the middle, in front (KT-PIL-13). */
export const PILA: Tactic = {
  rule: 'KT-PIL-13',
  start: [4, 8],
  stands(judge) {
    const place = contested(judge);
    const ground = groundOf(judge.t.state);
    return (cell) => {
      if (place === undefined) return 0;
      const off = Math.abs((ground.distance(cell, place) ?? ABOUT) - PLANTED);
      return off === 0 ? 0.2 : off === 1 ? 0.08 : 0;
    };
  },
  actions: {
    'tempest-blade': (judge) => (inReach(judge).length > 1 ? 0.2 : 0),
    'bloody-blade': (judge) => (inReach(judge).length > 1 ? 0 : 0.2),
    'sword-sweep': (judge) => (inReach(judge).some((foe) => carries(judge, foe)) ? 0.3 : 0),
  },
  whom: {
    'defenders-mark': threatens,
    'sword-sweep': (judge, foe) => (carries(judge, foe) ? 0.4 : 0),
  },
  options: {
    // Her Reaction: the Sweep while she has it.
    'which-power': (_judge, { id }) =>
      id === 'sword-sweep' ? 0.6 : id === 'tempest-blade' ? 0.3 : 0,
  },
};
