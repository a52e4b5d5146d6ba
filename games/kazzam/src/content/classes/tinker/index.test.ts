import { describe, expect, test } from 'vitest';
import { ours, row, theirs } from '../../../../test/table.ts';
import { force } from '../../../rules/movement/forced.ts';
import { TINKER } from './index.ts';
import { INVARIANTS } from './invariants.ts';
import { built, charges, PLAIN, square, trap, workshop } from './testing/workshop.ts';

test('[KC-TNK-01] it picks an improvement, a trap and an Encounter power; Reset Traps is granted', () => {
  const groups = Object.fromEntries(
    TINKER.groups.map(({ key, from, count }) => [key, [from, count]]),
  );
  expect(groups.feature).toEqual([
    ['tinker/more-charges', 'tinker/more-damage', 'tinker/sturdy'],
    1,
  ]);
  expect(groups.trap).toEqual([['tinker/anti-charm-trap', 'tinker/distraction-trap'], 1]);
  expect(groups['at-will']).toEqual([['tinker/vokos-lariat', 'tinker/irenas-cloak'], 1]);
  expect(groups.encounter?.[1]).toBe(1);
  expect(groups.encounter?.[0]).toEqual(
    expect.arrayContaining(['tinker/advanced-trap', 'tinker/protective-ward']),
  );
  expect(TINKER.grants).toContain('tinker/reset-traps');
  expect(TINKER.implements).toEqual(['wand', 'staff', 'sword']);
});

describe('Reset Traps', () => {
  const spent = (at: string, more = {}) => trap('wand-trap', at, { charges: 0, full: 3, ...more });

  test('[KC-TNK-13] refreshes the traps beside it, now and where it comes to', () => {
    const t = workshop({ traps: [spent('6,5'), spent('9,6'), spent('1,1')] });
    t.answer('reset-traps');
    expect(charges(t)).toEqual([3, 0, 0]);
    t.answer('walk', [square(6, 4), square(7, 5), square(8, 5)]);
    expect(charges(t)).toEqual([3, 3, 0]);
  });

  test('[KC-TNK-13] also those that it only passes on its way', () => {
    const t = workshop({ traps: [spent('8,6')] });
    t.answer('reset-traps', 'walk', row(5, 6, 7, 8, 9, 10));
    expect(charges(t)).toEqual([3]);
  });

  test('[KC-TNK-13] not those that somebody else comes to meanwhile', () => {
    const t = workshop({ traps: [spent('7,5')] });
    t.answer('reset-traps');
    t.state.creatures[t.id('Tin')] = { ...t.of('Tin'), cell: t.cell(6, 5) };
    const slide = { how: 'slide', squares: 1, by: t.id('Tin'), source: 'x', rule: 'TEST' } as const;
    t.run(force(t, t.id('Eve'), { ...slide, from: t.of('Tin') }), row(5, 13));
    expect(charges(t)).toEqual([0]);
  });

  test('[KC-TNK-13] there is nothing to reset where its team has no trap', () => {
    const others = [theirs('Teo', '15,10', { class: 'tinker', implement: 'wand', ...PLAIN })];
    const t = workshop({ others, traps: [spent('6,5', { by: 'Teo' })] });
    expect(t).not.toOffer('reset-traps');
    expect(workshop({ traps: [spent('1,1')] })).toOffer('reset-traps');
  });

  test('[KC-TNK-13] traps of its teammates too, of opponents not', () => {
    const t = workshop({
      others: [
        ours('Al', '0,0', { class: 'hexer', implement: 'wand', ...PLAIN }),
        theirs('Teo', '15,10', { class: 'tinker', implement: 'wand', ...PLAIN }),
      ],
      traps: [spent('6,5', { by: 'Al' }), spent('5,4', { by: 'Teo' })],
    });
    t.answer('reset-traps');
    expect(charges(t)).toEqual([3, 0]);
  });

  test('[KC-TNK-13] needs no implement and goes on: Disarmed, with a sword', () => {
    const t = workshop({ implement: 'sword', traps: [spent('6,5')] });
    t.befall('Tin', 'disarmed');
    t.answer('reset-traps');
    expect(t.asked).toBe('action KZ-ACT-01 seat 0');
  });

  test('[KC-TNK-13] until this turn ends, no longer', () => {
    const t = workshop({ traps: [spent('7,5')] });
    t.answer('reset-traps');
    expect(t.inPlay('resetting-traps', 'Tin')).toHaveLength(1);
    t.answer('end-turn');
    expect(t.inPlay('resetting-traps', 'Tin')).toEqual([]);
  });

  test('[KC-TRAP-12] sets charges to those at placement; more than these are kept', () => {
    const t = workshop({
      traps: [trap('wand-trap', '6,5', { charges: 5, full: 2 }), spent('6,6')],
    });
    t.answer('reset-traps');
    expect(charges(t)).toEqual([5, 3]);
  });

  test('[KC-TRAP-12] a 3 counts: no more than that', () => {
    const t = workshop({ rolls: [3] });
    t.answer('wand-trap', square(6, 5), 'no');
    expect(built(t)).toMatchObject([{ charges: 1, full: 1 }]);
  });
});

