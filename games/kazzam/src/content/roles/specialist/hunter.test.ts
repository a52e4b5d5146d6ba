import { describe, expect, test } from 'vitest';
import {
  type Answers,
  type Beginning,
  begin,
  floor,
  ours,
  type Told,
  theirs,
} from '../../../../test/table.ts';

const hunter = (at: string, more: Told = {}) =>
  ours('Ana', at, { role: 'specialist', specialisation: 'hunter', ...more });

const GOLEM = 'Practice Golem 1';
const OTHER = 'Practice Golem 2';

/** A court with Creeps of one group, with enough HP to be counted. */
function hunt(
  athletes: readonly Told[],
  members: readonly (string | Told)[],
  { group = 'practice-golem', enemies = [], ...more }: Told & { readonly enemies?: string[] } = {},
  { rows = floor(14, 9), ...play }: Beginning & { readonly rows?: readonly string[] } = {},
) {
  const { zones, ...ofGroup } = more;
  return begin(
    {
      court: rows,
      athletes,
      creeps: [
        {
          group,
          enemies,
          members: members.map((at) => (typeof at === 'string' ? { at, hp: 12 } : at)),
          ...ofGroup,
        },
      ],
      ...(zones === undefined ? {} : { zones }),
      turn: 'Ana',
    },
    { seed: 'ties', ...play },
  );
}

/** The HP of everybody, in order. */
const hps = (court: ReturnType<typeof hunt>) => court.state.creatures.map(({ hp }) => hp);

describe('a Hunter whom a Creep attacks', () => {
  const swung = (rolls: readonly number[], answers: Answers) =>
    hunt([hunter('3,3')], ['4,3'], { enemies: ['Ana'] }, { rolls, answers });
  test('[KR-SPEC-02] may save: on 4 to 6 the attack does nothing, on 1 to 3 all that it does', () => {
    expect(hps(swung([1, 4], ['end-turn', 'yes']))[0]).toBe(8);
    expect(hps(swung([1, 3], ['end-turn', 'yes']))[0]).toBe(6);
  });
  test('[KR-SPEC-02] and may let it be', () => {
    const court = swung([1], ['end-turn', 'no']);
    expect(court.of('Ana')).toHaveHp(6);
    expect(court).toBeAskedFor('action');
  });
  const bear = (face: number, rolls: readonly number[], answers: Answers) =>
    hunt(
      [hunter('3,3'), ours('Cleo', '3,5')],
      [{ at: '4,3', hp: 6 }],
      { group: 'bears', enemies: ['Ana'] },
      { rolls: [face, ...rolls], answers: ['end-turn', 'end-turn', ...answers] },
    );
  test('[KR-SPEC-02] from an area too, which others still suffer; nor do its statuses come', () => {
    const court = bear(6, [4, 2], ['yes', 'roll']);
    expect(court.state.creatures.slice(0, 2).map(({ hp }) => hp)).toEqual([8, 6]);
    const panicked = court.state.effects.filter(({ kind }) => kind === 'panicked');
    expect(panicked.map(({ on }) => on)).toEqual([1]);
  });
  test('[KR-SPEC-02] and from a Miss Trigger that attacks', () => {
    const missed = (rolls: readonly number[]) =>
      hunt(
        [hunter('3,3')],
        [{ at: '4,3', hp: 6 }],
        { group: 'bears' },
        { rolls, answers: ['basic-implement-attack', 'Guardian Bear 1', 'yes'] },
      );
    // The roll of 1, the save; the paw would take 3.
    expect(hps(missed([1, 4]))).toEqual([8, 6]);
    expect(hps(missed([1, 3]))).toEqual([5, 6]);
  });
  test('[KR-SPEC-02] but not from its Opportunities', () => {
    const left = hunt(
      [hunter('3,3')],
      ['4,3'],
      { enemies: ['Ana'] },
      { answers: ['walk', ['court(2,3)'], []] },
    );
    expect(hps(left)[0]).toBe(6);
    expect(left).toBeAskedFor('action');
  });
  test('[KR-SPEC-02] nor from attacks of athletes', () => {
    const after = begin(
      { court: floor(9, 3), athletes: [hunter('1,1'), theirs('Bo', '3,1')], turn: 'Bo' },
      { rolls: [4] },
    ).answer('basic-implement-attack', 'Ana');
    expect(after.of('Ana')).toHaveHp(6);
    expect(after).toBeAskedFor('action');
  });
});

