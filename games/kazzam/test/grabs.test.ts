import { describe, expect, test } from 'vitest';
import { BITS, giveStatus, has } from '../src/rules/effects/status.ts';
import { grab, holds, letGo } from '../src/rules/harm/grabs.ts';
import { inflict } from '../src/rules/harm/inflict.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { type Force, force } from '../src/rules/movement/forced.ts';
import { teleport } from '../src/rules/movement/relocate.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const WIDTH = 12;
const cell = (x: number, y: number): number => y * WIDTH + x;
const at = (x: number, y: number): string => `court(${x},${y})`;

/** Quin holds Rae; further athletes after them. */
function pair(
  quin: string,
  rae: string,
  rolls: readonly number[] = [],
  { rows = floor(WIDTH, 9), more = [], zones = [] }: Around = {},
): Court {
  return begin(
    {
      court: rows,
      athletes: [
        ours('Quin', quin),
        theirs('Rae', rae, { statuses: [{ status: 'grabbed', by: 'Quin', ends: 'escape' }] }),
        ...more,
      ],
      zones,
      turn: 'Quin',
    },
    { rolls },
  );
}
interface Around {
  readonly rows?: readonly string[];
  readonly more?: readonly Told[];
  readonly zones?: readonly Told[];
}
const cells = (t: Court) => t.state.creatures.map((creature) => creature.cell);
const moved = (more: Partial<Force>): Force => ({
  how: 'slide',
  squares: 2,
  by: 0,
  source: 'test',
  from: -1,
  rule: 'KZ-FORCE-05',
  ...more,
});

describe('a Grab against forced movement', () => {
  const pulled = (die: number) => {
    const t = pair('4,5', '5,5', [die]);
    const pull = moved({ how: 'pull', by: 1, from: cell(8, 5) });
    t.run(force(t, 1, pull), [at(6, 5), at(7, 5)], 'roll');
    return [cells(t)[1], holds(t.state, 0, 1)];
  };
  test('[KZ-EX-12] [KZ-FORCE-15] a failed escape keeps the victim where it is', () => {
    expect(pulled(3)).toEqual([cell(5, 5), true]);
  });
  test('[KZ-EX-12] [KZ-FORCE-15] a good one frees it, and it goes on', () => {
    expect(pulled(4)).toEqual([cell(7, 5), false]);
  });
  test('[KZ-EX-12] [KZ-FORCE-15] [KZ-FORCE-16] its grabber drags it along, after one attempt', () => {
    const t = pair('4,5', '5,5', [2]);
    const push = moved({ how: 'push', by: 1, from: cell(5, 4) });
    // The square that Quin has just left, the first time of two that would do.
    t.run(force(t, 0, push), [at(3, 6), at(2, 7)], 'roll', at(4, 5));
    expect([...cells(t), holds(t.state, 0, 1)]).toEqual([cell(2, 7), cell(3, 6), true]);
  });
  test('[KZ-FORCE-15] others who hold each other have nothing to do with it', () => {
    const t = pair('4,5', '5,5', [], { more: [ours('Tim', '8,1')] });
    t.run(force(t, 2, moved({ by: 1, how: 'slide', squares: 1 })), [at(9, 1)]);
    expect([cells(t)[2], holds(t.state, 0, 1)]).toEqual([cell(9, 1), true]);
  });
  test('[KZ-FORCE-15] free, it stays behind', () => {
    const t = pair('4,5', '5,5', [6]);
    const push = moved({ how: 'push', by: 1, from: cell(5, 4) });
    t.run(force(t, 0, push), [at(3, 6), at(2, 7)], 'roll');
    expect([...cells(t), holds(t.state, 0, 1)]).toEqual([cell(2, 7), cell(5, 5), false]);
  });
  test('[KZ-FORCE-16] without a square for each of two victims it cannot be moved on', () => {
    const rows = ['............', '#####.######'];
    const statuses = [{ status: 'grabbed', by: 'Quin', ends: 'escape' }];
    const t = pair('4,0', '5,0', [1], { rows, more: [theirs('Sue', '5,1', { statuses })] });
    t.run(force(t, 0, moved({ by: 1 })), [at(3, 0)], 'roll');
    // Both could only come to where Quin stands now.
    expect(cells(t)).toEqual([cell(4, 0), cell(5, 0), cell(5, 1)]);
    const single = pair('4,0', '5,0', [1], { rows });
    single.run(force(single, 0, moved({ by: 1 })), [at(3, 0)], 'roll');
    expect(cells(single)).toEqual([cell(3, 0), cell(4, 0)]);
  });
  test('[KZ-FORCE-16] [KZ-FORCE-08] who is dragged into danger may roll, and stops its grabber', () => {
    const zones = [{ cells: ['4,0'], damage: 2 }];
    const rows = ['............', ...Array(8).fill('############')];
    // Rae fails to get free, then rolls to safety: Quin does not take the step, nor lets go.
    const t = pair('4,0', '5,0', [1, 5], { rows, zones });
    t.run(force(t, 0, moved({ by: 1 })), [at(3, 0)], 'roll', 'yes', 'no');
    expect(cells(t)).toEqual([cell(4, 0), cell(5, 0)]);
    expect([t.of('Rae').hp, holds(t.state, 0, 1)]).toEqual([8, true]);
    // Let go, it does not keep Quin from being moved on (D-12).
    const left = pair('4,0', '5,0', [1, 5], { rows, zones });
    left.run(force(left, 0, moved({ by: 1 })), [at(3, 0)], 'roll', 'yes', 'yes', [at(3, 0)]);
    expect([...cells(left), holds(left.state, 0, 1)]).toEqual([cell(3, 0), cell(5, 0), false]);
    const hurt = pair('4,0', '5,0', [1, 2], { rows, zones });
    hurt.run(force(hurt, 0, moved({ by: 1 })), [at(3, 0)], 'roll', 'yes');
    expect([...cells(hurt), hurt.of('Rae').hp]).toEqual([cell(3, 0), cell(4, 0), 6]);
  });
});

