import { describe, expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import type { Creature, Shape } from '../../model.ts';
import { layZone } from '../effects/zones.ts';
import { newItem } from '../making/creature.ts';
import { cellsOf, cellsSeen, darkCells, isKnown, knownRows, lookAround } from './known.ts';

type Rig = ReturnType<typeof sit>;

const zone = (rig: Rig, kind: 'light' | 'darkness', shape: Shape) =>
  layZone(rig.t, { kind, source: { rule: 'DT-ARC-105' }, until: { at: 'scene' }, shape });

function holdsTorch(rig: Rig, creature: Creature): void {
  const torch = newItem(rig.t, 'torches');
  creature.items.push(torch);
  creature.held.push(torch.id);
}

const inDark = (some: Sitting) => sit({ ...some, ground: { isDark: true } });

describe('the map as the party knows it', () => {
  test('[DT-HID-01] what one of them sees, with the wall before it, and nothing behind', () => {
    const rig = sit({ rows: ['..##..', '..##..'] });
    rig.hero({}, 0, 0);
    expect(knownRows(rig.t)).toEqual(['..#???', '..#???']);
    rig.hero({}, 5, 1);
    expect(knownRows(rig.t)).toEqual(['..##..', '..##..']);
  });

  test('[DT-HID-01] what was seen is remembered as it was, and learned anew when it is seen again', () => {
    const rig = sit({ rows: ['...#...'] });
    const ash = rig.hero({}, 0);
    lookAround(rig.t);
    expect(rig.state.ground.known).toEqual(['...#???']);
    ash.place = { at: 'square', cell: 6 };
    rig.state.ground.rows = [',..#...'];
    lookAround(rig.t);
    expect(rig.state.ground.known).toEqual(['...#...']);
    expect([0, 5].map((cell) => isKnown(rig.state, cell))).toEqual([true, true]);
    ash.place = { at: 'square', cell: 2 };
    expect(knownRows(rig.t)).toEqual([',..#...']);
  });

  test('[DT-HID-02] a square is unknown until it is seen; where nothing is kept all are known', () => {
    const rig = sit({ rows: ['.#.', '.#.'] });
    rig.hero({}, 0, 0);
    const known = () => [0, 1, 2, 3, 4, 5].filter((cell) => isKnown(rig.state, cell));
    expect(known()).toEqual([0, 1, 2, 3, 4, 5]);
    lookAround(rig.t);
    expect(known()).toEqual([0, 1, 3, 4]);
    const line = sit();
    lookAround(line.t);
    expect([line.state.ground.known, knownRows(line.t), isKnown(line.state, 3)]).toEqual([
      undefined,
      [],
      true,
    ]);
  });

  test('[DT-HID-01] through the eyes of those of the party who are awake, here and can see', () => {
    const sees = (change: (rig: Rig, ash: Creature) => void) => {
      const rig = sit({ rows: ['...'] });
      const ash = rig.hero({}, 0);
      change(rig, ash);
      return knownRows(rig.t)[0];
    };
    const changes: ((rig: Rig, ash: Creature) => void)[] = [
      () => undefined,
      (_rig, ash) => Object.assign(ash, { side: 'foes' }),
      (_rig, ash) => Object.assign(ash, { hp: 0 }),
      (_rig, ash) => Object.assign(ash, { hp: 1 }),
      (_rig, ash) => Object.assign(ash, { life: 'dead' }),
      (_rig, ash) => Object.assign(ash, { place: { at: 'away' } }),
      (rig, ash) => lay(rig, ash, 'blinded'),
    ];
    expect(changes.map(sees)).toEqual(['...', '???', '???', '...', '???', '???', '???']);
  });

  test('[DT-HID-01] only squares that are asked for are looked at', () => {
    const rig = sit({ rows: ['...', '.?.'] });
    rig.hero({}, 0, 0);
    expect([...cellsSeen(rig.t)]).toEqual([0, 1, 2, 3, 5]);
    expect([...cellsSeen(rig.t, (x, y) => x === 2 && y === 0)]).toEqual([2]);
  });
});

describe('in the dark', () => {
  const row = '.'.repeat(20);

  test('[DT-HER-00] what is beside somebody is felt; eyes for the dark see as far as they reach', () => {
    const rig = inDark({ rows: [row] });
    const ash = rig.hero({}, 3);
    expect(knownRows(rig.t)).toEqual([`??...${'?'.repeat(15)}`]);
    ash.place = { at: 'away' };
    rig.hero({ heritage: 'dwarf' }, 1);
    expect(knownRows(rig.t)).toEqual([`${'.'.repeat(14)}${'?'.repeat(6)}`]);
  });

  test('[DT-EQ-39] whatever a light falls on is seen from afar, whoever holds it', () => {
    const rig = inDark({ rows: [row] });
    rig.hero({}, 0);
    const thug = rig.foe('thug', 12);
    expect(darkCells(rig.t).size).toBe(20);
    holdsTorch(rig, thug);
    const dark = [0, 1, 2, 3, 4, 5, 19];
    expect([...darkCells(rig.t)]).toEqual(dark);
    expect(knownRows(rig.t)).toEqual([`..????${'.'.repeat(13)}?`]);
    thug.place = { at: 'away' };
    expect(darkCells(rig.t).size).toBe(20);
  });

  test('[DT-ARC-105, DT-DIV-104] light on a place or around somebody lights it, darkness takes the light of all', () => {
    const rig = inDark({ rows: [row] });
    const ash = rig.hero({}, 0);
    const thug = rig.foe('thug', 10);
    zone(rig, 'light', { is: 'cells', cells: [17, 18] });
    zone(rig, 'light', { is: 'around', creature: thug.id, feet: 5 });
    const lit = () => {
      const dark = darkCells(rig.t);
      return Array.from({ length: 20 }, (_, cell) => cell).filter((cell) => !dark.has(cell));
    };
    expect(lit()).toEqual([9, 10, 11, 17, 18]);
    expect(knownRows(rig.t)).toEqual(['..???????...?????..?']);
    zone(rig, 'darkness', { is: 'cells', cells: [10, 11, 18] });
    expect(lit()).toEqual([9, 17]);
    rig.state.ground.isDark = false;
    expect([...darkCells(rig.t)]).toEqual([10, 11, 18]);
    ash.place = { at: 'square', cell: 9 };
    expect(knownRows(rig.t)).toEqual(['...........?......?.']);
  });

  test('[DT-HAZ-01] a zone covers its squares, or those around whoever it goes with, while that is on the map', () => {
    const rig = sit({ rows: ['....', '....', '....'] });
    const ash = rig.hero({}, 0, 0);
    const around = (creature: number) =>
      cellsOf(rig.t, { shape: { is: 'around', creature, feet: 5 } });
    expect(cellsOf(rig.t, { shape: { is: 'cells', cells: [3, 1] } })).toEqual([3, 1]);
    expect([...around(ash.id)].sort((a, b) => a - b)).toEqual([0, 1, 4, 5]);
    expect(around(99)).toEqual([]);
    expect(cellsOf(rig.t, { shape: { is: 'span', from: 0, to: 20 } })).toEqual([]);
    ash.place = { at: 'away' };
    expect(around(ash.id)).toEqual([]);
  });
});
