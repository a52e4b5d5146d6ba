import { describe, expect, test } from 'vitest';
import { ours, theirs } from '../../../../test/table.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { TRICKS, tricksLeft } from './bag-of-tricks.ts';
import { BOTH, tricked, workshop } from './testing/tricks.ts';

const ALL = TRICKS.map(({ id }) => id);
const used = (...items: readonly string[]) => ({
  effects: items.map((item) => ({
    kind: 'used-trick',
    by: 'Tin',
    source: 'bag-of-tricks',
    ends: 'match',
    item,
  })),
});

describe('Bag of Tricks', () => {
  test('[KC-TNK-32] 3 damage and one of four items, which is named when the Effect comes', () => {
    const court = workshop({ rolls: [4] }).answer('bag-of-tricks', 'Bo', BOTH);
    expect(court.of('Bo')).toHaveHp(5);
    expect(court).toBeAskedFor('which-trick', { rule: 'KC-TNK-32' });
    expect(court).toOfferOnly(...ALL);
    court.answer('tether', 'end-turn', 'end-turn');
    expect(court).not.toOffer('bag-of-tricks');
  });

  test('[KC-TNK-32] [KZ-CRIT-03] on a 3 the item may stand for the damage', () => {
    const court = workshop({ rolls: [3] }).answer('bag-of-tricks', 'Bo', 'effect', 'tether');
    expect(court.of('Bo')).toHaveHp(8);
    expect(court.of('Bo')).toHaveStatus('grabbed');
  });

  test('[KC-TNK-32] [KC-INV-18] no item twice, be the power refreshed and the Tinker Taken Out or not', () => {
    const court = tricked('tether');
    const tin = court.id('Tin');
    takeOut(court, tin, court.id('Bo'));
    expect(tricksLeft(court.state, tin).map(({ id }) => id)).toEqual(
      ALL.filter((id) => id !== 'tether'),
    );
  });

  test('[KC-TNK-32] [KC-INV-18] what another Tinker has used is in its bag all the same', () => {
    const rival = { class: 'tinker', picks: ['tinker/bag-of-tricks'] };
    const court = tricked('tether', { bo: rival });
    expect(tricksLeft(court.state, court.id('Bo')).map(({ id }) => id)).toEqual(ALL);
  });

  test('[KC-TNK-32] a miss uses none', () => {
    const court = workshop({ rolls: [2] }).answer('bag-of-tricks', 'Bo');
    expect(court.inPlay('used-trick')).toEqual([]);
  });

  test('[KC-TNK-32] with none left it deals damage only, and asks for nothing', () => {
    const court = workshop({ more: used(...ALL), rolls: [3] }).answer('bag-of-tricks', 'Bo');
    expect(court.of('Bo')).toHaveHp(5);
    expect(court.asked).toMatch(/^action/);
  });

  test('[KC-TNK-32] the last one is used without a question', () => {
    const court = workshop({ more: used(...ALL.slice(0, 3)), rolls: [4] });
    court.answer('bag-of-tricks', 'Bo', BOTH);
    expect(court.of('Bo')).toHaveStatus('distracted');
  });

  test('[KC-TNK-32] [KC-CONV-48] a copied Effect is that of the same item', () => {
    const court = workshop({
      tin: { role: 'controller', specialisation: 'crowd-control' },
      others: [theirs('Cy', '5,4')],
      rolls: [4],
    });
    court.answer('bag-of-tricks', 'Bo');
    const asked: string[] = [];
    while (!court.asked.startsWith('action')) {
      asked.push(court.asked);
      const [first = ''] = court.offered;
      const order = court.asked.startsWith('hit-order') ? court.offered : first;
      if (court.asked.startsWith('force')) court.answer([]);
      else court.answer(court.offered.includes('tether') ? 'tether' : order);
    }
    expect(asked.filter((key) => key.startsWith('which-trick'))).toHaveLength(1);
    expect(court.inPlay('used-trick')).toHaveLength(1);
    expect(court.of('Bo')).toHaveStatus('grabbed');
    expect(court.of('Cy')).toHaveStatus('grabbed');
  });

  test('[KC-CONV-35] used creatively on an ally, an item is spent as well', () => {
    const court = workshop({ others: [ours('Al', '3,3')] });
    court.answer('creative-use', 'bag-of-tricks', 'Al', 'curtain-of-shadows');
    expect(court.inPlay('curtain-of-shadows')).toHaveLength(1);
    expect(court.inPlay('used-trick')).toHaveLength(1);
  });

  test('[KT-HAY-06] a build that names items has these alone', () => {
    const picks = ['bag-of-tricks', 'talisman-of-distraction'];
    const court = workshop({ picks, rolls: [4] }).answer('bag-of-tricks', 'Bo', BOTH);
    expect(court.of('Bo')).toHaveStatus('distracted');
    expect(tricksLeft(court.state, court.id('Tin'))).toEqual([]);
  });
});
