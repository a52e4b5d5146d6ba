import { describe, expect, test } from 'vitest';
import { MAP, takenOut } from '../../../../test/dungeon-court.ts';
import { type Court, ours, row, type Told } from '../../../../test/table.ts';
import { NOWHERE } from '../../../model.ts';
import { thingOf } from '../../../rules/court/things.ts';
import { comeUpon } from '../../../rules/movement/come-upon.ts';
import { force } from '../../../rules/movement/forced.ts';
import { mayShare } from '../../../rules/sight/occupancy.ts';
import { built, charges, square, trap, workshop } from './testing/workshop.ts';

describe('a Trap Roll', () => {
  test.each([
    [6, [3]],
    [5, [2]],
    [4, [2]],
    [3, [1]],
    [2, []],
    [1, []],
  ])('[KC-TRAP-01] of %i builds traps with these charges: %j', (roll, left) => {
    const t = workshop({ rolls: [roll], options: { versus: true } });
    t.answer('wand-trap');
    if (left.length > 0) t.answer(square(6, 5), 'no');
    expect(charges(t)).toEqual(left);
    expect(t.of('Tin').missTokens).toBe(left.length > 0 ? 0 : 1);
    expect(t.state.strikes).toEqual([roll === 1 ? 1 : 0, 0]);
  });

  test('[KC-TRAP-01] is hindered by being Blinded, as attack rolls are', () => {
    const t = workshop({ rolls: [6, 2] });
    t.befall('Tin', 'blinded');
    t.answer('wand-trap');
    expect(built(t)).toEqual([]);
    expect(t.heard('attack')).toMatchObject([{ dice: [6, 2], result: 2, of: -1 }]);
  });

  test('[KC-TRAP-01] a Miss Token raises it', () => {
    const t = workshop({ rolls: [2], tin: { missTokens: 2 } });
    t.answer('wand-trap', 1, square(6, 5), 'no');
    expect(charges(t)).toEqual([1]);
    expect(t.of('Tin').missTokens).toBe(1);
  });

  test('[KC-TRAP-01] being Fierce raises its result', () => {
    const t = workshop({ rolls: [5] });
    t.befall('Tin', 'fierce');
    t.answer('wand-trap', square(6, 5), 'no');
    expect(charges(t)).toEqual([3]);
  });
});

describe('a trap', () => {
  test('[KC-TRAP-02] is placed within reach, where nobody and nothing is', () => {
    const t = workshop({
      rolls: [4],
      others: [ours('Al', '4,4', { implement: 'wand' })],
      traps: [trap('wand-trap', '6,6')],
      court: [
        '.'.repeat(16),
        ...Array(3).fill('.'.repeat(16)),
        '.....#..........',
        ...Array(6).fill('.'.repeat(16)),
      ],
    });
    t.answer('wand-trap');
    expect([...t.offered].sort()).toEqual(
      [square(4, 5), square(4, 6), square(5, 6), square(6, 4), square(6, 5)].sort(),
    );
    t.answer(square(6, 5), 'no');
    expect(built(t)[1]).toMatchObject({ hp: 1, charges: 2, by: t.id('Tin'), block: 'wand-trap' });
  });

  test('[KC-TRAP-02] [KC-CONV-38] not where a Trapper has laid one', () => {
    const laid = { kind: 'snap', at: '6,6', by: 'Tin' };
    const t = workshop({ rolls: [4], more: { traps: [laid] } }).answer('wand-trap');
    expect(t.offered).toContain(square(6, 5));
    expect(t.offered).not.toContain(square(6, 6));
  });
  test('[KC-TRAP-09] holds no Role Boost unless one is put in', () => {
    const t = workshop({ rolls: [4] }).answer('wand-trap', square(6, 5), 'no');
    expect(built(t)).toMatchObject([{ imbued: false, openUntil: 0, sprungBy: [] }]);
  });
  test('[KC-TRAP-02] a longer reach places it farther', () => {
    const t = workshop({ rolls: [4] });
    t.state.creatures[t.id('Tin')]!.reach = 2;
    t.answer('wand-trap');
    expect(t.offered).toContain(square(7, 5));
    expect(t.offered).not.toContain(square(8, 5));
    t.answer(square(7, 5), 'no');
  });

  test('[KC-TRAP-02] fills its square: nobody ends there or goes through it', () => {
    const t = workshop({
      court: ['################', '......#.........', '################'],
      tin: { at: '0,1' },
      eve: { at: '12,1' },
      traps: [trap('wand-trap', '3,1', { charges: 0 })],
    });
    t.answer('walk');
    expect(t.ends).toEqual([square(1, 1), square(2, 1)]);
  });

  test('[KC-TRAP-02] [KZ-STAT-21] whoever flies may be above it', () => {
    const t = workshop({ traps: [trap('wand-trap', '6,5', { charges: 0 })] });
    t.befall('Tin', 'flying');
    t.answer('walk');
    expect(t.ends).toContain(square(6, 5));
    expect(mayShare(t.of('Tin'), t.of('Eve'))).toBe(true);
  });

  test('[KC-TRAP-02] blocks no sight: who stands behind it is attacked all the same', () => {
    const t = workshop({
      rolls: [4],
      eve: { at: '8,5' },
      traps: [trap('wand-trap', '7,5', { charges: 0 })],
    });
    t.answer('basic-implement-attack', 'Eve');
    expect(t.heard('attack')).toMatchObject([{ disadvantages: [], result: 4 }]);
    expect(t.of('Eve').hp).toBe(6);
  });

  test('[KC-TRAP-03] [KC-TNK-20] without charges it does nothing, and stays', () => {
    const t = workshop({ traps: [trap('wand-trap', '6,5', { charges: 0 })], turn: 'Eve' });
    t.answer('walk', row(5, 11, 10));
    expect(t.of('Eve').hp).toBe(8);
    expect(t.open.why.key).toBe('action');
    expect(charges(t)).toEqual([0]);
  });

  test('[KC-TRAP-04] there may be as many as one likes', () => {
    const traps = [1, 2, 3, 4, 6, 7].map((x) => trap('wand-trap', `${x},9`));
    const t = workshop({ rolls: [4], traps });
    t.answer('wand-trap', square(6, 5), 'no');
    expect(built(t)).toHaveLength(7);
  });
});

