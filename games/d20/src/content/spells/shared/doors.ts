import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../../d20-table.ts';
import type { Creature, Shape } from '../../../model.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { gridOf, SQUARE } from '../../../rules/place/distance.ts';
import { isOpenTo } from '../../../rules/place/sight.ts';
import type { Casting } from '../../spell.ts';

const CLOSED_DOOR = '+';

/** The closed doors of the map that a creature could see within so many feet. */
function doorsNear(w: World, { place }: Creature, feet: number): readonly number[] {
  if (place.at !== 'square') return [];
  const { state } = w;
  const grid = gridOf(state);
  return grid
    .within(place.cell, Math.floor(feet / SQUARE))
    .filter((cell) => state.ground.rows[grid.y(cell)]?.[grid.x(cell)] === CLOSED_DOOR)
    .filter((cell) => isOpenTo(w, place.cell, cell));
}

/** The door of the map that a spell is cast at; nothing if it is one of the story. */
export function* chooseDoor(t: D20, { caster, spell }: Casting): Flow<number | undefined> {
  const grid = t.state.ground.rows.length > 0 ? gridOf(t.state) : undefined;
  const doors = doorsNear(t, caster, spell.range);
  if (grid === undefined || doors.length === 0) return undefined;
  const options = [
    ...doors.map((cell) => ({
      id: `${grid.x(cell)}-${grid.y(cell)}`,
      names: { x: grid.x(cell), y: grid.y(cell) },
      cell,
    })),
    { id: 'other', cell: undefined },
  ];
  const { cell } = yield* decide(t, caster, 'choice.door', options, {
    rule: spell.rule,
    params: { spell: spell.id },
    usual: () => 0,
  });
  return cell;
}

/** Opens the closed doors on some squares. */
export function openDoor({ state }: Pick<D20, 'state'>, shape: Shape): void {
  if (shape.is !== 'cells') return;
  const grid = gridOf(state);
  state.ground.rows = state.ground.rows.map((row, y) =>
    [...row]
      .map((letter, x) =>
        letter === CLOSED_DOOR && shape.cells.includes(grid.cellAt(x, y)) ? '.' : letter,
      )
      .join(''),
  );
}
