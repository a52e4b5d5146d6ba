import { describe, expect, test } from 'vitest';
import { type Told, theirs } from '../../../../test/table.ts';
import { kennel, makeImmune, square } from './testing/kennel.ts';

const HOUND = { companion: 'scalehound', at: '7,3' };
const EFFECT = ['damage', 'effect'];

describe('Summon Scalehound', () => {
  test('[KC-TMR-36] [KC-SUM-10] appears within 5 in sight and bites in melee for 3', () => {
    const court = kennel({ tam: { at: '3,3' }, rolls: [4] }).answer('summon-scalehound');
    expect(court).toBeAskedFor('summon-where', { rule: 'KC-TMR-36' });
    expect(court).toOffer(square(7));
    expect(court).not.toOffer(square(9));
    court.answer(square(7), 'Bo', EFFECT);
    expect(court.of('Scalehound')).toMatchObject({ hp: 5, speed: 6, width: 1, reach: 1 });
    expect(court.of('Bo')).toHaveHp(5);
    expect(court.of('Bo')).toHaveStatus('distracted');
    expect(court.of('Tam')).toHaveSpent('level-1-summon');
  });

  test('[KC-SUM-10] [KC-SUM-03] it stays after a miss, which is its Tamer’s', () => {
    const court = kennel({ tam: { at: '3,3' }, rolls: [2] });
    court.answer('summon-scalehound', square(7), 'Bo');
    expect(court.at('Scalehound')).toBe(square(7));
    expect(court.of('Tam')).toHaveMissTokens(1);
  });

  test('[KC-SUM-03] [KZ-STRK-01] a 1 is a Strike of its Tamer', () => {
    const court = kennel({ tam: { at: '3,3' }, rolls: [1] });
    court.answer('summon-scalehound', square(7), 'Bo');
    expect(court.state.strikes).toEqual([1, 0]);
  });

  test('[KC-SUM-10] with nobody in its reach it just appears', () => {
    const court = kennel().answer('summon-scalehound', square(4));
    expect(court.at('Scalehound')).toBe(square(4));
    expect(court).toBeAskedFor('action');
  });

  test('[KC-TMR-36] every failed save or escape costs 1, the save against it too', () => {
    const court = kennel({ tam: { at: '3,3' }, turn: 'Tam', rolls: [4, 5, 2, 4, 1] });
    court.answer('summon-scalehound', square(7), 'Bo', EFFECT, 'end-turn');
    // At the end of the turn the hound takes hold (KC-TMR-38).
    expect(court.inPlay('grabbed', 'Bo')).toHaveLength(1);
    court.answer('escape', 'roll');
    expect(court.of('Bo')).toHaveHp(4);
    court.answer('end-turn', 'roll');
    expect(court.of('Bo')).toHaveHp(3);
    expect(court.of('Bo')).toHaveStatus('distracted');
  });

  test('[KC-TMR-36] one save ends both', () => {
    const court = kennel({ tam: { at: '3,3' }, rolls: [4, 5, 4], bo: { at: '8,3' } });
    court.answer('summon-scalehound', square(7), 'Bo', EFFECT, 'end-turn', 'end-turn', 'roll');
    expect(court.of('Bo')).not.toHaveStatus('distracted');
    expect(court.inPlay('scalehound-fangs')).toEqual([]);
  });
});

describe('Scalehound', () => {
  test('[KC-TMR-38] in place of moving it has Resist 1 until its Tamer’s next turn ends', () => {
    const court = kennel({ beasts: [HOUND], bo: { at: '12,3' } });
    court.answer('walk', [square(2)]);
    expect(court).toBeAskedFor('company-what', { rule: 'KC-SUM-04' });
    court.answer('bristle-scales');
    expect(court.of('Scalehound')).toHaveStatus('resist', 1);
    court.answer('end-turn', 'end-turn');
    expect(court.of('Scalehound')).toHaveStatus('resist', 1);
    court.answer('end-turn');
    expect(court.of('Scalehound')).not.toHaveStatus('resist');
  });

  test('[KC-TMR-38] at the end of the turn it Grabs an enemy beside it of its Tamer’s choice, no roll', () => {
    const court = kennel({ beasts: [HOUND], others: [theirs('Cy', '6,3')] }).answer('end-turn');
    expect(court).toBeAskedFor('hound-grabs', { rule: 'KC-TMR-38' });
    court.answer('Cy');
    expect(court.inPlay('grabbed').map(({ on }) => on)).toEqual([court.id('Cy')]);
  });

  test('[KC-TMR-38] it holds two at most: for a third it lets one go, or does without', () => {
    const court = kennel({
      beasts: [HOUND],
      others: [
        theirs('Cy', '6,3', {
          statuses: [{ status: 'grabbed', by: 'Scalehound', ends: 'escape' }],
        }),
        theirs('Di', '7,2', {
          statuses: [{ status: 'grabbed', by: 'Scalehound', ends: 'escape' }],
        }),
      ],
    }).answer('end-turn');
    expect(court).toBeAskedFor('let-go-for');
    court.answer('nobody');
    expect(court.inPlay('grabbed')).toHaveLength(2);
  });

  test('[KC-TMR-38] it leaves alone who is not beside it, and allies', () => {
    const court = kennel({ beasts: [{ ...HOUND, at: '2,3' }] }).answer('end-turn');
    expect(court.inPlay('grabbed')).toEqual([]);
  });
});

