import { describe, expect, test } from 'vitest';
import { giveStatus } from '../src/rules/effects/status.ts';
import { beforeCreeps, golems } from './creep-court.ts';
import { MAP, returning, takenOut } from './dungeon-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

/** Ana's turn, Bo so many squares to the right of her. */
function turnOf(
  ana: Told,
  bo: Told = {},
  { rolls = [], distance = 1 }: { rolls?: readonly number[]; distance?: number } = {},
): Court {
  return begin(
    {
      court: floor(12, 3),
      athletes: [ours('Ana', '1,1', ana), theirs('Bo', `${1 + distance},1`, bo)],
      turn: 'Ana',
    },
    { rolls },
  );
}

/** What happens in the turn, in order. */
const told = (court: Court) => court.match.events.map(({ event }) => event.type);
const save = { ends: 'save' } as const;
const SLOWED = { status: 'slowed', ends: 'save' } as const;
const ONGOING = { status: 'ongoing', amount: 1, ends: 'save' } as const;

describe('the steps of a turn', () => {
  test('[KZ-TURN-01] arrival, Start Phase, Action Phase, Saving Throws, End Phase', () => {
    const court = returning([ours('Ana', '0,0')], takenOut('Ana'), { rolls: [4] });
    const phase = () => court.state.turn?.phase;
    expect([court.asked, phase()]).toEqual(['appear KZ-DUN-04 seat 0', 'arrival']);
    for (const source of ['one', 'other']) {
      giveStatus(court, {
        kind: source === 'one' ? 'ongoing' : 'regenerate',
        on: court.id('Ana'),
        by: -1,
        source,
        until: source === 'one' ? save : { ends: 'turn-end', of: court.id('Ana'), turn: 1 },
        amount: 1,
      });
    }
    court.of('Ana').maxHp = 9;
    court.answer('dungeon(0,1)');
    expect([court.asked, phase()]).toEqual(['start-order KZ-TURN-02 seat 0', 'start']);
    court.answer(['ongoing', 'regenerate']);
    expect([court.asked, phase()]).toEqual(['action KZ-ACT-01 seat 0', 'action']);
    court.answer('end-turn');
    expect([court.asked, phase()]).toEqual(['save KZ-SAVE-02 seat 0', 'save']);
    // Not yet: what ends with the turn ends in the phase after this one.
    expect(court.state.effects.map(({ kind }) => kind)).toContain('regenerate');
    court.answer('roll');
    expect(court.state.effects.map(({ kind }) => kind)).not.toContain('regenerate');
  });
  test('[KZ-TURN-03] what others have left is put in order by whose turn it is', () => {
    const court = begin({
      court: floor(12, 3),
      athletes: [
        ours('Ana', '1,1', { hp: 5, statuses: [{ ...ONGOING, by: 'Bo' }] }),
        theirs('Bo', '9,1'),
      ],
      zones: [{ cells: ['1,1'], damage: 2, by: 'Bo' }],
      turn: 'Ana',
    });
    expect(court).toBeAskedFor('start-order', { rule: 'KZ-TURN-02', seat: 0 });
    expect([...court.offered].sort()).toEqual(['ongoing', 'zones']);
  });
  test('[KZ-TURN-05] an attack that ends the turn leaves no action, but Saving Throws and End Phase', () => {
    const regenerate = { status: 'regenerate', amount: 1, ends: 'next-turn' };
    const sword = { implement: 'sword', statuses: [SLOWED, regenerate], holds: ['blue'] };
    const court = turnOf(sword, {}, { rolls: [4, 5] });
    court.answer('basic-implement-attack', 'Bo');
    expect(court).toBeAskedFor('save', { rule: 'KZ-SAVE-02', seat: 0 });
    court.answer('roll');
    expect(court.state.effects).toEqual([]);
    expect(court.state.turn?.creature).toBe(1);
  });
  test('[KZ-TURN-11] who is Taken Out in its own turn has no more of it, nor Saving Throws', () => {
    const court = turnOf({ hp: 2, statuses: [SLOWED] });
    court.answer('walk', ['court(0,1)'], 'yes');
    expect(court.of('Ana')).toStandAt('nowhere');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    expect(told(court).slice(-4)).toEqual(['damage', 'taken-out', 'points', 'turn']);
  });
  test('[KZ-TURN-12] Creeps have the same four phases', () => {
    const court = beforeCreeps({
      rows: floor(5, 1),
      athletes: [theirs('Bo', '0,0')],
      creeps: [
        golems([{ at: '4,0', hp: 4, statuses: [ONGOING, { ...SLOWED, ends: 'next-turn' }] }]),
      ],
      rolls: [4],
    });
    court.answer('end-turn');
    const golem = court.id('Practice Golem 1');
    expect(court.of('Practice Golem 1')).toHaveHp(3);
    expect(court.state.effects.filter(({ on }) => on === golem)).toEqual([]);
    expect(court.heard('save')).toMatchObject([{ who: golem, against: 'ongoing', dice: [4] }]);
  });
});

