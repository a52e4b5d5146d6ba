import { describe, expect, test } from 'vitest';
import { swordOf } from '../../../../test/sword.ts';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

const ORDER = ['damage', 'status-thief'];
const ASKED = 'status-thief KC-SHV-12 seat 0';
const NEXT = 'action KZ-ACT-01 seat 0';

/** Sue hits Bo beside her; statuses on both. */
const stolen = (
  sue: readonly unknown[],
  bo: readonly unknown[],
  {
    rolls = [4],
    others = [],
    more = {},
    picks = [],
    sue: self = {},
  }: {
    readonly rolls?: readonly number[];
    readonly others?: readonly Told[];
    readonly more?: Told;
    readonly picks?: readonly string[];
    readonly sue?: Told;
  } = {},
) =>
  begin(
    {
      court: floor(9, 5),
      athletes: [
        swordOf('Sue', '3,2', ['status-thief', ...picks], { statuses: sue, ...self }),
        theirs('Bo', '4,2', { statuses: bo, ...more }),
        ...others,
      ],
      turn: 'Sue',
    },
    { rolls },
  ).answer('basic-physical-attack', 'Bo');

describe('Status-Thief', () => {
  test('[KC-SHV-12] on a hit one status passes from the target to her, or from her to it', () => {
    const court = stolen(['slowed'], ['fierce']).answer(ORDER);
    expect(court.asked).toBe(ASKED);
    expect(court).toOfferOnly('take-fierce', 'give-slowed', 'nothing');
    court.answer('take-fierce');
    expect([court.inPlay('fierce', 'Sue').length, court.inPlay('fierce', 'Bo').length]).toEqual([
      1, 0,
    ]);
    const other = stolen(['slowed'], ['fierce']).answer(ORDER, 'give-slowed');
    expect([other.inPlay('slowed', 'Bo').length, other.inPlay('slowed', 'Sue').length]).toEqual([
      1, 0,
    ]);
  });
  test('[KC-SHV-12] it may be left; with nothing to move nobody is asked; not on a miss', () => {
    const court = stolen(['slowed'], []).answer(ORDER, 'nothing');
    expect(court.inPlay('slowed', 'Sue')).toHaveLength(1);
    expect(stolen([], []).answer(ORDER).asked).not.toBe(ASKED);
    expect(stolen(['slowed'], [], { rolls: [2] })).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 0,
    });
  });
  test('[KC-SHV-12] subject to the Ward of the target', () => {
    expect(stolen(['slowed'], [], { more: { ward: 2 } }).asked).not.toBe(ASKED);
    expect(stolen(['slowed'], [], { more: { ward: 1 } }).answer(ORDER).asked).toBe(ASKED);
  });
  test('[KC-SHV-12] mentions of the two are exchanged: who was held holds now', () => {
    const grabbed = { status: 'grabbed', by: 'Bo', ends: 'escape' };
    const court = stolen([grabbed], []).answer(ORDER);
    court.answer(court.offered[0]);
    const holds = court.inPlay('grabbed');
    expect(holds.map(({ on, by }) => [on, by])).toEqual([[1, 0]]);
  });
  test('[KC-SHV-12] third parties stay', () => {
    const marked = { status: 'marked', by: 'Al' };
    const court = stolen([], [marked], { others: [ours('Al', '0,0')] }).answer(ORDER);
    court.answer(court.offered[0]);
    expect(court.inPlay('marked').map(({ on, by }) => [on, by])).toEqual([[0, 2]]);
  });
  test('[KC-SHV-12] [KZ-STAT-29] a third party’s Grab ends beyond its reach', () => {
    const grabbed = { status: 'grabbed', by: 'Al', ends: 'escape' };
    const far = stolen([], [grabbed], { others: [ours('Al', '5,3')] }).answer(ORDER);
    far.answer(far.offered[0]);
    expect(far.inPlay('grabbed')).toEqual([]);
    const near = stolen([], [grabbed], { others: [ours('Al', '4,3')] }).answer(ORDER);
    near.answer(near.offered[0]);
    expect(near.inPlay('grabbed').map(({ on, by }) => [on, by])).toEqual([[0, 2]]);
  });
  test('[KC-SHV-12] [KC-POR-26] who is held by nobody does not hover on', () => {
    const kinds = (grabber: string) => {
      const court = begin(
        {
          court: floor(9, 5),
          athletes: [
            ours('Pia', grabber, {
              class: 'porter',
              implement: 'wand',
              picks: ['porter/involuntary-lift'],
            }),
            swordOf('Sue', '6,2', ['status-thief']),
            theirs('Bo', '5,2'),
          ],
          turn: 'Pia',
        },
        { rolls: [4, 4] },
      )
        .answer('involuntary-lift', 'Bo', ['damage', 'effect'], 'end-turn')
        .answer('basic-physical-attack', 'Bo', ORDER);
      expect(court).toOfferOnly('take-grabbed-hovering', 'nothing');
      court.answer('take-grabbed-hovering');
      return ['Sue', 'Bo'].map((name) =>
        ['grabbed', 'hovering'].filter((kind) => court.inPlay(kind, name).length > 0),
      );
    };
    expect(kinds('1,2')).toEqual([['grabbed', 'hovering'], []]);
    // Sue stands a square beyond her range.
    expect(kinds('0,2')).toEqual([[], []]);
  });
  test('[KC-SHV-12] [KC-CONV-04] [KZ-GEN-17] its length is counted in the turns of the new bearer', () => {
    const slowed = { status: 'slowed', ends: 'next-turn' };
    const court = stolen([slowed], []).answer(ORDER);
    court.answer(court.offered[0], 'end-turn');
    expect(court.state.turn?.creature).toBe(1);
    expect(court.inPlay('slowed', 'Bo')).toHaveLength(1);
    court.answer('end-turn');
    expect(court.inPlay('slowed')).toEqual([]);
    const taken = stolen([], [slowed]).answer(ORDER);
    taken.answer(taken.offered[0], 'end-turn', 'end-turn');
    // Her next turn, not the one that ran.
    expect([taken.state.turn?.creature, taken.inPlay('slowed', 'Sue').length]).toEqual([0, 1]);
    expect(taken.answer('end-turn').inPlay('slowed')).toEqual([]);
  });
  test('[KC-SHV-12] Prone taken off someone stands it up', () => {
    const court = stolen([], ['prone'], { rolls: [4, 1] }).answer(ORDER);
    court.answer(court.offered[0]);
    expect([court.inPlay('prone', 'Bo').length, court.inPlay('prone', 'Sue').length]).toEqual([
      0, 1,
    ]);
  });
  test('[KC-SHV-12] [KZ-STAT-45] Ongoing Damage taken in her own turn hurts at once', () => {
    const ongoing = { status: 'ongoing', amount: 2, ends: 'save' };
    const court = stolen([], [ongoing]).answer(ORDER);
    court.answer(court.offered[0]);
    expect(court.of('Sue')).toHaveHp(6);
    expect(court.inPlay('ongoing', 'Sue').map(({ amount }) => amount)).toEqual([2]);
  });
  test('[KC-SHV-12] Ward and traits stay where they are', () => {
    const court = begin(
      {
        court: floor(9, 5),
        athletes: [
          swordOf('Sue', '3,2', ['status-thief', 'long-arm'], { ward: 2 }),
          theirs('Bo', '4,2'),
        ],
        turn: 'Sue',
      },
      { rolls: [4] },
    ).answer('basic-physical-attack', 'Bo', ORDER);
    expect(court.asked).not.toBe(ASKED);
  });
  test('[KC-SHV-07] nothing of it while Disarmed', () => {
    const court = stolen(['disarmed'], ['fierce']);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });
});

