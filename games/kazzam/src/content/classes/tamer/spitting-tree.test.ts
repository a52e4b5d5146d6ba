import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { ours, row, theirs } from '../../../../test/table.ts';
import { kennel, square } from './testing/kennel.ts';

const TREE = { companion: 'spitting-tree', at: '7,3' };
const PICKS = ['summon-spitting-tree'];
const EFFECT = ['damage', 'effect'];

describe('Summon Spitting Tree', () => {
  test('[KC-TMR-30] 2 damage to enemies within 3 of it, which it Marks until their next turn ends', () => {
    const court = kennel({
      picks: PICKS,
      tam: { at: '3,3' },
      others: [ours('Al', '6,3'), theirs('Cy', '7,5')],
      rolls: [4, 4],
    });
    court.answer('summon-spitting-tree', square(7), 'Bo', EFFECT, 'Cy', EFFECT);
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.of('Al')).toHaveHp(8);
    expect(court.inPlay('marked').map(({ on, by }) => [on, by])).toEqual([
      [court.id('Bo'), court.id('Spitting Tree')],
      [court.id('Cy'), court.id('Spitting Tree')],
    ]);
    expect(court.inPlay('marked', 'Bo')[0]?.until).toMatchObject({ of: court.id('Bo'), turn: 1 });
  });

  test('[KC-TMR-30] [KC-CONV-23] its Tamer says who is an enemy: some may be left out', () => {
    const court = kennel({ picks: PICKS, tam: { at: '3,3' } });
    court.answer('summon-spitting-tree', square(7));
    expect(court).toOffer('nobody');
    court.answer('nobody');
    expect(court.of('Bo')).toHaveHp(8);
  });

  test('[KC-CONV-14] only the first roll brings a Miss Token', () => {
    const court = kennel({
      picks: PICKS,
      tam: { at: '3,3' },
      others: [theirs('Cy', '7,5')],
      rolls: [2, 2],
    });
    court.answer('summon-spitting-tree', square(7), 'Bo', 'Cy');
    expect(court.of('Tam')).toHaveMissTokens(1);
  });
});

describe('Spray', () => {
  test('[KC-TMR-31] everybody within 3 but the tree: 1 damage, Ongoing 1', () => {
    const court = kennel({ picks: PICKS, beasts: [TREE], tam: { at: '5,3' }, rolls: [4, 4] });
    court.answer('spray', 'Bo', EFFECT, EFFECT);
    expect(court.of('Bo')).toHaveHp(7);
    expect(court.of('Bo')).toHaveStatus('ongoing', 1);
    // In its own turn it is taken at once (KZ-STAT-45).
    expect(court.of('Tam')).toHaveHp(6);
    expect(court.of('Spitting Tree')).toHaveHp(6);
  });

  test('[KC-TMR-31] Ongoing of a tree’s Opportunity and of Spray are two', () => {
    const ongoing = {
      status: 'ongoing',
      amount: 2,
      ends: 'save',
      by: 'Spitting Tree',
      source: 'spitting-tree',
    };
    const court = kennel({ picks: PICKS, beasts: [TREE], bo: { statuses: [ongoing] }, rolls: [4] });
    court.answer('spray', EFFECT);
    expect(court.inPlay('ongoing', 'Bo').map(({ amount }) => amount)).toEqual([2, 1]);
  });
});

