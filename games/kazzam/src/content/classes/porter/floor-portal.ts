import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Effect, type KazzamState, NOBODY } from '../../../model.ts';
import { areAllies, creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { confirm } from '../../../rules/effects/ask.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { StepEvent } from '../../../rules/effects/moments.ts';
import type { Rolled } from '../../../rules/effects/power.ts';
import { BITS, has, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { teleport } from '../../../rules/movement/relocate.ts';
import { escapesHazard } from '../../../rules/terrain/hazards.ts';
import type { Kazzam } from '../../../table.ts';
import { hasEntered, hasInTurn, noteInTurn } from './entering.ts';
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
function goesThrough(t: Kazzam, creature: CreatureId): Flow<boolean> {
  return confirm(t, creature, 'portal-trap-through', {
    rule: 'KC-POR-30',
    reaction: { key: 'portal-trap-through', take: 1, decline: 0 },
  });
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
