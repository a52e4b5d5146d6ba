import { describe, expect, test } from 'vitest';
import { attack } from '../src/rules/attack/attack.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { hp, slowed, slowing, table } from './attack-table.ts';
import { archers, golems } from './creep-court.ts';
import { begin, floor, ours, theirs } from './table.ts';

describe('what counts as an attack', () => {
  test('[KZ-DEF-06] [KC-CONV-29] that of a Creep is a hit with a result of 4', () => {
    const t = table([], { creeps: [golems(['4,2'], ['Ana'])], bo: { at: '5,4' } });
    const swing: AttackPower = { ...slowing, target: 'melee', roll: 'none' };
    t.state.creatures[0] = { ...creatureOf(t.state, 0), cell: 2 * 14 + 3 };
    const rolls = t.run(attack(t, 2, 0, swing));
    expect(rolls).toMatchObject([{ result: 4, hit: true }]);
    expect([hp(t)[0], slowed(t, 0)]).toEqual([6, true]);
  });
  test('[KZ-DEF-03] [KC-CONV-07] a sword attacks in melee, a wand and a staff never, not even from beside', () => {
    const advantages = (implement: string) => {
      const court = begin(
        {
          court: floor(14, 5),
          athletes: [
            ours('Ana', '2,2', { implement }),
            theirs('Bo', '3,2', { statuses: ['prone', 'stunned'] }),
          ],
          turn: 'Ana',
        },
        { rolls: implement === 'sword' ? [4, 4] : [4] },
      ).answer('basic-implement-attack', 'Bo');
      return court.heard('attack')[0]?.advantages;
    };
    expect([advantages('sword'), advantages('wand'), advantages('staff')]).toEqual([
      ['KZ-STAT-49'],
      [],
      [],
    ]);
  });
  test('[KZ-DEF-01] an attack for a Move Action is one: Retaliate answers it', () => {
    const court = begin(
      {
        court: floor(14, 5),
        athletes: [
          ours('Ana', '2,2', { class: 'wandslinger', picks: ['wandslinger/quickdraw'] }),
          theirs('Bo', '5,2', { statuses: [{ status: 'retaliate', amount: 1 }] }),
        ],
        turn: 'Ana',
      },
      { rolls: [4] },
    ).answer('quickdraw');
    expect([court.of('Ana').hp, court.state.turn?.moveActions]).toEqual([7, 0]);
  });
  test('[KZ-ACT-11] paid with a Move Action it ends no turn, be it that of a staff', () => {
    const quick = { class: 'wandslinger', picks: ['wandslinger/quickdraw'] };
    const court = begin(
      {
        court: floor(14, 5),
        athletes: [ours('Ana', '2,2', quick), theirs('Bo', '5,2')],
        turn: 'Ana',
      },
      { rolls: [4, 4] },
    );
    // No Wandslinger has one.
    Object.assign(court.of('Ana'), { implement: 'staff' });
    court.answer('quickdraw');
    expect([court.asked, court.of('Bo').hp]).toEqual(['action KZ-ACT-01 seat 0', 5]);
    court.answer('basic-implement-attack', 'Bo');
    expect([court.asked, court.of('Bo').hp]).toEqual(['action KZ-ACT-01 seat 1', 2]);
  });
  test('[KZ-ACT-11] made off its turn it ends no turn', () => {
    const hexer = { class: 'hexer', picks: ['hexer/homards-patient-shot'], implement: 'staff' };
    const court = begin(
      {
        court: floor(14, 5),
        athletes: [ours('Ana', '2,2', hexer), theirs('Bo', '5,2')],
        turn: 'Ana',
      },
      { rolls: [4, 4] },
    );
    court.answer('homards-patient-shot', 'end-turn', 'walk', ['court(6,2)', 'court(7,2)']);
    expect(court.open.seat).toBe(0);
    court.answer(court.offered[1]);
    expect(court.of('Bo').hp).toBeLessThan(8);
    expect(court.state.turn).toMatchObject({ creature: 1, ended: false, attackActions: 1 });
  });
  test('[KZ-CREEP-25] made to attack out of its turn, a Creep uses its basic attack', () => {
    const court = begin(
      {
        court: floor(14, 5),
        athletes: [
          ours('Ana', '2,2', { class: 'hexer', picks: ['hexer/greater-confusion'] }),
          theirs('Bo', '6,3'),
        ],
        creeps: [archers([{ at: '5,2', hp: 8 }])],
        turn: 'Ana',
      },
      { rolls: [4] },
    ).answer('greater-confusion', 'Practice Archer 1', ['damage', 'effect']);
    if (court.asked.startsWith('confused-target')) court.answer('Bo');
    expect(court.heard('damage').at(-1)).toMatchObject({ who: 1, by: 2, amount: 2 });
  });
});
