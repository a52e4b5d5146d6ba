import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { attackUnrolled, mayAttackUnrolled } from '../../../rules/attack/unrolled.ts';
import { areAllies, creatureOf, creaturesWhere, isOnMap } from '../../../rules/court/creatures.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import { dataOf } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { StepEvent } from '../../../rules/effects/moments.ts';
import type { AttackPower } from '../../../rules/effects/power.ts';
import { askWilling } from '../../../rules/effects/willing.ts';
import { teleport, teleportTo } from '../../../rules/movement/relocate.ts';
import { isFree } from '../../../rules/sight/occupancy.ts';
import type { Kazzam } from '../../../table.ts';
import { hasEntered, hasInTurn, noteInTurn } from './entering.ts';
import { askSquare } from './squares.ts';
import {
  HUB_WARP,
  makesWarp,
  SCOUTING_WARP,
  SOURCE_WARP,
  type Warp,
  type WarpKind,
  warpEffect,
  warpOf,
  worksFrom,
} from './warps.ts';

/** A Warp power: an implement attack of 2 whose Effect makes a warp. */
function warpPower(kind: WarpKind, rule: string): AttackPower {
  // Another warp in place of the one that there is gains less.
  const worth: AttackPower['worth'] = ({ state }, { attacker }) =>
    warpOf(state, attacker) === undefined ? 0.16 : 0.06;
  const { kind: id } = kind;
  return { id, rule, target: 'implement', damage: 2, effect: [makesWarp(kind, rule)], worth };
}

/** How far a Scouting Warp sends (KC-POR-23). */
const SCOUTS = 4;

/** On whom a Scouting Warp has sent on in this turn (KC-POR-23). */
const SCOUTED = 'scouted';
const SCOUTED_EFFECT: EffectDef = { kind: SCOUTED };

const SCOUTING_WARP_EFFECT = warpEffect(SCOUTING_WARP, false, { step: { after: sendOn } });

/** Its Porter or an ally that comes to its square may teleport at once (KC-POR-23). */
function* sendOn(t: Kazzam, warp: Effect, event: StepEvent): Flow<void> {
  const { state } = t;
  const { creature } = event;
  const { by } = warp;
  if (creature !== by && !areAllies(state, by, creature)) return;
  const { cell } = dataOf(SCOUTING_WARP, warp);
  if (!hasEntered(state, event, cell) || hasInTurn(state, SCOUTED, creature, by)) return;
  const sent = yield* teleport(t, creature, { squares: SCOUTS, by: creature, rule: 'KC-POR-23' });
  if (sent) noteInTurn(state, SCOUTED, creature, by);
}

/** Scouting Warp: whoever of its side enters it may go further (KC-POR-23). */
export const scoutingWarp: Ability = {
  id: 'porter/scouting-warp',
  rule: 'KC-POR-23',
  leaves: [SCOUTING_WARP_EFFECT, SCOUTED_EFFECT],
  power: warpPower(SCOUTING_WARP, 'KC-POR-23'),
};

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

const SOURCE_WARP_EFFECT = warpEffect(SOURCE_WARP, true);

/** Source Warp: attacks and Opportunities may be made from it (KC-POR-25). */
export const sourceWarp: Ability = {
  id: 'porter/source-warp',
  rule: 'KC-POR-25',
  leaves: [SOURCE_WARP_EFFECT],
  power: warpPower(SOURCE_WARP, 'KC-POR-25'),
};