describe('whom the Scalehound can take hold of', () => {
  /** Three stand beside it, Bo so. */
  const beside = (bo: Told = {}) =>
    kennel({ beasts: [HOUND], bo, others: [theirs('Cy', '6,3'), theirs('Di', '7,2')] });
  const lasting = (status: string) => ({ statuses: [{ status, by: 'Di', ends: 'match' }] });

  test('[KC-TMR-38] anybody beside it', () => {
    const court = beside().answer('end-turn');
    expect(court).toOfferOnly('Bo', 'Cy', 'Di');
    court.answer('Bo');
  });

  test('[KC-TMR-38] [KC-CONV-25] not a Hidden one', () => {
    const court = beside(lasting('hidden')).answer('end-turn');
    expect(court).toOfferOnly('Cy', 'Di');
    court.answer('Cy');
  });

  test('[KC-TMR-38] [KZ-STAT-20] not one that flies', () => {
    const court = beside(lasting('flying')).answer('end-turn');
    expect(court).toOfferOnly('Cy', 'Di');
    court.answer('Cy');
  });

  test('[KC-TMR-38] [KZ-STAT-05] not one that is immune to Grabs', () => {
    const court = beside();
    makeImmune(court, 'Bo', 'grabbed');
    court.answer('end-turn');
    expect(court).toOfferOnly('Cy', 'Di');
    court.answer('Cy');
  });
});

describe('Hissing Howl', () => {
  const held = { statuses: [{ status: 'grabbed', by: 'Scalehound', ends: 'escape' }] };

  test('[KC-TMR-37] [KC-REC-23] [D-55] allies may shift 1, its Tamer too, the hound not', () => {
    const court = kennel({ beasts: [HOUND], tam: { at: '4,3' }, bo: { at: '13,7' } });
    court.answer('hissing-howl');
    expect(court).toBeAskedFor('way.shift', { rule: 'KC-TMR-37' });
    expect(court.open.why.params).toMatchObject({ who: court.id('Tam') });
    court.answer([square(5)]);
    expect(court.at('Tam')).toBe(square(5));
    expect(court).toBeAskedFor('action');
  });

  test('[KC-TMR-37] enemies within 5 are slid by 1, each as its Tamer likes', () => {
    const court = kennel({ beasts: [HOUND], bo: { at: '10,3' } });
    court.answer('hissing-howl');
    expect(court).toBeAskedFor('howl-slides', { rule: 'KC-TMR-37' });
    court.answer('Bo', [square(11)]);
    expect(court.at('Bo')).toBe(square(11));
    const far = kennel({ beasts: [HOUND], bo: { at: '13,3' } }).answer('hissing-howl');
    expect(far).toBeAskedFor('action');
  });

  test('[KC-TMR-37] whom it has Grabbed takes 2', () => {
    const court = kennel({ beasts: [HOUND], bo: held });
    court.answer('hissing-howl', 'nobody');
    expect(court.of('Bo')).toHaveHp(6);
  });

  test('[KC-EX-25] [KC-TMR-12] commanded, it first gains Ward', () => {
    const picks = ['commander', 'summon-scalehound'];
    const court = kennel({ picks, tam: { at: '1,1' }, bo: { ...held, hp: 3 }, beasts: [HOUND] });
    court.answer('hissing-howl', 'nobody');
    expect(court.of('Scalehound')).toHaveWard(1);
    expect(court.of('Bo')).toHaveHp(1);
  });

  test('[KC-SUM-03] [KC-CONV-36] is an attack without a roll: a Prone hound lays itself open', () => {
    const court = kennel({ beasts: [{ ...HOUND, statuses: ['prone'] }] });
    court.answer('hissing-howl');
    expect(court).toBeAskedFor('opportunity', { of: 'Bo', rule: 'KZ-OPP-05' });
    court.answer('no', 'nobody');
  });
});