describe('at the start of the Tinker’s turn', () => {
  test('[KC-TRAP-05] one trap slides a square, then those act whose time it is, in any order', () => {
    const traps = [trap('staff-trap', '8,5'), trap('staff-trap', '8,9'), trap('wand-trap', '0,0')];
    const t = workshop({ implement: 'staff', eve: { at: '10,7' }, traps, turn: 'Eve' });
    t.answer('end-turn');
    expect(t).toBeAskedFor('slide-trap', { rule: 'KC-TRAP-05', seat: 0 });
    expect(t.offered).toEqual(['none', square(8, 5), square(8, 9), square(0, 0)]);
    t.answer(square(8, 9));
    expect(t.offered).toContain(square(9, 10));
    expect(t.offered).not.toContain(square(8, 9));
    t.answer(square(9, 10));
    expect(t).toBeAskedFor('next-trap', { rule: 'KC-TRAP-05', seat: 0 });
    expect(t.offered).toEqual([square(8, 5), square(9, 10)]);
    t.answer(square(9, 10), ['Eve']);
    expect(t.of('Eve').hp).toBe(6);
    t.answer(['Eve']);
    expect(t.of('Eve').hp).toBe(4);
    expect(charges(t)).toEqual([1, 1, 2]);
    expect(t.open.why.key).toBe('action');
  });

  test('[KC-TRAP-05] what has no square to slide to is not asked about', () => {
    const walled = [
      '.####.........',
      '.#.#..........',
      '.####.........',
      ...Array(6).fill('.'.repeat(14)),
    ];
    const scene = { court: walled, tin: { at: '0,0' }, eve: { at: '12,8' }, turn: 'Eve' };
    const shut = workshop({ ...scene, traps: [trap('wand-trap', '2,1')] }).answer('end-turn');
    expect(shut.asked).toMatch(/^action/);
    const two = [trap('wand-trap', '2,1'), trap('wand-trap', '6,6')];
    const open = workshop({ ...scene, traps: two }).answer('end-turn');
    expect(open.offered).toEqual(['none', square(6, 6)]);
  });

  test('[KC-TRAP-05] traps come before the rest of the Start Phase', () => {
    const t = workshop({
      implement: 'staff',
      eve: { at: '10,5' },
      tin: { hp: 3 },
      traps: [trap('staff-trap', '7,5')],
      turn: 'Eve',
    });
    t.befall('Tin', 'regenerate');
    t.state.effects.find(({ kind }) => kind === 'regenerate')!.amount = 2;
    t.answer('end-turn', 'none');
    expect(t.of('Tin').hp).toBe(3);
    t.answer(['Eve']);
    expect(t.of('Tin').hp).toBe(5);
  });

  test('[KC-TNK-06] [KC-TRAP-05] of one that was Taken Out they stay, and act from the Dungeon', () => {
    const t = workshop({
      court: MAP,
      implement: 'staff',
      tin: { at: '0,0' },
      eve: { at: '7,0' },
      traps: [trap('staff-trap', '4,0')],
      turn: 'Eve',
    });
    takenOut('Tin')(t);
    t.answer('end-turn', 'dungeon(0,1)');
    expect(t.asked).toBe('slide-trap KC-TRAP-05 seat 0');
    t.answer('none', ['Eve']);
    expect(t.at('Tin')).toBe('dungeon(0,1)');
    expect(t.of('Eve').hp).toBe(6);
    expect(charges(t)).toEqual([1]);
  });
});

