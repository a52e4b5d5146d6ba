import { describe, expect, test } from 'vitest';
import { MAP, returning, SPAWN, takenOut } from './dungeon-court.ts';
import { begin, ours, type Told, theirs } from './table.ts';

describe('the button', () => {
  const beside = (at: string, more: Told = {}) =>
    begin({
      court: MAP,
      athletes: [ours('Ana', at, more), theirs('Bo', '7,0'), ours('Abe', '0,0')],
      turn: 'Ana',
    });

  test('[KZ-DUN-11] [KM-EXIT-01] an Attack Action beside an exit, diagonals too', () => {
    for (const at of ['dungeon(1,1)', 'dungeon(2,1)', 'dungeon(3,1)']) {
      expect(beside(at)).toOffer('button');
    }
    expect(beside('dungeon(2,2)')).not.toOffer('button');
    const court = beside('dungeon(2,1)').answer('button');
    expect(court.state.turn).toMatchObject({ creature: 0, attackActions: 0, moveActions: 1 });
    expect(court.heard('action')).toMatchObject([{ rule: 'KZ-DUN-11', action: 'button' }]);
    // It does not end the turn, and nothing happens yet (KZ-DUN-12).
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court.of('Ana')).toStandAt('dungeon(2,1)');
    expect(court.of('Ana').comes).toEqual({ from: 'button', exit: 0, orb: -1 });
  });

  test('[KM-EXIT-03] not from the court, where the same exit is a wall', () => {
    expect(beside('2,2')).not.toOffer('button');
  });

  test('[KZ-DUN-11] not without line of sight', () => {
    const cornered = (...rows: string[]) =>
      begin({
        court: ['...', '..E', '', ...rows],
        athletes: [ours('Ana', 'dungeon(1,1)')],
        turn: 'Ana',
      }).offered.includes('button');
    expect(cornered('E#.', '#..')).toBe(false);
    expect(cornered('E..', '#..')).toBe(true);
  });

  test('[KZ-DUN-11] not while flying; without implement all the same', () => {
    const at = 'dungeon(2,1)';
    expect(beside(at, { statuses: ['flying'] })).not.toOffer('button');
    expect(beside(at, { stowed: true })).toOffer('button');
    expect(beside(at, { statuses: ['disarmed', 'immobilized'] })).toOffer('button');
  });

  test('[KZ-DUN-11] it is no attack and grants no Opportunity', () => {
    const court = begin({
      court: MAP,
      athletes: [
        ours('Ana', 'dungeon(2,1)', { implement: 'staff', statuses: ['prone'] }),
        theirs('Bo', 'dungeon(3,1)'),
      ],
      turn: 'Ana',
    }).answer('button');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court.heard('opportunity')).toEqual([]);
  });

  test('[KZ-DUN-01] [KZ-DUN-11] between two exits it says which', () => {
    const court = begin({
      court: ['...', '.E.', '.F.', '', '.E.', '...', '.F.'],
      athletes: [ours('Ana', 'dungeon(1,1)')],
      turn: 'Ana',
    }).answer('button');
    expect(court).toBeAskedFor('button', { rule: 'KZ-DUN-11', seat: 0 });
    expect(court).toOfferOnly('exit-E', 'exit-F');
    court.answer('exit-F');
    expect(court.of('Ana').comes).toMatchObject({ exit: 1 });
  });

  test('[KZ-DUN-11] once hit it need not be hit again', () => {
    const court = beside('dungeon(2,1)').answer('button');
    // A second Attack Action, from somewhere.
    if (court.state.turn !== undefined) court.state.turn.attackActions = 1;
    court.answer('walk', ['dungeon(3,1)']);
    expect(court).not.toOffer('button');
  });
});

