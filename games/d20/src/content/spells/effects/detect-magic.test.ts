import { expect, test } from 'vitest';
import { spellTable } from '../../../../test/spells.ts';
import type { Shape } from '../../../model.ts';
import { layZone } from '../../../rules/effects/zones.ts';

/** What a caster at the begin of a strip or a line finds, where a spell lies on a part of it. */
function finds(shape: Shape, rows: readonly string[] = [], isSpell = true) {
  const table = spellTable({ dice: [12], rows });
  const priest = table.priest(3, 0, 0);
  const thug = table.foe('thug', rows.length > 0 ? 12 : 60, 0);
  const far = table.foe('thug', rows.length > 0 ? 13 : 61, 0);
  if (priest.id !== 1 || thug.id !== 2 || far.id !== 3) throw new Error('other numbers');
  const source = { rule: 'X', by: 77, ...(isSpell ? { isSpell: true as const } : {}) };
  layZone(table.t, { kind: 'fire', source, until: { at: 'cure' }, shape });
  table.cast(priest, 'divine-detect-magic');
  const [shown] = table.events('revealed');
  return shown !== undefined && 'things' in shown ? shown.things : undefined;
}

const STRIP = ['.'.repeat(30)];
const WALL = [`....#${'.'.repeat(25)}`];

test.each([
  ['on a square sixty feet away', { is: 'cells', cells: [12, 20] }, STRIP, ['fire']],
  ['on squares farther away', { is: 'cells', cells: [13, 20] }, STRIP, []],
  ['behind a wall', { is: 'cells', cells: [8] }, WALL, []],
  ['around itself', { is: 'around', creature: 1, feet: 10 }, WALL, ['fire']],
  ['around somebody whom it reaches', { is: 'around', creature: 3, feet: 5 }, STRIP, ['fire']],
  ['around somebody farther away', { is: 'around', creature: 3, feet: 4 }, STRIP, []],
  ['around somebody behind a wall', { is: 'around', creature: 2, feet: 5 }, WALL, []],
  ['on a line sixty feet away', { is: 'span', from: 60, to: 80 }, [], ['fire']],
  ['on a line farther away', { is: 'span', from: 61, to: 80 }, [], []],
  ['on a line behind it', { is: 'span', from: -80, to: -60 }, [], ['fire']],
  ['on a line farther behind it', { is: 'span', from: -80, to: -61 }, [], []],
  ['on somebody sixty feet away', { is: 'creatures', creatures: [2, 3] }, [], ['fire']],
  ['on somebody farther away', { is: 'creatures', creatures: [3] }, [], []],
] as const)(
  '[DT-DIV-103] of a spell %s, it finds what is near and in sight',
  (_where, shape, rows, found) => {
    expect(finds(shape, rows)).toEqual(found);
  },
);

test('[DT-DIV-103] what is no spell does not glow', () => {
  expect(finds({ is: 'cells', cells: [1] }, STRIP, false)).toEqual([]);
});
