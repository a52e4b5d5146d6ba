import { describe, expect, test } from 'vitest';
import { dropSquares } from '../src/rules/harm/items.ts';
import { ana, withOrbs } from './orb-court.ts';
import { begin, floor, ours, type Told, theirs } from './table.ts';

describe('from hand to hand', () => {
  test('[KZ-ORB-13] a Move Action of the giver, to an ally beside it', () => {
    const court = ana({ holds: ['blue'] }, {}, [ours('Abe', '2,2'), theirs('Bo', '0,1')]);
    expect(withOrbs(court)).toEqual(['hand-over', 'drop']);
    court.answer('hand-over');
    expect(court.of('Ana')).toHoldOrbs();
    expect(court.of('Abe')).toHoldOrbs('orb-0');
    expect(court.state.items[0]?.place).toEqual({ at: 'held', creature: court.id('Abe') });
    expect(court.state.turn).toMatchObject({ creature: 0, moveActions: 0, attackActions: 1 });
    expect(court.heard('orb')).toMatchObject([{ rule: 'KZ-ORB-13', who: 0, what: 'handed' }]);
  });

  test('[KZ-ORB-13] not to one two squares away, and not to an enemy', () => {
    const far = ana({ holds: ['blue'] }, { court: floor(4, 3) }, [
      ours('Abe', '3,1'),
      theirs('Bo', '0,1'),
    ]);
    expect(withOrbs(far)).toEqual(['drop']);
  });

  test('[KZ-ORB-09] [KZ-ORB-13] an ally stows for it, but two orbs fill its hands', () => {
    const taker = (more: Told) => ana({ holds: ['blue'] }, {}, [ours('Abe', '2,2', more)]);
    const stowing = taker({ holds: ['blue'] }).answer('hand-over');
    expect(stowing.of('Abe')).toMatchObject({ stowed: true });
    expect(stowing.of('Abe').held).toHaveLength(2);
    const full = taker({ stowed: true, holds: ['blue', 'blue'] });
    expect(full).not.toOffer('hand-over');
    expect(full).toOffer('take-over');
  });

  test('[KZ-ORB-13] to whom and which, where there are several', () => {
    const court = ana({ stowed: true, holds: ['blue', 'neutral'] }, {}, [
      ours('Abe', '2,2'),
      ours('Ada', '0,0'),
    ]).answer('hand-over');
    expect(court).toBeAskedFor('hand-to', { rule: 'KZ-ORB-13', seat: 0 });
    expect(court).toOfferOnly('Abe', 'Ada');
    court.answer('Ada');
    expect(court).toBeAskedFor('hand-which', { rule: 'KZ-ORB-13', seat: 0 });
    court.answer('orb-1');
    expect(court.of('Ada')).toHoldOrbs('orb-1');
    expect(court.of('Ana')).toHoldOrbs('orb-0');
  });

  test('[KZ-ORB-14] a Move Action of the taker, from an ally beside it', () => {
    const court = ana({}, {}, [ours('Abe', '2,2', { holds: ['blue'] })]);
    expect(withOrbs(court)).toEqual(['take-over']);
    court.answer('take-over');
    expect(court.of('Ana')).toHoldOrbs('orb-0');
    expect(court.of('Abe')).toHoldOrbs();
    expect(court.state.turn?.moveActions).toBe(0);
    expect(court.heard('orb')).toMatchObject([{ rule: 'KZ-ORB-14', who: 0, what: 'taken-over' }]);
  });

  test('[KZ-ORB-13] [KZ-ORB-14] only allies who have a hand or an orb come into question', () => {
    const allies = [
      ours('Abe', '2,2', { stowed: true, holds: ['blue', 'blue'] }),
      ours('Ada', '0,0'),
      ours('Amy', '2,0'),
    ];
    expect(ana({ holds: ['blue'] }, {}, allies).answer('hand-over')).toOfferOnly('Ada', 'Amy');
    // Only Abe has any: the one question is which.
    const taking = ana({}, {}, allies).answer('take-over');
    expect(taking).toBeAskedFor('take-which', { rule: 'KZ-ORB-14', seat: 0 });
  });

  test('[KZ-ORB-13] [KZ-ORB-14] an ally of another seat is asked whether it is willing', () => {
    const holding = (who: 'Ana' | 'Abe') =>
      ana(
        who === 'Ana' ? { holds: ['blue'] } : {},
        { court: floor(9, 3) },
        [
          ours('Abe', '2,1', { seat: 1, ...(who === 'Abe' ? { holds: ['blue'] } : {}) }),
          theirs('Bo', '7,1'),
        ],
        { seats: 3 },
      );
    const passed = (who: 'Ana' | 'Abe', answer: string) => {
      const court = holding(who).answer(who === 'Ana' ? 'hand-over' : 'take-over');
      expect([court.open.why.key, court.open.seat]).toEqual(['willing', 1]);
      court.answer(answer);
      return [court.of('Ana').held, court.of('Abe').held];
    };
    expect([passed('Ana', 'yes'), passed('Ana', 'no')]).toEqual([
      [[], [0]],
      [[0], []],
    ]);
    expect([passed('Abe', 'yes'), passed('Abe', 'no')]).toEqual([
      [[0], []],
      [[], [0]],
    ]);
  });

  test('[KZ-ORB-14] [KZ-ORB-09] not with both hands full', () => {
    const court = ana({ stowed: true, holds: ['blue', 'blue'] }, {}, [
      ours('Abe', '2,2', { holds: ['blue'] }),
    ]);
    expect(court).not.toOffer('take-over');
    expect(court).toOffer('hand-over');
  });

  test('[KZ-ORB-16] nothing is taken from the hands of an enemy', () => {
    const court = ana({}, {}, [theirs('Bo', '2,2', { holds: ['red'] })]);
    expect(withOrbs(court)).toEqual([]);
    const neutral = ana({}, {}, [theirs('Bo', '2,2', { holds: ['neutral'] })]);
    expect(withOrbs(neutral)).toEqual([]);
  });

  test('[KZ-AI-05] coming to hold an orb in any way makes an enemy of its group', () => {
    const court = begin({
      athletes: [ours('Ana', '12,4'), ours('Abe', '13,5')],
      turn: 'Ana',
    }).answer('pick-up', 'hand-over');
    const bears = court.state.groups.find(({ id }) => id === 'bears');
    expect(bears?.enemies).toEqual([0, 1]);
  });
});