describe('the Boost of a Hunter', () => {
  const shot = (die: number, member: Told = {}) =>
    hunt(
      [hunter('3,3')],
      [{ at: '6,3', hp: 12, ...member }],
      {},
      {
        rolls: [die],
        answers: ['basic-implement-attack', GOLEM],
      },
    );
  test('[KR-SPEC-03] 2 more on 3 to 5 and 4 more on a 6, which doubles the line alone', () => {
    expect([3, 4, 5, 6].map((die) => hps(shot(die))[1])).toEqual([8, 8, 8, 4]);
  });
  test('[KR-SPEC-03] 2 on a 2, which misses all the same; nothing on a 1', () => {
    const two = shot(2);
    expect(hps(two)[1]).toBe(10);
    expect(two.of('Ana')).toHaveMissTokens(1);
    expect(two.state.strikes).toEqual([0, 0]);
    expect(hps(shot(1))[1]).toBe(12);
  });
  test('[KR-SPEC-03] [KR-BOOST-06] Ward absorbs it with the rest', () => {
    const court = shot(4, { ward: 3 });
    expect(court.of('Practice Golem 1')).toMatchObject({ hp: 11, wards: [] });
  });
  test('[KR-SPEC-03] whom it Takes Out by a 2 counts for it', () => {
    const court = shot(2, { hp: 2 });
    expect(court.of('Practice Golem 1')).toStandAt('nowhere');
    expect(court.state.stats[0]?.creeps).toBe(1);
  });
  test('[KR-SPEC-03] never against players', () => {
    const bo = (die: number) =>
      begin(
        {
          court: floor(9, 3),
          athletes: [hunter('1,1'), theirs('Bo', '4,1')],
          turn: 'Ana',
        },
        { rolls: [die] },
      )
        .answer('basic-implement-attack', 'Bo')
        .of('Bo').hp;
    expect([2, 4, 6].map(bo)).toEqual([8, 6, 4]);
  });
  test.each([
    ['test-hound', 'Hound', 1],
    ['test-robot', 'Robot', 2],
  ])(
    '[KR-SPEC-03] against Summoned Creatures, not against automata: %s',
    (companion, name, left) => {
      const court = begin(
        {
          court: floor(9, 3),
          athletes: [hunter('1,1'), theirs('Bo', '8,1')],
          companions: [{ companion, of: 'Bo', at: '4,1' }],
          turn: 'Ana',
        },
        { rolls: [4] },
      );
      expect(court.answer('basic-implement-attack', name).of(name)).toHaveHp(left);
    },
  );
  test('[KR-BOOST-02] [KR-SPEC-03] with the first roll of an attack only', () => {
    const burst = hunt(
      [hunter('3,3', { picks: ['test/hunters-blaze'] })],
      ['4,3', '6,3'],
      {},
      {
        rolls: [4, 4],
        answers: ['hunters-blaze', OTHER],
      },
    );
    expect(hps(burst).slice(1)).toEqual([11, 9]);
  });
});