describe('what springs a trap', () => {
  test('[KC-TRAP-06] needs no line of sight: distance alone counts', () => {
    const t = workshop({
      court: ['................', '.......#........', '.......#........', '.......#........'],
      tin: { at: '0,0' },
      eve: { at: '11,2' },
      traps: [trap('wand-trap', '5,2')],
      turn: 'Eve',
    });
    t.answer('walk', row(2, 10, 9), 'yes');
    expect(t.of('Eve').hp).toBe(6);
  });

  test('[KC-TRAP-06] no Hidden enemy does', () => {
    const t = workshop({ traps: [trap('wand-trap', '6,5')], turn: 'Eve' });
    t.befall('Eve', 'hidden');
    t.answer('walk', row(5, 11, 10));
    expect(t.of('Eve').hp).toBe(8);
    expect(t.open.why.key).toBe('action');
  });

  test('[KC-TRAP-06] the Tinker may hold fire, which costs no charge', () => {
    const t = workshop({ traps: [trap('wand-trap', '6,5')], turn: 'Eve' });
    t.answer('walk', row(5, 11, 10), 'no');
    expect(charges(t)).toEqual([2]);
    expect(t.of('Eve').hp).toBe(8);
    expect(t.heard('trap')).toEqual([]);
  });

  test('[KC-TRAP-06] allies and the Tinker itself do not', () => {
    const t = workshop({
      others: [ours('Al', '12,9', { implement: 'wand' })],
      traps: [trap('wand-trap', '6,5'), trap('distraction-trap', '9,9')],
      turn: 'Al',
    });
    t.answer('walk', row(9, 11, 10));
    expect(t.open.why.key).toBe('action');
    expect(charges(t)).toEqual([2, 2]);
  });

  test('[KC-TRAP-06] [D-50] whoever is forced into its range does, and does not roll to safety', () => {
    const t = workshop({
      implement: 'sword',
      tin: { at: '0,0' },
      eve: { at: '12,5' },
      traps: [trap('wand-trap', '7,5', { charges: 1 })],
    });
    t.run(slide(t, t.id('Eve')), row(5, 11), 'yes');
    expect(t.of('Eve').hp).toBe(6);
  });

  test('[KC-TRAP-13] a creature does so once in a turn, and again in another', () => {
    const t = workshop({ traps: [trap('anti-charm-trap', '7,5')], turn: 'Eve' });
    Object.assign(t.of('Eve'), { wards: [{ amount: 2, onTop: false, by: 1 }] });
    t.answer('walk', row(5, 11, 10, 9), 'yes', []);
    Object.assign(t.of('Eve'), { wards: [{ amount: 2, onTop: false, by: 1 }] });
    t.answer('end-turn');
    expect(charges(t)).toEqual([1]);
    t.answer('none');
    t.run(slide(t, t.id('Eve')), row(4, 9), 'yes');
    expect(charges(t)).toEqual([0]);
    expect(t.of('Eve').wards).toEqual([]);
  });
});

describe('a trap as a target', () => {
  test('[KC-TRAP-07] attacks on creatures can be made on it, whosever it is', () => {
    const t = workshop({
      turn: 'Eve',
      eve: { at: '8,5' },
      traps: [trap('wand-trap', '6,5')],
      rolls: [4],
    });
    t.answer('attack-trap');
    if (t.open.why.key === 'which-power') t.answer('basic-implement-attack');
    expect(built(t)).toEqual([]);
    expect(t.state.points).toEqual([0, 0]);
    expect(t.heard('struck')).toMatchObject([{ thing: 'trap', left: 0 }]);
  });

  test('[KC-TRAP-07] it takes no status and stays where it is', () => {
    const t = workshop({ traps: [trap('wand-trap', '6,5')] });
    const thing = thingOf(built(t)[0]!);
    t.run(slide(t, thing));
    expect(built(t)[0]?.cell).toBe(t.cell(6, 5));
    expect(t.state.effects.some(({ on }) => on === thing)).toBe(false);
  });

  test('[KC-TRAP-07] grants no Opportunity and takes none', () => {
    const t = workshop({
      turn: 'Eve',
      eve: { at: '7,5' },
      traps: [trap('wand-trap', '6,5', { charges: 0 })],
    });
    t.answer('walk', row(5, 8, 9));
    expect(t.heard('opportunity')).toEqual([]);
    expect(t.of('Eve').hp).toBe(8);
  });
});