describe('a grabber that walks', () => {
  const walking = (quin: Told, rae: Told, path: readonly string[], rolls: readonly number[] = []) =>
    begin(
      {
        court: floor(WIDTH, 1),
        athletes: [
          ours('Quin', '4,0', quin),
          theirs('Rae', '5,0', {
            statuses: [{ status: 'grabbed', by: 'Quin', ends: 'escape' }],
            ...rae,
          }),
        ],
        zones: rolls.length > 0 ? [{ cells: ['3,0'], damage: 1 }] : [],
        turn: 'Quin',
      },
      { rolls },
    ).answer('walk', path);
  test('[KZ-FORCE-17] [KZ-STAT-29] goes at half its speed and drags its victim along', () => {
    const court = walking({}, {}, [at(3, 0), at(2, 0), at(1, 0)]);
    expect([court.at('Quin'), court.at('Rae')]).toEqual([at(1, 0), at(2, 0)]);
    expect(court.heard('opportunity')).toEqual([]);
    expect(() => walking({}, {}, [at(3, 0), at(2, 0), at(1, 0), at(0, 0)])).toThrow();
  });
  test('[KZ-FORCE-16] it picks the square beside it, usually the one that it leaves', () => {
    const court = begin({
      court: floor(WIDTH, 3),
      athletes: [
        ours('Quin', '4,1'),
        theirs('Rae', '5,1', { statuses: [{ status: 'grabbed', by: 'Quin', ends: 'escape' }] }),
      ],
      turn: 'Quin',
    }).answer('walk', [at(3, 1)]);
    expect(court).toBeAskedFor('drag', { rule: 'KZ-FORCE-16', seat: 0 });
    expect(court.open.why.params).toEqual({ who: court.id('Rae'), by: court.id('Quin') });
    expect(court.open).toMatchObject({ fallback: 0 });
    expect(court).toOfferOnly(at(4, 1), at(4, 0), at(4, 2));
    court.answer(at(4, 2));
    expect([court.at('Quin'), court.at('Rae')]).toEqual([at(3, 1), at(4, 2)]);
  });
  const beside = ['############', '............', '###.#.######'];
  test('[KZ-FORCE-16] [KZ-OPP-02] [KZ-OPP-03] a step that it cannot take lays it open to nobody', () => {
    const statuses = [{ status: 'grabbed', by: 'Quin', ends: 'escape' }];
    const court = begin({
      court: beside,
      athletes: [
        ours('Quin', '4,1'),
        theirs('Rae', '5,1', { statuses }),
        theirs('Sue', '5,2', { statuses }),
        theirs('Tom', '3,2'),
      ],
      turn: 'Quin',
    }).answer('walk', [at(3, 1)], [at(3, 1)]);
    expect([court.at('Quin'), court.asked]).toEqual([at(4, 1), 'action KZ-ACT-01 seat 0']);
    expect(court.heard('opportunity')).toEqual([]);
  });
  test('[KZ-FORCE-16] [KZ-OPP-02] [KZ-OPP-03] nor one that a victim keeps it from: once let go, it leaves its square once', () => {
    const court = begin(
      {
        court: beside,
        athletes: [
          ours('Quin', '4,1'),
          theirs('Rae', '5,1', { statuses: [{ status: 'grabbed', by: 'Quin', ends: 'escape' }] }),
          theirs('Tom', '3,2'),
        ],
        zones: [{ cells: ['4,1'], damage: 1 }],
        turn: 'Quin',
      },
      { rolls: [5] },
    ).answer('walk', [at(3, 1)]);
    // The roll comes first, and then there is no step yet.
    expect(court).toBeAskedFor('roll-to-safety', { rule: 'KZ-FORCE-08', seat: 1 });
    court.answer('yes', 'yes');
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 0 });
    court.answer([at(3, 1)]);
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 1 });
    court.answer('yes');
    expect([court.at('Quin'), court.of('Quin').hp]).toEqual([at(3, 1), 5]);
    expect(court.heard('opportunity')).toHaveLength(1);
  });
  test('[KZ-FORCE-16] whom it has dragged into its way keeps it from going there', () => {
    const court = begin({
      court: floor(WIDTH, 3),
      athletes: [
        ours('Quin', '4,1'),
        theirs('Rae', '5,1', { statuses: [{ status: 'grabbed', by: 'Quin', ends: 'escape' }] }),
      ],
      turn: 'Quin',
    }).answer('walk', [at(3, 1), at(4, 2)], at(4, 2));
    expect([court.at('Quin'), court.at('Rae')]).toEqual([at(3, 1), at(4, 2)]);
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 0 });
    expect(court.ends).not.toContain(at(4, 2));
  });
  test('[KZ-STAT-28] lets go as a Free Action, and goes on at its own speed', () => {
    const court = begin({
      court: ['............'],
      athletes: [
        ours('Quin', '6,0'),
        theirs('Rae', '7,0', {
          statuses: [{ status: 'grabbed', by: 'Quin', ends: 'escape' }, 'dazed'],
        }),
      ],
      turn: 'Quin',
    }).answer(
      'let-go',
      'walk',
      [5, 4, 3, 2, 1, 0].map((x) => at(x, 0)),
    );
    expect([court.at('Quin'), court.at('Rae')]).toEqual([at(0, 0), at(7, 0)]);
  });
  const endangered = (die: number, answers: readonly string[]): Court => {
    const court = begin(
      {
        court: ['............'],
        athletes: [
          ours('Quin', '4,0'),
          theirs('Rae', '5,0', { statuses: [{ status: 'grabbed', by: 'Quin', ends: 'escape' }] }),
        ],
        zones: [{ cells: ['4,0'], damage: 1 }],
        turn: 'Quin',
      },
      { rolls: [die] },
    );
    return court.answer('walk', [at(3, 0), at(2, 0)], ...answers);
  };
  test('[KZ-FORCE-16] where no victim can follow it thinks again once, then it stays', () => {
    const statuses = [{ status: 'grabbed', by: 'Quin', ends: 'escape' }];
    const court = begin({
      court: ['............', '#####.######'],
      athletes: [
        ours('Quin', '4,0'),
        theirs('Rae', '5,0', { statuses }),
        theirs('Sue', '5,1', { statuses }),
      ],
      turn: 'Quin',
    }).answer('walk', [at(3, 0)]);
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 0 });
    court.answer([at(3, 0)]);
    expect([court.at('Quin'), court.asked]).toEqual([at(4, 0), 'action KZ-ACT-01 seat 0']);
    expect(court.state.turn?.moveActions).toBe(0);
  });
  test('[KZ-FORCE-16] it thinks again anew where it has taken a step since', () => {
    const statuses = [{ status: 'grabbed', by: 'Quin', ends: 'escape' }];
    const court = begin({
      court: ['####.####', '####.####', '###...###', '####.####', '####.####'],
      athletes: [
        ours('Quin', '4,1'),
        theirs('Rae', '3,2', { statuses }),
        theirs('Sue', '5,2', { statuses }),
      ],
      turn: 'Quin',
    });
    // At either end of the passage both could only come to the square that Quin leaves.
    court.answer('walk', [at(4, 0)], [at(4, 2), at(4, 3), at(4, 4)]);
    expect([court.at('Quin'), court.asked]).toEqual([at(4, 3), 'way.move KZ-MOVE-01 seat 0']);
    // One of its three squares is left.
    expect(court.ends).toEqual([at(4, 2), at(4, 4)]);
    court.answer([at(4, 4)]);
    expect([court.at('Quin'), court.asked]).toEqual([at(4, 3), 'action KZ-ACT-01 seat 0']);
  });
  test('[KZ-FORCE-16] a victim safe from danger stops it: the step is not taken nor paid (D-12)', () => {
    const court = endangered(5, ['yes']);
    expect(court).toBeAskedFor('let-go', { rule: 'KZ-FORCE-16', seat: 0 });
    expect(court.open.why.params).toEqual({ who: court.id('Quin'), of: court.id('Rae') });
    court.answer('yes');
    expect(has(court.of('Rae'), BITS.prone)).toBe(true);
    expect(holds(court.state, 0, 1)).toBe(false);
    // Let go, it has its three squares still.
    court.answer([at(3, 0), at(2, 0), at(1, 0)]);
    expect([court.at('Quin'), court.at('Rae'), court.of('Rae').hp]).toEqual([
      at(1, 0),
      at(5, 0),
      8,
    ]);
  });
  test('[KZ-FORCE-16] [KZ-FORCE-10] one that is not is dragged into it and hurt', () => {
    const court = endangered(3, ['yes']);
    expect([court.at('Quin'), court.at('Rae'), court.of('Rae').hp]).toEqual([
      at(2, 0),
      at(3, 0),
      7,
    ]);
  });
  test('[KZ-FORCE-16] [KZ-FORCE-10] it falls when the walk ends, not before (D-43)', () => {
    // Two steps in one go: nothing in between makes Quin think again.
    const court = endangered(3, ['yes']);
    expect(court.heard('moved').map(({ path }) => path.length)).toEqual([2]);
    expect(has(court.of('Rae'), BITS.prone)).toBe(true);
    // With a square left Quin is still under way, and Rae not down.
    const onTheWay = twice([2]).answer('yes');
    expect(onTheWay).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 0 });
    expect(has(onTheWay.of('Rae'), BITS.prone)).toBe(false);
  });
  test('[KZ-FORCE-16] held on to, it keeps its grabber where it is, whose movement is over', () => {
    const court = endangered(5, ['yes', 'no']);
    expect([court.at('Quin'), court.at('Rae'), court.asked]).toEqual([
      at(4, 0),
      at(5, 0),
      'action KZ-ACT-01 seat 0',
    ]);
    expect(court.state.turn?.moveActions).toBe(0);
  });
  /** Two dangers on the way along which Quin drags Rae; the second hurts Quin as well. */
  const twice = (rolls: readonly number[]) =>
    begin(
      {
        court: ['............'],
        athletes: [
          ours('Quin', '6,0'),
          theirs('Rae', '7,0', { statuses: [{ status: 'grabbed', by: 'Quin', ends: 'escape' }] }),
        ],
        zones: [
          { cells: ['6,0'], damage: 1 },
          { cells: ['4,0'], damage: 1 },
        ],
        turn: 'Quin',
      },
      { rolls },
    ).answer('walk', [at(5, 0), at(4, 0)]);
  test('[KZ-FORCE-11] [KZ-FORCE-16] one roll in a whole walk, though there are two dangers (D-43)', () => {
    const court = twice([2]).answer('yes', [at(3, 0)]);
    expect([court.at('Rae'), court.of('Rae').hp, court.asked]).toEqual([
      at(4, 0),
      6,
      'action KZ-ACT-01 seat 0',
    ]);
    expect(has(court.of('Rae'), BITS.prone)).toBe(true);
  });
  test('[KZ-FORCE-11] [KZ-FORCE-16] at the danger of its choice (D-43)', () => {
    const court = twice([4]).answer('no', [at(3, 0)]);
    expect(court).toBeAskedFor('roll-to-safety', { rule: 'KZ-FORCE-08', seat: 1 });
    court.answer('yes', 'no');
    // Prone before the second danger, where the step is not taken.
    expect([court.at('Quin'), court.at('Rae'), court.of('Rae').hp]).toEqual([
      at(4, 0),
      at(5, 0),
      7,
    ]);
    expect(has(court.of('Rae'), BITS.prone)).toBe(true);
  });
});

