import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { row } from '../../../../test/table.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { teleportTo } from '../../../rules/movement/relocate.ts';
import { kennel, square } from './testing/kennel.ts';

const EFFECT = ['damage', 'effect'];
const HOUND = { companion: 'scalehound', at: '4,3' };
const far = { at: '13,7' };

describe('Beast Charm', () => {
  const picks = ['beast-charm', 'summon-scalehound', 'summon-flame-pig'];

  test('[KC-TMR-20] an own creature within 5 regains 3 HP and saves once, as its Tamer picks', () => {
    const slowed = (source: string, status: string) => ({ status, by: 'Bo', ends: 'save', source });
    const court = kennel({
      picks,
      bo: far,
      beasts: [{ ...HOUND, hp: 1, statuses: [slowed('x', 'slowed'), slowed('y', 'weakened')] }],
      rolls: [4],
    });
    court.answer('beast-charm', 'Scalehound');
    expect(court.of('Scalehound')).toHaveHp(4);
    expect(court).toBeAskedFor('beast-charm-save', { rule: 'KC-TMR-20' });
    court.answer(
      court.offered.find((id) => id.startsWith('weakened')),
      'roll',
    );
    expect(court.of('Scalehound')).not.toHaveStatus('weakened');
    expect(court.of('Scalehound')).toHaveStatus('slowed');
  });

  test('[KC-TMR-20] not one that is farther away', () => {
    expect(kennel({ picks, beasts: [{ ...HOUND, at: '7,3' }] })).not.toOffer('beast-charm');
  });

  test('[KC-TMR-20] [KC-CONV-19] it ends no turn, whatever its Tamer carries', () => {
    const court = kennel({ picks, bo: far, tam: { implement: 'staff' }, beasts: [HOUND] });
    court.answer('beast-charm', 'Scalehound');
    expect(court).toBeAskedFor('action');
    expect(court.state.turn?.creature).toBe(court.id('Tam'));
  });

  test('[KC-TMR-20] its first command in the next turn has Advantage, a later one not', () => {
    const pig = { companion: 'flame-pig', at: '4,3' };
    const court = kennel({ picks, bo: { at: '5,3' }, beasts: [pig], rolls: [1, 4] });
    court.answer(
      'beast-charm',
      'Flame Pig',
      'end-turn',
      'end-turn',
      'goring-tusks',
      'Bo',
      EFFECT,
      [],
    );
    expect(court).toHaveHeard({ type: 'attack', dice: [1, 4], advantages: ['KC-TMR-20'] });
    expect(court.inPlay('beast-charm')).toEqual([]);
  });

  test('[KC-TMR-20] unused it is gone when that turn ends', () => {
    const court = kennel({ picks, bo: far, beasts: [HOUND] });
    court.answer('beast-charm', 'Scalehound', 'end-turn', 'end-turn', 'end-turn');
    expect(court.inPlay('beast-charm')).toEqual([]);
  });
});

