import { describe, expect, test } from 'vitest';
import { duel } from './sword.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

/** Ends the turn; what is offered for its end comes in this order, each named by how it begins. */
function ended(court: Court, ...first: readonly string[]): Court {
  court.answer('end-turn');
  expect(court.asked).toMatch(/^end-order KZ-TURN-10 seat \d$/);
  expect(court.offered).toHaveLength(first.length);
  return court.answer(first.map((name) => court.offered.find((id) => id.startsWith(name))));
}

describe('what the end of a turn brings', () => {
  test('[KZ-TURN-03] [KZ-TURN-10] is put in order by the controller of who ends it, what others do included', () => {
    const cut = (...order: readonly string[]) => {
      const bo = { role: 'striker', specialisation: 'bruiser' };
      const court = ended(duel(['whirling'], 'Bo', [], { bo }), ...order);
      expect(court).toBeAskedFor('whirling', { rule: 'KC-SHV-11', seat: 0 });
      return court.answer('yes').of('Bo');
    };
    // With its Ward first the blade takes that.
    expect(cut('bruiser', 'whirling')).toMatchObject({ hp: 8, wards: [] });
    expect(cut('whirling', 'bruiser')).toMatchObject({ hp: 7, wards: [{ amount: 1 }] });
  });
  test('[KZ-TURN-10] [KM-SWARM-09] who has ended its turn in a swarm is hurt, though it is pushed out before', () => {
    const court = begin(
      {
        court: floor(14, 7),
        athletes: [
          ours('Sma', '4,4', { role: 'defender', specialisation: 'smasher' }),
          theirs('Bo', '5,3', { initiative: 9 }),
        ],
        creeps: [{ group: 'swarm', members: [{ at: '4,3', statuses: ['stunned'] }], awake: true }],
        turn: 'Bo',
      },
      { rolls: [2] },
    );
    // The attack makes an enemy of him, who was none when his turn began.
    court.answer('basic-implement-attack', 'Vampiric Swarm 1');
    expect(court.of('Bo')).toHaveHp(8);
    ended(court, 'smasher', 'mob');
    expect(court).toBeAskedFor('reaction.smasher', { rule: 'KR-DEF-17', seat: 0 });
    court.answer('yes', ['court(6,2)', 'court(7,2)']);
    expect([court.at('Bo'), court.of('Bo').hp]).toEqual(['court(7,2)', 6]);
  });
  test('[KZ-TURN-10] [KC-POR-29] who has ended its turn beside a Porter lets her go, though it is pushed away before', () => {
    const court = begin(
      {
        court: floor(14, 7),
        athletes: [
          ours('Pia', '4,3', { class: 'porter', picks: ['porter/bend-space'], initiative: 6 }),
          theirs('Bo', '5,3', { initiative: 5 }),
          ours('Sma', '4,2', { role: 'defender', specialisation: 'smasher', initiative: 4 }),
        ],
        turn: 'Pia',
      },
      { rolls: [4] },
    ).answer('bend-space', 'Bo', ['damage', 'effect'], 'end-turn');
    ended(court, 'smasher', 'bend-space');
    court.answer('yes', ['court(6,3)', 'court(7,3)']);
    expect([court.at('Bo'), court.asked]).toEqual(['court(7,3)', 'teleport KC-POR-29 seat 0']);
  });
});
