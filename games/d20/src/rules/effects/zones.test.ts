import { describe, expect, test } from 'vitest';
import { inTurn, lay } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { d20Content } from '../../content/index.ts';
import type { ZoneKind } from '../../content/zone-kind.ts';
import type { Creature, Shape, Zone } from '../../model.ts';
import {
  crossZones,
  endZone,
  enterZones,
  layZone,
  setAlight,
  zonesEnd,
  zonesStrike,
} from './zones.ts';

/** A table with some kinds of zones of its own, which keep what they did. */
function table(rows: readonly string[] = []) {
  const met: string[] = [];
  const does = (what: string) => (_t: unknown, zone: Zone, creature?: Creature) => {
    const at = creature?.place;
    const where = at?.at === 'line' ? at.feet : at?.at === 'square' ? at.cell : '';
    met.push([what, zone.id, ...(creature === undefined ? [] : [creature.id, where])].join(' '));
    return undefined;
  };
  const kinds: readonly ZoneKind[] = [
    { id: 'gas', rule: 'DT-HAZ-20', harms: does('gas') },
    { id: 'brambles', rule: 'DT-HAZ-21', harms: does('brambles'), harmsAtTurn: true },
    { id: 'tar', rule: 'DT-HAZ-22', kindles: does('tar'), ended: does('tar ends') },
    { id: 'mist', rule: 'DT-HAZ-23' },
  ];
  const own = Object.fromEntries(kinds.map((kind) => [kind.id, kind]));
  const rig = sit({ rows, content: { zones: { ...d20Content().zones, ...own } } });
  const lays = (kind: string, shape: Shape, more: Partial<Zone> = {}) =>
    layZone(rig.t, { kind, source: { rule: 'DT-HAZ-04' }, until: { at: 'scene' }, shape, ...more });
  const took = () => met.splice(0);
  return { ...rig, lays, took };
}

const all = (creatures: readonly number[]): Shape => ({ is: 'creatures', creatures });

describe('zones that harm', () => {
  test('[DT-HAZ-04] strike at a round’s end whoever is in them, lives and is here, once a round', () => {
    const rig = table();
    const [ash, dead, away, out] = [rig.hero(), rig.hero(), rig.hero(), rig.hero()];
    const gas = rig.lays('gas', all([1, 2, 3]));
    rig.lays('mist', all([1]));
    dead.life = 'dead';
    away.place = { at: 'away' };
    rig.play(zonesStrike(rig.t));
    expect([rig.took(), gas.harmed]).toEqual([['gas 1 1 0'], []]);
    rig.play(enterZones(rig.t, ash));
    rig.play(enterZones(rig.t, ash));
    rig.play(enterZones(rig.t, out));
    expect([rig.took(), gas.harmed]).toEqual([['gas 1 1 0'], [ash.id]]);
    rig.play(zonesStrike(rig.t));
    expect([rig.took(), gas.harmed]).toEqual([[], []]);
    rig.play(zonesStrike(rig.t));
    expect(rig.took()).toEqual(['gas 1 1 0']);
  });

  test('[DT-HAZ-04] what harms at the begin of turns waits for them in a fight alone', () => {
    const rig = table();
    const ash = rig.hero();
    rig.lays('brambles', all([1]));
    rig.play(zonesStrike(rig.t));
    expect(rig.took()).toEqual(['brambles 1 1 0']);
    inTurn(rig, ash);
    rig.play(zonesStrike(rig.t));
    expect(rig.took()).toEqual([]);
    const gas = rig.lays('gas', all([1]));
    rig.play(zonesStrike(rig.t));
    expect(rig.took()).toEqual([`gas ${gas.id} 1 0`]);
  });

  test('[DT-COND-25] what a spell has laid does nothing to whom magic does not reach', () => {
    const rig = table();
    const ash = rig.hero();
    lay(rig, ash, 'warded');
    const spell = { source: { rule: 'DT-ARC-502', isSpell: true as const } };
    const [magic, plain] = [rig.lays('gas', all([1]), spell), rig.lays('gas', all([1]))];
    rig.play(enterZones(rig.t, ash));
    expect([rig.took(), magic.harmed, plain.harmed]).toEqual([
      [`gas ${plain.id} 1 0`],
      [],
      [ash.id],
    ]);
  });

  test.each<[from: number, to: number, at: readonly number[]]>([
    [0, 60, [20]],
    [60, 0, [25]],
    [0, 22, [20]],
    [0, 20, [20]],
    [0, 19, []],
    [60, 25, [25]],
    [60, 26, []],
    [22, 60, []],
    [20, 60, []],
    [25, 0, []],
    [22, 22, []],
  ])(
    '[DT-HAZ-04, DT-MOVE-06] from %d to %d feet one from 20 to 25 is met at %o',
    (from, to, at) => {
      const rig = table();
      const ash = rig.hero({}, to);
      rig.lays('gas', { is: 'span', from: 20, to: 25 });
      rig.lays('gas', all([9]));
      rig.play(crossZones(rig.t, ash, from));
      expect(rig.took()).toEqual(at.map((feet) => `gas 1 1 ${feet}`));
      expect(ash.place).toEqual({ at: 'line', feet: to });
    },
  );

  test('[DT-MOVE-06] nothing is crossed on a map', () => {
    const rig = table(['...']);
    const ash = rig.hero({}, 1);
    rig.lays('gas', { is: 'span', from: 0, to: 9 });
    rig.play(crossZones(rig.t, ash, 0));
    expect(rig.took()).toEqual([]);
  });
});

