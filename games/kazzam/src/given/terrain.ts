import { readWord, wrong } from '@tablewright/engine/given';
import type { ChangedSquare } from '../model.ts';
import { type KazzamState, type MadeGround, NOWHERE, SQUARE_KINDS, type Wall } from '../model.ts';
import { mapOf } from '../rules/court/ground-now.ts';
import { WALL_HP } from '../rules/sight/walls.ts';
import { TRAP_HP } from '../rules/terrain/traps.ts';
import { BUILT_KEYS, readBuilt, writeBuilt } from './built-traps.ts';
import { takeNumber } from './effects.ts';
import { readList, readRecords, type Written } from './fields.ts';
import { count, type Form, list, record, text, word } from './forms.ts';
import { colour, creature, pedestal, square } from './names.ts';

const squareKind = word(SQUARE_KINDS);
const made = record<MadeGround>({ kind: squareKind, by: creature }, { by: undefined });

/** What powers have made of squares. */
const change: Form<ChangedSquare> = {
  write: (state, { cell, kind, end, by, under }) => ({
    at: square.write(state, cell),
    kind,
    ...(end === undefined ? {} : { leadsTo: square.write(state, end) }),
    ...(by === undefined ? {} : { by: creature.write(state, by) }),
    ...(under === undefined ? {} : { blockOn: made.write(state, under) }),
  }),
  read(state, value, key) {
    const { at, kind, leadsTo, by, blockOn } = record<Told>(
      { at: square, kind: squareKind, leadsTo: square, by: creature, blockOn: made },
      { leadsTo: undefined, by: undefined, blockOn: undefined },
    ).read(state, value, key);
    return {
      cell: at,
      kind,
      ...(leadsTo === undefined ? {} : { end: leadsTo }),
      ...(by === undefined ? {} : { by }),
      ...(blockOn === undefined ? {} : { under: blockOn }),
    };
  },
};

interface Told {
  readonly at: number;
  readonly kind: ChangedSquare['kind'];
  readonly leadsTo?: number | undefined;
  readonly by?: number | undefined;
  /** Of a Block what it stands on. */
  readonly blockOn?: MadeGround | undefined;
}

/** What lays each kind of trap (KR-SPEC-15, KR-SPEC-17). */
const TRAP_RULES = { damage: 'KR-SPEC-15', snap: 'KR-SPEC-17' } as const;

/** What raises a wall: of several squares, or of one (KC-WRD-30, KR-SPEC-31). */
function ruleOf(cells: readonly number[]): string {
  return cells.length > 1 ? 'KC-WRD-30' : 'KR-SPEC-31';
}

const WALL_KEYS = ['cells', 'hp', 'before', 'rule'] as const;

/** Squares that powers have changed, walls, traps, and pedestals that are not as the map has them. */
export function writeTerrain(state: KazzamState): Written {
  const { changed, walls, traps } = state;
  return {
    squares: list(change).write(state, changed),
    walls: walls.map((wall) => writeWall(state, wall)),
    traps: traps.map((trap) => ({
      at: square.write(state, trap.cell),
      kind: trap.kind,
      hp: trap.hp,
      by: creature.write(state, trap.by),
      ...(trap.kind !== 'built' && trap.rule === TRAP_RULES[trap.kind] ? {} : { rule: trap.rule }),
      number: trap.id,
      ...(trap.kind === 'built' ? writeBuilt(state, trap) : {}),
    })),
    ...writePedestals(state),
  };
}

function writeWall(state: KazzamState, { cells, hp, before, rule }: Wall): Written {
  return {
    cells: cells.map((cell) => square.write(state, cell)),
    hp,
    before: before.map((one) => made.write(state, one)),
    rule,
  };
}

function writePedestals(state: KazzamState): Written {
  const { pedestals } = state;
  const printed = mapOf(state).pedestals;
  const moved = [...pedestals.entries()].filter(
    ([number, { cell }]) => printed[number]?.cell !== cell,
  );
  if (moved.length === 0) return {};
  return {
    pedestals: moved.map(([number, { cell, team }]) => ({
      name: pedestal.write(state, number),
      at: square.write(state, cell),
      colour: colour.write(state, team),
    })),
  };
}

