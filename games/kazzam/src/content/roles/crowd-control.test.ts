import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../test/table.ts';

import { controller } from './testing/controllers.ts';

describe('Crowd Control', () => {
  const PARTS = ['damage', 'effect', 'role-boost', 'crowd-control'];
  /** Con attacks X with a test power; Y and others stand about. */
  const attacked = (
    power: string,
    rolls: readonly number[],
    {
      x = {},
      y = {},
      others = [],
      rows = floor(12, 7),
      options = {},
    }: {
      readonly x?: Told;
      readonly y?: Told;
      readonly others?: readonly Told[];
      readonly rows?: readonly string[];
      readonly options?: Told;
    } = {},
  ) =>
    begin(
      {
        court: rows,
        athletes: [
          ours('Con', '1,3', controller('crowd-control', { picks: [`test/${power}`] })),
          theirs('X', '4,3', x),
          theirs('Y', '4,5', y),
          ...others,
        ],
        turn: 'Con',
      },
      { rolls, options },
    ).answer(power, 'X');
  const STAY: readonly string[] = [];

  test('[KR-CON-05] the Effect reaches another enemy that could be attacked, without the damage line', () => {
    const court = attacked('shove', [5]).answer(PARTS, STAY, STAY);
    expect(court).toBeAskedFor('crowd-control', { rule: 'KR-CON-05', seat: 0 });
    expect(court).toOfferOnly('Y', 'nobody');
    court.answer('Y');
    expect(court).toBeAskedFor('force.slide', { rule: 'TEST', seat: 0 });
    court.answer(['court(5,5)', 'court(6,5)']);
    expect([court.at('Y'), court.of('Y').hp, court.of('X').hp]).toEqual(['court(6,5)', 8, 6]);
  });
  test('[KR-CON-05] only who could be attacked: in range, in sight, not Hidden, no ally', () => {
    const asked = (more: Parameters<typeof attacked>[2]) =>
      attacked('shove', [5], more).answer(PARTS, STAY, STAY).asked;
    const none = 'action KZ-ACT-01 seat 0';
    expect(asked({ y: { at: '7,3' } })).toBe(none);
    expect(asked({ y: { statuses: ['hidden'] } })).toBe(none);
    expect(asked({ y: { team: 'players' } })).toBe(none);
    const rows = ['............', ...floor(12, 3), '############', ...floor(12, 2)];
    expect(asked({ rows })).toBe(none);
    expect(asked({ y: { at: '6,3' } })).toBe('crowd-control KR-CON-05 seat 0');
  });
  test('[KR-CON-05] not when the damage line is taken on a 3, nor on a miss', () => {
    const court = attacked('shove', [3]).answer('damage', [
      'damage',
      'role-boost',
      'crowd-control',
    ]);
    expect(court.answer(STAY)).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(attacked('shove', [2])).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    const effect = attacked('shove', [3]).answer('effect', [
      'crowd-control',
      'effect',
      'role-boost',
    ]);
    expect(effect).toBeAskedFor('crowd-control', { rule: 'KR-CON-05', seat: 0 });
  });
  test('[KR-CON-05] a basic attack has no Effect to copy, nor is one copied from an ally', () => {
    const struck = (power: string, answers: readonly unknown[]) =>
      begin(
        {
          court: floor(9, 3),
          athletes: [
            ours('Con', '1,1', controller('crowd-control', { picks: ['test/shove'] })),
            ours('Al', '2,1'),
            theirs('X', '3,1'),
          ],
          turn: 'Con',
        },
        { rolls: [4] },
      ).answer(power, ...answers).offered;
    expect(struck('basic-implement-attack', ['X'])).toEqual(['damage', 'role-boost']);
    const ally = ['shove', 'no'];
    expect(struck('attack-ally', ally)).toEqual(['damage', 'effect', 'role-boost']);
  });
  test('[KR-CON-06] whoever would have been attacked with Disadvantage may save', () => {
    const saved = (die: number) => {
      const court = attacked('scorch', [5, die], { y: { statuses: ['concealed'] } });
      return court.answer(PARTS, STAY, 'Y', 'roll');
    };
    const off = saved(4);
    expect([
      off.of('Y').hp,
      off.state.effects.some(({ on, kind }) => on === 2 && kind === 'slowed'),
    ]).toEqual([8, false]);
    const on = saved(3);
    expect([
      on.of('Y').hp,
      on.state.effects.some(({ on, kind }) => on === 2 && kind === 'slowed'),
    ]).toEqual([6, true]);
  });
  test('[KR-CON-06] Disadvantage that comes from an ability counts as well', () => {
    const court = attacked('scorch', [5, 4], { y: { picks: ['test/elusive'] } });
    court.answer(PARTS, STAY, 'Y');
    expect(court).toBeAskedFor('save', { rule: 'KZ-SAVE-02', seat: 1 });
    expect(court.answer('roll').of('Y')).toHaveHp(8);
  });
  test('[KR-CON-06] Advantage cancels it: no Saving Throw then', () => {
    const court = attacked('scorch', [5], { y: { statuses: ['concealed'] } });
    // Hidden from all, Con has Advantage on X and Y alike.
    court.befall('Con', 'hidden');
    expect(court.answer(PARTS, STAY, 'Y').of('Y')).toHaveHp(6);
  });
  test('[KR-CON-07] [KC-CONV-48] damage printed in the Effect is copied, parts for the attacker are not', () => {
    expect(attacked('scorch', [6]).answer(PARTS, STAY, 'Y').of('Y')).toHaveHp(6);
    const court = attacked('shove', [5]).answer(PARTS, STAY, STAY, 'Y', STAY);
    expect(court.of('Con').wards).toEqual([{ amount: 1, onTop: false, by: 0 }]);
  });
  test('[KR-CON-07] [D-02] Ward of the other stops the copy, unless its damage takes HP', () => {
    const slowed = (ward: number) => {
      const court = attacked('scorch', [5], { y: { ward } }).answer(PARTS, STAY, 'Y');
      return [court.of('Y').hp, court.state.effects.some((e) => e.on === 2 && e.kind === 'slowed')];
    };
    expect(slowed(2)).toEqual([8, false]);
    expect(slowed(1)).toEqual([7, true]);
    const shoved = attacked('shove', [5], { y: { ward: 1 } }).answer(PARTS, STAY, STAY, 'Y');
    expect(shoved).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });
  test('[KR-CON-07] the Ward of the target does not stop it', () => {
    const court = attacked('shove', [5], { x: { ward: 5 } }).answer([
      'damage',
      'effect',
      'crowd-control',
    ]);
    expect(court).toBeAskedFor('crowd-control', { rule: 'KR-CON-05', seat: 0 });
  });
  test('[KR-CON-07] once for an attack action, for the first roll that applies its Effect', () => {
    const court = begin(
      {
        court: floor(9, 7),
        athletes: [
          ours('Con', '1,3', controller('crowd-control', { picks: ['test/blaze'] })),
          theirs('X', '4,3'),
          theirs('Y', '4,5'),
          theirs('Z', '4,1'),
        ],
        turn: 'Con',
      },
      { rolls: [2, 4, 4] },
    ).answer('blaze', 'X', 'Y', 0);
    court.answer(['damage', 'effect', 'crowd-control']);
    expect(court).toBeAskedFor('crowd-control', { rule: 'KR-CON-05', seat: 0 });
    court.answer('X', 0, ['crowd-control', 'damage', 'effect']);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });
});