describe('Creature Aegis', () => {
  const picks = ['creature-aegis', 'summon-scalehound'];
  const staff = { implement: 'staff' };

  test('[KC-TMR-21] 3 damage if the target attacks a Summoned Creature in its next turn, once', () => {
    const court = kennel({ picks, tam: staff, beasts: [HOUND], bo: { at: '5,5' }, rolls: [4, 4] });
    court.answer('creature-aegis', 'Bo', EFFECT);
    expect(court.of('Bo').hp).toBeLessThan(8);
    const { hp } = court.of('Bo');
    court.answer('basic-implement-attack', 'Scalehound');
    expect(court.of('Bo')).toHaveHp(hp - 3);
    expect(court.inPlay('creature-aegis')).toEqual([]);
  });

  test('[KC-TMR-21] a Creep counts, an athlete does not', () => {
    const setting = {
      picks,
      tam: staff,
      bo: { at: '5,5' },
      more: { creeps: [golems(['7,5'], [])] },
      rolls: [4, 4],
    };
    const creep = kennel(setting).answer('creature-aegis', 'Bo', EFFECT);
    const { hp } = creep.of('Bo');
    creep.answer('basic-implement-attack', 'Practice Golem 1');
    expect(creep.of('Bo')).toHaveHp(hp - 3);
    const athlete = kennel(setting).answer('creature-aegis', 'Bo', EFFECT);
    athlete.answer('basic-implement-attack', 'Tam');
    expect(athlete.of('Bo')).toHaveHp(hp);
  });

  test('[KC-TMR-21] [KC-CONV-04] the turn in which it was laid on the target is not its next one', () => {
    const aegis = {
      kind: 'creature-aegis',
      on: 'Bo',
      by: 'Tam',
      ends: 'turn-end',
      of: 'Bo',
      in: 2,
    };
    const court = kennel({
      picks,
      beasts: [HOUND],
      bo: { at: '5,5' },
      turn: 'Bo',
      more: { effects: [aegis] },
      rolls: [4, 4],
    });
    court.answer('basic-implement-attack', 'Scalehound');
    expect(court.of('Bo')).toHaveHp(8);
    expect(court.inPlay('creature-aegis')).toHaveLength(1);
    court.answer('end-turn', 'end-turn', 'basic-implement-attack', 'Scalehound');
    expect(court.of('Bo')).toHaveHp(5);
  });

  test('[KC-TMR-21] after its next turn it is over', () => {
    const court = kennel({ picks, tam: staff, bo: { at: '5,5' }, rolls: [4] });
    court.answer('creature-aegis', 'Bo', EFFECT, 'end-turn');
    expect(court.inPlay('creature-aegis')).toEqual([]);
  });
});

describe('Vine Worms', () => {
  const picks = ['vine-worms', 'summon-scalehound'];
  const staff = { implement: 'staff' };
  const caught = (more = {}, rolls: readonly number[] = []) =>
    kennel({ picks, tam: staff, bo: { at: '4,3', ...more }, rolls: [4, ...rolls] }).answer(
      'vine-worms',
      'Bo',
      EFFECT,
    );

  test('[KC-TMR-22] [KC-REC-22] Grabbed, but free to move: Slowed, and 1 damage as the action starts', () => {
    const court = caught();
    expect(court.of('Bo')).toHaveStatus('grabbed');
    expect(court.of('Bo')).not.toHaveStatus('immobilized');
    const { hp } = court.of('Bo');
    expect(court).not.toOffer('shift');
    court.answer('walk');
    expect(court.of('Bo')).toHaveHp(hp - 1);
    expect(court.ends).toContain(square(7));
    expect(court.ends).not.toContain(square(8));
    court.answer(row(3, 5, 6, 7));
    expect(court.of('Bo')).toHaveHp(hp - 1);
    // Distance does not end it; another action costs it again.
    court.answer('walk');
    expect(court.of('Bo')).toHaveHp(hp - 2);
    court.answer([]);
  });

  test('[KC-TMR-22] [KC-REC-22] an escape ends all of it', () => {
    const court = caught({}, [4]).answer('escape', 'roll');
    expect(court.inPlay('vine-worms')).toEqual([]);
    expect(court.of('Bo')).not.toHaveStatus('grabbed');
    expect(court.of('Bo')).not.toHaveStatus('slowed');
  });

  test('[KC-TMR-22] [KC-REC-22] so does a teleport, and being Taken Out', () => {
    const court = caught();
    const by = court.id('Bo');
    court.run(teleportTo(court, by, court.cell(9, 6), { by, rule: 'TEST' }));
    expect(court.inPlay('vine-worms')).toEqual([]);
    expect(court.of('Bo')).not.toHaveStatus('slowed');
    const out = caught();
    takeOut(out, out.id('Bo'), out.id('Tam'));
    expect(out.inPlay('vine-worms')).toEqual([]);
  });

  test('[KC-TMR-22] [KC-REC-22] the Tamer being Taken Out does not end it, nor does somebody else hold its victim', () => {
    const court = caught();
    takeOut(court, court.id('Tam'), court.id('Bo'));
    expect(court.inPlay('vine-worms', 'Bo')).toHaveLength(1);
    expect(court.of('Bo')).toHaveStatus('grabbed');
  });

  test('[D-64] a Charge is Slowed and costs 1 as well', () => {
    const court = caught({ at: '4,3', implement: 'sword' }, [4]);
    const { hp } = court.of('Bo');
    court.answer('charge', 'Tam', row(3, 3, 2));
    expect(court.of('Bo')).toHaveHp(hp - 1);
  });
});