/** Pedestals that powers have made or taken away: those of the map by their names. */
export function layPedestals(state: KazzamState, value: unknown): void {
  for (const { one, where } of readRecords(value, 'pedestals', ['name', 'at', 'colour'])) {
    const cell = square.read(state, one.at, `${where}.at`);
    const names = [...state.pedestals, undefined].map((_, number) => pedestal.write(state, number));
    const name = readWord(one.name, `${where}.name`, names as string[]);
    const number = name === undefined ? state.pedestals.length : names.indexOf(name);
    const known = state.pedestals[number];
    if (known === undefined)
      state.pedestals.push({ cell, team: colour.read(state, one.colour, `${where}.colour`) });
    else known.cell = cell;
  }
}

/** What powers have made of squares, those of walls among them. */
export function laySquares(
  state: KazzamState,
  { squares, walls }: { readonly squares: unknown; readonly walls: unknown },
): void {
  const changed = squares === undefined ? [] : list(change).read(state, squares, 'squares');
  const { kinds } = mapOf(state);
  for (const { one, where } of readRecords(walls, 'walls', WALL_KEYS)) {
    const cells = list(square).read(state, one.cells, `${where}.cells`);
    const wall: Wall = {
      cells,
      hp: one.hp === undefined ? WALL_HP : count(1).read(state, one.hp, `${where}.hp`),
      before:
        one.before === undefined
          ? cells.map((cell) => ({ kind: kinds[cell] ?? 'floor' }))
          : readBefore(state, one.before, `${where}.before`),
      rule: one.rule === undefined ? ruleOf(cells) : text.read(state, one.rule, `${where}.rule`),
    };
    for (const cell of cells) {
      if (changed.some((other) => other.cell === cell)) continue;
      changed.push({ cell, kind: 'wall' });
    }
    state.walls.push(wall);
  }
  for (const [number, { cell }] of state.pedestals.entries()) {
    const isThere = cell === NOWHERE || kinds[cell] === 'pedestal';
    if (isThere || changed.some((other) => other.cell === cell && other.kind === 'pedestal'))
      continue;
    wrong('pedestals', `needs ${pedestal.write(state, number)} among "squares", as a pedestal`);
  }
  if (changed.length > 0) state.changed = changed;
}

function readBefore(state: KazzamState, value: unknown, key: string): readonly MadeGround[] {
  return readList(value, key).map((one, at) => {
    const { kind, by } = made.read(state, one, `${key}.${at}`);
    return by === undefined ? { kind } : { kind, by };
  });
}

/** Traps on squares. */
export function layTraps(state: KazzamState, value: unknown): void {
  for (const { one, where } of readRecords(value, 'traps', TRAP_KEYS)) {
    const kind = readWord(one.kind, `${where}.kind`, TRAP_KINDS) ?? 'damage';
    const cell = square.read(state, one.at, `${where}.at`);
    const usual = kind === 'built' ? undefined : TRAP_HP;
    const hp = one.hp === undefined && usual !== undefined ? usual : readHp(state, one.hp, where);
    const by = creature.read(state, one.by, `${where}.by`);
    const told = kind === 'built' ? undefined : TRAP_RULES[kind];
    const rule =
      one.rule === undefined && told !== undefined
        ? told
        : text.read(state, one.rule, `${where}.rule`);
    const id = takeNumber(state, one.number, where);
    const known = { cell, hp, by, rule, id };
    if (kind === 'built') state.traps.push({ ...known, ...readBuilt(state, one, where, by) });
    else state.traps.push({ ...known, kind });
  }
}

function readHp(state: KazzamState, hp: unknown, where: string): number {
  return count(1).read(state, hp, `${where}.hp`);
}

const TRAP_KINDS = ['damage', 'snap', 'built'] as const;
const TRAP_KEYS = ['at', 'kind', 'hp', 'by', 'rule', 'number', ...BUILT_KEYS] as const;