test('[KC-TRAP-06] whoever comes into the court beside it springs it too', () => {
  const t = workshop({ traps: [trap('wand-trap', '10,5')] });
  t.run(comeUpon(t, t.id('Eve'), NOWHERE), 'yes');
  expect(t.of('Eve').hp).toBe(6);
});

test('[KC-TRAP-03] [KR-DEF-09] a Juggernaut may resist what a trap deals, its Boost included', () => {
  const juggernaut = { role: 'defender', specialisation: 'juggernaut', ward: 0 };
  const sprung = (kind: string, more: Told = {}) =>
    workshop({
      traps: [trap(kind, '9,5', more)],
      turn: 'Eve',
      eve: juggernaut,
      tin: { role: 'striker', specialisation: 'sniper' },
    }).answer('walk', row(5, 11), 'yes');
  const shot = sprung('wand-trap');
  expect(shot).toBeAskedFor('reaction.juggernaut', { rule: 'KR-DEF-09' });
  expect(shot.answer('yes').of('Eve')).toHaveHp(4);
  const boosted = sprung('distraction-trap', { imbued: true });
  expect(boosted).toBeAskedFor('reaction.juggernaut', { rule: 'KR-DEF-09' });
  expect(boosted.answer('yes').of('Eve')).toHaveHp(5);
  expect(sprung('distraction-trap').open.why.key).toBe('way.move');
});

describe('a Creep', () => {
  test('[KC-TRAP-08] that a trap damages has the Tinker and the trap for enemies, and strikes the trap', () => {
    const t = workshop({
      eve: { at: '15,0' },
      creeps: [{ group: 'practice-golem', members: ['13,5'], enemies: ['Eve'] }],
      traps: [trap('wand-trap', '8,5', { hp: 9 })],
    });
    const golem = t.id('Practice Golem 1');
    t.run(slide(t, golem), row(5, 12), 'yes');
    const thing = thingOf(built(t)[0]!);
    expect(t.state.groups[0]?.enemies).toEqual([t.id('Eve'), t.id('Tin'), thing]);
  });

  test('[KC-TRAP-08] that a trap does not damage has neither for an enemy', () => {
    const t = workshop({
      eve: { at: '15,0' },
      creeps: [{ group: 'practice-golem', members: ['13,5'], enemies: ['Eve', 'Tin'] }],
      traps: [trap('distraction-trap', '9,5', { hp: 9 })],
    });
    const golem = t.id('Practice Golem 1');
    t.run(slide(t, golem), row(5, 12), 'yes');
    expect(t.inPlay('slowed', 'Practice Golem 1')).toHaveLength(1);
    expect(t.state.groups[0]?.enemies).toEqual([t.id('Eve'), t.id('Tin')]);
  });

  test('[KC-TRAP-08] has it among its enemies, and strikes it if it is the nearest', () => {
    const t = workshop({
      turn: 'Eve',
      tin: { at: '0,0' },
      eve: { at: '15,0' },
      creeps: [{ group: 'practice-golem', members: ['11,5'], enemies: ['Tin', 'Eve', 'trap-41'] }],
      traps: [trap('wand-trap', '8,5', { hp: 4, charges: 0, number: 41 })],
      rolls: [1, 1, 1],
    });
    t.answer('end-turn', 'none', 'end-turn');
    expect(built(t)).toMatchObject([{ hp: 2 }]);
    t.answer('end-turn');
    expect(built(t)).toEqual([]);
    expect(t.state.groups[0]?.enemies).toEqual([t.id('Tin'), t.id('Eve')]);
  });
});

/** A slide by a square that Tin makes. */
function slide(t: Court, victim: number) {
  return force(t, victim, {
    how: 'slide',
    squares: 1,
    by: t.id('Tin'),
    source: 'test',
    from: t.of('Tin'),
    rule: 'TEST',
  });
}