describe('Manipulate Creeps', () => {
  const used = (sign: string, answers: Answers = [], rolls: readonly number[] = []) =>
    hunt(
      [hunter('1,0')],
      ['6,0'],
      { enemies: ['Ana'] },
      {
        rows: floor(14, 1),
        rolls,
        answers: ['manipulate-creeps', GOLEM, sign, ...answers],
      },
    );
  const face = (sign: string, die: number) =>
    used(sign, ['end-turn', 'no'], [die]).events.find(({ type }) => type === 'group-roll');
  test('[KR-SPEC-04] 1 more or less on the next roll of its group', () => {
    expect(face('+1', 3)).toMatchObject({ roll: 3, face: 4 });
    expect(face('-1', 3)).toMatchObject({ roll: 3, face: 2 });
  });
  test('[KR-SPEC-04] [KZ-CREEP-27] within 1 to 6', () => {
    expect(face('+1', 6)).toMatchObject({ face: 6 });
    expect(face('-1', 1)).toMatchObject({ face: 1 });
  });
  test('[KR-SPEC-04] on that roll alone', () => {
    const court = used('+1', ['end-turn', 'no', 'end-turn', 'no'], [3, 3]);
    const rolled = court.events.flatMap((event) =>
      event.type === 'group-roll' ? [event.face] : [],
    );
    expect(rolled).toEqual([4, 3]);
  });
  test('[KR-SPEC-04] those of several Hunters add up before that limit', () => {
    const court = hunt(
      [hunter('1,3'), theirs('Bo', '1,5', { role: 'specialist', specialisation: 'hunter' })],
      ['5,3'],
      { enemies: ['Ana'] },
      {
        rolls: [5],
        answers: [
          ...['manipulate-creeps', GOLEM, '+1', 'end-turn'],
          ...['manipulate-creeps', GOLEM, '-1', 'end-turn', 'no'],
        ],
      },
    );
    expect(court.events.find(({ type }) => type === 'group-roll')).toMatchObject({
      roll: 5,
      face: 5,
    });
  });
  test('[KR-SPEC-04] [KR-GEN-07] a Role Action: one a turn, none while Distracted', () => {
    expect(used('+1')).not.toOffer('manipulate-creeps');
    const distracted = hunt([hunter('1,3', { statuses: ['distracted'] })], ['6,3']);
    expect(distracted).not.toOffer('manipulate-creeps');
  });
  test('[KR-SPEC-04] [KR-GEN-11] one Creep within five squares and in sight, nobody else', () => {
    const offered = (at: string, rows = floor(14, 9)) =>
      hunt([hunter('1,3'), theirs('Bo', '2,3')], [at], {}, { rows }).offered;
    expect(offered('6,3')).toContain('manipulate-creeps');
    expect(offered('7,3')).not.toContain('manipulate-creeps');
    const walled = Array.from({ length: 9 }, () => '....#.........');
    expect(offered('6,3', walled)).not.toContain('manipulate-creeps');
    const court = hunt(
      [hunter('1,3'), theirs('Bo', '2,3')],
      ['6,3'],
      {},
      {
        answers: ['manipulate-creeps'],
      },
    );
    expect(court).toOfferOnly(GOLEM);
  });
});

describe('False Flag', () => {
  const flagged = (answers: Answers, enemies = ['Bo']) =>
    hunt(
      [hunter('3,3'), ours('Cleo', '8,3'), ours('Dan', '9,3'), theirs('Bo', '3,5')],
      ['6,3'],
      { enemies },
      { answers },
    );
  test('[KR-SPEC-05] another player takes the place of one on the list, the Hunter too', () => {
    const court = flagged(['false-flag', GOLEM, 'Cleo']);
    expect(court.state.groups[0]?.enemies).toEqual([1]);
    expect(flagged(['false-flag', GOLEM, 'Ana']).state.groups[0]?.enemies).toEqual([0]);
  });
  test('[KR-SPEC-05] [KZ-TARG-03] of either team, within five squares, not listed yet, and no Creep', () => {
    const court = flagged(['false-flag', GOLEM], ['Cleo']);
    expect(court).toOfferOnly('Ana', 'Bo');
  });
  test('[KR-SPEC-05] the others stay, in their order', () => {
    const court = flagged(['false-flag', GOLEM, 'Dan'], ['Bo', 'Dan', 'Cleo']);
    expect(court.state.groups[0]?.enemies).toEqual([3, 0, 1]);
  });
  test('[KR-SPEC-05] only with somebody on the list', () => {
    expect(flagged([], [])).not.toOffer('false-flag');
  });
  test('[KR-SPEC-05] later deeds change it as usual', () => {
    const court = hunt(
      [hunter('3,3'), ours('Cleo', '3,5')],
      ['6,3'],
      { enemies: ['Ana'] },
      {
        rolls: [4],
        answers: ['false-flag', GOLEM, 'basic-implement-attack', GOLEM],
      },
    );
    expect(court.state.groups[0]?.enemies).toEqual([1, 0]);
  });
});

