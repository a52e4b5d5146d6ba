import { describe, expect, test } from 'vitest';
import { BITS, has } from '../src/rules/effects/status.ts';
import { holds } from '../src/rules/harm/grabs.ts';
import { couldSwap, swap, teleport, throwOff } from '../src/rules/movement/relocate.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const WIDTH = 12;
const cell = (x: number, y: number): number => y * WIDTH + x;
const at = (x: number, y: number): string => `court(${x},${y})`;
const cells = (t: Court) => t.state.creatures.map((creature) => creature.cell);

describe('teleports, swaps and throws', () => {
  const three = (rows = floor(WIDTH, 9), rae: Told = {}): Court =>
    begin({
      court: rows,
      athletes: [ours('Quin', '4,4'), theirs('Rae', '5,4', rae), theirs('Sue', '7,4')],
      turn: 'Quin',
    });
  const rule = 'KZ-FORCE-12';
  const offered = (t: Court, squares: number): readonly string[] => {
    const asked = teleport(t, 1, { by: 1, rule, squares }).next(0);
    return !asked.done && 'options' in asked.value
      ? (asked.value.options as readonly { readonly id: string }[]).map(({ id }) => id)
      : [];
  };
  test('[KZ-FORCE-12] to a free legal square within its range, whatever lies between', () => {
    const rows = floor(WIDTH, 9).map((row, y) => (y === 4 ? '......#.....' : row));
    const ids = offered(three(rows), 2);
    expect(ids).toContain(at(7, 5));
    for (const id of [at(6, 4), at(7, 4), at(8, 4), at(5, 4)]) expect(ids).not.toContain(id);
    expect(ids).toContain('stay');
  });
  test('[KZ-FORCE-12] [KZ-STAT-35] [KZ-FORCE-13] Immobilized and Prone ones too, and they stay so', () => {
    const t = three(undefined, { statuses: ['immobilized', 'prone'] });
    t.run(teleport(t, 1, { by: 1, rule, squares: 2 }), at(5, 2));
    const rae = t.of('Rae');
    expect(rae && [rae.cell, has(rae, BITS.prone), has(rae, BITS.immobilized), rae.hp]).toEqual([
      cell(5, 2),
      true,
      true,
      8,
    ]);
  });
  test('[KZ-FORCE-12] [KZ-FORCE-13] its end is entered, without a roll to safety', () => {
    const t = begin({
      court: floor(WIDTH, 9),
      athletes: [ours('Quin', '4,4'), theirs('Rae', '5,4')],
      zones: [{ cells: ['5,3', '5,2'], damage: 2 }],
      turn: 'Quin',
    });
    t.run(teleport(t, 1, { by: 0, rule, squares: 2 }), at(5, 2));
    expect(t.of('Rae')).toHaveHp(6);
    expect(t.of('Quin')).toHaveHp(8);
  });
  test('[KC-POR-13] two take each other’s squares at once', () => {
    const t = three();
    expect(couldSwap(t.state, 0, 2)).toBe(true);
    t.run(swap(t, 0, 2, { by: 0, rule }));
    expect(cells(t)).toEqual([cell(7, 4), cell(5, 4), cell(4, 4)]);
  });
  test('[KC-POR-13] [KZ-ZONE-01] each enters the other’s square, and what lies there acts on it', () => {
    const zoned = (squares: readonly string[]) => {
      const t = begin({
        court: floor(WIDTH, 9),
        athletes: [ours('Quin', '4,4'), theirs('Rae', '7,4'), theirs('Sue', '0,0')],
        zones: squares.map((square) => ({ cells: [square], damage: 1 })),
        turn: 'Sue',
      });
      t.run(swap(t, 0, 1, { by: 0, rule }));
      expect(cells(t)).toEqual([cell(7, 4), cell(4, 4), cell(0, 0)]);
      return t.state.creatures.slice(0, 2).map(({ hp }) => hp);
    };
    expect(zoned(['7,4'])).toEqual([7, 8]);
    expect(zoned(['4,4'])).toEqual([8, 7]);
    expect(zoned(['4,4', '7,4'])).toEqual([7, 7]);
  });
  test('[KZ-FORCE-14] a throw goes over creatures and terrain, not through walls', () => {
    const rows = floor(WIDTH, 9).map((row, y) => (y === 3 ? '......#.....' : row));
    const t = three(rows);
    const from = cell(4, 4);
    const asked = throwOff(t, 1, { squares: 3, by: 0, from, rule: 'KZ-FORCE-14' }).next(0);
    const ids =
      !asked.done && 'options' in asked.value
        ? (asked.value.options as readonly { readonly id: string }[]).map(({ id }) => id)
        : [];
    expect(ids).toContain(at(8, 4));
    // Nobody shares a square, none is nearer or as near, none is behind the wall.
    for (const id of [at(7, 4), at(5, 3), at(3, 4), at(9, 4)]) expect(ids).not.toContain(id);
    expect(ids).not.toContain(at(7, 2));
  });
  test('[KZ-FORCE-15] [KZ-INV-21] whom its thrower holds escapes first, or is not thrown', () => {
    const thrown = (die: number) => {
      const held = { statuses: [{ status: 'grabbed', by: 'Quin', ends: 'escape' }] };
      const t = begin(
        {
          court: floor(WIDTH, 9),
          athletes: [ours('Quin', '4,4'), theirs('Rae', '5,4', held)],
          turn: 'Quin',
        },
        { rolls: [die] },
      );
      const off = { squares: 3, by: 0, from: cell(4, 4), rule: 'KZ-FORCE-14' };
      t.run(throwOff(t, 1, off), at(8, 4), 'roll');
      return [cells(t)[1], holds(t.state, 0, 1)];
    };
    expect([thrown(5), thrown(2)]).toEqual([
      [cell(8, 4), false],
      [cell(5, 4), true],
    ]);
  });
  test('[KZ-FORCE-14] only its landing is entered', () => {
    const t = begin({
      court: floor(WIDTH, 1),
      athletes: [ours('Quin', '4,0'), theirs('Rae', '5,0')],
      zones: [{ cells: ['6,0'], damage: 2 }],
      turn: 'Quin',
    });
    const thrown = { squares: 2, by: 0, from: cell(4, 0), rule: 'KZ-FORCE-14' };
    t.run(throwOff(t, 1, thrown), at(7, 0));
    expect([cells(t)[1], t.of('Rae').hp]).toEqual([cell(7, 0), 8]);
  });
});
