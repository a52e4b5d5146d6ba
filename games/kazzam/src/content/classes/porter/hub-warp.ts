import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { attackUnrolled, mayAttackUnrolled } from '../../../rules/attack/unrolled.ts';
import { areAllies, creatureOf, creaturesWhere, isOnMap } from '../../../rules/court/creatures.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import { askWilling } from '../../../rules/effects/willing.ts';
import { teleportTo } from '../../../rules/movement/relocate.ts';
import { isFree } from '../../../rules/sight/occupancy.ts';
import type { Kazzam } from '../../../table.ts';
import { askSquare } from './squares.ts';
import { HUB_WARP, type Warp, warpEffect, warpOf, warpPower, worksFrom } from './warps.ts';

const HUB_WARP_EFFECT = warpEffect(HUB_WARP, false);

/** The Hub Warp of a Porter, if its warp is one. */
function hubOf(state: KazzamState, porter: CreatureId): Warp | undefined {
  const warp = warpOf(state, porter);
  return warp?.kind === HUB_WARP.kind ? warp : undefined;
}

/** Where somebody could arrive at a warp: on its square, or beside it if that is taken (KC-POR-24). */
function arrivals(t: Kazzam, id: CreatureId, warp: Warp): Cell[] {
  const { state } = t;
  const { cell } = creatureOf(state, id);
  const { cell: square } = warp.data;
  if (cell === square || !worksFrom(t, warp, cell)) return [];
  if (isFree(state, square, id)) return [square];
  return groundOf(state)
    .neighbours(square)
    .filter((beside) => beside !== cell && isFree(state, beside, id));
}

/** Whether it could be brought to the Hub Warp of this Porter. */
function couldArrive(t: Kazzam, id: CreatureId, porter: CreatureId): boolean {
  const hub = hubOf(t.state, porter);
  return hub !== undefined && isOnMap(creatureOf(t.state, id)) && arrivals(t, id, hub).length > 0;
}

/** Teleports somebody to the Hub Warp, from wherever it is (KC-POR-24). */
function* bringTo(t: Kazzam, id: CreatureId, by: CreatureId): Flow<void> {
  const hub = hubOf(t.state, by);
  const squares = hub === undefined ? [] : arrivals(t, id, hub);
  const [only] = squares;
  if (only === undefined) return;
  const cell = squares.length === 1 ? only : yield* askSquare(t, by, 'hub', squares, 'KC-POR-24');
  yield* teleportTo(t, id, cell, { by, rule: 'KC-POR-24' });
}

/** Allies that could be brought to its Hub Warp. */
function callable(t: Kazzam, id: CreatureId): CreatureId[] {
  return creaturesWhere(
    t.state,
    (other) => areAllies(t.state, id, other) && couldArrive(t, other, id),
  );
}

/** An Attack Action that brings an ally to the Hub Warp; it needs no roll and ends no turn. */
const HUB_CALL: Action = {
  ...plain(
    'hub-call',
    'attack',
    'KC-POR-24',
    (t, id) => mayAttackUnrolled(t, id) && callable(t, id).length > 0,
    (t, id) => attackUnrolled(t, id, () => callAlly(t, id)),
  ),
  bot: { worth: (judge) => Math.max(0, ...callable(judge.t, judge.id).map(gainOf(judge))) },
};

/** What an ally gains by being brought to its Hub Warp. */
function gainOf({ t, id, gainAt }: Judge): (ally: CreatureId) => number {
  const hub = hubOf(t.state, id);
  return (ally) => (hub === undefined ? 0 : gainAt(ally, hub.data.cell));
}

function* callAlly(t: Kazzam, by: CreatureId): Flow<void> {
  const rule = 'KC-POR-24';
  const ally = yield* askWilling(t, { by, power: 'hub-call', rule, on: callable(t, by) });
  if (ally !== undefined) yield* bringTo(t, ally, by);
}

/** Hub Warp: its Porter can return to it, or bring an ally there, from anywhere (KC-POR-24). */
export const hubWarp: Ability = {
  id: 'porter/hub-warp',
  rule: 'KC-POR-24',
  leaves: [HUB_WARP_EFFECT],
  power: warpPower(HUB_WARP, 'KC-POR-24'),
  actions: [
    {
      ...plain(
        'hub-jump',
        'move',
        'KC-POR-24',
        (t, id) => couldArrive(t, id, id),
        (t, id) => bringTo(t, id, id),
      ),
      bot: {
        leads(t, id) {
          const hub = hubOf(t.state, id);
          return hub === undefined ? [] : arrivals(t, id, hub);
        },
      },
    },
    HUB_CALL,
  ],
};
