import { askOne, type Flow, NO_YES } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Effect, type KazzamState, NOBODY } from '../../../model.ts';
import { areAllies, creatureOf, isOnMap, seatOf } from '../../../rules/court/creatures.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { HitEvent, StepEvent } from '../../../rules/effects/moments.ts';
import type { Rolled, Use } from '../../../rules/effects/power.ts';
import { BITS, has, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { itemOption, tellOfItem } from '../../../rules/harm/items.ts';
import { losesHold, makeDrop } from '../../../rules/harm/loss.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { couldLandAnywhere, teleport } from '../../../rules/movement/relocate.ts';
import { escapesHazard } from '../../../rules/terrain/hazards.ts';
import type { Kazzam } from '../../../table.ts';
import { hasEntered, hasInTurn, noteInTurn } from './entering.ts';
import { layImplement, lyingImplement, slideSquares } from './objects.ts';
import { askSquare, vacantBeside } from './squares.ts';

/** How far Floor Portal and its trap send (KC-POR-30). */
const SENT = 3;

/** The trap of a Floor Portal on its square (KC-POR-30). */
export const PORTAL_TRAP = dataKind('portal-trap', { cell: 'square' });

/** On whom such a trap has sent on in this turn. */
const TRAPPED = 'portal-trapped';
export const TRAPPED_EFFECT: EffectDef = { kind: TRAPPED };

export const PORTAL_TRAP_EFFECT: EffectDef = {
  ...PORTAL_TRAP,
  on: {
    step: {
      after: sendOn,
    },
  },
};

/** Opens the trap: where the target was hit, or beside it if it was missed (KC-POR-30). */
function* openTrap(t: Kazzam, { attacker: by, target, hit, stood }: Rolled): Flow<void> {
  const { state } = t;
  const cell = hit ? trapUnder(state, stood.cell) : yield* trapBeside(t, by, target, stood.cell);
  if (cell === undefined) return;
  windows.attach(t, {
    ...withData(PORTAL_TRAP, { cell }),
    on: NOBODY,
    by,
    source: 'floor-portal',
    until: untilNextTurnEnds(state, by),
    mark: state.nextEffect,
    amount: 0,
  });
}

/** There is no floor below whoever flies over a pedestal. */
function trapUnder(state: KazzamState, cell: Cell): Cell | undefined {
  return groundOf(state).isRoom(cell) ? cell : undefined;
}

function* trapBeside(
  t: Kazzam,
  by: CreatureId,
  target: CreatureId,
  stood: Cell,
): Flow<Cell | undefined> {
  const creature = creatureOf(t.state, target);
  const squares = vacantBeside(t.state, isOnMap(creature) ? creature : stood);
  return squares.length === 0
    ? undefined
    : yield* askSquare(t, by, 'portal-trap', squares, 'KC-POR-30');
}

/**
 * Sends on whoever enters the trap, once in a turn: its Porter says where to. Enemies fall; its own
 * side does not, and may decline (KC-POR-30). Nobody who flies touches the floor (KZ-STAT-20).
 */
function* sendOn(t: Kazzam, trap: Effect, event: StepEvent): Flow<void> {
  const { state } = t;
  const { creature } = event;
  const { by } = trap;
  const { cell } = dataOf(PORTAL_TRAP, trap);
  if (!hasEntered(state, event, cell) || hasInTurn(state, TRAPPED, creature, by)) return;
  if (has(creatureOf(state, creature), BITS.flying)) return;
  const friend = creature === by || areAllies(state, by, creature);
  if (friend && !(yield* goesThrough(t, creature))) return;
  noteInTurn(state, TRAPPED, creature, by);
  if (yield* escapesHazard(t, creature, { trap: true })) return;
  yield* teleport(t, creature, { squares: SENT, by, rule: 'KC-POR-30' });
  if (!friend) yield* knockProne(t, creature, by, 'floor-portal');
}

/** Whether somebody of the Porter's side goes through its trap. */
function* goesThrough({ state }: Kazzam, creature: CreatureId): Flow<boolean> {
  const { id } = yield* askOne({
    kind: 'one',
    seat: seatOf(state, creature),
    why: { key: 'portal-trap-through', params: { who: creature }, rule: 'KC-POR-30' },
    options: NO_YES,
    fallback: 0,
    reaction: { key: 'portal-trap-through', take: 1, decline: 0 },
    about: { who: creature },
  });
  return id === 'yes';
}

/** Floor Portal: the target is sent off and falls, and a trap stays behind (KC-POR-30). */
export const floorPortal: Ability = {
  id: 'porter/floor-portal',
  rule: 'KC-POR-30',
  leaves: [PORTAL_TRAP_EFFECT, TRAPPED_EFFECT],
  encounter: true,
  power: {
    id: 'floor-portal',
    rule: 'KC-POR-30',
    target: 'implement',
    damage: 3,
    effect: [
      {
        on: 'target',
        *run(t, { attacker: by, target, total }) {
          yield* teleport(t, target, { squares: SENT, by, rule: 'KC-POR-30', total });
          yield* knockProne(t, target, by, 'floor-portal');
        },
      },
    ],
    after: openTrap,
  },
};

/** How far Ripping Tides washes an object (KC-POR-31). */
const WASHED = 3;

/** What can be washed out of somebody's hands: an orb, or the implement. */
type Held = { readonly id: string; readonly orb: number | 'implement' };

/** What a creature holds: items, and its implement unless it is stowed or lies somewhere (KC-POR-31). */
function heldBy(state: KazzamState, id: CreatureId): readonly Held[] {
  const { held, implement, stowed } = creatureOf(state, id);
  const armed = implement !== undefined && !stowed && lyingImplement(state, id) === undefined;
  return [
    ...held.map((item) => ({ id: itemOption(state, item).id, orb: item })),
    ...(armed ? [{ id: 'implement', orb: 'implement' as const }] : []),
  ];
}

/** Washes one object of its choice away from the target (KC-POR-31). */
function* rip(t: Kazzam, { attacker: by, target }: Use): Flow<void> {
  const { state } = t;
  const objects = heldBy(state, target);
  if (objects.length === 0) return;
  const rule = 'KC-POR-31';
  const { orb } = yield* choose(t, by, 'rip', objects, { rule, of: { of: target } });
  const { cell } = creatureOf(state, target);
  // An orb of its own colour the Porter may not move: it falls there (KC-POR-31).
  const own = orb !== 'implement' && state.items[orb]?.team === creatureOf(state, by).team;
  const squares = own ? [cell] : slideSquares(t, cell, WASHED);
  if (orb !== 'implement') {
    // Whether it is lost at all comes before where it goes (KR-SPEC-09).
    if (!(yield* makeDrop(t, target, orb, rule)) || own) return;
    const to = yield* askSquare(t, by, 'wash-to', squares, rule);
    const lost = state.items[orb];
    if (lost !== undefined) lost.place = { at: 'ground', cell: to };
    tellOfItem(t, by, 'slid', orb, rule);
    return;
  }
  if (!(yield* losesHold(t, target, orb))) return;
  layImplement(t, target, yield* askSquare(t, by, 'wash-to', squares, rule), by);
}

/** Ripping Tides: one object is washed out of the target's hands (KC-POR-31). */
export const rippingTides: Ability = {
  id: 'porter/ripping-tides',
  rule: 'KC-POR-31',
  encounter: true,
  power: {
    id: 'ripping-tides',
    rule: 'KC-POR-31',
    target: 'implement',
    damage: 3,
    effect: [{ on: 'target', run: rip }],
  },
};

const JUMP = 'contingency-jump';

/** How far a Contingency Jump carries at most (KC-POR-32). */
const JUMPED = 2;

/** Whether it could jump out of the way of a hit now (KZ-ACT-15). */
function couldJump(state: KazzamState, id: CreatureId): boolean {
  const creature = creatureOf(state, id);
  return (
    isOnMap(creature) &&
    !has(creature, BITS.stunned) &&
    !creature.spent.includes(JUMP) &&
    couldLandAnywhere(state, id, { squares: JUMPED })
  );
}

/** Asks whether it jumps; the attack misses it then (KC-POR-32). */
function* jump(t: Kazzam, id: CreatureId, event: HitEvent): Flow<void> {
  const { state } = t;
  if (!couldJump(state, id)) return;
  const { id: answer } = yield* askOne({
    kind: 'one',
    seat: seatOf(state, id),
    why: { key: JUMP, params: { who: id, by: event.attacker }, rule: 'KC-POR-32' },
    options: NO_YES,
    fallback: 1,
    reaction: { key: JUMP, take: 1, decline: 0 },
    about: { who: id, by: event.attacker, power: event.power.id },
  });
  if (answer === 'no') return;
  creatureOf(state, id).spent.push(JUMP);
  if (t.listening) t.emit({ type: 'action', rule: 'KC-POR-32', who: id, action: JUMP });
  yield* teleport(t, id, { squares: JUMPED, by: id, rule: 'KC-POR-32', must: true });
  event.prevented = true;
}

/** Contingency Jump: out of the way of an attack that would hit (KC-POR-32). */
export const contingencyJump: Ability = {
  id: 'porter/contingency-jump',
  rule: 'KC-POR-32',
  deeds: [JUMP],
  on: {
    hit: {
      *before(t, { on }, event) {
        if (event.target === on) yield* jump(t, on, event);
      },
    },
  },
};
