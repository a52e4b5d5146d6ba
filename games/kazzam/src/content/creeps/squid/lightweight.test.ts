import { describe, expect, test } from 'vitest';
import { ways } from '../../../../test/creep-court.ts';
import { MAP } from '../../../../test/dungeon-court.ts';
import { begin, floor, ours, row, type Told, theirs } from '../../../../test/table.ts';
import { force } from '../../../rules/movement/forced.ts';
import { teleport, throwOff } from '../../../rules/movement/relocate.ts';
import { den, grip, grips, S1, S2, S3, squids } from './testing/den.ts';

describe('whoever squids hold', () => {
  test('[KM-SQUID-02] moves on, two squares slower for each of them', () => {
    for (const [members, left] of [
      [['4,2'], 4],
      [['4,2', '4,3'], 2],
    ] as const) {
      const statuses = members.map((_, at) => grip(`Dungeon Squid ${at + 1}`));
      const court = den({
        athletes: [theirs('Bo', '5,2', { statuses })],
        creeps: [squids(members)],
      });
      const path = row(2, 6, 7, 8, 9, 10, 11);
      court.answer('walk');
      expect(court.refusal(path.slice(0, left + 1))).toBeDefined();
      expect(court.answer(path.slice(0, left)).at('Bo')).toBe(path[left - 1]);
    }
  });

  test('[KM-SQUID-02] [KZ-MOVE-18] with no speed left neither walks nor Shifts', () => {
    const court = den({
      athletes: [theirs('Bo', '5,2', { statuses: [S1, S2, S3].map((by) => grip(by)) })],
      creeps: [squids(['4,2', '4,3', '5,3'])],
    });
    expect(court).not.toOffer('walk', 'shift');
    expect(court).toOffer('escape');
  });

  test('[KM-SQUID-02] [KZ-MOVE-02] Prone it crawls, at half of what is left', () => {
    const court = den({
      athletes: [theirs('Bo', '5,2', { statuses: [grip(S1), 'prone'] })],
      creeps: [squids(['4,2'])],
    }).answer('walk', row(2, 6, 7));
    expect(court.at('Bo')).toBe('court(7,2)');
  });

  test('[KM-SQUID-02] [KZ-MOVE-18] stays where it is if somebody else holds it as well', () => {
    const held = { status: 'grabbed', by: 'Guardian Bear 1', ends: 'escape' };
    const court = den({
      athletes: [theirs('Bo', '5,2', { statuses: [grip(S1), held] })],
      creeps: [
        squids(['4,2']),
        { group: 'bears', members: [{ at: '6,2', statuses: ['stunned'] }], enemies: [] },
      ],
    });
    expect(court).not.toOffer('walk', 'shift');
  });

  test('[KM-SQUID-02] [KZ-STAT-69] is Grabbed all the same: no Opportunities', () => {
    const court = den({
      athletes: [ours('Ana', '4,3', { statuses: [grip(S1)] }), theirs('Bo', '4,2')],
      creeps: [squids(['5,3'], ['Ana'])],
    }).answer('walk', ['court(4,1)', 'court(4,0)']);
    expect(court.at('Bo')).toBe('court(4,0)');
    expect(court.heard('opportunity')).toEqual([]);
  });
});

