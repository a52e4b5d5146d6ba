import { fromWire } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { BITS, has } from '../src/rules/effects/status.ts';
import { addDamage, beginTotal } from '../src/rules/harm/damage.ts';
import { type Force, force } from '../src/rules/movement/forced.ts';
import { createZone } from '../src/rules/terrain/zones.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const WIDTH = 12;
const cell = (x: number, y: number): number => y * WIDTH + x;
const at = (x: number, y: number): string => `court(${x},${y})`;

/** Jo at (3,4) and Kim at (4,4), on an open court or one with these rows. */
function both(rolls: readonly number[] = [], kim: Told = {}, rows = floor(WIDTH, 9)): Court {
  return begin(
    {
      court: rows,
      athletes: [ours('Jo', '3,4', { implement: 'sword' }), theirs('Kim', '4,4', kim)],
      turn: 'Jo',
    },
    { rolls },
  );
}

function pushed(t: Court, more: Partial<Force> = {}): Force {
  const from = t.of('Jo').cell ?? -1;
  const rule = 'KZ-FORCE-03';
  return { how: 'push', squares: 2, by: 0, source: 'test', from, rule, ...more };
}

/** Damaging Terrain of 2 on one square, by nobody. */
function danger(t: Court, x: number, y: number, terrain = true): void {
  const zone = createZone(t, {
    cells: [cell(x, y)],
    damage: 2,
    by: -1,
    source: 'ground',
    until: { ends: 'match' },
    terrain,
    rule: 'KZ-TERR-02',
  });
  t.run(zone);
}

const kimOf = (t: Court) => {
  const kim = t.of('Kim');
  if (kim === undefined) throw new Error('no Kim');
  return kim;
};

describe('a push, a pull and a slide', () => {
  test('[KZ-FORCE-03] a push leads away, step by step', () => {
    const t = both();
    expect(t.run(force(t, 1, pushed(t)), [at(5, 4), at(6, 5)])).toBe(2);
    expect(kimOf(t).cell).toBe(cell(6, 5));
    expect(() => t.run(force(both(), 1, pushed(t)), [at(4, 3)])).toThrow();
  });
  test('[KZ-FORCE-04] a pull leads nearer, and ends beside its source at the latest', () => {
    const t = both([], { at: '7,4' });
    const pull = pushed(t, { how: 'pull', squares: 9 });
    expect(t.run(force(t, 1, pull), [at(6, 4), at(5, 4), at(4, 4)])).toBe(3);
    expect(t.run(force(t, 1, pull))).toBe(0);
  });
  test('[KZ-FORCE-05] a slide goes anywhere', () => {
    const t = both();
    expect(t.run(force(t, 1, pushed(t, { how: 'slide' })), [at(4, 3), at(3, 3)])).toBe(2);
  });
  test('[KZ-FORCE-02] [KR-GEN-13] [KC-CONV-27] the owner may stop earlier, or not move it at all', () => {
    const t = both();
    expect(t.run(force(t, 1, pushed(t)), [at(5, 4)])).toBe(1);
    expect(t.run(force(t, 1, pushed(t)), [])).toBe(0);
  });
  test('[KZ-FORCE-01] [KZ-INV-29] it grants no Opportunities and uses no action', () => {
    const t = both([], { at: '4,4' });
    t.run(force(t, 1, pushed(t)), [at(5, 4)]);
    expect(kimOf(t).hp).toBe(8);
    expect(kimOf(t).moved).toBe(0);
  });
  test('[KZ-FORCE-07] not through creatures, be they allies of it or of nobody', () => {
    for (const team of ['players', 'opposition']) {
      const t = begin({
        court: floor(WIDTH, 9),
        athletes: [
          ours('Jo', '3,4', { implement: 'sword' }),
          theirs('Kim', '4,4'),
          { ...ours('Lou', '5,4'), team },
        ],
        turn: 'Jo',
      });
      expect(() => t.run(force(t, 1, pushed(t)), [at(5, 4), at(6, 4)])).toThrow();
      expect(t.run(force(t, 1, pushed(t)), [at(5, 3), at(6, 4)])).toBe(2);
    }
  });
  test('[KZ-FORCE-07] not through walls or barred diagonals', () => {
    const rows = floor(WIDTH, 9).map((row, y) => (y === 4 ? '.....#......' : row));
    const t = both([], {}, rows);
    // The wall at (5,4) bars the way east and the corners beside it.
    expect(t.run(force(t, 1, pushed(t)))).toBe(0);
  });
  test('[KZ-TERR-04] Difficult Terrain costs two of its squares', () => {
    const rows = floor(WIDTH, 9).map((row, y) => (y === 4 ? '.....,......' : row));
    const t = both([], {}, rows);
    expect(() => t.run(force(t, 1, pushed(t)), [at(5, 4), at(6, 4)])).toThrow();
    expect(t.run(force(t, 1, pushed(t)), [at(5, 4)])).toBe(1);
    expect(t.run(force(both([], {}, rows), 1, pushed(t, { squares: 1 })), [at(5, 3)])).toBe(1);
  });
});