describe('named debuffs', () => {
  /** Al hits Bo with a power of his and takes its Effect, then Sue hits Bo. */
  const after = (power: string, more: Told, ...answers: readonly unknown[]) =>
    begin(
      {
        court: floor(9, 5),
        athletes: [
          ours('Al', '1,2', more),
          swordOf('Sue', '3,2', ['status-thief']),
          theirs('Bo', '4,2'),
        ],
        turn: 'Al',
      },
      { rolls: [3, 4] },
    )
      .answer(power, 'Bo', 'effect', ...answers, 'end-turn')
      .answer('basic-physical-attack', 'Bo', ORDER);

  test('[KC-SHV-12] [KC-CONV-42] [D-37] what an Effect leaves on its target can be taken', () => {
    const hexer = { class: 'hexer', picks: ['hexer/lesser-confusion'] };
    const confused = after('lesser-confusion', hexer, []);
    expect(confused).toOfferOnly('take-lesser-confusion', 'nothing');
    confused.answer('take-lesser-confusion');
    expect(confused.inPlay('lesser-confusion').map(({ on, by }) => [on, by])).toEqual([[1, 0]]);
    const porter = { class: 'porter', picks: ['porter/bend-space'] };
    expect(after('bend-space', porter)).toOfferOnly('take-bend-space', 'nothing');
  });

  test('[KC-CONV-42] extra damage of a Boost is a status, a wand’s hit and Reactions used are none', () => {
    const court = begin(
      {
        court: floor(9, 5),
        athletes: [
          theirs('Bo', '4,2', { role: 'defender', specialisation: 'punisher', implement: 'wand' }),
          swordOf('Sue', '3,2', ['status-thief'], {
            statuses: [{ status: 'marked', by: 'Bo', ends: 'save' }],
          }),
        ],
        turn: 'Bo',
      },
      { rolls: [4, 4] },
    )
      .answer('basic-implement-attack', 'Sue', ['damage', 'role-boost'], 'end-turn')
      .answer('basic-physical-attack', 'Bo', ORDER);
    expect(court.inPlay('no-reply', 'Sue')).toHaveLength(0);
    expect(court).toOfferOnly('take-poised', 'give-marked', 'nothing');
  });
});

