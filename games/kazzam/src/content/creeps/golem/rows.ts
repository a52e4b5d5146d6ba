import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent, distanceBetween } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import type { CreepRow, RowTurn } from '../../../rules/effects/creep-block.ts';
import { STATUS, withData } from '../../../rules/effects/effect-data.ts';
import {
  type AttackPower,
  type EffectPart,
  type Use,
  wholePower,
} from '../../../rules/effects/power.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { type Force, force, forcedWay } from '../../../rules/movement/forced.ts';
import { routesOn } from '../../../rules/movement/routes.ts';
import type { Kazzam } from '../../../table.ts';
import { parent } from './parent.ts';
import { questgiver } from './quest.ts';

/** How far it reaches (KM-GOLEM-01). */
export const RANGE = 10;

/** The Golem gains Ward for each attack, whatever that does to its target (KM-GOLEM-09). */
const taxed: EffectPart = {
  on: 'others',
  *run(t, { attacker: on }) {
    yield* gainWard(t, { on, amount: 2, by: on });
  },
};

/** Pulled beside the Golem, or as near as can be, and Prone (KM-GOLEM-10). */
const prostrated: EffectPart = {
  on: 'target',
  *run(t, use) {
    yield* pullBeside(t, use);
    const { target, attacker } = use;
    if (isOnMap(creatureOf(t.state, target))) yield* knockProne(t, target, attacker, 'venerated');
  },
};

function* pullBeside(t: Kazzam, use: Use): Flow<void> {
  const { target, attacker: by, power, total } = use;
  const { state } = t;
  const ground = groundOf(state);
  const [golem, victim] = [creatureOf(state, by), creatureOf(state, target)];
  if (areAdjacent(ground, golem, victim)) return;
  const gap = (cell: Cell) =>
    distanceBetween(ground, golem, bodyAt(ground, victim, cell)) ?? Number.POSITIVE_INFINITY;
  const pull: Force = {
    how: 'pull',
    // As many as it takes: Difficult Terrain costs two.
    squares: 2 * (gap(victim.cell) - 1),
    by,
    source: power.id,
    from: golem,
    rule: power.rule,
    total,
  };
  const way = forcedWay(t, target, pull);
  if (way === undefined) return;
  const nearest = Math.min(...routesOn(way).map(({ cell }) => gap(cell)));
  if (nearest < gap(victim.cell))
    yield* force(t, target, { ...pull, ends: (cell) => gap(cell) === nearest });
}

/** For as long as the Golem sees it when it would tick (KM-GOLEM-11). */
const oppressed: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by }) {
    const ongoing = withData(STATUS.ongoing, { whileSeen: 1 });
    const until = { ends: 'match' } as const;
    yield* inflict(t, { ...ongoing, on, by, source: 'oppressor', until, amount: 2 });
  },
};

const commanded: EffectPart = {
  on: 'target',
  gives: 'dominated',
  *run(t, { target: on, attacker: by }) {
    const until = untilNextTurnEnds(t.state, on);
    yield* inflict(t, { kind: 'dominated', on, by, source: 'commander', until });
  },
};

/** Whom it strikes at most in a turn (KM-GOLEM-04). */
const FOCUS = 2;

/** Strikes the two first in its order that it can from where it stands (KM-GOLEM-04, KM-GOLEM-14). */
function dualFocus(power: AttackPower) {
  return function* ({ targets, attackFromHere, recover }: RowTurn): Flow<void> {
    yield* recover();
    let struck = 0;
    for (const target of targets) {
      if (struck === FOCUS) return;
      if (yield* attackFromHere(power, target)) struck += 1;
    }
  };
}

function focused(
  id: string,
  rule: string,
  face: number,
  damage: number,
  part: EffectPart,
): CreepRow {
  const power = wholePower({
    id,
    rule,
    target: { ranged: RANGE },
    damage,
    effect: [part],
    roll: 'none',
  });
  return { id, rule, faces: [face], act: dualFocus(power) };
}

/** What the die brings (KM-GOLEM-05 to KM-GOLEM-12). */
export const ROWS: readonly CreepRow[] = [
  { id: 'questgiver', rule: 'KM-GOLEM-05', faces: [1], act: questgiver },
  { id: 'parent', rule: 'KM-GOLEM-07', faces: [2], act: parent },
  focused('taxer', 'KM-GOLEM-09', 3, 2, taxed),
  focused('venerated', 'KM-GOLEM-10', 4, 2, prostrated),
  focused('oppressor', 'KM-GOLEM-11', 5, 3, oppressed),
  focused('commander', 'KM-GOLEM-12', 6, 3, commanded),
];