describe('rolling to safety', () => {
  test('[KZ-FORCE-08] [KZ-FORCE-09] success: Prone in the square before the danger', () => {
    const t = both([5]);
    danger(t, 6, 4);
    t.run(force(t, 1, pushed(t)), [at(5, 4), at(6, 4)], 'yes');
    expect([kimOf(t).cell, kimOf(t).hp, has(kimOf(t), BITS.prone)]).toEqual([cell(5, 4), 8, true]);
  });
  test('[KZ-FORCE-08] its side is asked, and usually rolls', () => {
    const t = both([]);
    danger(t, 6, 4);
    const flow = force(t, 1, pushed(t));
    const way = flow.next(0);
    if (way.done || way.value.kind === 'many') throw new Error('no way is asked for');
    const read = fromWire(way.value, [at(5, 4), at(6, 4)]);
    if (!read.ok) throw new Error(read.error.message);
    const asked = flow.next(read.value);
    expect(asked.value).toMatchObject({
      kind: 'one',
      seat: 1,
      why: { key: 'roll-to-safety', params: { who: 1 }, rule: 'KZ-FORCE-08' },
      fallback: 1,
      reaction: { key: 'roll-to-safety' },
      about: { who: 1 },
    });
  });
  test('[KZ-FORCE-10] failure: it goes on, is hurt, and lies Prone where it ends', () => {
    const t = both([2]);
    danger(t, 5, 4);
    t.run(force(t, 1, pushed(t)), [at(5, 4), at(6, 4)], 'yes');
    expect([kimOf(t).cell, kimOf(t).hp, has(kimOf(t), BITS.prone)]).toEqual([cell(6, 4), 6, true]);
  });
  test('[KZ-FORCE-11] one roll in all: declined at the first danger, taken at the second', () => {
    const t = both([4]);
    danger(t, 5, 4);
    danger(t, 6, 4);
    t.run(force(t, 1, pushed(t)), [at(5, 4), at(6, 4)], 'no', 'yes');
    expect([kimOf(t).cell, kimOf(t).hp]).toEqual([cell(5, 4), 6]);
  });
  test('[KZ-FORCE-08] whom the danger cannot affect gets no roll', () => {
    const t = both([], { statuses: ['hovering'] });
    danger(t, 5, 4);
    t.run(force(t, 1, pushed(t)), [at(5, 4)]);
    expect(kimOf(t).hp).toBe(8);
  });
  test('[KZ-FORCE-19] [KZ-ORB-04] safe above a pedestal, it ends in the square before that', () => {
    const rows = floor(WIDTH, 9).map((row, y) => (y === 4 ? '.....R......' : row));
    const t = both([5], {}, rows);
    danger(t, 6, 4);
    t.run(force(t, 1, pushed(t, { squares: 3 })), [at(5, 4), at(6, 4)], 'yes');
    expect([kimOf(t).cell, kimOf(t).hp, has(kimOf(t), BITS.prone)]).toEqual([cell(4, 4), 8, true]);
  });
  test('[KZ-STAT-25] who flies drops to the ground and is not Prone', () => {
    const t = both([2], { statuses: ['flying'] });
    danger(t, 5, 4, false);
    t.run(force(t, 1, pushed(t)), [at(5, 4)], 'yes');
    expect([has(kimOf(t), BITS.flying), has(kimOf(t), BITS.prone)]).toEqual([false, false]);
  });
});

describe('[KZ-EX-05] a push into terrain is one total with the attack', () => {
  const resist = { implement: 'sword', statuses: [{ status: 'resist', amount: 2 }] };
  const attacked = (die: number) => {
    const t = both([die], resist);
    danger(t, 6, 4);
    const total = beginTotal(t, { to: 1, by: 0, kind: 'attack', melee: true });
    t.run(force(t, 1, pushed(t, { total })), [at(5, 4), at(6, 4)], 'yes');
    const between = kimOf(t).hp;
    addDamage(t, total, { own: 2 }, 'KZ-BASIC-02');
    return [between, kimOf(t).hp, kimOf(t).cell];
  };
  test('[KZ-DMG-01] [KZ-DMG-12] Resist counts once against both', () => {
    expect(attacked(2)).toEqual([8, 6, cell(6, 4)]);
  });
  test('[KZ-DMG-12] safe before the terrain, the attack alone is resisted', () => {
    expect(attacked(5)).toEqual([8, 8, cell(5, 4)]);
  });
});

describe('zones', () => {
  const slid = (t: Court, path: readonly string[], answers: readonly string[] = []) =>
    t.run(force(t, 1, pushed(t, { how: 'slide' })), path, ...answers);
  test('[KZ-EX-06] [KZ-ZONE-03] [KZ-ZONE-08] once between two ends of its turns', () => {
    const t = both();
    danger(t, 5, 4, false);
    slid(t, [at(5, 4)], ['no']);
    expect(kimOf(t).hp).toBe(6);
    slid(t, [at(6, 4), at(5, 4)]);
    expect(kimOf(t).hp).toBe(6);
  });
  test('[KZ-ZONE-07] two zones act separately, also on one square', () => {
    const t = both();
    danger(t, 5, 4, false);
    danger(t, 5, 4, false);
    slid(t, [at(5, 4)], ['no']);
    expect(kimOf(t).hp).toBe(4);
  });
  test('[KZ-TERR-03] [KZ-ZONE-02] Damaging Terrain hurts who stands where it is made, other zones do not', () => {
    const t = both();
    danger(t, 4, 4, false);
    expect(kimOf(t).hp).toBe(8);
    danger(t, 4, 4);
    expect(kimOf(t).hp).toBe(6);
  });
  test('[KZ-STAT-34] Hovering creatures ignore Damaging Terrain', () => {
    const t = both([], { statuses: ['hovering'] });
    danger(t, 4, 4);
    expect(kimOf(t).hp).toBe(8);
  });
  test('[KZ-ZONE-09] a use that Ward took has been a use', () => {
    const t = both([], { ward: 3 });
    danger(t, 5, 4, false);
    slid(t, [at(5, 4)], ['no']);
    slid(t, [at(6, 4), at(5, 4)]);
    expect([kimOf(t).hp, kimOf(t).wards[0]?.amount]).toEqual([8, 1]);
  });
});
