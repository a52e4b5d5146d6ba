import { describe, expect, test } from 'vitest';
import { makeTerrain } from '../src/rules/terrain/terrain.ts';
import { beforeCreeps, blows, golems, ways } from './creep-court.ts';
import { returning, takenOut } from './dungeon-court.ts';
import { type Court, floor, ours, theirs } from './table.ts';

/** Makes squares Slick, as a Terrain Artist would. */
function slick(court: Court, ...squares: readonly (readonly [number, number])[]): Court {
  for (const [x, y] of squares) makeTerrain(court.state, court.cell(x, y), 'slick', 0);
  return court;
}

const lies = (court: Court, name: string) =>
  court.state.effects.some(({ kind, on }) => kind === 'prone' && on === court.id(name));

const GOLEM = 'Practice Golem 1';

describe('a Creep', () => {
  /** A corridor with a golem at its one end and Bo at the other. */
  const corridor = (rolls: readonly number[]) =>
    slick(
      beforeCreeps({
        rows: ['########', '#......#', '########'],
        athletes: [theirs('Bo', '6,1')],
        creeps: [golems(['1,1'], ['Bo'])],
        rolls,
      }),
      [3, 1],
    ).answer('end-turn');

  test('[KR-SPEC-23] rolls when it comes to Slick, and goes on if it saves', () => {
    const court = corridor([1, 4]);
    expect([court.at(GOLEM), lies(court, GOLEM)]).toEqual(['court(5,1)', false]);
    expect(blows(court, 'Bo', GOLEM)).toEqual([2]);
  });

  test('[KR-SPEC-23] falls if it does not, and its way is over', () => {
    const court = corridor([1, 3]);
    expect([court.at(GOLEM), lies(court, GOLEM)]).toEqual(['court(3,1)', true]);
    expect(blows(court, 'Bo', GOLEM)).toEqual([]);
  });

  test('[KR-SPEC-23] [KZ-AI-44] keeps off Slick where another way is as good', () => {
    for (const tie of [0, 1, 2]) {
      const court = slick(
        beforeCreeps({
          rows: floor(6, 5),
          athletes: [theirs('Bo', '4,2')],
          creeps: [golems(['0,2'], ['Bo'])],
          rolls: [1, tie],
        }),
        [2, 2],
      ).answer('end-turn');
      expect(court.heard('save')).toEqual([]);
      expect(ways(court, GOLEM).flat()).not.toContain(court.cell(2, 2));
    }
  });
});

describe('who leaves the Dungeon', () => {
  const leaving = (rolls: readonly number[], more: Readonly<Record<string, unknown>> = {}) =>
    returning(
      [ours('Ana', 'dungeon(2,1)', more)],
      (court) => {
        court.of('Ana').comes = { from: 'button', exit: 0, orb: -1 };
        slick(court, [2, 2]);
      },
      { rolls },
    ).answer('court(2,2)');

  test('[KZ-DUN-21] [KR-SPEC-23] has come to the new square: on Slick it saves or falls', () => {
    expect(lies(leaving([4]).answer('roll'), 'Ana')).toBe(false);
    expect(lies(leaving([3]).answer('roll'), 'Ana')).toBe(true);
    expect(leaving([], { statuses: ['hovering'] })).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 0,
    });
  });

  test('[KZ-DUN-19] [KR-SPEC-23] so has who comes along holding it', () => {
    const held = [{ status: 'grabbed', by: 'Cy', ends: 'escape' }];
    const court = returning(
      [ours('Ana', 'dungeon(2,1)', { statuses: held }), theirs('Cy', 'dungeon(3,1)')],
      (before) => {
        before.of('Ana').comes = { from: 'button', exit: 0, orb: -1 };
        slick(before, [3, 2]);
      },
      { rolls: [2] },
    ).answer('court(2,2)', 'court(3,2)', 'roll');
    expect([lies(court, 'Ana'), lies(court, 'Cy')]).toEqual([false, true]);
  });

  test('[KZ-DUN-17] [KZ-DUN-21] so has who was Taken Out and comes back outside; in the Dungeon nobody', () => {
    const back = (square: string) =>
      returning(
        [ours('Ana', 'dungeon(2,1)')],
        (court) => {
          takenOut('Ana', { exit: 0 })(court);
          slick(court, [2, 2]);
          makeTerrain(court.state, court.cell(0, 1, 'dungeon'), 'slick', 0);
        },
        { rolls: square === 'court(2,2)' ? [1] : [] },
      ).answer(square);
    expect(lies(back('court(2,2)').answer('roll'), 'Ana')).toBe(true);
    expect(back('dungeon(0,1)')).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });
});

describe('who lies already', () => {
  const crawling = (rolls: readonly number[]) =>
    slick(
      returning([ours('Ana', '0,0', { statuses: ['prone'] })], () => undefined, { rolls }),
      [1, 0],
    ).answer('walk', ['court(1,0)', 'court(2,0)'], 'roll');

  test('[KR-SPEC-23] [KZ-MOVE-16] crawls no further once it has slipped', () => {
    expect(crawling([4]).of('Ana')).toStandAt('2,0');
    expect(crawling([3]).of('Ana')).toStandAt('1,0');
  });
});