test('[KZ-TURN-02] [KZ-TURN-06] Creeps ask nobody for the order of what ends', () => {
  const court = beforeCreeps({
    rows: floor(5, 1),
    athletes: [theirs('Bo', '0,0')],
    creeps: [
      golems([
        { at: '4,0', hp: 3, statuses: [ONGOING, SLOWED, { ...ONGOING, status: 'regenerate' }] },
      ]),
    ],
    rolls: [4, 5, 1],
  });
  court.answer('end-turn');
  expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  expect(court.heard('save')).toHaveLength(3);
});

describe('the Saving Throw Phase', () => {
  test('[KZ-TURN-07] what stands under one mark is one entry with one roll', () => {
    const court = turnOf({}, {}, { rolls: [4], distance: 5 });
    for (const [kind, mark] of [
      ['slowed', 7],
      ['weakened', 7],
    ] as const) {
      giveStatus(court, { kind, on: 0, by: 1, source: kind, until: save, mark });
    }
    court.answer('end-turn', 'roll');
    expect(court.state.effects).toEqual([]);
    expect(court.state.turn?.creature).toBe(1);
  });
  test('[KZ-TURN-07] [KZ-STAT-03] marks of their own are rolled for one by one', () => {
    const court = turnOf({}, {}, { rolls: [4, 3], distance: 5 });
    for (const kind of ['slowed', 'weakened'] as const) {
      giveStatus(court, { kind, on: 0, by: 1, source: kind, until: save });
    }
    court.answer('end-turn');
    court.answer(court.offered, 'roll', 'roll');
    expect(court.state.effects.map(({ kind }) => kind)).toEqual(['weakened']);
  });
  test('[KZ-TURN-07] who saves ends it for itself alone, not for others hit at once', () => {
    const court = turnOf({}, {}, { rolls: [4], distance: 5 });
    for (const on of [0, 1])
      giveStatus(court, { kind: 'slowed', on, by: -1, source: 'test', until: save, mark: 7 });
    court.answer('end-turn', 'roll');
    expect(court.state.effects.map(({ on }) => on)).toEqual([1]);
  });
  test.each(['distracted', 'dazed', 'dominated'] as const)(
    '[KZ-TURN-08] against %s it rolls last, with Disadvantage on all',
    (kind) => {
      const court = turnOf({ statuses: [SLOWED] }, {}, { rolls: [5, 3, 4, 6], distance: 5 });
      giveStatus(court, { kind: 'slowed', on: 1, by: 0, source: 'test', until: save });
      court.state.effects.unshift(...court.state.effects.splice(-1));
      giveStatus(court, { kind, on: 0, by: 1, source: 'test', until: save });
      court.state.effects.reverse();
      court.answer('end-turn');
      while (court.asked.startsWith('save ') && court.asked.endsWith('seat 0'))
        court.answer('roll');
      expect(court.heard('save').map(({ against, dice }) => [against, dice])).toEqual([
        ['slowed', [5, 3]],
        [kind, [4, 6]],
      ]);
    },
  );
  test('[KZ-TURN-06] [KZ-STAT-40] marks of two markers by one power are told apart', () => {
    const court = turnOf({}, {}, { distance: 5 });
    for (const by of [0, 1])
      giveStatus(court, { kind: 'marked', on: 0, by, source: 'hex', until: save });
    giveStatus(court, { kind: 'marked', on: 0, by: 1, source: 'ray', until: save });
    giveStatus(court, { kind: 'slowed', on: 0, by: 1, source: 'hex', until: save });
    const [first, second] = court.state.effects.map(({ id }) => id);
    court.answer('end-turn');
    expect(court).toBeAskedFor('save-order', { rule: 'KZ-TURN-06', seat: 0 });
    expect([...court.offered].sort()).toEqual([
      `marked-hex-${first}`,
      `marked-hex-${second}`,
      'marked-ray',
      'slowed-hex',
    ]);
  });
  test('[KZ-TURN-09] what was gained in this turn is rolled for already', () => {
    const court = turnOf({}, {}, { rolls: [5], distance: 5 });
    giveStatus(court, { kind: 'slowed', on: 0, by: 1, source: 'test', until: save });
    court.answer('end-turn');
    expect(court).toBeAskedFor('save', { rule: 'KZ-SAVE-02', seat: 0 });
    expect(court.answer('roll').state.effects).toEqual([]);
  });
});

