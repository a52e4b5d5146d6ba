import { chooseSome, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, Effect, KazzamState, Trap } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { tellBoost } from '../../../rules/attack/role-boost.ts';
import { areEnemies, creatureOf, lastPlaceOf, seatOf } from '../../../rules/court/creatures.ts';
import { areAdjacent } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { trapOption } from '../../../rules/court/things.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose, confirm } from '../../../rules/effects/ask.ts';
import type { ChoiceHint } from '../../../rules/effects/bot-hint.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { hurtTrap } from '../../../rules/harm/hurt-trap.ts';
import { couldHoldTrap, layTrap } from '../../../rules/terrain/traps.ts';
import { damagingTerrain, shrinkZone } from '../../../rules/terrain/zones.ts';
import type { Kazzam } from '../../../table.ts';
import { hasSquareInRange, RANGE, squaresInRange } from '../in-range.ts';

/** What Disarm Traps does to one trap, or how many squares of terrain it clears (KR-SPEC-16). */
const DISARMED = 2;

const AT_FOES: ChoiceHint = { near: 'foes' };

/** Lays a damage trap beside where the target is, or was (KR-SPEC-15). */
function* layBeside(t: Kazzam, id: CreatureId, target: CreatureId): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const place = lastPlaceOf(creatureOf(state, target));
  const squares = ground
    .wholePart(place.cell)
    .filter((cell) => areAdjacent(ground, place, cell) && couldHoldTrap(state, cell));
  if (squares.length === 0) return;
  const { cell } = yield* choose(
    t,
    id,
    'damage-trap',
    [...squares.map((square) => ground.option(square)), { id: 'none', cell: -1 }],
    { rule: 'KR-SPEC-15', params: { of: target }, about: { bot: AT_FOES } },
  );
  if (cell < 0) return;
  tellBoost(t, id, target, 'KR-SPEC-15');
  layTrap(state, { kind: 'damage', cell, by: id, rule: 'KR-SPEC-15' });
}

function trapsInRange(t: Kazzam, id: CreatureId): Trap[] {
  const { traps } = t.state;
  const reached = squaresInRange(t, id, (cell) => traps.some((trap) => trap.cell === cell));
  return traps.filter(({ cell }) => reached.includes(cell));
}

/** Squares of Damaging Terrain in range, each with the zone that it belongs to. */
function terrainInRange(
  t: Kazzam,
  id: CreatureId,
): { readonly zone: Effect; readonly cell: Cell }[] {
  const all = damagingTerrain(t.state);
  const reached = squaresInRange(t, id, (cell) => all.some(({ cells }) => cells.includes(cell)));
  return all.flatMap(({ zone, cells }) =>
    cells.filter((cell) => reached.includes(cell)).map((cell) => ({ zone, cell })),
  );
}

/** Harms one trap, or clears squares of Damaging Terrain (KR-SPEC-16). */
function* disarmTraps(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const terrain = terrainInRange(t, id);
  const clear = terrain.length > 0 ? [{ id: 'terrain', trap: undefined }] : [];
  const { trap } = yield* choose(
    t,
    id,
    'disarm',
    [
      ...trapsInRange(t, id).map((trap) => ({
        ...trapOption(ground, trap),
        bot: { worth: areEnemies(state, id, trap.by) ? 1 : -1 },
      })),
      ...clear,
    ],
    { rule: 'KR-SPEC-16' },
  );
  if (trap !== undefined) {
    yield* hurtTrap(t, trap, id, DISARMED);
    return;
  }
  const cleared = yield* chooseSome(
    t,
    seatOf(state, id),
    'clear-terrain',
    terrain.map(({ zone, cell }) => ({
      id: `${ground.option(cell).id}-${zone.id}`,
      names: ground.option(cell).names,
      zone,
      cell,
    })),
    {
      rule: 'KR-SPEC-16',
      params: { who: id },
      about: { who: id },
      min: 1,
      max: Math.min(DISARMED, terrain.length),
    },
  );
  for (const { zone, cell } of cleared) shrinkZone(state, zone.id, cell);
}

