import { describe, expect, test } from 'vitest';
import { floor } from '../../../../test/table.ts';
import { ATALANTA, court, FATIMA, FENNEC, foe, JR, stoat } from './testing/stoats.ts';

describe('Fennec', () => {
  test('[KT-FEN-02] her Basic Implement Attacks go around walls, her other shots do not', () => {
    const rows = floor(12, 5).map((row) => `${row.slice(0, 3)}#${row.slice(4)}`);
    const t = court([stoat('striker', '1,2'), foe('Ann', '5,2')], [], { court: rows });
    expect(t).toOffer('basic-implement-attack', 'quickdraw');
    expect(t).not.toOffer('rapid-fire');
  });
  test('[KT-FEN-07] [KT-FEN-01] who stands still has both on a 3, and Ward at the end of her turn', () => {
    const t = court([stoat('striker', '1,2'), foe('Ann', '5,2')], [3]).answer(
      'echoing-shot',
      'Ann',
    );
    t.answer(['damage', 'effect', 'role-boost']);
    // 2 and 1 of her Boost, and Ongoing Damage besides.
    expect(t.of('Ann')).toHaveHp(5);
    expect(t.of('Ann')).toHaveStatus('ongoing', 1);
    t.answer('end-turn');
    expect(t.of(FENNEC)).toHaveWard(1);
  });
  test('[KT-FEN-08] Get Back Here pulls from 8 squares away, by 3', () => {
    const t = court([stoat('striker', '1,2'), foe('Ann', '9,2')]).answer('get-back-here', 'Ann', [
      'court(8,2)',
      'court(7,2)',
      'court(6,2)',
    ]);
    expect(t.of('Ann')).toStandAt('6,2');
    expect(court([stoat('striker', '1,2'), foe('Ann', '10,2')])).not.toOffer('get-back-here');
  });
});

describe('Atalanta', () => {
  test('[KT-ATA-07] enemies go through the squares about her as through Difficult Terrain', () => {
    const t = court([foe('Ann', '7,2'), stoat('controller', '1,2')]).answer('walk');
    // Five squares away, of which the last two count twice.
    expect(t.ends).not.toContain('court(2,2)');
    expect(t.ends).toContain('court(3,2)');
  });
  test('[KT-ATA-08] Slow is a Role Action within 5', () => {
    const t = court([stoat('controller', '1,2'), foe('Ann', '6,2')]).answer('slow', 'Ann');
    expect(t.of('Ann')).toHaveStatus('slowed');
    expect(t.state.turn?.roleActions).toBe(0);
    expect(t.of(ATALANTA)).toHaveHp(8);
  });
});

describe('Fatima', () => {
  const scene = (rolls: readonly number[]) =>
    court([stoat('leader', '1,2'), foe('Ann', '5,2')], rolls).answer(
      'summon-scalehound',
      'court(4,2)',
      'Ann',
      ['damage', 'effect', 'role-boost'],
      'nobody',
    );

  test('[KT-FAT-06] [KT-FAT-07] the Scalehound bites as it comes: 5 HP, speed 6, and a grip as her turn ends', () => {
    const t = scene([4]);
    expect(t.of('Scalehound')).toMatchObject({ hp: 5, maxHp: 5, speed: 6, width: 1, height: 1 });
    expect(t.of('Ann')).toHaveHp(5);
    expect(t.of('Ann')).toHaveStatus('distracted');
    t.answer('end-turn');
    expect(t.of('Ann')).toHaveStatus('grabbed');
  });
  test('[KT-FAT-02] summoning does not end her turn', () => {
    const t = scene([4]);
    expect(t).toBeTheTurnOf(FATIMA);
    expect(t).toOffer('lead-creatures', 'walk');
  });
  test('[KT-FAT-03] [KT-FAT-08] a command gives it a Ward, and its howl hurts whom it holds', () => {
    const t = scene([4, 2, 2]).answer('end-turn', 'end-turn', 'roll');
    const before = t.of('Ann').hp;
    t.answer('hissing-howl');
    while (!t.offered.includes('end-turn')) t.answer(t.offered.includes('nobody') ? 'nobody' : []);
    expect(t.of('Scalehound')).toHaveWard(1);
    expect(t.of('Ann').hp).toBe(before - 2);
  });
  test('[KT-FAT-09] her Boost heals the Bloodied by 3', () => {
    const t = court(
      [stoat('leader', '1,2'), stoat('striker', '1,5', { hp: 3 }), foe('Ann', '5,2')],
      [4],
    ).answer('basic-implement-attack', 'Ann', ['damage', 'role-boost'], FENNEC);
    expect(t.of(FENNEC)).toHaveHp(6);
  });
  test('[KT-FAT-10] Restore is a Role Action on an ally within 5', () => {
    const t = court([stoat('leader', '1,2'), stoat('striker', '6,2'), foe('Ann', '12,2')]);
    t.answer('restore', FENNEC, 'guarded');
    expect(t.of(FENNEC)).toHaveStatus('guarded');
  });
});

describe('JR', () => {
  test('[KT-JRT-01] [KT-ERR-08] his charms reach 6 squares, Takeoff Charm too', () => {
    const t = (at: string) =>
      court([stoat('defender', '1,2'), stoat('striker', at), foe('Ann', '14,8')]).answer(
        'takeoff-charm',
      );
    expect(t('7,2')).toOfferOnly(JR, FENNEC);
    // Nobody else in range: it is cast on himself, without a question.
    expect(t('7,2').offered).toHaveLength(2);
  });
  test('[KT-JRT-10] [KT-ERR-13] his Reaction is there again when his turn starts', () => {
    const t = court([
      foe('Ann', '5,2', { initiative: 9 }),
      foe('Bo', '5,6', { initiative: 8 }),
      stoat('defender', '1,2', { initiative: 7 }),
    ]);
    t.answer('walk', ['court(4,2)']);
    expect(t).toBeAskedFor('reaction.pursuer', { of: JR, rule: 'KR-DEF-15' });
    t.answer('yes', ['court(2,2)', 'court(3,2)'], 'end-turn');
    // Once between two of his turns.
    t.answer('walk', ['court(4,5)'], 'end-turn', 'end-turn');
    expect(t).toBeTheTurnOf('Ann');
    t.answer('shift', ['court(5,2)']);
    expect(t).toBeAskedFor('reaction.pursuer', { of: JR });
  });
  test('[KT-JRT-08] whom he has Marked hurts him less, and his Opportunities hurt more', () => {
    const t = court([
      stoat('defender', '1,2', { initiative: 9 }),
      foe('Ann', '2,2', { initiative: 8, implement: 'wand' }),
    ]).answer('defenders-mark', 'Ann', 'end-turn');
    expect(t.of('Ann')).toHaveStatus('marked');
    t.answer('walk', ['court(3,2)'], 'yes');
    expect(t.of('Ann')).toHaveHp(5);
  });
});