describe('leaving', () => {
  /** Ana has hit the button of exit E and begins her next turn. */
  const leaving = (more: Told = {}, others: readonly Told[] = [], at = 'dungeon(2,1)', orb = -1) =>
    returning([ours('Ana', at, more), ...others], (court) => {
      court.of('Ana').comes = { from: 'button', exit: 0, orb };
    });

  const OUTSIDE = ['court(1,2)', 'court(2,2)', 'court(3,2)'];

  test('[KZ-DUN-13] [KM-EXIT-01] at the arrival step, to a free square beside the exit', () => {
    const court = leaving({}, [theirs('Cy', '2,2')]);
    expect(court).toBeAskedFor('leave-dungeon', { rule: 'KZ-DUN-13', seat: 0 });
    expect(court).toOfferOnly('stay', 'court(1,2)', 'court(3,2)');
    court.answer('court(3,2)');
    expect(court.of('Ana')).toStandAt('3,2');
    expect(court.heard('arrived')).toEqual([
      { type: 'arrived', rule: 'KZ-DUN-13', who: 1, cell: court.cell(3, 2), how: 'left' },
    ]);
    expect(court.of('Ana').comes).toEqual({ from: 'map' });
    expect(court.state.turn).toMatchObject({ attackActions: 1, moveActions: 1 });
  });

  test('[KZ-DUN-13] [KM-EXIT-01] with all of them taken, the nearest free ones', () => {
    const court = leaving(
      {},
      OUTSIDE.map((square, at) => theirs(`Cy ${at}`, square.slice(6, -1))),
    );
    expect(court).toOfferOnly(
      'stay',
      ...[0, 1, 2, 3, 4].map((x) => `court(${x},1)`),
      'court(0,2)',
      'court(4,2)',
    );
  });

  test('[KZ-DUN-14] who stays has to hit the button again', () => {
    const court = leaving().answer('stay');
    expect(court.of('Ana')).toStandAt('dungeon(2,1)');
    expect(court.of('Ana').comes).toEqual({ from: 'map' });
    expect(court).toOffer('button');
    expect(court.heard('arrived')).toEqual([]);
  });

  test('[KZ-DUN-12] wherever in the Dungeon it has come to by then', () => {
    const court = leaving({}, [], 'dungeon(6,3)');
    expect(court).toOfferOnly('stay', ...OUTSIDE);
  });

  test('[KZ-DUN-21] [KZ-DUN-18] leaving is no movement: Immobilized, Restrained, Prone and beside enemies', () => {
    const statuses = ['immobilized', 'restrained', 'prone'];
    const court = leaving({ statuses }, [theirs('Cy', 'dungeon(3,1)')]);
    court.answer('court(2,2)');
    expect(court.of('Ana')).toStandAt('2,2');
    expect(court.heard('opportunity')).toEqual([]);
    expect(court.heard('moved')).toEqual([]);
    // What it suffers it takes along (KZ-DUN-18).
    expect(court.state.effects.map(({ kind }) => kind)).toEqual(statuses);
  });

  test('[KZ-AI-08] all creeps forget who leaves the Dungeon', () => {
    const court = begin({
      athletes: [theirs('Bo', '22,1'), ours('Ana', 'dungeon(4,1)'), ours('Abe', '1,1')],
      turn: 'Bo',
    });
    court.of('Ana').comes = { from: 'button', exit: 0, orb: -1 };
    for (const group of court.state.groups) group.enemies = [1, 2];
    court.answer('end-turn', 'court(7,15)');
    expect(court.state.groups.map(({ enemies }) => enemies)).toEqual([[2], [2], [2]]);
  });

  test('[KZ-AI-08] but not who stays', () => {
    const court = begin({
      athletes: [theirs('Bo', '22,1'), ours('Ana', 'dungeon(4,1)')],
      turn: 'Bo',
    });
    court.of('Ana').comes = { from: 'button', exit: 0, orb: -1 };
    for (const group of court.state.groups) group.enemies = [1];
    court.answer('end-turn', 'stay');
    expect(court.state.groups.map(({ enemies }) => enemies)).toEqual([[1], [1], [1]]);
  });
});

