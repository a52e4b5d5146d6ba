import { describe, expect, test } from 'vitest';
import { raiseWall } from '../src/rules/sight/walls.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

/** Tam, Marked by Uma, at (4,4) on an open court; Vic, of Uma's team, to his left. */
function marked(tam: Told, uma: Told, rolls: readonly number[] = []): Court {
  const { statuses = [], ...rest } = tam as { readonly statuses?: readonly unknown[] };
  return begin(
    {
      court: floor(12, 9),
      athletes: [
        ours('Tam', '4,4', { statuses: [{ status: 'marked', by: 'Uma' }, ...statuses], ...rest }),
        theirs('Uma', '7,4', uma),
        theirs('Vic', '3,4', { statuses: ['dazed'] }),
      ],
      turn: 'Tam',
    },
    { rolls },
  );
}
const ASKED = 'opportunity KZ-STAT-38 seat 1';
const SHIFTED = 'opportunity KZ-STAT-39 seat 1';

describe('a Mark and attacks', () => {
  const attacking = (whom: string, uma: Told = {}, rolls: readonly number[] = [2]) =>
    marked({}, uma, rolls).answer('basic-implement-attack', whom);
  test('[KZ-STAT-38] an attack on another grants the marker an Opportunity', () => {
    const court = attacking('Vic', {}, []);
    expect(court.asked).toBe(ASKED);
  });
  test('[KZ-STAT-38] one on the marker grants none', () => {
    expect(attacking('Uma').heard('attack')).toHaveLength(1);
  });
  test('[KZ-STAT-38] [KZ-OPP-08] nor one beyond the range of the marker’s implement', () => {
    expect(attacking('Vic', { at: '9,4' }, []).asked).toBe(ASKED);
    expect(attacking('Vic', { at: '10,4' })).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(attacking('Vic', { implement: 'sword' })).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 0,
    });
    expect(attacking('Vic', { at: '10,4', implement: 'staff' }, []).asked).toBe(ASKED);
  });
  test('[KZ-OPP-06] a staff’s attack beside the marker grants it one all the same', () => {
    const court = marked({ implement: 'staff' }, { at: '5,4' }, [2]);
    court.answer('basic-implement-attack', 'Vic', 'yes');
    expect(court.heard('opportunity')).toHaveLength(1);
  });
  test('[KZ-STAT-38] [KZ-CREAT-03] a Creative Use has no Attack Roll and breaks no Mark', () => {
    const tam = { class: 'wandslinger', picks: ['wandslinger/petrovs-petrification'] };
    const court = marked(tam, {}).answer('creative-use');
    expect(court.heard('opportunity')).toEqual([]);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });
  test('[KZ-STAT-38] nor has an attack on a wall', () => {
    const court = marked({}, {});
    raiseWall(court, [court.cell(4, 2)], 'KR-SPEC-31');
    court.answer('end-turn', 'end-turn', 'end-turn');
    court.answer('implement-attack-on-wall', 'court(4,2)');
    expect(court.heard('opportunity')).toEqual([]);
    expect(court.state.walls).toEqual([]);
  });
  test('[KZ-STAT-40] Marks of different markers stand side by side', () => {
    const court = begin(
      {
        court: floor(12, 9),
        athletes: [
          ours('Tam', '4,4', {
            statuses: ['Uma', 'Vic'].map((by) => ({ status: 'marked', by, source: 'defender' })),
          }),
          theirs('Uma', '7,4'),
          theirs('Vic', '1,4'),
          theirs('Wes', '4,7'),
        ],
        turn: 'Tam',
      },
      { rolls: [4] },
    ).answer('basic-implement-attack', 'Wes', 'yes', 'yes');
    expect(court.heard('opportunity').map(({ by }) => by)).toEqual([1, 2]);
  });
});

describe('a Mark and Shifts', () => {
  const shifting = (uma: Told, to: string, tam: Told = {}) =>
    marked(tam, uma).answer('shift', [to]).asked;
  const sword = { implement: 'sword', at: '5,4' };
  test('[KZ-STAT-39] a Shift out of a sword’s reach grants its bearer one', () => {
    expect(shifting(sword, 'court(4,3)')).toBe(SHIFTED);
    expect(shifting({ ...sword, implement: 'wand' }, 'court(4,3)')).not.toBe(SHIFTED);
    expect(shifting({ ...sword, at: '6,4' }, 'court(4,3)')).not.toBe(SHIFTED);
  });
  test('[KZ-STAT-39] not if it brings it nearer', () => {
    const far = { ...sword, at: '6,4', statuses: [{ status: 'reach', amount: 1 }] };
    expect(shifting(far, 'court(5,4)')).not.toBe(SHIFTED);
    expect(shifting(far, 'court(4,3)')).toBe(SHIFTED);
  });
  test('[KZ-STAT-41] Nimble ones grant none', () => {
    expect(shifting(sword, 'court(4,3)', { statuses: ['nimble'] })).not.toBe(SHIFTED);
  });
});