describe('dropping', () => {
  test('[KZ-ORB-15] free, onto the own square or one beside it that is not Blocking', () => {
    const court = ana({ holds: ['blue'] }, { court: ['#o.', 'R..', '...'] }, [theirs('Bo', '2,2')]);
    court.answer('drop');
    expect(court).toBeAskedFor('drop-where', { rule: 'KZ-ORB-15', seat: 0 });
    // Occupied or not; over a pedestal too; not the wall.
    expect([...court.offered].sort()).toEqual(
      [
        'court(1,1)',
        'court(1,0)',
        'court(2,0)',
        'court(0,1)',
        'court(2,1)',
        'court(0,2)',
        'court(1,2)',
        'court(2,2)',
      ].sort(),
    );
    court.answer('court(2,2)');
    expect(court.state.items.at(-1)?.place).toEqual({ at: 'ground', cell: court.cell(2, 2) });
    expect(court.of('Ana')).toHoldOrbs();
    expect(court.state.turn).toMatchObject({ moveActions: 1, attackActions: 1, roleActions: 1 });
    expect(court.heard('orb')).toMatchObject([{ rule: 'KZ-ORB-15', what: 'dropped' }]);
  });

  test('[KZ-GRID-09] [KZ-ORB-15] not over the edge', () => {
    const { state } = begin({ court: floor(2, 1), athletes: [ours('Ana', '0,0')], turn: 'Ana' });
    expect(dropSquares(state, 0)).toEqual([0, 1]);
  });

  test('[KZ-ORB-17] [KZ-ORB-22] a Taken Out carrier leaves all it holds where it stood', () => {
    const court = begin({
      court: ['R.....', '......', '......', '', '#E#', 'st.'],
      athletes: [
        ours('Ana', '3,1', { hp: 2, stowed: true, holds: ['blue', 'neutral'] }),
        theirs('Bo', '4,1', { implement: 'wand' }),
      ],
      turn: 'Ana',
    }).answer('walk', ['court(2,1)'], 'yes');
    expect(court.of('Ana')).toStandAt('nowhere');
    expect(court.of('Ana')).toHoldOrbs();
    expect(court.state.items.slice(1).map(({ place }) => place)).toEqual([
      { at: 'ground', cell: court.cell(3, 1) },
      { at: 'ground', cell: court.cell(3, 1) },
    ]);
    // Bo may take the neutral one, not the blue one.
    court.answer('pick-up');
    expect(court.of('Bo').held.map((orb) => court.state.items[orb]?.team)).toEqual([undefined]);
  });

  test('[KZ-ORB-18] walking and portals leave what is held in hand', () => {
    const court = begin({
      court: ['.P#.p#'],
      athletes: [ours('Ana', '0,0', { holds: ['blue'] })],
      turn: 'Ana',
    }).answer('walk', ['court(3,0)']);
    expect(court.of('Ana')).toStandAt('3,0');
    expect(court.of('Ana')).toHoldOrbs('orb-0');
    expect(court.state.items[0]?.place).toEqual({ at: 'held', creature: 0 });
  });
});

describe('a stowed implement', () => {
  const armed = (more: Told) =>
    ana(more, { court: ['...', '...', '...'] }, [theirs('Bo', '2,2', { stowed: true })]);

  test('[KZ-STOW-02] no attack of any kind', () => {
    const attacks = ['basic-physical-attack', 'basic-implement-attack', 'charge'];
    const offered = (stowed: boolean) =>
      armed({ implement: 'sword', stowed }).offered.filter((id) => attacks.includes(id));
    expect(offered(true)).toEqual([]);
    expect(offered(false)).toEqual(attacks);
  });

  test('[KZ-STOW-01] [KZ-STOW-05] drawing it costs nothing and needs a free hand', () => {
    const court = armed({ stowed: true, holds: ['blue'] }).answer('draw-implement');
    expect(court.of('Ana').stowed).toBe(false);
    expect(court.state.turn).toMatchObject({ moveActions: 1, attackActions: 1, roleActions: 1 });
    expect(court).toOffer('basic-physical-attack');
    expect(court).not.toOffer('draw-implement');
    const full = armed({ stowed: true, holds: ['blue', 'blue'] });
    expect(full).not.toOffer('draw-implement');
    full.answer('drop', 'orb-0', 'court(1,1)');
    expect(full).toOffer('draw-implement');
  });
});