describe('how a Grab comes about and ends', () => {
  const crowd = (): Court =>
    begin({
      court: floor(WIDTH, 9),
      athletes: [
        ours('Quin', '4,4'),
        theirs('Rae', '5,4'),
        theirs('Sue', '4,5'),
        theirs('Tom', '3,4'),
      ],
      turn: 'Quin',
    });
  const seize = (t: Court, on: number, answers: readonly string[] = []) =>
    t.run(grab(t, { on, by: 0, source: 'test', ranged: false }), ...answers);
  test('[KZ-STAT-28] the held one is Immobilized', () => {
    const t = crowd();
    seize(t, 1);
    const rae = t.of('Rae');
    expect(rae && [has(rae, BITS.grabbed), has(rae, BITS.immobilized)]).toEqual([true, true]);
  });
  test('[KZ-STAT-29] [KZ-INV-21] two at most: a third needs one to be let go', () => {
    const t = crowd();
    seize(t, 1);
    seize(t, 2);
    expect(seize(t, 3, ['nobody'])).toBeUndefined();
    expect([1, 2, 3].map((id) => holds(t.state, 0, id))).toEqual([true, true, false]);
    seize(t, 3, ['Rae']);
    expect([1, 2, 3].map((id) => holds(t.state, 0, id))).toEqual([false, true, true]);
  });
  test('[KZ-STAT-28] it ends with a Taken Out, Incapacitated or teleported grabber', () => {
    const held = (end: (t: Court) => void) => {
      const t = crowd();
      seize(t, 1);
      end(t);
      return holds(t.state, 0, 1);
    };
    const until = { ends: 'match' } as const;
    const bad = { on: 0, by: 1, source: 'test', until } as const;
    expect(held((t) => takeOut(t, 0, 1))).toBe(false);
    expect(held((t) => t.run(inflict(t, { kind: 'incapacitated', ...bad })))).toBe(false);
    expect(held((t) => t.run(inflict(t, { kind: 'stunned', ...bad })))).toBe(true);
    const rule = 'KZ-FORCE-12';
    for (const id of [0, 1]) {
      const away = (t: Court) => t.run(teleport(t, id, { by: id, rule, squares: 3 }), at(4, 2));
      expect(held(away)).toBe(false);
    }
  });
  test('[KZ-STAT-28] a teleport ends the Grabs on and by who is teleported, no others', () => {
    const t = crowd();
    const rule = 'KZ-FORCE-12';
    seize(t, 1);
    t.run(grab(t, { on: 2, by: 3, source: 'test', ranged: false }));
    t.run(teleport(t, 1, { by: 1, rule, squares: 3 }), at(5, 6));
    expect([holds(t.state, 0, 1), holds(t.state, 3, 2)]).toEqual([false, true]);
  });
  test('[KZ-STAT-28] one of two who hold it lets go, the other does not', () => {
    const t = crowd();
    seize(t, 3);
    t.run(grab(t, { on: 3, by: 2, source: 'test', ranged: false }));
    letGo(t, 0, 3, 'test');
    expect([holds(t.state, 0, 3), holds(t.state, 2, 3)]).toEqual([false, true]);
  });
  test('[KZ-STAT-29] a Creep that holds two keeps them', () => {
    const t = begin({
      court: floor(WIDTH, 9),
      athletes: [ours('Quin', '4,4'), theirs('Rae', '5,3'), theirs('Sue', '5,5')],
      creeps: [{ group: 'practice-golem', members: ['5,4'] }],
      turn: 'Quin',
    });
    const golem = 3;
    for (const on of [1, 2, 0]) t.run(grab(t, { on, by: golem, source: 'test', ranged: false }));
    expect([1, 2, 0].map((id) => holds(t.state, golem, id))).toEqual([true, true, false]);
  });
  test('[KZ-STAT-67] what came with it under one mark ends with it', () => {
    const t = crowd();
    const until = { ends: 'escape' } as const;
    const hold = seize(t, 1);
    const mark = hold?.mark ?? -1;
    giveStatus(t, { kind: 'weakened', on: 1, by: 0, source: 'test', until, mark });
    takeOut(t, 0, 1);
    expect(t.state.effects).toEqual([]);
  });
});

describe('a Grab from afar', () => {
  const far = (): Court => {
    const t = begin(
      {
        court: floor(14, 1),
        athletes: [ours('Quin', '6,0'), theirs('Rae', '10,0')],
        turn: 'Quin',
      },
      { rolls: [1] },
    );
    t.run(grab(t, { on: 1, by: 0, source: 'test', ranged: true }));
    return t;
  };
  test('[KZ-STAT-29] nobody is dragged, and it ends beyond implement range (D-11)', () => {
    const t = far();
    const push = moved({ how: 'push', squares: 1, by: 1, from: 8 });
    t.run(force(t, 0, push), [at(5, 0)]);
    // Five squares are within a wand's range.
    expect([cells(t)[1], holds(t.state, 0, 1)]).toEqual([10, true]);
    t.run(force(t, 0, push), [at(4, 0)], 'roll');
    expect([cells(t)[1], holds(t.state, 0, 1)]).toEqual([10, false]);
  });
});
