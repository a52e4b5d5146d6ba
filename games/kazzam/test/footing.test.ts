import { describe, expect, test } from 'vitest';
import { giveStatus } from '../src/rules/effects/status.ts';
import { makeTerrain } from '../src/rules/terrain/terrain.ts';
import { zoneOf } from '../src/rules/terrain/zones.ts';
import { beforeCreeps, golems, ways } from './creep-court.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

const ASKED = 'footing KZ-MOVE-15 seat 0';

/** Ana, held by Bo and lifted off the ground as long as he holds her, at her turn. */
function lifted(rolls: readonly number[] = [4]): Court {
  const held = [{ status: 'grabbed', by: 'Bo', ends: 'escape' }];
  const court = begin(
    {
      court: floor(7, 5),
      athletes: [ours('Ana', '3,2', { statuses: held }), theirs('Bo', '4,2')],
      turn: 'Ana',
    },
    { rolls },
  );
  const [{ mark } = { mark: 0 }] = court.state.effects;
  const until = { ends: 'match' } as const;
  giveStatus(court, { kind: 'hovering', on: 0, by: 1, source: 'test', until, mark });
  return court;
}

/** Squares within a distance of Ana's. */
function around(court: Court, within: number): number[] {
  const cells: number[] = [];
  for (let y = 2 - within; y <= 2 + within; y += 1) {
    for (let x = 3 - within; x <= 3 + within; x += 1) cells.push(court.cell(x, y));
  }
  return cells;
}

function burn(court: Court, cells: readonly number[]): void {
  const until = { ends: 'match' } as const;
  const [by, damage, terrain] = [-1, 2, true] as const;
  zoneOf(court.state, { cells, damage, by, source: 'fire', until, terrain, rule: 'TEST' });
}

describe('who escapes and comes down', () => {
  test.each(['pit', 'slick'] as const)(
    '[KZ-MOVE-15] on a %s comes to a square beside it',
    (kind) => {
      const court = lifted();
      makeTerrain(court.state, court.cell(3, 2), kind, 1);
      court.answer('escape', 'roll');
      expect(court.asked).toBe(ASKED);
      expect(court.offered).toHaveLength(7);
      court.answer('court(2,1)');
      expect([court.at('Ana'), court.of('Ana').hp, court.state.effects]).toEqual([
        'court(2,1)',
        8,
        [],
      ]);
      expect(court.heard('opportunity')).toEqual([]);
    },
  );

  test('[KZ-MOVE-15] in Damaging Terrain comes out of it, as near as can be', () => {
    const court = lifted();
    burn(court, around(court, 1));
    court.answer('escape', 'roll');
    expect(court.asked).toBe(ASKED);
    // Two squares off, all around.
    expect(court.offered).toHaveLength(16);
    court.answer('court(1,2)');
    expect([court.at('Ana'), court.of('Ana').hp]).toEqual(['court(1,2)', 8]);
  });

  test('[KZ-MOVE-15] not onto other ground that would harm her', () => {
    const court = lifted();
    makeTerrain(court.state, court.cell(3, 2), 'pit', 1);
    makeTerrain(court.state, court.cell(2, 2), 'slick', 1);
    burn(court, [court.cell(3, 1)]);
    court.answer('escape', 'roll');
    expect(court.offered).toHaveLength(5);
  });

  test('[KZ-MOVE-15] stays where nothing harms her, or if there is nowhere else', () => {
    expect(lifted().answer('escape', 'roll')).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 0,
    });
    const court = lifted();
    burn(court, [...Array(35).keys()]);
    court.answer('escape', 'roll');
    expect([court.asked, court.at('Ana')]).toEqual(['action KZ-ACT-01 seat 0', 'court(3,2)']);
  });

  test('[KZ-MOVE-15] stays if she does not come free', () => {
    const court = lifted([3]);
    makeTerrain(court.state, court.cell(3, 2), 'pit', 1);
    expect(court.answer('escape', 'roll')).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });
});

describe('who stands up', () => {
  const lying = (zones: readonly unknown[] = []) =>
    begin({
      court: floor(7, 5),
      athletes: [ours('Ana', '3,2', { statuses: ['prone'] }), theirs('Bo', '6,2')],
      zones,
      turn: 'Ana',
    });

  test('[KZ-MOVE-15] in a zone that has yet to hurt her comes out of it', () => {
    const court = lying();
    burn(court, [court.cell(3, 2)]);
    court.answer('stand-up');
    expect(court.asked).toBe(ASKED);
    expect(court.answer('court(3,1)').of('Ana')).toHaveHp(8);
  });

  test('[KZ-MOVE-15] [KZ-ZONE-03] stays in one that has hurt her in this round', () => {
    const court = lying([{ cells: ['3,2'], damage: 2 }]).answer('stand-up');
    expect([court.asked, court.at('Ana')]).toEqual(['action KZ-ACT-01 seat 0', 'court(3,2)']);
    expect(court.of('Ana')).toHaveHp(6);
  });

  test('[KZ-MOVE-15] [KR-SPEC-23] stays on Slick on which she lay', () => {
    const court = lying();
    makeTerrain(court.state, court.cell(3, 2), 'slick', 1);
    expect(court.answer('stand-up')).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });
});

test('[KZ-MOVE-15] [KZ-JOB-02] a Creep that finds its footing is not asked', () => {
  const court = beforeCreeps({
    rows: ['######', '#....#', '######'],
    athletes: [theirs('Bo', '4,1', { statuses: ['distracted'] })],
    creeps: [golems([{ at: '1,1', statuses: ['prone'] }], ['Bo'])],
    rolls: [1],
  });
  // On a pedestal nobody can stand.
  makeTerrain(court.state, court.cell(1, 1), 'pedestal', 0);
  court.answer('end-turn');
  // It gets up beside it, and Charges from there.
  const [charge] = ways(court, 'Practice Golem 1');
  expect([charge, court.asked]).toEqual([[court.cell(3, 1)], 'action KZ-ACT-01 seat 1']);
});
