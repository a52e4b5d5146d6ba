import type { Cell } from '@tablewright/geometry';
import type { SquareOption } from '../../map/court-map.ts';
import type { Ground } from '../../map/ground.ts';
import {
  type Creature,
  type CreatureId,
  type KazzamState,
  NOBODY,
  NOWHERE,
  type Trap,
} from '../../model.ts';
import { FRESH } from './fresh-creature.ts';

/** The option that names a trap. */
export interface TrapOption<T extends Trap> extends SquareOption {
  readonly names: { readonly square: string; readonly trap?: string };
  readonly trap: T;
}

/** The number under which a trap is a target: no creature has it, and no other trap. */
export function thingOf({ id }: Pick<Trap, 'id'>): CreatureId {
  return NOBODY - 1 - id;
}

/** The number of the trap that is a target under this one. */
export function trapNumber(thing: CreatureId): number {
  return NOBODY - 1 - thing;
}

/** A trap as an option, by its square; built ones by what they are, too. */
export function trapOption<T extends Trap>(ground: Ground, trap: T): TrapOption<T> {
  const option = ground.option(trap.cell);
  if (trap.kind !== 'built') return { ...option, trap };
  return { ...option, names: { ...option.names, trap: trap.block }, trap };
}

/** Whether a target is no creature (KZ-TARG-01, KZ-TARG-09). */
export function isThing(id: CreatureId): boolean {
  return id < NOBODY;
}

/** The trap that is a target under this number, unless it is gone. */
export function trapOf({ traps }: KazzamState, id: CreatureId): Trap | undefined {
  return traps.find((trap) => thingOf(trap) === id);
}

/**
 * What stands for a trap where rules look at a target: its square and its HP, on nobody's side, with
 * no status (KZ-OBJ-03). Under attack it is kept, since it may be gone before the attack is over; one
 * that is gone, for whoever still had it in mind, is off the map.
 */
export function standIn(state: KazzamState, id: CreatureId): Creature | undefined {
  const struck = state.things?.find(({ thing }) => thing === id);
  if (struck !== undefined) return struck.body;
  if (!isThing(id)) return undefined;
  const trap = trapOf(state, id);
  return trap === undefined ? bodyOf(GONE) : seenAs(trap);
}

/** What was made for traps that are only looked at, until these change. */
const BODIES = new WeakMap<Trap, Creature>();

function seenAs(trap: Trap): Creature {
  const made = BODIES.get(trap);
  if (made !== undefined && made.cell === trap.cell && made.hp === trap.hp) return made;
  const body = bodyOf(trap);
  BODIES.set(trap, body);
  return body;
}

const GONE = { cell: NOWHERE, hp: 0 } as const;

/** What stands for traps while these are attacked too: each is kept until the attack is over. */
export function thingsWith(state: KazzamState, traps: readonly Trap[]): KazzamState['things'] {
  const kept = [...(state.things ?? [])];
  for (const trap of traps) {
    const thing = thingOf(trap);
    if (!kept.some((other) => other.thing === thing)) kept.push({ thing, body: bodyOf(trap) });
  }
  return kept;
}

/** Takes HP from a trap; with none left it is gone (KZ-OBJ-01). */
export function wear(state: KazzamState, trap: Trap, amount: number): void {
  trap.hp -= amount;
  if (trap.hp <= 0) removeTrap(state, trap);
}

/** Whether a trap fills a square: nobody stands there, as if somebody stood there (KC-TRAP-02). */
export function isFilled({ traps }: Pick<KazzamState, 'traps'>, cell: Cell): boolean {
  return traps.some((trap) => trap.kind === 'built' && trap.cell === cell);
}

/** Takes a trap off the map; no Creep looks for it any more (KC-TRAP-08). */
export function removeTrap(state: KazzamState, trap: Trap): void {
  state.traps = state.traps.filter(({ id }) => id !== trap.id);
  const gone = thingOf(trap);
  for (const group of state.groups) {
    if (group.enemies.includes(gone)) group.enemies = group.enemies.filter((one) => one !== gone);
  }
  const struck = state.things?.find(({ thing }) => thing === thingOf(trap));
  if (struck === undefined) return;
  struck.body.cell = NOWHERE;
  struck.body.fellAt = trap.cell;
}

/** What every trap is; nobody chooses one by this name. */
const THING = {
  ...FRESH,
  kind: 'thing',
  name: 'trap',
  team: undefined,
  build: -1,
  group: -1,
  block: undefined,
  type: undefined,
  mob: false,
  width: 1,
  height: 1,
  fullWidth: 1,
  fullHeight: 1,
  speed: 0,
  implement: undefined,
} as const;

/** Made as other creatures are: whatever looks at them meets one kind of record. */
function bodyOf({ cell, hp }: Pick<Trap, 'cell' | 'hp'>): Creature {
  return Object.assign({ cell, hp, maxHp: hp, wards: [], held: [], spent: [] }, THING);
}