describe('Rearrange', () => {
  const zone = (rows: readonly string[], more: readonly Told[], answers: readonly unknown[] = []) =>
    begin({
      court: rows,
      athletes: [ours('Con', '1,3', controller('crowd-control')), ...more],
      turn: 'Con',
    }).answer('rearrange', ...answers);
  test('[KR-CON-08] [KR-GEN-12] a 3x3 zone centred within five squares, with somebody in it', () => {
    const court = zone(floor(12, 7), [theirs('X', '7,3')]);
    expect(court).toBeAskedFor('zone', { rule: 'KR-CON-08', seat: 0 });
    expect(court).toOfferOnly('court(6,2)', 'court(6,3)', 'court(6,4)');
    expect(() => zone(floor(12, 7), [theirs('X', '8,3')])).toThrow('rearrange');
  });
  test('[KR-CON-08] [KR-GEN-11] [KR-GEN-12] the centre must be seen; walls in the zone do not matter', () => {
    const rows = [
      '....#...',
      '....#...',
      '....#...',
      '....#...',
      '....#...',
      '....#...',
      '....#...',
    ];
    const court = zone(rows, [theirs('X', '5,3')]);
    // Of the squares around X only the wall itself could be seen.
    expect(court.offered.every((id) => id.startsWith('court(4,'))).toBe(true);
  });
  test('[KR-CON-08] everyone in it slides up to a square, in any order, the user not', () => {
    const around = [
      theirs('X', '3,3'),
      ours('Al', '3,2'),
      theirs('Hid', '2,2', { statuses: ['hidden'] }),
    ];
    const court = zone(floor(12, 7), around, ['court(2,3)']);
    expect(court).toBeAskedFor('slide-next', { rule: 'KR-CON-08', seat: 0 });
    expect(court).toOfferOnly('X', 'Al', 'Hid', 'nobody');
    court.answer('Al');
    expect(court.ends).not.toContain('court(5,2)');
    court.answer(['court(4,1)'], 'X', ['court(3,2)'], 'nobody');
    expect([court.at('Al'), court.at('X'), court.at('Con')]).toEqual([
      'court(4,1)',
      'court(3,2)',
      'court(1,3)',
    ]);
    expect(court.state.turn).toMatchObject({ roleActions: 0, attackActions: 1, moveActions: 1 });
  });
  test('[KR-CON-08] [KR-GEN-10] creeps too, whose group does not forget it', () => {
    const court = begin({
      court: floor(12, 7),
      athletes: [ours('Con', '1,3', controller('crowd-control')), theirs('Bo', '11,6')],
      creeps: [{ group: 'love', members: ['4,3'] }],
      turn: 'Con',
    }).answer('rearrange', 'court(4,3)', 'Love Beast 1', ['court(5,3)']);
    expect(court.of('Love Beast 1')).toStandAt('5,3');
    expect(court.state.groups[0]?.enemies).toEqual([0]);
  });
});
