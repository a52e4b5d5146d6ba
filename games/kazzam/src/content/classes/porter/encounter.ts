import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose, confirm } from '../../../rules/effects/ask.ts';
import type { HitEvent } from '../../../rules/effects/moments.ts';
import type { Use } from '../../../rules/effects/power.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { itemOption, tellOfItem } from '../../../rules/harm/items.ts';
import { losesHold, makeDrop } from '../../../rules/harm/loss.ts';
import { couldLandAnywhere, teleport } from '../../../rules/movement/relocate.ts';
import type { Kazzam } from '../../../table.ts';
import { floorPortal } from './floor-portal.ts';
import { layImplement, lyingImplement, slideSquares } from './objects.ts';
import { askSquare } from './squares.ts';

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
const rippingTides: Ability = {
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
  const jumps = yield* confirm(t, id, JUMP, {
    rule: 'KC-POR-32',
    of: { by: event.attacker },
    about: { power: event.power.id },
    usual: true,
    reaction: { key: JUMP, take: 1, decline: 0 },
  });
  if (!jumps) return;
  creatureOf(state, id).spent.push(JUMP);
  if (t.listening) t.emit({ type: 'action', rule: 'KC-POR-32', who: id, action: JUMP });
  yield* teleport(t, id, { squares: JUMPED, by: id, rule: 'KC-POR-32', must: true });
  event.prevented = true;
}

/** Contingency Jump: out of the way of an attack that would hit (KC-POR-32). */
const contingencyJump: Ability = {
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

/** The Encounter powers, one of which a Porter picks (KC-POR-01). */
export const ENCOUNTERS: readonly Ability[] = [floorPortal, rippingTides, contingencyJump];