describe('Protective Ward', () => {
  test('[KC-TNK-31] gives itself or an ally within 5 in sight 3 Ward', () => {
    const t = workshop({
      picks: ['protective-ward'],
      others: [
        ours('Al', '10,5', { implement: 'wand', ...PLAIN }),
        ours('Far', '11,6', { implement: 'wand', ...PLAIN }),
      ],
    });
    t.answer('protective-ward');
    expect(t.offered).toEqual(['Tin', 'Al']);
    t.answer('Al');
    expect(t.of('Al').wards).toMatchObject([{ amount: 3 }]);
    expect(t.of('Tin').spent).toEqual(['protective-ward']);
    expect(t.asked).toBe('action KZ-ACT-01 seat 0');
  });
  test('[KC-TNK-31] not an ally behind a wall', () => {
    const t = workshop({
      picks: ['protective-ward'],
      others: [
        ours('Al', '7,5', { implement: 'wand', ...PLAIN }),
        ours('Hid', '9,5', { implement: 'wand', ...PLAIN }),
      ],
      court: Array(11).fill('........#.......'),
    });
    t.answer('protective-ward');
    expect(t.offered).toEqual(['Tin', 'Al']);
  });
});

test('[KC-TNK-06] when the Tinker is Taken Out its traps stay', () => {
  const t = workshop({ traps: [trap('wand-trap', '6,5')], turn: 'Eve', eve: { at: '6,9' } });
  Object.assign(t.of('Tin'), { hp: 1 });
  expect(built(t)).toHaveLength(1);
  t.answer('walk', row(8, 6), 'yes');
  expect(t.of('Eve').hp).toBe(6);
});

test('[KC-INV-17] traps have charges and HP; nobody stands in one', () => {
  const t = workshop({ traps: [trap('wand-trap', '6,5')] });
  const [whole, alone] = INVARIANTS;
  expect(whole?.check(t.state)).toBeUndefined();
  expect(alone?.check(t.state)).toBeUndefined();
  Object.assign(built(t)[0] ?? {}, { charges: -1 });
  expect(whole?.check(t.state)).toMatch(/is broken/);
  t.of('Eve').cell = t.cell(6, 5);
  expect(alone?.check(t.state)).toBe('Eve stands in a trap');
});

test('[KC-TRAP-02] two built traps in a square are noticed, other things there are not', () => {
  const [, alone] = INVARIANTS;
  const t = workshop({ traps: [trap('wand-trap', '6,5'), trap('staff-trap', '7,5')] });
  expect(alone?.check(t.state)).toBeUndefined();
  const [first, second] = built(t);
  Object.assign(second ?? {}, { cell: first?.cell });
  expect(alone?.check(t.state)).toBe('two traps share a square');
  Object.assign(second ?? {}, { kind: 'snap' });
  expect(alone?.check(t.state)).toBeUndefined();
});

test('[KC-TRAP-02] whoever is on its way may be above a trap, and may begin in the first square', () => {
  const [, alone] = INVARIANTS;
  const t = workshop({ traps: [trap('wand-trap', '0,0')] });
  t.of('Eve').cell = t.cell(0, 0);
  expect(alone?.check(t.state)).toBe('Eve stands in a trap');
  const { id, cell } = { id: t.id('Eve'), cell: t.cell(0, 0) };
  expect(alone?.check({ ...t.state, unsettled: [id] })).toBeUndefined();
  expect(cell).toBe(0);
});

test('[KC-CONV-31] [KC-TNK-06] whom its trap Takes Out is a point for its side', () => {
  const t = workshop({ traps: [trap('wand-trap', '6,5')], turn: 'Eve', eve: { hp: 2 } });
  t.answer('walk', row(5, 11, 10), 'yes');
  expect(t.at('Eve')).toBe('nowhere');
  expect(t.state.points).toEqual([1, 0]);
  expect(t.heard('taken-out')).toMatchObject([{ who: t.id('Eve'), by: t.id('Tin') }]);
});

test('[KC-TRAP-06] [KR-SPEC-14] a Trapper may save against it, and the charge is spent', () => {
  const t = workshop({
    traps: [trap('wand-trap', '6,5')],
    turn: 'Eve',
    eve: { role: 'specialist', specialisation: 'trapper' },
    rolls: [6],
  });
  t.answer('walk', row(5, 11, 10), 'yes', 'yes');
  expect(t.of('Eve').hp).toBe(8);
  expect(charges(t)).toEqual([1]);
});

test('[KC-TRAP-07] [KR-SPEC-16] a Trapper may disarm it', () => {
  const t = workshop({
    traps: [trap('anti-charm-trap', '8,5')],
    turn: 'Eve',
    eve: { role: 'specialist', specialisation: 'trapper', wards: [{ amount: 2, by: 'Eve' }] },
  });
  t.answer('disarm-traps', 'yes', 'no');
  expect(built(t)).toEqual([]);
  expect(t.of('Eve').wards).toEqual([]);
});