describe('Spitting Tree', () => {
  test('[KC-TMR-32] 6 HP, speed 4; in place of moving it regains 2', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...TREE, hp: 3 }], bo: { at: '13,7' } });
    expect(court.of('Spitting Tree')).toMatchObject({ maxHp: 6, speed: 4 });
    court.answer('walk', [square(2)], 'take-root');
    expect(court.of('Spitting Tree')).toHaveHp(5);
  });

  test('[KC-TMR-32] at the end of the turn it Marks the closest enemy that is not beside it', () => {
    const court = kennel({
      picks: PICKS,
      beasts: [TREE],
      others: [theirs('Cy', '9,3'), theirs('Di', '10,3')],
    });
    court.answer('end-turn');
    expect(court.inPlay('marked').map(({ on }) => on)).toEqual([court.id('Cy')]);
  });

  test('[KC-TMR-32] of equally close ones its Tamer chooses; beyond 6 nobody', () => {
    const court = kennel({
      picks: PICKS,
      beasts: [TREE],
      others: [theirs('Cy', '9,3'), theirs('Di', '7,5')],
    });
    court.answer('end-turn');
    expect(court).toBeAskedFor('tree-marks', { rule: 'KC-TMR-32' });
    expect(court.offered).toEqual(['Cy', 'Di']);
    court.answer('Di');
    const far = kennel({ picks: PICKS, beasts: [{ ...TREE, at: '2,4' }], bo: { at: '9,3' } });
    expect(far.answer('end-turn').inPlay('marked')).toEqual([]);
    const last = kennel({ picks: PICKS, beasts: [{ ...TREE, at: '2,4' }], bo: { at: '8,3' } });
    expect(last.answer('end-turn').inPlay('marked', 'Bo')).toHaveLength(1);
  });

  test('[KC-TMR-32] at the end of its Tamer’s turn, not of another’s', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...TREE, at: '4,3' }], turn: 'Bo' });
    court.answer('end-turn');
    expect(court.inPlay('marked')).toEqual([]);
    court.answer('end-turn');
    expect(court.inPlay('marked', 'Bo')).toHaveLength(1);
  });

  test('[KC-TMR-32] [KZ-TURN-10] of two trees each is named where their Tamer orders what they do', () => {
    const court = kennel({
      picks: PICKS,
      beasts: [TREE, { ...TREE, at: '7,5' }],
      others: [theirs('Cy', '10,3'), theirs('Di', '10,5')],
    });
    court.answer('end-turn');
    expect(court.asked).toMatch(/^end-order KZ-TURN-10/);
    expect(court.open).toMatchObject({
      options: [
        { names: { of: court.id('Spitting Tree') } },
        { names: { of: court.id('Spitting Tree 2') } },
      ],
    });
  });

  test('[KC-TMR-32] [KC-CONV-23] it leaves a sleeping Creep alone', () => {
    const more = { creeps: [golems(['7,3'], [])] };
    const beasts = [{ ...TREE, at: '5,3' }];
    const court = kennel({ picks: PICKS, beasts, bo: { at: '13,7' }, more });
    court.answer('end-turn');
    expect(court.inPlay('marked')).toEqual([]);
    expect(court.state.groups[0]?.awake).toBe(false);
  });

  test('[KC-TMR-32] whom it has Marked it punishes from 6 squares, with Ongoing 2 at once', () => {
    const marked = { status: 'marked', by: 'Spitting Tree' };
    const setting = {
      picks: PICKS,
      tam: { at: '12,3' },
      beasts: [{ ...TREE, at: '2,3' }],
      bo: { statuses: [marked] },
      turn: 'Bo',
    };
    const court = kennel({ ...setting, rolls: [4] }).answer('basic-implement-attack', 'Tam');
    expect(court).toBeAskedFor('opportunity', { of: 'Spitting Tree', rule: 'KZ-STAT-38' });
    court.answer('yes');
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.of('Bo')).toHaveStatus('ongoing', 2);
    const far = kennel({ ...setting, beasts: [{ ...TREE, at: '1,3' }], rolls: [4] });
    expect(far.answer('basic-implement-attack', 'Tam').heard('opportunity')).toEqual([]);
  });

  test('[KC-TMR-32] leaving squares lays open to it beside it only', () => {
    const away = kennel({ picks: PICKS, beasts: [{ ...TREE, at: '5,3' }], turn: 'Bo' });
    away.answer('walk', row(3, 9));
    expect(away.heard('opportunity')).toEqual([]);
    const beside = kennel({ picks: PICKS, beasts: [TREE], turn: 'Bo' }).answer('walk', row(3, 9));
    expect(beside).toBeAskedFor('opportunity', { of: 'Spitting Tree' });
    beside.answer('yes');
  });

  test('[KZ-STAT-39] it is no melee fighter: whom it Marked may shift away', () => {
    const marked = { status: 'marked', by: 'Spitting Tree' };
    const court = kennel({ picks: PICKS, beasts: [TREE], bo: { statuses: [marked] }, turn: 'Bo' });
    expect(court.answer('shift', [square(9)]).heard('opportunity')).toEqual([]);
  });
});
