import { expect, test } from 'vitest';
import { spellTable } from '../../../../test/spells.ts';
import { afflict } from '../../../rules/effects/afflict.ts';
import { layZone } from '../../../rules/effects/zones.ts';

const CURE = { at: 'cure' } as const;
const STRIP = ['.'.repeat(30)];

test.each([
  ['light', 'divine-light', 'light', { at: 'time', clock: 540 }, 7],
  ['darkness', 'divine-light', 'darkness', { at: 'time', clock: 540 }, 7],
  ['light', 'divine-continual-light', 'light', CURE, 13],
] as const)(
  '[DT-DIV-104, DT-DIV-301] %s of %s lies on its squares',
  (form, spell, kind, until, squares) => {
    const table = spellTable({ dice: [15], rows: STRIP });
    const priest = table.priest(3, 0, 0);
    table.cast(priest, spell, undefined, form, [['point', '10-0']]);
    expect(table.state.zones).toMatchObject([{ kind, until, source: { by: priest.id } }]);
    const { shape } = table.state.zones[0] ?? {};
    expect(shape?.is === 'cells' && shape.cells).toHaveLength(squares);
  },
);

test.each(['light', 'darkness'] as const)(
  '[DT-DIV-104] %s on a thing goes with whoever has it',
  (kind) => {
    const table = spellTable({ dice: [15] });
    const priest = table.priest(3, 0);
    const friend = table.hero({}, 10);
    const thug = table.foe('thug', 10);
    expect(table.offered(priest, 'divine-light', `${kind}-on-thing`)).toEqual([priest, friend]);
    expect(table.offered(priest, 'divine-light', 'light-at-eyes')).toEqual([thug]);
    table.cast(priest, 'divine-light', friend, `${kind}-on-thing`);
    expect(table.state.zones).toMatchObject([
      { kind, shape: { is: 'around', creature: friend.id, feet: 15 } },
    ]);
  },
);

test.each([
  ['a spell in the same place', '12-0', true, []],
  ['a spell elsewhere', '20-0', true, ['darkness', 'light']],
  ['what is no spell', '12-0', false, ['darkness', 'light']],
] as const)(
  '[DT-DIV-104, DT-MAG-20] light against the darkness of %s',
  (_of, point, isSpell, left) => {
    const table = spellTable({ dice: [15], rows: STRIP });
    const priest = table.priest(3, 0, 0);
    const source = { rule: 'X', by: 77, ...(isSpell ? { isSpell: true as const } : {}) };
    const shape = { is: 'cells', cells: [9, 10, 11] } as const;
    layZone(table.t, { kind: 'darkness', source, until: CURE, shape });
    layZone(table.t, {
      kind: 'silence',
      source: { ...source, isSpell: true },
      until: CURE,
      shape,
    });
    table.cast(priest, 'divine-light', undefined, 'light', [['point', point]]);
    const kinds = table.state.zones.map(({ kind }) => kind).filter((kind) => kind !== 'silence');
    expect(kinds).toEqual(left);
  },
);

test('[DT-MAG-20] darkness that goes with somebody meets light where that stands', () => {
  for (const [cell, left] of [
    [14, ['silence']],
    [29, ['darkness', 'silence', 'light']],
  ] as const) {
    const table = spellTable({ dice: [15], rows: STRIP });
    const priest = table.priest(3, 0, 0);
    const thug = table.foe('thug', cell, 0);
    const source = { rule: 'X', by: 77, isSpell: true as const };
    const shape = { is: 'around', creature: thug.id, feet: 15 } as const;
    for (const kind of ['darkness', 'silence'])
      layZone(table.t, { kind, source, until: CURE, shape });
    table.cast(priest, 'divine-light', undefined, 'light', [['point', '10-0']]);
    expect(table.state.zones.map(({ kind }) => kind)).toEqual(left);
  }
});

test('[DT-MAG-20, DT-MOVE-06] without a map they meet in whoever is in both', () => {
  for (const [to, left] of [
    ['same', []],
    ['other', ['darkness', 'light']],
  ] as const) {
    const table = spellTable({ dice: [15] });
    const priest = table.priest(3, 0);
    const thug = table.foe('thug', 30);
    // In the dark nobody is seen: the light is put on somebody beside it.
    const beside = table.foe('thug', 40);
    const other = table.foe('thug', 80);
    const source = { rule: 'X', by: 77, isSpell: true as const };
    const shape = { is: 'creatures', creatures: [thug.id] } as const;
    layZone(table.t, { kind: 'darkness', source, until: CURE, shape });
    const at = to === 'same' ? beside : other;
    table.cast(priest, 'divine-light', undefined, 'light', [['point', `at-${at.id}`]]);
    expect(table.state.zones.map(({ kind }) => kind)).toEqual(left);
  }
});

test('[DT-ARC-302] of spells on creatures and places those end that are not too strong', () => {
  const table = spellTable({ dice: [10], rows: STRIP });
  const mage = table.mage(5, 0, 0);
  const thug = table.foe('thug', 10, 0);
  const far = table.foe('thug', 20, 0);
  // 10 + 2 + 7 is 19: Level 9 is the most.
  const lay = (one: typeof thug, kind: string, level: number | undefined, isSpell = true) =>
    table.play(
      afflict(table.t, one, {
        kind,
        source: {
          rule: 'X',
          by: 77,
          ...(level === undefined ? {} : { level }),
          ...(isSpell ? { isSpell: true as const } : {}),
        },
        until: CURE,
      }),
    );
  lay(thug, 'shaken', 9);
  lay(thug, 'stunned', 10);
  lay(thug, 'blessed', undefined);
  lay(thug, 'cursed', 1, false);
  lay(far, 'shaken', 1);
  for (const [level, cell] of [
    [9, 10],
    [10, 11],
    [1, 25],
  ] as const)
    layZone(table.t, {
      kind: 'light',
      source: { rule: 'X', by: 77, level, isSpell: true },
      until: CURE,
      shape: { is: 'cells', cells: [cell] },
    });
  table.cast(mage, 'dispel-magic', undefined, undefined, [['point', '10-0']]);
  expect([table.on(thug), table.on(far)]).toEqual([['stunned', 'cursed'], ['shaken']]);
  expect(table.state.zones.map(({ shape }) => shape)).toEqual([
    { is: 'cells', cells: [11] },
    { is: 'cells', cells: [25] },
  ]);
  expect(table.events('relieved')).toMatchObject([
    { rule: 'DT-ARC-302', effect: 'shaken', how: 'end' },
    { rule: 'DT-ARC-302', effect: 'blessed', how: 'end' },
  ]);
});

test('[DT-DIV-401] who is here and no enemy drinks; the dead, the absent and enemies do not', () => {
  const table = spellTable({ dice: [15] });
  const priest = table.priest(7, 0);
  const friend = table.hero({}, 5);
  const bystander = table.foe('thug', 10, 0, { side: 'others' });
  const [thug, dead, away] = [table.foe('thug', 10), table.hero({}, 5), table.hero({}, 5)];
  const all = [priest, friend, bystander, thug, dead, away];
  for (const one of all)
    table.play(afflict(table.t, one, { kind: 'thirst', source: { rule: 'X' }, until: CURE }));
  dead.life = 'dead';
  away.place = { at: 'away' };
  table.cast(priest, 'create-water');
  expect(all.map((one) => table.on(one).length)).toEqual([0, 0, 0, 1, 1, 1]);
});
