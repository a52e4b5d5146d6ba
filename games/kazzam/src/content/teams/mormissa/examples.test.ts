import { describe, expect, test } from 'vitest';
import { MAP } from '../../../../test/dungeon-court.ts';
import { begin, type Told } from '../../../../test/table.ts';
import { ATALANTA, court, FENNEC, foe, JR, stoat } from './testing/stoats.ts';

test('[KT-EX-04] from a spawn square to exit E, the button and Rapid Fire in one turn; then outside E', () => {
  const jail = begin(
    {
      court: MAP,
      athletes: [
        stoat('striker', 'dungeon(7,2)'),
        foe('Ann', 'dungeon(1,3)'),
        foe('Bo', '0,0', { implement: 'wand' }),
      ],
      turn: FENNEC,
    },
    { rolls: [4] },
  );
  jail.answer('walk', ['dungeon(6,2)', 'dungeon(5,2)', 'dungeon(4,2)', 'dungeon(3,1)']);
  jail.answer('button', 'rapid-fire', 'Ann', ['damage', 'role-boost', 'effect']);
  // 2 and the 1 of her Boost.
  expect(jail.of('Ann')).toHaveHp(5);
  jail.answer('end-turn', 'end-turn', 'end-turn', 'court(2,2)');
  expect(jail.of(FENNEC)).toStandAt('2,2');
  expect(jail).toBeTheTurnOf(FENNEC);
});

describe('[KT-EX-12] JR’s Shield Charm for two', () => {
  /** JR, Fennec and Atalanta a HP short, and Ann beside Atalanta. */
  function shielded(rolls: readonly number[], more: Told = {}) {
    return court(
      [
        stoat('defender', '2,2', { initiative: 9 }),
        stoat('striker', '5,2', { hp: 6, initiative: 7 }),
        stoat('controller', '5,6', { hp: 6, initiative: 6 }),
        foe('Ann', '6,6', { implement: 'sword', initiative: 8 }),
        foe('Bo', '14,2', { initiative: 0 }),
      ],
      rolls,
      more,
    ).answer('shield-charm', FENNEC);
  }

  test('[KT-EX-12] [KT-JRT-03] [KT-JRT-06] each gets one Effect, and both regain a HP', () => {
    const t = shielded([5, 6, 2]).answer('effect-2', ATALANTA, 'give', ATALANTA);
    expect(t.of(FENNEC)).toHaveStatus('resist', 1);
    expect(t.of(ATALANTA)).not.toHaveStatus('resist');
    expect([t.of(FENNEC).hp, t.of(ATALANTA).hp]).toEqual([7, 7]);
    // Attacks on Atalanta have Disadvantage: the lower of two dice.
    t.answer('basic-implement-attack', ATALANTA);
    expect(t.heard('attack').at(-1)).toMatchObject({
      disadvantages: ['KC-CHM-25'],
      dice: [6, 2],
      result: 2,
    });
  });
  test('[KT-EX-12] [KT-JRT-02] [KT-JRT-09] the Boost goes to one of them: her hits pull toward JR as well', () => {
    const t = shielded([5, 4]).answer('effect-2', ATALANTA, 'give');
    expect(t).toBeAskedFor('charm-boost-on', { of: JR, rule: 'KC-CHM-16' });
    expect(t).toOfferOnly(FENNEC, ATALANTA);
    t.answer(ATALANTA);
    expect(t.inPlay('given-boost').map(({ on }) => on)).toEqual([t.id(ATALANTA)]);
    t.answer('end-turn', 'end-turn', 'basic-implement-attack', 'Ann');
    expect(t).toBeAskedFor('hit-order');
    expect(t).toOffer('damage', 'role-boost', 'given-boost');
  });
  test('[KT-EX-12] a 3 brings one of the two Effects, and there is nothing to split', () => {
    const t = shielded([3]).answer('effect-2', 'give');
    expect(t.of(FENNEC)).not.toHaveStatus('resist');
    expect(t.inPlay('shield-charm').map(({ on }) => on)).toEqual([t.id(FENNEC)]);
    expect(t.of(FENNEC)).toHaveHp(7);
    expect(t.of(ATALANTA)).toHaveHp(6);
  });
});

test('[KT-EX-13] [KT-ATA-02] [KT-ATA-04] [KT-ATA-06] Brawler makes a 5 of a 2: three lines, and the Boost slides', () => {
  const t = court(
    [
      stoat('controller', '2,2'),
      foe('Ann', '3,2', { implement: 'wand' }),
      foe('Bo', '5,4', { implement: 'wand' }),
    ],
    [2],
  ).answer('beginners-amalgam', 'Ann');
  expect(t).toBeAskedFor('amalgam', { rule: 'KC-HEX-25' });
  t.answer(['damage', 'slowed', 'distracted']);
  expect(t).toOffer('damage', 'effect', 'role-boost');
  // The first square that she is slid to is Difficult: it is within 2 of Atalanta (KR-CON-12).
  t.answer(['damage', 'effect', 'role-boost'], ['court(4,2)', 'court(5,2)']);
  // 2 and the sword's 1.
  expect(t.of('Ann')).toHaveHp(5);
  expect(t.of('Ann')).toHaveStatus('slowed');
  expect(t.of('Ann')).toHaveStatus('distracted');
  expect(t.of('Ann')).toStandAt('5,2');
});

test('[KT-ATA-02] with one enemy within 3 a 2 stays a miss', () => {
  const t = court([stoat('controller', '2,2'), foe('Ann', '3,2'), foe('Bo', '6,2')], [2]);
  t.answer('beginners-amalgam', 'Ann');
  expect(t.of('Ann')).toHaveHp(8);
  expect(t.of(ATALANTA)).toHaveMissTokens(0);
});