describe('squids that hold somebody', () => {
  test('[KM-SQUID-02] come along: the first to the square just left, the others as near as can be (D-73)', () => {
    const court = den({
      athletes: [theirs('Bo', '5,2', { statuses: [grip(S1), grip(S2)] })],
      creeps: [squids(['4,1', '4,2'])],
    }).answer('walk', ['court(6,2)']);
    expect(court.at(S1)).toBe('court(5,2)');
    // Of (5,1) and (5,3) Bo says which.
    expect(court).toBeAskedFor('drag', { rule: 'KM-SQUID-02', seat: 1 });
    expect(court).toOfferOnly('court(5,1)', 'court(5,3)');
    court.answer('court(5,3)');
    expect([court.at(S2), grips(court)]).toEqual(['court(5,3)', [`${S1} > Bo`, `${S2} > Bo`]]);
  });

  test('[KM-SQUID-02] one that is still beside it stays where it is', () => {
    const court = den({
      athletes: [theirs('Bo', '5,2', { statuses: [grip(S1)] })],
      creeps: [squids(['5,1'])],
    }).answer('walk', ['court(6,2)']);
    expect([court.at(S1), grips(court)]).toEqual(['court(5,1)', [`${S1} > Bo`]]);
  });

  /** Bo goes into a gap with a squid on either side of him, and Ana beyond it. */
  const narrow = () =>
    den({
      rows: ['...#####', '........', '...#####'],
      athletes: [ours('Ana', '5,1'), theirs('Bo', '3,1', { statuses: [grip(S1), grip(S2)] })],
      creeps: [squids(['2,0', '2,2'])],
    }).answer('walk', ['court(4,1)']);

  test('[KM-SQUID-02] without a free square its Grab ends (D-73)', () => {
    const court = narrow();
    expect([court.at(S1), court.at(S2)]).toEqual(['court(3,1)', 'court(2,2)']);
    expect(grips(court)).toEqual([`${S1} > Bo`]);
    expect(court).toHaveHeard({ type: 'status-over', who: 'Bo', by: S2, rule: 'KM-SQUID-02' });
  });

  test('[KM-SQUID-02] [KZ-OPP-02] one that is left behind takes an Opportunity (D-72)', () => {
    const court = narrow();
    expect(court.heard('opportunity').map(({ by }) => by)).toEqual([court.id(S2)]);
  });

  test('[KM-SQUID-02] [KZ-OPP-02] those that come along take no Opportunity, others do (D-72)', () => {
    const court = den({
      athletes: [theirs('Bo', '5,2', { statuses: [grip(S1)] })],
      creeps: [squids(['4,2', '5,3'])],
    }).answer('walk', ['court(6,2)']);
    expect(court.heard('opportunity').map(({ by }) => by)).toEqual([court.id(S2)]);
  });

  const pushed = (more: Told = {}) =>
    begin({
      court: floor(12, 6),
      athletes: [theirs('Bo', '5,2', { statuses: [grip(S1)], ...more }), ours('Ana', '11,5')],
      creeps: [squids(['4,2'])],
      turn: 'Ana',
    });

  test('[KM-SQUID-02] [KZ-FORCE-15] come along when it is moved by force, and do not keep it back', () => {
    const court = pushed();
    const slide = { how: 'slide', squares: 2, by: 1, source: 'test', from: -1 } as const;
    court.run(force(court, 0, { ...slide, rule: 'KZ-FORCE-05' }), row(2, 6, 7));
    // Nobody has rolled to get free.
    expect([court.at('Bo'), court.at(S1)]).toEqual(['court(7,2)', 'court(6,2)']);
    expect(grips(court)).toEqual([`${S1} > Bo`]);
  });

  test('[KM-SQUID-02] [KZ-FORCE-14] come along when it is thrown', () => {
    const court = pushed();
    const thrown = { squares: 3, by: 1, from: court.of(S1), rule: 'KZ-FORCE-14' };
    court.run(throwOff(court, 0, thrown), 'court(8,2)', 'court(7,2)');
    expect([court.at('Bo'), court.at(S1)]).toEqual(['court(8,2)', 'court(7,2)']);
  });

  test('[KM-SQUID-02] [KZ-FORCE-12] let go when it is teleported', () => {
    const court = pushed();
    court.run(teleport(court, 0, { squares: 1, by: 0, rule: 'KZ-FORCE-12' }), 'court(5,1)');
    expect([grips(court), court.at(S1)]).toEqual([[], 'court(4,2)']);
  });

  test('[KZ-FORCE-16] [KZ-STAT-29] drag it along when they walk themselves, at half their speed', () => {
    const court = den({
      athletes: [
        ours('Ana', '1,2', { statuses: [grip(S1)] }),
        theirs('Bo', '6,2', { hp: 20, maxHp: 20 }),
      ],
      creeps: [squids(['2,2'])],
      rolls: [5],
    }).answer('end-turn');
    // Three squares bring it to Bo, and Ana follows.
    expect(ways(court, S1).map(({ length }) => length)).toEqual([3]);
    expect(grips(court)).toEqual([`${S1} > Ana`]);
    expect(court.of('Bo')).toHaveStatus('prone');
  });
});

