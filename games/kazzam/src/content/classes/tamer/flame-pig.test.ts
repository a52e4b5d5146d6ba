import { describe, expect, test } from 'vitest';
import { ours, row, theirs } from '../../../../test/table.ts';
import { force } from '../../../rules/movement/forced.ts';
import { ranUp } from './flame-pig.ts';
import { kennel, square } from './testing/kennel.ts';

const PIG = { companion: 'flame-pig', at: '7,3' };
const PICKS = ['summon-flame-pig'];
const EFFECT = ['damage', 'effect'];

describe('Summon Flame Pig', () => {
  test('[KC-TMR-33] shifts up to 4 and rams each enemy beside its way once', () => {
    const court = kennel({
      picks: PICKS,
      bo: { at: '8,2' },
      others: [theirs('Cy', '6,5')],
      rolls: [4, 4],
    });
    court.answer('summon-flame-pig', square(4));
    expect(court).toBeAskedFor('way.shift', { rule: 'KC-TMR-33' });
    court.answer(['court(5,4)', 'court(6,4)', 'court(7,3)'], 'Cy');
    expect(court.of('Cy')).toHaveHp(6);
    court.answer('Bo');
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.at('Flame Pig')).toBe(square(7));
    expect(court).toBeAskedFor('action');
  });

  test('[KC-TMR-33] an enemy beside it where it appears is rammed, and grants it none as it shifts', () => {
    const court = kennel({ picks: PICKS, tam: { at: '3,3' }, rolls: [4] });
    court.answer('summon-flame-pig', square(7), 'Bo', row(3, 6, 5));
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.heard('opportunity')).toEqual([]);
  });

  test('[KC-TMR-33] [KC-CONV-14] only the first of its rolls is a first roll', () => {
    const court = kennel({
      picks: PICKS,
      tam: { at: '3,3' },
      others: [theirs('Cy', '7,4')],
      rolls: [2, 1],
    });
    court.answer('summon-flame-pig', square(7), 'Bo', 'Cy', 0, []);
    expect(court.of('Tam')).toHaveMissTokens(1);
    expect(court.state.strikes).toEqual([0, 0]);
  });

  test('[D-49] [KC-TMR-13] [KC-CONV-34] a staff adds nothing to it: the icon decides', () => {
    const tam = { at: '3,3', implement: 'staff' };
    const court = kennel({ picks: PICKS, tam, rolls: [4] });
    court.answer('summon-flame-pig', square(7), 'Bo', []);
    expect(court.of('Bo')).toHaveHp(6);
  });
});

describe('Goring Tusks', () => {
  test('[KC-TMR-34] 2 damage, and a push of 2', () => {
    const court = kennel({ picks: PICKS, beasts: [PIG], rolls: [4] });
    court.answer('goring-tusks', 'Bo', EFFECT);
    expect(court.of('Bo')).toHaveHp(6);
    court.answer(row(3, 9, 10));
    expect(court.at('Bo')).toBe(square(10));
    expect(court.of('Bo')).not.toHaveStatus('prone');
  });

  test('[KC-TMR-34] Prone instead, if it stood 4 squares away when the turn began', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...PIG, at: '4,3' }], turn: 'Bo', rolls: [4] });
    court.answer('end-turn', 'walk', [square(2)], 'walk', row(3, 5, 6, 7));
    court.answer('goring-tusks', 'Bo', EFFECT);
    expect(court.of('Bo')).toHaveStatus('prone');
    expect(court.at('Bo')).toBe(square(8));
  });

  test('[KC-TMR-34] three squares are too near', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...PIG, at: '5,3' }], turn: 'Bo', rolls: [4] });
    court.answer('end-turn', 'walk', [square(2)], 'walk', row(3, 6, 7));
    court.answer('goring-tusks', 'Bo', EFFECT, []);
    expect(court.of('Bo')).not.toHaveStatus('prone');
  });

  test('[KC-TMR-34] what counts is where the target stood then, wherever it was moved since', () => {
    const picks = ['summon-flame-pig'];
    const court = kennel({ picks, beasts: [{ ...PIG, at: '4,3' }], bo: { at: '7,3' } });
    court.of('Flame Pig').startedAt = court.cell(4, 3);
    const [by, from] = [court.id('Tam'), court.of('Tam')];
    const slide = { how: 'slide', squares: 1, by, source: 'x', from, rule: 'TEST' } as const;
    court.run(force(court, court.id('Bo'), slide), [square(8)]);
    // It is 4 squares from there now, and was 3.
    court.of('Flame Pig').cell = court.cell(7, 3);
    const use = { attacker: court.id('Flame Pig'), target: court.id('Bo') };
    expect(ranUp(court.state, use.attacker, use.target)).toBe(false);
    court.state.effects = [];
    expect(ranUp(court.state, use.attacker, use.target)).toBe(true);
  });

  test('[KC-SUM-12] its attack reaches 1', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...PIG, at: '6,3' }] });
    expect(court).not.toOffer('goring-tusks');
  });
});

describe('Flame Pig', () => {
  test('[KC-TMR-35] 5 HP, speed 6; in place of moving it sets all beside it on fire, allies too', () => {
    const court = kennel({ picks: PICKS, beasts: [PIG], others: [ours('Al', '6,3')] });
    expect(court.of('Flame Pig')).toMatchObject({ maxHp: 5, speed: 6 });
    court.answer('walk', [square(2)], 'blaze-up');
    expect(court.of('Bo')).toHaveStatus('ongoing', 1);
    expect(court.of('Al')).toHaveStatus('ongoing', 1);
    expect(court.of('Tam')).not.toHaveStatus('ongoing');
    expect(court.of('Bo')).toHaveHp(8);
  });

  test('[KC-TMR-35] [KZ-STAT-45] an enemy that ends its turn beside it burns, and takes it at once', () => {
    const court = kennel({ picks: PICKS, beasts: [PIG], turn: 'Bo' }).answer('end-turn');
    expect(court.of('Bo')).toHaveStatus('ongoing', 1);
    expect(court.of('Bo')).toHaveHp(7);
  });

  test('[D-53] both fires are one source: one that burns already takes nothing at once', () => {
    const fire = {
      status: 'ongoing',
      amount: 1,
      ends: 'save',
      by: 'Flame Pig',
      source: 'flame-pig',
    };
    const court = kennel({
      picks: PICKS,
      beasts: [PIG],
      bo: { statuses: [fire] },
      turn: 'Bo',
      rolls: [2],
    });
    court.answer('end-turn', 'roll');
    expect(court.inPlay('ongoing', 'Bo')).toHaveLength(1);
    // It took 1 as its turn began, and none as it ended.
    expect(court.of('Bo')).toHaveHp(7);
  });

  test('[KC-TMR-35] an ally may end its turn there', () => {
    const court = kennel({ picks: PICKS, beasts: [{ ...PIG, at: '2,3' }] }).answer('end-turn');
    expect(court.of('Tam')).not.toHaveStatus('ongoing');
  });
});
