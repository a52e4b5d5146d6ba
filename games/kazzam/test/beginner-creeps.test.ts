import { describe, expect, test } from 'vitest';
import { savingThrow } from '../src/rules/effects/saves.ts';
import { BITS, has } from '../src/rules/effects/status.ts';
import { deal } from '../src/rules/harm/damage.ts';
import { force } from '../src/rules/movement/forced.ts';
import { afterCreeps, beforeCreeps, blows, ways } from './creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const S1 = 'Vampiric Swarm 1';
const B1 = 'Guardian Bear 1';

const swarm = (members: readonly unknown[], enemies: readonly string[] = ['Bo']) => ({
  group: 'swarm',
  members,
  enemies,
});
const bears = (members: readonly unknown[], enemies: readonly string[] = ['Bo']) => ({
  group: 'bears',
  members,
  enemies,
});
const kindsOn = (court: Court, name: string): readonly string[] =>
  court.state.effects.filter(({ on }) => on === court.id(name)).map(({ kind }) => kind);

describe('a Vampiric Swarm', () => {
  /** One swarm at (1,1), Bo so far to its right that it can come to be above him. */
  const met = (face: number, more: Told = {}, rolls: readonly number[] = []) =>
    beforeCreeps({
      rows: floor(9, 4),
      athletes: [theirs('Bo', '5,1', { hp: 20, maxHp: 20, ...more })],
      creeps: [swarm(['1,1'])],
      rolls: [face, ...rolls],
      seed: 'ties',
    });
  test('[KM-SWARM-02] [KZ-GRID-10] ends on top of its target, by the least movement', () => {
    const court = met(1).answer('end-turn');
    // With its right column in Bo's: three squares.
    expect([court.at(S1), ways(court, S1).map(({ length }) => length)]).toEqual([
      expect.stringMatching(/court\(4,[01]\)/),
      [3],
    ]);
  });
  test('[KM-SWARM-02] [KZ-AI-26] moves on top though it stands beside it', () => {
    const court = beforeCreeps({
      rows: floor(9, 4),
      athletes: [theirs('Bo', '3,1', { hp: 20, maxHp: 20 })],
      creeps: [swarm(['1,1'])],
      rolls: [1],
      seed: 'ties',
    }).answer('end-turn');
    expect(court.at(S1)).toMatch(/court\(2,[01]\)/);
  });
  test('[KM-SWARM-02] [KZ-AI-14] on top of most enemies, then of most other athletes', () => {
    const court = afterCreeps({
      rows: floor(10, 6),
      athletes: [ours('Ana', '5,2'), ours('Cy', '4,1'), theirs('Bo', '4,2')],
      creeps: [swarm(['1,2', '3,2'], ['Bo', 'Ana'])],
      rolls: [1],
      seed: 'ties',
    });
    // Ana and Bo, and Cy with them: columns 4 and 5, rows 1 and 2.
    expect(court.of(S1)).toStandAt('4,1');
  });
  test('[KM-SWARM-02] other swarms are no characters to be on top of', () => {
    const court = afterCreeps({
      rows: floor(10, 4),
      athletes: [theirs('Bo', '5,1', { hp: 20, maxHp: 20 })],
      creeps: [swarm(['1,1', { at: '6,1', statuses: ['stunned'] }])],
      rolls: [1],
      seed: 'ties',
    });
    expect(court.at(S1)).toMatch(/court\(4,[01]\)/);
  });
  test('[KM-SWARM-04] goes over Difficult Terrain as over any other', () => {
    const court = afterCreeps({
      rows: ['..,,,,....', '..,,,,....'],
      athletes: [theirs('Bo', '7,0', { hp: 20, maxHp: 20 })],
      creeps: [swarm(['0,0'])],
      rolls: [1],
    });
    expect([court.at(S1), blows(court, 'Bo', S1)[0]]).toEqual(['court(6,0)', 2]);
  });
  test('[KM-SWARM-05] Buffet: 2 damage and Slowed until a save', () => {
    for (const face of [1, 2]) {
      const court = met(face).answer('end-turn');
      // And 2 more as he begins his turn among them.
      expect([blows(court, 'Bo', S1), kindsOn(court, 'Bo')]).toEqual([[2, 2], ['slowed']]);
      expect(court.state.effects.find(({ kind }) => kind === 'slowed')?.until).toEqual({
        ends: 'save',
      });
    }
  });
  test('[KM-SWARM-06] Bite: 2 damage and 2 ongoing until a save', () => {
    for (const face of [3, 4, 5]) {
      const court = met(face).answer('end-turn');
      const bite = court.state.effects.find(({ kind }) => kind === 'ongoing');
      expect(blows(court, 'Bo', S1)[0]).toBe(2);
      expect(bite).toMatchObject({ amount: 2, until: { ends: 'save' } });
    }
  });
  test('[KM-CRP-11] [KZ-WARD-09] nothing but damage if Ward takes all of it', () => {
    const court = met(1, { ward: 2 }).answer('end-turn');
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
  test('[KM-SWARM-07] Screech: who is inside is Dazed, who is within two squares may save', () => {
    const court = beforeCreeps({
      rows: floor(12, 6),
      athletes: [
        ours('Ana', '2,2', { hp: 8 }),
        ours('Cy', '5,2'),
        ours('Deb', '6,2'),
        theirs('Bo', '4,4', { ward: 5 }),
      ],
      creeps: [
        { ...swarm([{ at: '2,2', statuses: ['immobilized'] }], ['Ana']), awake: true },
        { group: 'practice-golem', members: ['4,3'] },
      ],
      rolls: [6, 3, 1],
      seed: 'ties',
    }).answer('end-turn');
    // Listed or not, Hidden or not; the Ward of Bo takes his 1, so that he need not save.
    expect(court.asked).toContain('save');
    court.answer('roll');
    // Ana has 2 more from beginning her turn inside.
    expect(['Ana', 'Cy', 'Deb', 'Bo'].map((name) => court.of(name).hp)).toEqual([5, 7, 8, 8]);
    expect(['Ana', 'Cy', 'Deb', 'Bo'].map((name) => has(court.of(name), BITS.dazed))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(court.of('Practice Golem 1')).toHaveHp(court.of('Practice Golem 1').maxHp);
  });
  test('[KM-SWARM-02] [KM-SWARM-07] it screeches on top of its target, though it was in range before', () => {
    const court = met(6, { at: '4,1' }).answer('end-turn');
    expect(court.at(S1)).toMatch(/court\(3,[01]\)/);
    expect(kindsOn(court, 'Bo')).toEqual(['dazed']);
  });
  const missed = (at: string, statuses: readonly unknown[] = []) =>
    beforeCreeps({
      rows: floor(9, 4),
      athletes: [theirs('Bo', at, { statuses })],
      creeps: [swarm([{ at: '1,1', statuses: ['immobilized'] }], [])],
      rolls: [2],
    }).answer('basic-implement-attack', S1);
  test('[KM-SWARM-08] missed from beside it or from inside: ongoing 2, at once in its own turn', () => {
    for (const at of ['3,1', '2,2']) {
      const court = missed(at);
      const bite = court.state.effects.find(({ kind }) => kind === 'ongoing');
      expect(bite).toMatchObject({ amount: 2, until: { ends: 'turn-end', of: 0, turn: 2 } });
      expect(court.of('Bo')).toHaveHp(6);
    }
  });
  test('[KM-SWARM-08] nothing from farther off', () => {
    expect(kindsOn(missed('4,1'), 'Bo')).toEqual([]);
  });
  test('[KM-SWARM-08] 3 damage in its place to who bears that ongoing 2 already', () => {
    const court = missed('3,1', [
      { status: 'ongoing', amount: 2, source: 'vampiric-bite', ends: 'match' },
    ]);
    // 2 as its turn began, and 3 now; the entry stays one.
    expect(court.of('Bo')).toHaveHp(3);
    expect(kindsOn(court, 'Bo')).toEqual(['ongoing']);
  });
});

describe('what swarms give and take', () => {
  const table = (hp: readonly number[], rolls: readonly number[]): Court =>
    begin(
      {
        court: floor(12, 6),
        athletes: [ours('Ana', '0,5')],
        creeps: [
          {
            group: 'swarm',
            members: hp.map((left, at) => ({ at: `${3 * at},0`, hp: left })),
            enemies: ['Ana'],
          },
        ],
        turn: 'Ana',
      },
      { rolls },
    );
  const saved = (hp: readonly number[], die: number, by = 1): readonly number[] => {
    const t = table(hp, [die]);
    const until = { ends: 'save' } as const;
    const effect = {
      kind: 'slowed',
      on: 0,
      by,
      source: 'test',
      until,
      amount: 0,
      id: 99,
      mark: 99,
    };
    t.run(savingThrow(t, 0, { against: effect, rule: 'KZ-TURN-06' }), 'roll');
    return t.state.creatures.slice(1).map((creature) => creature.hp);
  };
  // With one athlete a side a swarm has 2 HP at most; more are given by hand.
  test('[KM-SWARM-03] a save feeds the one that misses most, and it alone', () => {
    expect(saved([2, 1, 1], 4)).toEqual([2, 2, 1]);
  });
  test('[KM-SWARM-03] not a failed one, nor one against what somebody else gave', () => {
    expect(saved([2, 1, 1], 3)).toEqual([2, 1, 1]);
    expect(saved([2, 1, 1], 4, 0)).toEqual([2, 1, 1]);
  });
  test('[KM-SWARM-03] never one that is out', () => {
    const t = table([2, 2], [4]);
    t.run(deal(t, { to: 2, by: 0, kind: 'attack', melee: true }, 2, 'KZ-BASIC-01'));
    const until = { ends: 'save' } as const;
    const against = { kind: 'slowed', on: 0, by: 2, source: 'x', until, amount: 0, id: 9, mark: 9 };
    t.run(savingThrow(t, 0, { against, rule: 'KZ-TURN-06' }), 'roll');
    expect(t.of('Vampiric Swarm 2')).toMatchObject({ cell: -1, hp: 0 });
  });
  const among = (at: string, hp: number, enemies: readonly string[] = ['Bo']) =>
    beforeCreeps({
      rows: floor(9, 4),
      athletes: [theirs('Bo', at, { hp })],
      creeps: [swarm([{ at: '1,1', statuses: ['stunned'] }], enemies)],
    });
  test('[KZ-CREEP-13] [KM-SWARM-09] 2 damage to an enemy that begins its turn among them', () => {
    expect(among('1,1', 8).of('Bo')).toHaveHp(6);
    expect(among('3,1', 8).of('Bo')).toHaveHp(8);
  });
  test('[KZ-CREEP-13] to one that enters, or ends its turn there, once', () => {
    const court = among('4,1', 8).answer('walk', ['court(3,1)', 'court(2,1)'], []);
    expect(court.of('Bo')).toHaveHp(6);
    court.answer('end-turn');
    expect(court.heard('damage')).toHaveLength(2);
    // The second is that of its next turn's start, among them still.
    expect(court.of('Bo')).toHaveHp(4);
  });
  test('[KZ-CREEP-13] [KM-SWARM-10] who would fall at the start of its turn acts once more', () => {
    const court = among('1,1', 2);
    expect(court).toBeAskedFor('final-action', { rule: 'KZ-STAT-43', seat: 1 });
    court.answer('walk', ['court(1,0)']);
    expect([court.of('Bo').hp, court.at('Bo')]).toEqual([2, 'court(1,0)']);
  });
  test('[KM-SWARM-10] and falls then, if that was of no help', () => {
    const court = among('1,1', 2).answer('drop-prone');
    expect(court.of('Bo')).toStandAt('nowhere');
    expect(court.state.points).toEqual([0, 0]);
  });
  test('[KZ-CREEP-12] [KM-SWARM-09] no Opportunities, neither granted nor used', () => {
    const court = beforeCreeps({
      rows: floor(9, 4),
      athletes: [theirs('Bo', '3,1', { hp: 20, maxHp: 20 })],
      creeps: [swarm(['1,1'])],
      rolls: [1],
      seed: 'ties',
    }).answer('walk', ['court(4,1)', 'court(5,1)'], 'end-turn');
    // Nobody has been asked: not the swarm as he left its side, nor he as it came after him.
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    expect(court.heard('opportunity')).toEqual([]);
  });
});

describe('a Guardian Bear', () => {
  const met = (face: number, more: Told = {}) =>
    beforeCreeps({
      rows: floor(12, 6),
      athletes: [theirs('Bo', '4,2', { hp: 20, maxHp: 20, ...more })],
      creeps: [bears(['2,2'])],
      rolls: [face],
      seed: 'ties',
    });
  test('[KM-BEAR-04] [KZ-FORCE-14] [KZ-JOB-02] Heave: 3 damage, thrown three squares off, unasked', () => {
    const court = met(1).answer('end-turn');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    // Every square at the end of three is as far from the bear: the lot decides.
    expect(court.at('Bo')).toMatch(/^court\(7,[0-5]\)$/);
    expect(blows(court, 'Bo', B1)).toEqual([3]);
  });
  test('[KM-BEAR-05] Grab: 3 damage and held', () => {
    const court = met(3).answer('end-turn');
    expect([blows(court, 'Bo', B1), kindsOn(court, 'Bo')]).toEqual([[3], ['grabbed']]);
    expect(court.state.effects.find(({ kind }) => kind === 'grabbed')?.until.ends).toBe('escape');
  });
  test('[KM-BEAR-06] Tackle: 2 damage and Prone; 3 more to who lies already', () => {
    const court = met(5).answer('end-turn');
    expect([blows(court, 'Bo', B1), kindsOn(court, 'Bo')]).toEqual([[2], ['prone']]);
    // Advantage against the Prone besides.
    const lying = met(5, { statuses: ['prone'] }).answer('end-turn');
    expect(blows(lying, 'Bo', B1)).toEqual([3, 3]);
  });
  test('[KM-BEAR-07] Roar: 2 damage within three squares, and a save or Panicked on its next turn', () => {
    const roar = (save: string, rolls: readonly number[]) =>
      beforeCreeps({
        rows: floor(12, 6),
        athletes: [ours('Ana', '9,2'), theirs('Bo', '6,2')],
        creeps: [bears([{ at: '2,2', statuses: ['immobilized'] }])],
        rolls: [6, ...rolls],
      }).answer('end-turn', save);
    const failed = roar('fail', []);
    const panic = failed.state.effects.find(({ kind }) => kind === 'panicked');
    expect(panic).toMatchObject({ on: 1, by: 2, until: { ends: 'turn-end', of: 1, turn: 2 } });
    expect([failed.of('Bo').hp, failed.of('Ana').hp]).toEqual([6, 8]);
    expect(kindsOn(roar('roll', [4]), 'Bo')).toEqual([]);
  });
  test('[KM-BEAR-08] missed by who is beside it, it strikes back for 3', () => {
    const missed = (at: string) =>
      beforeCreeps({
        rows: floor(12, 6),
        athletes: [theirs('Bo', at)],
        creeps: [bears(['2,2'], [])],
        rolls: [2],
      }).answer('basic-implement-attack', B1);
    expect(missed('4,2').of('Bo')).toHaveHp(5);
    expect(missed('5,2').of('Bo')).toHaveHp(8);
  });
  const table = () =>
    begin({
      court: floor(14, 6),
      athletes: [ours('Ana', '6,2'), theirs('Bo', '8,2')],
      creeps: [bears([{ at: '2,2', hp: 3 }])],
      turn: 'Ana',
    });
  test('[KM-BEAR-02] [KZ-FORCE-20] is moved three squares less far', () => {
    const t = table();
    const by = { by: 0, source: 'test', from: 0, rule: 'KZ-FORCE-05' } as const;
    expect(t.run(force(t, 2, { how: 'slide', squares: 3, ...by }))).toBe(0);
    expect(t.run(force(t, 2, { how: 'slide', squares: 4, ...by }), ['court(3,2)'])).toBe(1);
  });
  test('[KM-BEAR-03] Resist 1 against attacks from more than three squares away', () => {
    const left = (by: number, kind: 'attack' | 'terrain') => {
      const t = table();
      t.run(deal(t, { to: 2, by, kind, melee: false }, 2, 'KZ-BASIC-02'));
      return t.of('Guardian Bear 1').hp;
    };
    // Ana stands three squares away, Bo five.
    expect([left(0, 'attack'), left(1, 'attack'), left(1, 'terrain')]).toEqual([1, 2, 1]);
  });
});