describe('Flying', () => {
  const cy = theirs('Cy', '2,2');
  const fly = ['flying'];

  test('[KC-SHV-12] [KZ-STAT-24] to take it is to take off: Opportunities to those beside her', () => {
    const court = stolen([], [], { others: [cy] });
    court.befall('Bo', 'flying');
    court.answer(ORDER, 'take-flying');
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-STAT-24', seat: 1 });
    court.answer('yes');
    expect([court.of('Sue').hp, court.inPlay('flying', 'Sue').length]).toEqual([6, 1]);
  });

  test('[KC-SHV-12] [KZ-STAT-24] [KZ-OPP-14] Taken Out by one she has not taken it', () => {
    const court = stolen([], [], { others: [cy], sue: { hp: 2 } });
    court.befall('Bo', 'flying');
    court.answer(ORDER, 'take-flying', 'yes');
    expect([court.at('Sue'), court.inPlay('flying', 'Bo').length]).toEqual(['nowhere', 1]);
  });

  test('[KC-SHV-12] [KZ-STAT-24] who is Prone cannot take it', () => {
    const court = stolen(['prone'], [], { others: [ours('Al', '8,4')] });
    court.answer(...(court.asked.startsWith('opportunity') ? ['no'] : []));
    court.befall('Bo', 'flying');
    expect(court.answer(ORDER)).toOfferOnly('give-prone', 'nothing');
  });

  test('[KC-SHV-12] [KZ-STAT-24] who flies already takes off no more, nor does who is made to fly', () => {
    const both = stolen(fly, fly, { others: [{ ...cy, statuses: fly }] }).answer(ORDER);
    expect(both).toOfferOnly('take-flying', 'give-flying', 'nothing');
    both.answer('take-flying');
    expect(both.asked).toBe(NEXT);
    expect([both.inPlay('flying', 'Sue').length, both.inPlay('flying', 'Bo')]).toEqual([1, []]);
    const given = stolen([], [], { others: [ours('Al', '4,3')] });
    given.befall('Sue', 'flying');
    given.answer(ORDER, 'give-flying');
    expect(given.asked).toBe(NEXT);
    expect(given.inPlay('flying').map(({ on }) => on)).toEqual([1]);
  });

  test('[KC-SHV-12] [KC-POR-12] a Porter’s ends when the turn of whoever took it starts', () => {
    const court = begin(
      {
        court: floor(9, 5),
        athletes: [
          theirs('Bo', '4,2', { class: 'porter', picks: ['porter/self-lift'] }),
          swordOf('Sue', '3,2', ['status-thief'], { statuses: fly }),
        ],
        turn: 'Bo',
      },
      { rolls: [4] },
    )
      .answer('take-off', 'end-turn')
      .answer('basic-physical-attack', 'Bo', ORDER, 'take-flying', 'end-turn');
    const sources = (): readonly string[] =>
      court.inPlay('flying', 'Sue').map(({ source }) => source);
    expect([sources(), court.inPlay('flying', 'Bo').length]).toEqual([['given-0', 'self-lift'], 0]);
    court.answer('end-turn');
    expect([court.state.turn?.creature, sources()]).toEqual([1, ['given-0']]);
  });
});