describe('leaving the Dungeon', () => {
  /** Ana has hit the button of exit E; squids hold her or not. */
  const leaving = (more: Told, { orb = -1, rolls = [] as readonly number[] } = {}) => {
    const court = begin(
      {
        court: MAP,
        athletes: [theirs('Bo', '7,0'), ours('Ana', 'dungeon(2,1)', more)],
        creeps: [squids(['dungeon(1,1)'], ['Ana'])],
        turn: 'Bo',
      },
      { rolls },
    );
    court.of('Ana').comes = { from: 'button', exit: 0, orb };
    if (orb >= 0) {
      const item = court.state.items[orb];
      if (item !== undefined) item.place = { at: 'held', creature: court.id('Ana') };
      court.of('Ana').held = [orb];
    }
    return court.answer('end-turn');
  };
  const neutral = 0;

  test('[KM-SQUID-03] what it holds stays behind in its square, and so does the squid', () => {
    const court = leaving({ statuses: [grip(S1)] }, { orb: neutral });
    // No free choice for the orb of the Dungeon.
    expect(court).toOfferOnly('stay', 'court(1,2)', 'court(2,2)', 'court(3,2)');
    court.answer('court(2,2)');
    expect([court.at('Ana'), court.of('Ana').held, grips(court)]).toEqual(['court(2,2)', [], []]);
    const cell = court.cell(2, 1, 'dungeon');
    expect(court.state.items[neutral]?.place).toEqual({ at: 'ground', cell });
    expect(court.at(S1)).toBe('dungeon(1,1)');
  });

  test('[KM-SQUID-03] its implement comes with it', () => {
    const court = leaving({ statuses: [grip(S1)] }, { orb: neutral }).answer('court(2,2)');
    expect(court).toOffer('basic-implement-attack');
  });

  test('[KM-SQUID-03] [KZ-DUN-15] held by nobody it keeps all, and chooses freely', () => {
    const court = leaving({}, { orb: neutral });
    expect(court.offered.length).toBeGreaterThan(10);
    court.answer('court(6,0)');
    expect(court.of('Ana')).toHoldOrbs('orb-0');
  });

  test('[KM-SQUID-03] who stays keeps all', () => {
    const court = leaving({ statuses: [grip(S1)] }, { orb: neutral }).answer('stay');
    expect(court.of('Ana')).toHoldOrbs('orb-0');
    expect(grips(court)).toEqual([`${S1} > Ana`]);
  });

  test('[KM-SQUID-03] [KR-SPEC-09] a Runner may keep the orb, and with it the free choice', () => {
    const runner = { role: 'specialist', specialisation: 'runner', statuses: [grip(S1)] };
    const court = leaving(runner, { orb: neutral, rolls: [6] }).answer('court(2,2)', 'yes');
    expect(court).toBeAskedFor('leave-dungeon', { rule: 'KZ-DUN-15', seat: 0 });
    court.answer('court(6,0)');
    expect([court.at('Ana'), court.of('Ana').held]).toEqual(['court(6,0)', [neutral]]);
  });

  test('[KM-EX-08] walks up with two squids, hits the button, and leaves without the orb', () => {
    const asleep = (at: string) => ({ at: `dungeon(${at})`, statuses: ['stunned'] });
    const court = begin({
      court: MAP,
      athletes: [
        ours('Ana', 'dungeon(4,3)', { statuses: [grip(S1), grip(S2)] }),
        theirs('Bo', '7,0'),
      ],
      creeps: [squids([asleep('5,2'), asleep('5,3')], ['Ana'])],
      turn: 'Ana',
    });
    const [orb] = court.state.items;
    if (orb !== undefined) orb.place = { at: 'held', creature: 0 };
    court.of('Ana').held = [0];
    court.answer('walk', ['dungeon(4,2)', 'dungeon(3,1)'], 'button', 'end-turn');
    expect(grips(court)).toEqual([`${S1} > Ana`, `${S2} > Ana`]);
    court.answer('end-turn', 'court(2,2)');
    expect([court.at('Ana'), court.of('Ana').held]).toEqual(['court(2,2)', []]);
    const cell = court.cell(3, 1, 'dungeon');
    expect(orb?.place).toEqual({ at: 'ground', cell });
  });

  test('[KM-CRP-26] [KC-POR-33] and none is forced through a portal out of the Dungeon', () => {
    const court = begin({
      court: MAP,
      athletes: [ours('Ana', 'dungeon(2,3)'), theirs('Bo', '7,0')],
      creeps: [squids([{ at: 'dungeon(4,3)', statuses: ['stunned'] }], ['Ana'])],
      turn: 'Ana',
    });
    const [inside, outside] = [court.cell(4, 2, 'dungeon'), court.cell(4, 1)];
    court.state.changed = [
      { cell: inside, kind: 'portal-entry', end: outside },
      { cell: outside, kind: 'portal-entry', end: inside },
    ];
    const squid = court.id(S1);
    const by = court.id('Ana');
    const how = { how: 'slide', squares: 1, by, from: court.of('Ana') } as const;
    court.start(force(court, squid, { ...how, rule: 'TEST', source: 'test' }));
    expect(court.ends).toContain('dungeon(5,3)');
    expect(court.ends.filter((square) => square.startsWith('court'))).toEqual([]);
  });

  test('[KM-SQUID-03] [KM-CRP-26] [KC-POR-33] nor does one come along through a portal out of the Dungeon, nor the orb', () => {
    const court = begin({
      court: MAP,
      athletes: [ours('Ana', 'dungeon(4,3)', { statuses: [grip(S1)] }), theirs('Bo', '7,0')],
      creeps: [squids([{ at: 'dungeon(5,3)', statuses: ['stunned'] }], ['Ana'])],
      turn: 'Ana',
    });
    const [orb] = court.state.items;
    if (orb !== undefined) orb.place = { at: 'held', creature: 0 };
    court.of('Ana').held = [0];
    const [inside, outside] = [court.cell(4, 2, 'dungeon'), court.cell(4, 1)];
    const portals = [
      { cell: inside, kind: 'portal-entry', end: outside },
      { cell: outside, kind: 'portal-entry', end: inside },
    ] as const;
    court.state.changed = [...portals];
    court.answer('walk', ['court(4,2)']);
    expect([court.at('Ana'), court.of('Ana').held, grips(court)]).toEqual(['court(4,2)', [], []]);
    expect(orb?.place).toEqual({ at: 'ground', cell: court.cell(4, 3, 'dungeon') });
    expect(court.at(S1)).toBe('dungeon(5,3)');
  });
});
