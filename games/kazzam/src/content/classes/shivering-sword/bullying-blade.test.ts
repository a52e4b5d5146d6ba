import { describe, expect, test } from 'vitest';
import { swordOf } from '../../../../test/sword.ts';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

/** Sue at (2,1) hits Bo at (3,1) with the Effect of a 3. */
const bullied = (
  rows: readonly string[],
  declared: number,
  {
    bo = {},
    sue = {},
    others = [],
    rolls = [3],
  }: {
    readonly bo?: Told;
    readonly sue?: Told;
    readonly others?: readonly Told[];
    readonly rolls?: readonly number[];
  } = {},
) =>
  begin(
    {
      court: rows,
      athletes: [
        swordOf('Sue', '2,1', ['bullying-blade'], sue),
        theirs('Bo', '3,1', bo),
        ...others,
      ],
      turn: 'Sue',
    },
    { rolls },
  ).answer('bullying-blade', 'Bo', 'effect', declared);

const PUSH = 'force.push KC-SHV-25 seat 0';
const DAMAGE = 'bully-damage KC-SHV-25 seat 0';
const SHIFT = 'way.shift KC-SHV-25 seat 0';
const NEXT = 'action KZ-ACT-01 seat 1';

describe('Bullying Blade', () => {
  const open = floor(9, 3);
  test('[KC-SHV-25] declares a push of none to two, and moves the target so far at most', () => {
    const court = begin(
      {
        court: open,
        athletes: [swordOf('Sue', '2,1', ['bullying-blade']), theirs('Bo', '3,1')],
        turn: 'Sue',
      },
      { rolls: [3] },
    ).answer('bullying-blade', 'Bo', 'effect');
    expect(court.open).toMatchObject({ kind: 'amount', min: 0, max: 2 });
    expect(bullied(open, 0).asked).toBe(NEXT);
    const one = bullied(open, 1);
    expect([one.asked, one.ends]).toEqual([PUSH, ['court(4,0)', 'court(4,1)', 'court(4,2)']]);
    expect(bullied(open, 2).ends).toContain('court(5,1)');
  });
  test('[KC-SHV-25] then she may shift as far, to a square beside the target or not at all', () => {
    const court = bullied(open, 2).answer(['court(4,1)', 'court(5,1)']);
    expect(court.asked).toBe(SHIFT);
    expect(court.ends).toEqual(['court(4,0)', 'court(4,1)', 'court(4,2)']);
    court.answer(['court(3,1)', 'court(4,1)']);
    expect([court.at('Sue'), court.at('Bo'), court.asked]).toEqual([
      'court(4,1)',
      'court(5,1)',
      NEXT,
    ]);
    const stays = bullied(open, 1).answer(['court(4,1)'], []);
    expect(stays.of('Sue')).toStandAt('2,1');
  });
  test('[KC-SHV-25] the shift grants no Opportunities, and is as long as the target went', () => {
    const court = bullied(open, 2, { others: [theirs('Cy', '2,2')] }).answer(['court(4,1)']);
    expect(court.ends).toEqual(['court(3,0)', 'court(3,1)', 'court(3,2)']);
    court.answer(['court(3,1)']);
    expect([court.asked, court.at('Sue')]).toEqual([NEXT, 'court(3,1)']);
  });
  test('[KC-SHV-25] no shift if the target did not move', () => {
    expect(bullied(open, 2).answer([]).asked).toBe(NEXT);
  });
  const walled = ['....#....', '....#....', '....#....'];
  test('[KC-SHV-25] each declared square that a wall prevents may deal 1 extra damage', () => {
    const two = bullied(walled, 2);
    expect([two.asked, two.open]).toMatchObject([DAMAGE, { min: 0, max: 2 }]);
    expect([two.answer(2).of('Bo').hp, bullied(walled, 1).answer(1).of('Bo').hp]).toEqual([6, 7]);
    expect(bullied(walled, 2).answer(0).of('Bo')).toHaveHp(8);
  });
  test('[KC-SHV-25] a square moved first does not count', () => {
    const rows = ['.....#...', '.....#...', '.....#...'];
    const court = bullied(rows, 2).answer(['court(4,1)']);
    expect([court.asked, court.open]).toMatchObject([DAMAGE, { max: 1 }]);
    court.answer(1, ['court(3,1)']);
    expect([court.of('Bo').hp, court.at('Sue')]).toEqual([7, 'court(3,1)']);
  });
  test('[KC-SHV-25] the edge of the map and a pedestal prevent like a wall', () => {
    const edge = floor(4, 3);
    expect(bullied(edge, 2).answer(2).of('Bo')).toHaveHp(6);
    const pedestals = ['....R....', '....R....', '....R....'];
    // It could be moved over them, at the price of both squares, but not left on one.
    expect(bullied(pedestals, 1).answer(1).of('Bo')).toHaveHp(7);
  });
  test('[KC-SHV-25] creatures in the way prevent without damage', () => {
    const others = ['4,0', '4,1', '4,2'].map((at, i) => theirs(`C${i}`, at));
    expect(bullied(open, 2, { others }).asked).toBe(NEXT);
  });
  test('[KC-SHV-25] nor is there any for the price of Difficult Terrain', () => {
    const rough = ['....,#...', '....,#...', '....,#...'];
    const court = bullied(rough, 2).answer(['court(4,1)']);
    expect(court.asked).toBe(SHIFT);
    expect(court.of('Bo')).toHaveHp(8);
    expect(bullied(rough, 1).asked).toBe(NEXT);
  });
  test('[KC-SHV-25] [KZ-DMG-01] the extra is part of the attack’s damage', () => {
    const resists = { statuses: [{ status: 'resist', amount: 2 }] };
    const court = begin(
      {
        court: walled,
        athletes: [swordOf('Sue', '2,1', ['bullying-blade']), theirs('Bo', '3,1', resists)],
        turn: 'Sue',
      },
      { rolls: [4] },
    ).answer('bullying-blade', 'Bo', ['damage', 'effect'], 2, 2);
    // 3 and 2, less 2 once.
    expect(court.of('Bo')).toHaveHp(5);
  });
  test('[KC-SHV-25] [KZ-WARD-04] Ward stops all of it', () => {
    const court = begin(
      {
        court: walled,
        athletes: [swordOf('Sue', '2,1', ['bullying-blade']), theirs('Bo', '3,1', { ward: 3 })],
        turn: 'Sue',
      },
      { rolls: [4] },
    ).answer('bullying-blade', 'Bo', ['damage', 'effect']);
    expect([court.asked, court.of('Bo').hp]).toEqual([NEXT, 8]);
  });
  test('[KC-SHV-25] [KC-CONV-35] a Creative Use on an ally moves it and hurts it not', () => {
    const court = begin({
      court: walled,
      athletes: [swordOf('Sue', '2,1', ['bullying-blade']), ours('Al', '3,1'), theirs('Bo', '8,2')],
      turn: 'Sue',
    }).answer('creative-use', 'Al', 2);
    expect([court.of('Al').hp, court.state.turn?.creature]).toEqual([8, 1]);
  });
});