describe('the life of a zone', () => {
  test('[DT-HAZ-01] it is laid with the next number, and told', () => {
    const rig = table();
    rig.state.nextId = 7;
    const shape = all([1]);
    const source = { rule: 'DT-ARC-502', by: 3 };
    const gas = rig.lays('gas', shape, { source, until: { at: 'time', clock: 4 } });
    expect(gas).toEqual({
      id: 7,
      kind: 'gas',
      source,
      until: { at: 'time', clock: 4 },
      shape,
      harmed: [],
    });
    expect([rig.state.zones, rig.state.nextId]).toEqual([[gas], 8]);
    expect(rig.told).toEqual([
      {
        type: 'zone-laid',
        rule: 'DT-ARC-502',
        zone: 'gas',
        by: 3,
        until: { at: 'time', clock: 4 },
        shape,
      },
    ]);
  });

  test('[DT-TURN-09] it ends when its time is over, once, and what comes of that happens', () => {
    const rig = table();
    const tar = rig.lays('tar', all([]), { until: { at: 'time', clock: 4 } });
    const [later, scene] = [
      rig.lays('gas', all([]), { until: { at: 'time', clock: 5 } }),
      rig.lays('mist', all([])),
    ];
    rig.told.length = 0;
    rig.state.clock = 4;
    rig.play(zonesEnd(rig.t));
    expect([rig.state.zones, rig.took()]).toEqual([[later, scene], ['tar ends 1']]);
    expect(rig.told).toEqual([{ type: 'zone-ended', rule: 'DT-HAZ-04', zone: 'tar' }]);
    rig.play(endZone(rig.t, tar, 'DT-MAG-21'));
    expect([rig.told.length, rig.took()]).toEqual([1, []]);
    rig.play(endZone(rig.t, scene, 'DT-MAG-21'));
    expect([rig.state.zones, rig.told.at(-1)]).toEqual([
      [later],
      { type: 'zone-ended', rule: 'DT-MAG-21', zone: 'mist' },
    ]);
  });

  test('[DT-ARC-211] fire that comes to some of its squares, or to somebody in it, sets alight what burns', () => {
    const rig = table(['....', '....']);
    const [ash, bo] = [rig.hero({}, 0, 1), rig.hero({}, 3, 1)];
    rig.lays('tar', { is: 'cells', cells: [0, 1] });
    rig.lays('tar', { is: 'cells', cells: [3, 7] });
    rig.lays('tar', { is: 'around', creature: ash.id, feet: 5 });
    rig.lays('mist', { is: 'cells', cells: [0] });
    const kindled = (cells: readonly number[], creatures: readonly Creature[]) => {
      rig.play(setAlight(rig.t, cells, creatures));
      return rig.took();
    };
    expect(kindled([1, 2], [])).toEqual(['tar 1']);
    expect(kindled([2], [])).toEqual([]);
    expect(kindled([], [bo])).toEqual(['tar 2']);
    expect(kindled([0], [ash])).toEqual(['tar 1', 'tar 3']);
  });
});