describe('with the orb of the Dungeon', () => {
  /** Ana hits the button with or without the orb, which stands at (3,2) of the Dungeon. */
  const hitting = (takesOrb: boolean) => {
    const court = begin({
      court: MAP,
      athletes: [
        ours('Ana', 'dungeon(3,1)'),
        ours('Abe', 'dungeon(2,2)'),
        theirs('Bo', '7,0'),
        theirs('Cy', 'dungeon(4,3)', { stowed: true }),
      ],
      turn: 'Ana',
    });
    if (takesOrb) court.answer('pick-up');
    return court.answer('button', 'end-turn');
  };
  const ORDINARY = ['stay', 'court(1,2)', 'court(2,2)', 'court(3,2)'];

  test('[KZ-DUN-15] held at the button and still held: any free square of the whole court', () => {
    const court = hitting(true).answer('end-turn', 'end-turn', 'end-turn');
    expect(court).toBeAskedFor('leave-dungeon', { rule: 'KZ-DUN-13', seat: 0 });
    // 24 squares of floor, Bo’s left out.
    expect(court.offered).toHaveLength(1 + 23);
    expect(court).not.toOffer('court(7,0)');
    court.answer('court(0,0)');
    expect(court.heard('arrived')).toMatchObject([{ rule: 'KZ-DUN-15', how: 'left' }]);
    // She keeps it (KZ-ORB-18).
    expect(court.of('Ana').held).toHaveLength(1);
  });

  test('[KZ-DUN-16] held only at the button: the ordinary exit', () => {
    const court = hitting(true).answer('take-over', 'end-turn', 'end-turn', 'end-turn');
    expect(court.of('Abe').held).toHaveLength(1);
    expect(court).toOfferOnly(...ORDINARY);
    court.answer('court(1,2)');
    expect(court.heard('arrived')).toMatchObject([{ rule: 'KZ-DUN-13' }]);
  });

  test('[KZ-DUN-16] held only at the arrival: the ordinary exit', () => {
    const court = hitting(false).answer('pick-up', 'hand-over', 'end-turn', 'end-turn', 'end-turn');
    expect(court.of('Ana').held).toHaveLength(1);
    expect(court).toOfferOnly(...ORDINARY);
  });

  test('[KZ-DUN-15] another orb does not do it', () => {
    const court = begin({
      court: MAP,
      athletes: [ours('Ana', 'dungeon(3,1)', { holds: ['blue', 'neutral'], stowed: true })],
      turn: 'Ana',
    }).answer('button', 'end-turn');
    expect(court).toOfferOnly(...ORDINARY);
  });
});

describe('Taken Out on the way out', () => {
  test('[KZ-DUN-17] [KZ-DUN-12] spawn square or outside of that exit, with one HP less', () => {
    const court = begin({
      court: MAP,
      athletes: [
        ours('Ana', 'dungeon(3,1)', { hp: 2 }),
        theirs('Bo', 'dungeon(4,2)'),
        ours('Abe', '0,0'),
      ],
      turn: 'Ana',
    }).answer('pick-up', 'button', 'end-turn', 'end-turn', 'end-turn');
    court.answer('stay');
    court.answer('button');
    court.answer('walk', ['dungeon(2,2)']);
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 1 });
    court.answer('yes');
    expect(court.of('Ana').comes).toEqual({ from: 'taken-out', exit: 0 });
    court.answer('end-turn', 'end-turn');
    expect(court).toBeAskedFor('appear', { rule: 'KZ-DUN-17', seat: 0 });
    // Not the whole court: the orb is gone.
    expect(court).toOfferOnly(...SPAWN, 'court(1,2)', 'court(2,2)', 'court(3,2)');
    court.answer('court(2,2)');
    expect(court.of('Ana')).toMatchObject({ hp: 7, maxHp: 7, comes: { from: 'map' } });
    expect(court.heard('arrived').at(-1)).toMatchObject({ rule: 'KZ-DUN-17', how: 'left' });
  });

  test('[KZ-DUN-17] a spawn square too', () => {
    const court = returning([ours('Ana', '0,0')], takenOut('Ana', { exit: 1 }));
    expect(court).toOfferOnly(...SPAWN, 'court(4,2)', 'court(5,2)', 'court(6,2)');
    court.answer('dungeon(0,3)');
    expect(court.heard('arrived')).toMatchObject([{ rule: 'KZ-DUN-17', how: 'spawned' }]);
  });
});
