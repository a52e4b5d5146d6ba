import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { Use } from '../../../rules/effects/power.ts';
import { itemOption, tellOfItem } from '../../../rules/harm/items.ts';
import { losesHold, makeDrop } from '../../../rules/harm/loss.ts';
import type { Kazzam } from '../../../table.ts';
import { layImplement, lyingImplement, slideSquares } from './objects.ts';
import { askSquare } from './squares.ts';

/** How far Ripping Tides carries an object (KC-POR-31). */
export const WASHED = 3;

/** How Ripping Tides carries off what it rips away. */
export interface Tide {
  /** Id of the ability. */
  readonly id: string;
  /** The rule that says how. */
  readonly rule: string;
  readonly deed: 'slid' | 'teleported';
  /** Where an object can come to from a square, that square among them. */
  readonly squares: (t: Kazzam, from: Cell) => readonly Cell[];
}

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
function* rip(t: Kazzam, { attacker: by, target }: Use, tide: Tide): Flow<void> {
  const { state } = t;
  const objects = heldBy(state, target);
  if (objects.length === 0) return;
  const { rule } = tide;
  const { orb } = yield* choose(t, by, 'rip', objects, { rule: 'KC-POR-31', of: { of: target } });
  const { cell } = creatureOf(state, target);
  // An orb of its own colour the Porter may not move: it falls there (KC-POR-31).
  const own = orb !== 'implement' && state.items[orb]?.team === creatureOf(state, by).team;
  const squares = own ? [cell] : tide.squares(t, cell);
  if (orb !== 'implement') {
    // Whether it is lost at all comes before where it goes (KR-SPEC-09).
    if (!(yield* makeDrop(t, target, orb, 'KC-POR-31')) || own) return;
    const to = yield* askSquare(t, by, 'wash-to', squares, rule);
    const lost = state.items[orb];
    if (lost !== undefined) lost.place = { at: 'ground', cell: to };
    tellOfItem(t, by, tide.deed, orb, rule);
    return;
  }
  if (!(yield* losesHold(t, target, orb))) return;
  layImplement(t, target, yield* askSquare(t, by, 'wash-to', squares, rule), by);
}

/** Ripping Tides: one object is washed out of the target's hands (KC-POR-31). */
export function ripsBy(tide: Tide): Ability {
  return {
    id: tide.id,
    rule: tide.rule,
    encounter: true,
    power: {
      id: 'ripping-tides',
      rule: 'KC-POR-31',
      target: 'implement',
      damage: 3,
      effect: [{ on: 'target', run: (t, use) => rip(t, use, tide) }],
    },
  };
}

/** As every Porter has it: the object slides (KC-POR-31). */
export const RIPPING_TIDES = ripsBy({
  id: 'porter/ripping-tides',
  rule: 'KC-POR-31',
  deed: 'slid',
  squares: (t, from) => slideSquares(t, from, WASHED),
});
