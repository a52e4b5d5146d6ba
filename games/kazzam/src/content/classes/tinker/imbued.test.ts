import { describe, expect, test } from 'vitest';
import { MAP, takenOut } from '../../../../test/dungeon-court.ts';
import { type Court, ours, row, type Told, theirs } from '../../../../test/table.ts';
import { force } from '../../../rules/movement/forced.ts';
import { built, charges, PLAIN, square, trap, workshop } from './testing/workshop.ts';

const IMBUED = { imbued: true };

/** Eve walks to (10,5), into the range of a Wand Trap of Tin's at (6,5) that holds its Role Boost. */
function sprung(
  role: string,
  specialisation: string,
  more: Parameters<typeof workshop>[0] = {},
): Court {
  const t = workshop({
    traps: [trap('wand-trap', '6,5', IMBUED)],
    turn: 'Eve',
    ...more,
    tin: { role, specialisation, ...more.tin },
  });
  return t.answer('walk', row(5, 11, 10), 'yes');
}

const boosts = (t: Court) => t.heard('boost').map(({ boost }) => boost);

describe('a Role Boost in a trap', () => {
  test('[KC-TRAP-09] may be put in on a hit, and is asked for', () => {
    const t = workshop({ rolls: [3], tin: { role: 'controller', specialisation: 'lockdown' } });
    t.answer('wand-trap', square(6, 5));
    expect(t).toBeAskedFor('imbue-trap', { rule: 'KC-TRAP-09', seat: 0 });
    t.answer('yes');
    expect(built(t)).toMatchObject([{ imbued: true }]);
    expect(t.heard('trap').map(({ what }) => what)).toEqual(['set', 'imbued']);
  });

  test.each(['sniper', 'blitzer', 'bruiser', 'blaster'])(
    '[KC-TRAP-10] [D-51] of a %s is 1 damage to whoever springs it, without its condition',
    (specialisation) => {
      const t = sprung('striker', specialisation, {
        others: [theirs('Flo', '9,6', { implement: 'wand', ...PLAIN })],
      });
      expect(t.of('Eve').hp).toBe(5);
      expect(t.of('Flo').hp).toBe(8);
      expect(boosts(t)).toEqual([specialisation]);
      expect(built(t)).toMatchObject([{ imbued: false }]);
    },
  );

  test('[KC-TRAP-09] damage is part of the same total: Resist counts once', () => {
    const t = workshop({
      traps: [trap('wand-trap', '6,5', IMBUED)],
      turn: 'Eve',
      tin: { role: 'striker', specialisation: 'sniper' },
    });
    t.befall('Eve', 'resist');
    for (const effect of t.inPlay('resist', 'Eve')) Object.assign(effect, { amount: 1 });
    t.answer('walk', row(5, 11, 10), 'yes');
    expect(t.of('Eve').hp).toBe(6);
  });

  test('[KC-TRAP-10] of a Controller slides the target 3', () => {
    const t = sprung('controller', 'guardian');
    expect(t.open.why.key).toBe('force.slide');
    t.answer(row(5, 9, 8, 7));
    expect(t.at('Eve')).toBe(square(7, 5));
    expect(t.of('Eve').hp).toBe(6);
  });

  test('[KC-TRAP-10] of a Leader gives an ally 2 HP', () => {
    const t = sprung('leader', 'tactician', {
      others: [ours('Al', '4,4', { implement: 'wand', hp: 3, ...PLAIN })],
    });
    t.answer('Al');
    expect(t.of('Al').hp).toBe(5);
    expect(t.of('Eve').hp).toBe(6);
  });

  test('[KC-TRAP-10] [D-51] the passives of a Leader go with it', () => {
    const t = sprung('leader', 'tactician', {
      others: [ours('Al', '4,4', { implement: 'wand', hp: 3, ...PLAIN })],
    });
    t.answer('Al');
    // A Tactician lets whom it heals shift.
    expect(t.open.why.key).toMatch(/^way\./);
  });

  test('[KC-TRAP-10] of a Pursuer pulls towards the Pursuer', () => {
    const t = sprung('defender', 'pursuer', { tin: { at: '10,10' } });
    expect(t.open.why.key).toBe('force.pull');
    t.answer([square(10, 6), square(10, 7)]);
    expect(t.at('Eve')).toBe(square(10, 7));
  });

  test('[KC-TRAP-10] of a Hunter is nothing to an opposing player, and gone', () => {
    const t = sprung('specialist', 'hunter');
    expect(t.of('Eve').hp).toBe(6);
    expect(boosts(t)).toEqual([]);
    expect(built(t)).toMatchObject([{ imbued: false }]);
  });

  test('[KC-TRAP-10] of a Hunter is 2 damage to a Creep, out of a trap that deals none', () => {
    const t = workshop({
      creeps: [{ group: 'practice-golem', members: ['10,5'], enemies: ['Eve'] }],
      traps: [trap('distraction-trap', '6,5', IMBUED)],
    });
    const forced = { how: 'slide', squares: 1, source: 'test', rule: 'TEST' } as const;
    const golem = t.id('Practice Golem 1');
    t.run(
      force(t, golem, { ...forced, by: t.id('Tin'), from: t.of('Tin') }),
      [square(9, 5)],
      'yes',
    );
    expect(t.heard('damage').map(({ who, amount }) => [who, amount])).toEqual([[golem, 2]]);
    expect(boosts(t)).toEqual(['hunter']);
  });

  test('[KC-TRAP-10] of a Trapper lays a trap beside the target', () => {
    const t = sprung('specialist', 'trapper');
    expect(t).toBeAskedFor('damage-trap', { rule: 'KR-SPEC-15', seat: 0 });
    t.answer(square(11, 5));
    expect(t.state.traps.map(({ kind }) => kind)).toEqual(['built', 'damage']);
  });

  test('[KC-TRAP-09] goes to the first alone, and not by a free trigger', () => {
    const t = workshop({
      tin: { role: 'striker', specialisation: 'sniper' },
      others: [theirs('Flo', '6,10', { implement: 'wand', ...PLAIN })],
      traps: [trap('wand-trap', '6,5', { ...IMBUED, open: 1, charges: 2 })],
      turn: 'Eve',
    });
    t.answer('walk', row(5, 11, 10), 'yes', []);
    expect(t.of('Eve').hp).toBe(6);
    expect(charges(t)).toEqual([2]);
    expect(built(t)).toMatchObject([{ imbued: true }]);
  });

  test('[KC-TRAP-09] of several that spring it at once the Tinker says who is the first', () => {
    const flo: Told = theirs('Flo', '8,5', { implement: 'wand', ...PLAIN });
    const t = workshop({
      implement: 'staff',
      tin: { role: 'striker', specialisation: 'sniper' },
      eve: { at: '9,5' },
      others: [flo],
      traps: [trap('staff-trap', '6,5', IMBUED)],
      turn: 'Flo',
    });
    t.answer('end-turn', 'none', ['Eve', 'Flo']);
    expect(t).toBeAskedFor('imbued-on', { rule: 'KC-TRAP-09', seat: 0 });
    t.answer('Flo');
    expect([t.of('Eve').hp, t.of('Flo').hp]).toEqual([6, 5]);
    expect(charges(t)).toEqual([1]);
  });

  test.each([
    ['leader', 'tactician'],
    ['controller', 'lockdown'],
    ['defender', 'pursuer'],
    ['defender', 'smasher'],
    ['defender', 'punisher'],
    ['defender', 'juggernaut'],
    ['specialist', 'runner'],
    ['specialist', 'trapper'],
    ['specialist', 'terrain-artist'],
    ['striker', 'bruiser'],
  ])('[KC-TNK-06] of a %s, %s, that was Taken Out does what it can', (role, specialisation) => {
    const t = workshop({
      court: MAP,
      tin: { at: '0,0', role, specialisation },
      eve: { at: '7,2' },
      others: [ours('Al', '0,1', { implement: 'wand', hp: 2, ...PLAIN })],
      traps: [trap('wand-trap', '0,2', IMBUED)],
      turn: 'Eve',
    });
    takenOut('Tin')(t);
    t.answer('walk', row(2, 6, 5, 4), 'yes');
    expect(built(t)).toMatchObject([{ imbued: false, charges: 1 }]);
    expect(t.of('Eve').hp).toBe(role === 'striker' ? 5 : 6);
  });
});