describe('the End Phase', () => {
  test('[KZ-TURN-10] [KZ-ZONE-04] zones may act on it again after its turn', () => {
    const court = begin({
      court: floor(12, 3),
      athletes: [ours('Ana', '1,1'), theirs('Bo', '9,1')],
      zones: [{ cells: ['2,1'], damage: 1 }],
      turn: 'Ana',
    });
    court.answer('walk', ['court(2,1)'], []);
    expect([court.of('Ana').hp, court.state.struck]).toMatchObject([7, [{ creature: 0 }]]);
    expect(court.answer('end-turn').state.struck).toEqual([]);
    court.answer('end-turn');
    expect(court.of('Ana')).toHaveHp(6);
  });
  test('[KZ-TURN-10] where it ends is judged before anything of that end happens', () => {
    // The Smasher beside Ana pushes her away as her turn ends; the golem has noticed her by then.
    const court = begin({
      court: floor(12, 3),
      athletes: [
        ours('Ana', '4,1'),
        theirs('Bo', '5,1', { role: 'defender', specialisation: 'smasher', implement: 'sword' }),
      ],
      creeps: [golems(['4,2'])],
      turn: 'Ana',
    });
    court.answer('end-turn');
    expect(court.asked).toMatch(/KR-DEF-17 seat 1$/);
    expect(court.state.groups[0]?.enemies).toContain(0);
  });
});

describe('actions one after another', () => {
  test('[KZ-ACT-03] a Move Action is completed before anything else', () => {
    const court = turnOf({});
    court.answer('walk', ['court(0,1)', 'court(0,2)'], 'yes');
    // Interrupted by an Opportunity, it is the rest of the way that is asked for.
    expect(court.open.why.key).toBe('way.move');
    court.answer(['court(0,2)']);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court).toOffer('basic-implement-attack');
  });
  test('[KZ-ACT-05] what costs nothing needs no action, not even a free one', () => {
    const dazed = { stowed: true, statuses: ['dazed'], holds: ['blue'] };
    const court = begin(
      {
        court: floor(12, 3),
        athletes: [ours('Ana', '1,1', dazed), theirs('Bo', '5,1')],
        turn: 'Ana',
      },
      { options: { dazedFreeActions: false } },
    );
    expect(court).not.toOffer('drop');
    court.answer('draw-implement');
    expect(court.of('Ana').stowed).toBe(false);
    expect(court.state.turn).toMatchObject({ acted: false, attackActions: 1, moveActions: 1 });
  });
  test('[KZ-ACT-18] an action gained adds to this turn alone', () => {
    const court = turnOf({}, {}, { distance: 9 });
    (court.state.turn as NonNullable<typeof court.state.turn>).moveActions += 1;
    court.answer('shift', ['court(0,1)'], 'shift', ['court(1,1)'], 'shift', ['court(0,1)']);
    expect(court.state.turn).toMatchObject({ attackActions: 0, moveActions: 0 });
    court.answer('end-turn', 'end-turn');
    expect(court.state.turn).toMatchObject({ creature: 0, attackActions: 1, moveActions: 1 });
  });
});

test('[KZ-DUN-02] [KZ-CREEP-02] at 0 HP all are removed at once; athletes return, Creeps do not', () => {
  const court = begin(
    {
      court: MAP,
      athletes: [
        ours('Ana', '1,1', { implement: 'wand' }),
        theirs('Bo', '3,1', { hp: 2, implement: 'wand' }),
      ],
      creeps: [golems([{ at: '1,2', hp: 2 }])],
      turn: 'Ana',
    },
    { rolls: [4, 4] },
  );
  (court.state.turn as NonNullable<typeof court.state.turn>).attackActions = 2;
  court.answer('basic-implement-attack', 'Bo');
  expect(court.of('Bo')).toStandAt('nowhere');
  court.answer('basic-implement-attack', 'Practice Golem 1');
  expect(court.of('Practice Golem 1')).toStandAt('nowhere');
  court.answer('end-turn', 'dungeon(7,1)', 'end-turn');
  expect([court.at('Bo'), court.at('Practice Golem 1')]).toEqual(['dungeon(7,1)', 'nowhere']);
  expect(court.heard('turn').map(({ who }) => who)).not.toContain(court.id('Practice Golem 1'));
});
