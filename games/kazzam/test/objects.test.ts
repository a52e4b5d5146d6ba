import { describe, expect, test } from 'vitest';
import { layTrap } from '../src/rules/terrain/traps.ts';
import { begin, floor, ours, type Told, theirs } from './table.ts';

const HEXER = { class: 'hexer', picks: ['hexer/gnawing-hex'] };

/** Ana's turn with a trap of Bo's three squares before her. */
function beforeTrap(ana: Told, rolls: readonly number[]) {
  const court = begin(
    { court: floor(9, 3), athletes: [ours('Ana', '1,1', ana), theirs('Bo', '8,2')], turn: 'Ana' },
    { rolls },
  );
  layTrap(court.state, { kind: 'snap', cell: court.cell(4, 1), by: 1, rule: 'KR-SPEC-17' });
  return court;
}

describe('a trap', () => {
  test('[KR-SPEC-19] [KZ-TARG-09] can be the target of any power on one creature', () => {
    const court = beforeTrap(HEXER, [4]);
    // Laid behind the match's back: the choice that is open does not know it yet.
    court.answer('drop-prone', 'attack-trap');
    expect(court).toOffer('gnawing-hex');
    court.answer('gnawing-hex');
    expect(court.state.traps).toEqual([]);
  });
  test('[KZ-DMG-05] a Weakened attacker harms it half as much', () => {
    const court = beforeTrap({ statuses: ['weakened'] }, [4]);
    court.answer('drop-prone', 'attack-trap');
    expect(court.state.traps[0]?.hp).toBe(1);
  });
  test('[KM-CRP-12] is hit by an area of Creeps that takes all but Creeps', () => {
    const court = begin(
      {
        court: floor(12, 4),
        athletes: [theirs('Bo', '6,1', { hp: 20, maxHp: 20 })],
        creeps: [{ group: 'bears', members: ['2,1'], enemies: ['Bo'] }],
        turn: 'Bo',
      },
      { rolls: [6, 5], seed: 'ties' },
    );
    layTrap(court.state, { kind: 'damage', cell: court.cell(4, 3), by: 0, rule: 'KR-SPEC-15' });
    // Roar deals 2, as much as the trap has.
    court.answer('end-turn');
    while (court.asked.startsWith('save')) court.answer('roll');
    expect(court.state.traps).toEqual([]);
  });
});