function snapSquares(t: Kazzam, id: CreatureId): Cell[] {
  return squaresInRange(t, id, (cell) => couldHoldTrap(t.state, cell));
}

function hasSnapSquare(t: Kazzam, id: CreatureId): boolean {
  return hasSquareInRange(t, id, (cell) => couldHoldTrap(t.state, cell));
}

function* snapTrap(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const { cell } = yield* choose(
    t,
    id,
    'snap-trap',
    snapSquares(t, id).map((square) => ground.option(square)),
    { rule: 'KR-SPEC-17', about: { bot: AT_FOES } },
  );
  layTrap(state, { kind: 'snap', cell, by: id, rule: 'KR-SPEC-17' });
}

function ownTraps({ traps }: KazzamState, id: CreatureId): Trap[] {
  return traps.filter(({ by }) => by === id);
}

/** Moves traps of its own to other squares; that springs none of them (KR-SPEC-18). */
function* replaceTraps(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const chosen = yield* chooseSome(
    t,
    seatOf(state, id),
    'replace-traps',
    ownTraps(state, id).map((trap) => trapOption(ground, trap)),
    {
      rule: 'KR-SPEC-18',
      params: { who: id },
      about: { who: id },
      min: 1,
      max: ownTraps(state, id).length,
    },
  );
  for (const { trap } of chosen) {
    const squares = snapSquares(t, id);
    if (squares.length === 0) return;
    const { cell } = yield* choose(
      t,
      id,
      'trap-where',
      squares.map((square) => ground.option(square)),
      { rule: 'KR-SPEC-18', about: { bot: AT_FOES } },
    );
    trap.cell = cell;
  }
}

const ACTIONS: readonly Action[] = [
  {
    ...plain(
      'disarm-traps',
      'role',
      'KR-SPEC-16',
      (t, id) => trapsInRange(t, id).length > 0 || terrainInRange(t, id).length > 0,
      disarmTraps,
    ),
    bot: {
      worth: ({ t, id }) =>
        trapsInRange(t, id).some(({ by }) => areEnemies(t.state, id, by)) ? 0.14 : 0,
    },
  },
  {
    ...plain('snap-trap', 'role', 'KR-SPEC-17', hasSnapSquare, snapTrap),
    bot: { worth: 0.1 },
  },
  {
    ...plain(
      'replace-traps',
      'role',
      'KR-SPEC-18',
      (t, id) => ownTraps(t.state, id).length > 0 && hasSnapSquare(t, id),
      replaceTraps,
    ),
    encounter: true,
    // Where foes are now and its traps are not.
    bot: {
      worth: ({ t, id, count }) =>
        count('foes', RANGE) > 0 &&
        !ownTraps(t.state, id).some(({ cell }) => count('foes', 2, cell) > 0)
          ? 0.16
          : 0,
    },
  },
];

/** Trapper: wary of the ground, and master of what lies on it (KR-SPEC-14 to KR-SPEC-19). */
export const TRAPPER: Ability = {
  id: 'trapper',
  rule: 'KR-SPEC-14',
  boostAfterwards: layBeside,
  on: {
    hazard: {
      *before(t, { on }, event) {
        if (event.creature !== on) return;
        const yes = yield* confirm(t, on, 'trapper-save', {
          rule: 'KR-SPEC-14',
          usual: true,
          reaction: { key: 'trapper-save', take: 1, decline: 0 },
        });
        if (!yes) return;
        const save = { against: 'hazard', rule: 'KR-SPEC-14', asked: true } as const;
        if (yield* savingThrow(t, on, save)) event.prevented = true;
      },
    },
    attack: {
      // Once the attack is fully resolved: it is the Boost of its first roll (KR-SPEC-15, KR-BOOST-04).
      *after(t, { on }, { rolls, boosters }) {
        const [first] = rolls;
        if (!boosters.includes(on) || first?.hit !== true) return;
        yield* layBeside(t, on, first.target);
      },
    },
  },
  actions: ACTIONS,
};
