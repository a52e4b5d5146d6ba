import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { areAllies, creatureOf, creaturesWhere, isOnMap } from '../../../rules/court/creatures.ts';
import { cellsOf, isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose, confirm } from '../../../rules/effects/ask.ts';
import { askWilling, consents } from '../../../rules/effects/willing.ts';
import {
  couldHold,
  freeHands,
  hold,
  itemCell,
  itemOption,
  release,
  tellOfItem,
} from '../../../rules/harm/items.ts';
import { offendGuards } from '../../../rules/harm/orbs.ts';
import { couldLandAnywhere, teleport } from '../../../rules/movement/relocate.ts';
import { alliesInSight, seesSquare } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';
import { layImplement, lyingImplement, slideSquares, takeUp } from './objects.ts';
import { askSquare } from './squares.ts';
import { shortTunnel } from './tunnel.ts';

/** How far a Short Jump carries (KC-POR-20). */
const JUMP = 3;

/** Whom it could teleport: itself, and allies in sight. */
function jumpers(t: Kazzam, id: CreatureId): CreatureId[] {
  return [id, ...alliesInSight(t, id)].filter((other) =>
    couldLandAnywhere(t.state, other, { squares: JUMP }),
  );
}

/** Short Jump: itself or a willing ally in sight is teleported (KC-POR-20). */
const shortJump: Ability = {
  id: 'porter/short-jump',
  rule: 'KC-POR-20',
  actions: [plain('short-jump', 'move', 'KC-POR-20', (t, id) => jumpers(t, id).length > 0, jump)],
};

function* jump(t: Kazzam, by: CreatureId): Flow<void> {
  const rule = 'KC-POR-20';
  const jumper = yield* askWilling(t, { by, power: 'short-jump', rule, on: jumpers(t, by) });
  if (jumper !== undefined) yield* teleport(t, jumper, { squares: JUMP, by, rule });
}

/** Something that Kinemancy can move: an item, or the Porter's own implement where it lies. */
interface Movable {
  readonly id: string;
  readonly item: number;
  readonly at: Cell;
}

/** How far Kinemancy reaches, and slides (KC-POR-21). */
const KINEMANCY = { range: 5, squares: 6 } as const;

/** Loose items and those of allies in range and sight; no orbs of the own colour (KC-POR-21). */
function movables(t: Kazzam, id: CreatureId): Movable[] {
  const { state } = t;
  const self = creatureOf(state, id);
  const ground = groundOf(state);
  const own = lyingImplement(state, id);
  const implement = own === undefined ? [] : [{ id: 'implement', item: -1, at: own.data.cell }];
  const items = state.items.flatMap((lying, number) => {
    const { team, place } = lying;
    if (team === self.team) return [];
    if (place.at === 'held' && !areAllies(state, id, place.creature)) return [];
    return [{ ...itemOption(state, number), at: itemCell(state, lying) }];
  });
  const all: readonly Movable[] = [...implement, ...items];
  return all.filter(
    ({ at }) => at >= 0 && isWithin(ground, self, at, KINEMANCY.range) && seesSquare(t, id, at),
  );
}

/** Basic Kinemancy: slides an item, which may end in somebody's hands (KC-POR-21). */
const basicKinemancy: Ability = {
  id: 'porter/basic-kinemancy',
  rule: 'KC-POR-21',
  actions: [
    plain('kinemancy', 'move', 'KC-POR-21', (t, id) => movables(t, id).length > 0, moveItem),
  ],
};

function* moveItem(t: Kazzam, id: CreatureId): Flow<void> {
  const moved = yield* askMovable(t, id);
  if (moved === undefined) return;
  const squares = slideSquares(t, moved.at, KINEMANCY.squares);
  const to = yield* askSquare(t, id, 'kinemancy-where', squares, 'KC-POR-21');
  if (moved.item < 0) slideOwnImplement(t, id, to);
  else yield* slideItem(t, id, moved.item, to);
}

/** What it moves; an ally that another seat plays may keep what it holds (KC-CONV-23). */
function* askMovable(t: Kazzam, id: CreatureId): Flow<Movable | undefined> {
  const { state } = t;
  const rule = 'KC-POR-21';
  const kept: number[] = [];
  for (;;) {
    const open = movables(t, id).filter(({ item }) => !kept.includes(item));
    if (open.length === 0) return undefined;
    const chosen = yield* choose(t, id, 'kinemancy-what', open, { rule });
    const place = state.items[chosen.item]?.place;
    if (place?.at !== 'held') return chosen;
    if (yield* consents(t, place.creature, { by: id, power: 'kinemancy', rule })) return chosen;
    kept.push(chosen.item);
  }
}

/** Its own implement it has in hand again once it has come to it (KC-POR-31). */
function slideOwnImplement(t: Kazzam, id: CreatureId, to: Cell): void {
  const { state } = t;
  layImplement(t, id, to, id);
  const lying = lyingImplement(state, id);
  if (lying !== undefined && cellsOf(groundOf(state), creatureOf(state, id)).includes(to))
    takeUp(t, id, lying.mark);
}

/** Off its pedestal or out of an ally's hands it is slid; whoever of its side is there may hold it. */
function* slideItem(t: Kazzam, id: CreatureId, number: number, to: Cell): Flow<void> {
  const { state } = t;
  const orb = state.items[number];
  if (orb === undefined) return;
  if (orb.place.at === 'held') release(state, orb.place.creature, number);
  orb.place = { at: 'ground', cell: to };
  // It is as good as picking it up.
  offendGuards(state, orb, id);
  tellOfItem(t, id, 'slid', number, 'KC-POR-21');
  for (const catcher of catchers(state, id, to)) {
    if (!(yield* catches(t, catcher))) continue;
    hold(t, catcher, number);
    return;
  }
}

/** Itself or allies in that square with a hand for it; it alone can stow its implement now (KZ-ORB-09). */
function catchers(state: KazzamState, id: CreatureId, cell: Cell): CreatureId[] {
  const ground = groundOf(state);
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    if (other !== id && !areAllies(state, id, other)) return false;
    if (creature.kind !== 'athlete' || !isOnMap(creature)) return false;
    if (!cellsOf(ground, creature).includes(cell)) return false;
    const inTurn = state.turn?.creature === other;
    return inTurn ? couldHold(creature) : freeHands(creature) > 0;
  });
}

function catches(t: Kazzam, creature: CreatureId): Flow<boolean> {
  return confirm(t, creature, 'catch', { rule: 'KC-POR-21', usual: true });
}

/** Ways to use a Move Action, one of which a Porter picks (KC-POR-01). */
export const MOVEMENT: readonly Ability[] = [shortJump, basicKinemancy, shortTunnel];
