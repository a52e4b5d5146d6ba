import { describe, expect, test } from 'vitest';
import { MAP, returning, SPAWN, takenOut } from './dungeon-court.ts';
import { begin, ours, type Told, theirs } from './table.ts';

describe('coming back', () => {
  test('[KZ-DUN-03] until its next turn a Taken Out athlete is nowhere', () => {
    const court = begin({
      court: MAP,
      athletes: [ours('Ana', '4,1', { hp: 2 }), theirs('Bo', '4,0'), ours('Abe', 'dungeon(3,3)')],
      turn: 'Ana',
    }).answer('walk', ['court(3,1)'], 'yes');
    expect(court.of('Ana')).toStandAt('nowhere');
    expect(court.of('Ana').comes).toEqual({ from: 'taken-out', exit: -1 });
    // Bo’s turn: Abe alone is left, and he is in the Dungeon.
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    expect(court).not.toOffer('basic-implement-attack');
    expect(court).not.toOffer('basic-physical-attack');
    // It gets no Opportunity where it stood.
    court.answer('walk', ['court(5,1)']);
    expect(court.heard('opportunity')).toHaveLength(1);
  });

  test('[KZ-DUN-04] [KM-EXIT-02] it picks a spawn square of its team and has a full turn', () => {
    const court = returning([ours('Ana', '0,0')], takenOut('Ana'));
    expect(court).toBeAskedFor('appear', { rule: 'KZ-DUN-04', seat: 0 });
    expect(court).toOfferOnly(...SPAWN);
    court.answer('dungeon(0,2)');
    expect(court.of('Ana')).toStandAt('dungeon(0,2)');
    expect(court.heard('arrived')).toEqual([
      {
        type: 'arrived',
        rule: 'KZ-DUN-04',
        who: 1,
        cell: court.cell(0, 2, 'dungeon'),
        how: 'spawned',
      },
    ]);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court.state.turn).toMatchObject({ creature: 1, attackActions: 1, moveActions: 1 });
    expect(court.of('Ana').startedAt).toBe(court.cell(0, 2, 'dungeon'));
  });

  test('[KZ-TEAM-04] [KZ-DUN-01] [KZ-DUN-04] the other team comes in at its own side', () => {
    const court = returning([theirs('Cy', '0,0')], takenOut('Cy'));
    expect(court).toBeAskedFor('appear', { rule: 'KZ-DUN-04', seat: 1 });
    expect(court).toOfferOnly('dungeon(7,1)', 'dungeon(7,2)', 'dungeon(7,3)');
  });

  test('[KZ-DUN-05] only free ones, and with none free the nearest to any of them', () => {
    const one = returning([ours('Ana', '0,0'), ours('Abe', 'dungeon(0,1)')], takenOut('Ana'));
    expect(one).toOfferOnly('dungeon(0,2)', 'dungeon(0,3)');
    const none = returning(
      [
        ours('Ana', '0,0'),
        ours('Abe', 'dungeon(0,1)'),
        ours('Ada', 'dungeon(0,2)'),
        ours('Amy', 'dungeon(0,3)'),
        theirs('Cy', 'dungeon(1,2)'),
      ],
      takenOut('Ana'),
    );
    expect(none).toOfferOnly('dungeon(1,1)', 'dungeon(1,3)');
  });

  test('[KZ-DUN-06] [KC-CONV-05] [KC-CONV-41] without statuses and without Ward', () => {
    const court = begin({
      court: MAP,
      athletes: [
        ours('Ana', '4,1', {
          hp: 1,
          ward: 1,
          statuses: ['slowed', { status: 'resist', amount: 0 }],
        }),
        theirs('Bo', '4,0'),
      ],
      turn: 'Ana',
    }).answer('walk', ['court(3,1)'], 'yes', 'end-turn', 'dungeon(0,1)');
    expect(court.state.effects.filter(({ on }) => on === 0)).toEqual([]);
    expect(court.of('Ana')).toMatchObject({ has: 0, wards: [], hp: 8 });
  });

  test('[KZ-ZONE-04] the zone that has Taken it Out may act on it anew when it comes back', () => {
    const porter = { class: 'porter', picks: ['porter/short-jump'] };
    const court = begin({
      court: MAP,
      athletes: [theirs('Bo', '4,1', porter), ours('Ana', '1,1', { hp: 2 })],
      zones: [{ cells: ['4,1', 'dungeon(0,1)'], damage: 2 }],
      turn: 'Bo',
    }).answer('swap-places', 'Ana');
    expect(court.of('Ana')).toStandAt('nowhere');
    expect(court.answer('end-turn', 'dungeon(0,1)').of('Ana')).toHaveHp(6);
  });
  test('[KZ-DUN-07] [KZ-POWER-09] [KC-CONV-41] one spent Encounter power of its choice is recharged', () => {
    const two = returning([ours('Ana', '0,0')], takenOut('Ana', { spent: ['hex', 'ward'] }));
    two.answer('dungeon(0,1)');
    expect(two).toBeAskedFor('recharge', { rule: 'KZ-DUN-07', seat: 0 });
    expect(two).toOfferOnly('hex', 'ward');
    two.answer('ward');
    expect(two.of('Ana')).toHaveSpent('hex');
    const one = returning([ours('Ana', '0,0')], takenOut('Ana', { spent: ['hex'] }));
    expect(one.answer('dungeon(0,1)').of('Ana')).toHaveSpent();
    const none = returning([ours('Ana', '0,0')], takenOut('Ana')).answer('dungeon(0,1)');
    expect(none).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });

  /** Ana is Taken Out by an Opportunity at that square, and is back. */
  const felled = (at: string, from: string, to: string, more: Told = {}) =>
    begin({
      court: MAP,
      athletes: [ours('Ana', at, { hp: 2, missTokens: 2, ...more }), theirs('Bo', from)],
      turn: 'Ana',
    })
      .answer('walk', [to], 'yes', 'end-turn', 'dungeon(0,1)')
      .of('Ana');

  test('[KZ-DUN-08] Taken Out on the court: all HP of its maximum', () => {
    expect(felled('4,1', '4,0', 'court(3,1)')).toMatchObject({ hp: 8, maxHp: 8 });
    expect(felled('4,1', '4,0', 'court(3,1)', { maxHp: 5 })).toMatchObject({ hp: 5, maxHp: 5 });
  });

  test('[KZ-DUN-09] in the Dungeon: one less for the rest of the match, but never none', () => {
    const inside = (more: Told = {}) =>
      felled('dungeon(4,1)', 'dungeon(4,2)', 'dungeon(5,1)', more);
    expect(inside()).toMatchObject({ hp: 7, maxHp: 7 });
    expect(inside({ hp: 1, maxHp: 1 })).toMatchObject({ hp: 1, maxHp: 1 });
  });

  test('[KZ-DUN-10] implement in hand again, Miss Tokens kept', () => {
    const back = felled('4,1', '4,0', 'court(3,1)', { stowed: true, holds: ['blue', 'blue'] });
    expect(back).toMatchObject({ stowed: false, held: [], missTokens: 2 });
  });
});
