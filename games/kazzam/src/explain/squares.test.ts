import { describe, expect, test } from 'vitest';
import { begin, ours, type Told, theirs } from '../../test/table.ts';
import { squareOfItem, squareReader } from './index.ts';

function read(more: Told = {}, rows: readonly string[] = ['........', '...o.~..', '........']) {
  const athletes = [ours('Ana', '1,1'), theirs('Bo', '6,1')];
  const court = begin({ court: rows, athletes, turn: 'Ana', ...more });
  const square = squareReader(court.state);
  return { court, at: (x: number, y: number) => square(court.cell(x, y)) };
}

describe('a square', () => {
  test('[KM-LEG-01] says what ground it is and who stands there', () => {
    const { at } = read();
    expect(at(1, 1)).toMatchObject({ name: 'B2', kind: 'floor', creatures: [0] });
    expect(at(3, 1)).toMatchObject({
      kind: 'low-cover',
      place: { is: 'terrain', name: { key: 'terrain.low-cover' } },
      creatures: [],
      lying: [],
    });
  });

  test('[KR-SPEC-15] [KC-WRD-30] says which traps and walls are on it, and what they hold out', () => {
    const { at } = read({
      traps: [{ kind: 'damage', at: '4,0', by: 'Bo' }],
      walls: [{ cells: ['4,2'], hp: 2 }],
    });
    expect(at(4, 0).lying).toEqual([{ is: 'trap', kind: 'damage', hp: expect.any(Number) }]);
    expect(at(4, 2).lying).toEqual([{ is: 'wall', hp: 2 }]);
  });

  test('[KZ-ORB-01] says which orbs lie on it or on its pedestal', () => {
    const { state } = begin(undefined, { seed: 'orbs' });
    const square = squareReader(state);
    const [orb] = state.items;
    if (orb === undefined) throw new Error('no orbs');
    const cell = squareOfItem(state, 0);
    const { place } = square(cell);
    expect(place).toMatchObject({ is: 'pedestal' });
    const dropped = [
      { ...orb, place: { at: 'ground', cell: 0 } as const },
      ...state.items.slice(1),
    ];
    expect(squareReader({ ...state, items: dropped })(0).orbs).toHaveLength(1);
    expect(squareOfItem(state, 99)).toBe(-1);
  });

  test('[KM-LEG-09] [KM-LEG-10] says where exits and portals lead', () => {
    const { state } = begin(undefined, { seed: 'exits' });
    const square = squareReader(state);
    const court = Array.from({ length: 500 }, (_, cell) => cell);
    const kinds = court.flatMap((cell) => {
      try {
        return [square(cell).place];
      } catch {
        return [];
      }
    });
    const buttons = kinds.filter(({ is }) => is === 'exit-button');
    expect(buttons.length).toBe(kinds.filter(({ is }) => is === 'exit').length);
    expect(buttons.length).toBeGreaterThan(0);
  });

  test('[KM-LEG-15] [KM-PORT-04] says that it is a shadow, and which team alone may use a portal', () => {
    const athletes = [ours('Ana', '1,1'), theirs('Bo', '21,1')];
    const court = begin(
      { athletes, creeps: [], turn: athletes[0]?.name },
      { options: { map: 'maze' } },
    );
    const square = squareReader(court.state);
    expect(square(court.cell(12, 8)).sign).toBe('shadow');
    expect(square(court.cell(12, 10)).sign).toBeUndefined();
    const P = { is: 'portal', letter: 'P', leadsTo: 'R7', team: 'red' };
    expect(square(court.cell(7, 3)).place).toEqual(P);
    const both = begin({ athletes, creeps: [], turn: 'Ana' });
    const shared = squareReader(both.state)(both.cell(8, 2)).place;
    expect(shared).toEqual({ is: 'portal', letter: 'P', leadsTo: 'P15' });
  });
});