describe('Provocation', () => {
  const BO = theirs('Bo', '7,3', { hp: 2 });
  const provoked = (
    answers: Answers,
    { rolls = [3], ...group }: Told & { readonly rolls?: readonly number[] } = {},
    members: readonly string[] = ['6,3', '6,5'],
  ) =>
    hunt([hunter('3,3'), BO], members, group, {
      rolls,
      answers: ['provocation', GOLEM, ...answers],
    });
  test('[KR-SPEC-06] it takes a turn at once, by a die of its own, asleep or not', () => {
    const court = provoked([['Bo']]);
    expect(court.of('Bo')).toStandAt('nowhere');
    expect(court.events.some(({ type }) => type === 'group-roll')).toBe(false);
    expect(court.state.turn).toMatchObject({ creature: 0, roleActions: 0, attackActions: 1 });
    expect(court).toBeAskedFor('action');
  });
  test('[KR-SPEC-06] [KZ-SCORE-05] nobody scores for whom it Takes Out', () => {
    const court = provoked([['Bo']]);
    expect(court.state.points).toEqual([0, 0]);
    expect(court.state.strikes).toEqual([0, 0]);
    expect(court.state.stats.map(({ kills }) => kills)).toEqual([0, 0]);
  });
  test('[KR-SPEC-04] [KR-SPEC-06] the sum for the roll of its group waits for that roll', () => {
    const court = hunt(
      [hunter('3,3'), theirs('Bo', '7,3')],
      ['6,3'],
      { enemies: ['Bo'] },
      {
        rolls: [3, 3],
        answers: [
          ...['provocation', GOLEM, ['Bo'], 'end-turn', 'end-turn'],
          ...['manipulate-creeps', GOLEM, '+1'],
        ],
      },
    );
    expect(court.state.round).toBe(2);
    expect(court.state.groups[0]?.nextRoll).toBe(1);
  });
  const idly = () =>
    hunt(
      [hunter('3,0'), theirs('Bo', '13,0')],
      ['6,0'],
      {},
      {
        rows: floor(14, 1),
        rolls: [2],
        answers: ['provocation', GOLEM, [], 'end-turn', 'end-turn', 'no'],
      },
    );
  test('[KR-SPEC-06] [KR-GEN-10] its turn at the end of the round is still its own', () => {
    const court = idly();
    // Provoking it made an enemy of the Hunter, who is attacked now.
    expect(court.events.filter(({ type }) => type === 'group-roll')).toHaveLength(1);
    expect(court.state.groups[0]?.enemies).toEqual([0]);
    expect(court.of('Ana')).toHaveHp(6);
  });
  test('[KR-SPEC-06] [KR-GEN-14] once in a match', () => {
    const court = idly();
    expect([court.state.round, court.state.turn?.creature]).toEqual([2, 0]);
    expect(court).toOffer('manipulate-creeps');
    expect(court).not.toOffer('provocation');
  });
  test('[KR-SPEC-07] its targets may be any creatures, of its own group too', () => {
    const court = provoked([], { rolls: [] });
    expect(court).toOfferOnly('Ana', 'Bo', OTHER);
    const turned = provoked([[OTHER]], {}, ['6,3', '5,3']);
    expect(hps(turned)).toEqual([8, 2, 12, 10]);
    // Nobody becomes an enemy of the group by that, but who provoked it (KR-GEN-10).
    expect(turned.state.groups[0]?.enemies).toEqual([0]);
  });
  test('[KR-SPEC-07] in the order that the Hunter gives: the first that it comes to', () => {
    const order = (first: string, second: string) =>
      hps(
        provoked(
          [
            [first, second],
            [first, second],
          ],
          {},
          ['6,3', '5,3'],
        ),
      );
    expect(order(OTHER, 'Bo')).toEqual([8, 2, 12, 10]);
    expect(order('Bo', OTHER)[3]).toBe(12);
  });
  test('[KR-SPEC-07] without any target it does nothing', () => {
    const idle = provoked([[]], { rolls: [] });
    expect(hps(idle)).toEqual([8, 2, 12, 12]);
    expect(idle).toBeAskedFor('action');
  });
  test('[KR-SPEC-06] [KZ-STAT-16] Dominated, it grants no Opportunities on its way', () => {
    const court = hunt(
      [hunter('3,3'), ours('Cleo', '5,3'), theirs('Bo', '10,3', { hp: 2 })],
      ['6,3'],
      {},
      { rolls: [3], answers: ['provocation', GOLEM, ['Bo']] },
    );
    expect(court.of('Bo')).toStandAt('nowhere');
    expect(court.events.some(({ type }) => type === 'opportunity')).toBe(false);
    expect(court.state.effects.some(({ kind }) => kind === 'dominated')).toBe(false);
  });
  test('[KZ-TURN-14] [KZ-ZONE-04] a zone that hurt it in that turn has done so for the round', () => {
    const zoned = (answers: Answers, rolls: readonly number[]) =>
      hunt(
        [hunter('3,3')],
        ['6,3'],
        { zones: [{ cells: ['6,3'], damage: 2 }] },
        { rolls, answers: ['provocation', GOLEM, [], ...answers] },
      );
    expect(hps(zoned([], []))).toEqual([8, 10]);
    expect(hps(zoned(['end-turn', 'no'], [3]))).toEqual([6, 10]);
  });
});
