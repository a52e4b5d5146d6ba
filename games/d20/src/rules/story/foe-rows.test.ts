import { expect, test } from 'vitest';
import { aPerson, aRow, inOwn } from '../../../test/own-scene.ts';
import type { FoeRow, Person } from '../../content/adventure.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { harder, scaled, scaledHp } from './foes.ts';
import { enterScene, happenings } from './scenes.ts';

type Rig = ReturnType<typeof inOwn>;

const partyOf = (...levels: readonly number[]) => levels.map((level) => ({ level }));

test('[DT-AGM-03, DT-EX-40] a count for three is shared by the party, half up, and one at least', () => {
  const counts = (count: number) => [1, 2, 3, 4, 5].map((party) => scaled(count, party));
  expect([counts(1), counts(3), counts(5)]).toEqual([
    [1, 1, 1, 1, 2],
    [1, 2, 3, 4, 5],
    [2, 3, 5, 7, 8],
  ]);
});

test('[DT-AGM-03, DT-EX-40] the Hit Points of a single foe are shared by the party, from two thirds to five thirds, rounded up', () => {
  expect([1, 2, 3, 4, 5, 6].map((party) => scaledHp(22, party))).toEqual([15, 15, 22, 30, 37, 37]);
  expect([1, 2, 3, 4, 5].map((party) => scaledHp(21, party))).toEqual([14, 14, 21, 28, 35]);
});

test.each([
  [[1], 1, { levels: 0, more: 0 }],
  [[1, 2, 2], 1, { levels: 0, more: 0 }],
  [[2, 2, 2], 1, { levels: 1, more: 0 }],
  [[1, 1], 3, { levels: 0, more: 0 }],
  [[4], 1, { levels: 3, more: 0 }],
  [[5], 1, { levels: 3, more: 0 }],
  [[6, 6], 1, { levels: 3, more: 1 }],
  [[8, 8], 1, { levels: 3, more: 2 }],
  [[8, 8], 4, { levels: 3, more: 0 }],
])(
  '[DT-AGM-03, DT-NPC-09] a party of Levels %j in an adventure of Level %d',
  (levels, level, is) => {
    expect(harder(inOwn({ party: partyOf(...levels), adventure: { level } }).t)).toEqual(is);
  },
);

/** How many of each row are there as the scene begins. */
function sizes(foes: readonly FoeRow[], more: Parameters<typeof inOwn>[0] = {}) {
  const rig = inOwn({ ...more, here: { foes } });
  return foes.map(({ id }) => rig.rows(id).length);
}

test('[DT-AGM-03] only a row that says so is scaled, and what the clock adds is added as printed', () => {
  const extra = [
    { when: { flag: 'night' }, add: 2 },
    { when: { flag: 'day' }, add: 5 },
    { when: { flag: 'night' }, hp: 3 },
  ] as const;
  const foes = [
    aRow({ id: 'a', scale: 'count' }),
    aRow({ id: 'b', scale: 'hp' }),
    aRow({ id: 'c', scale: 'count', extra }),
  ];
  expect(sizes(foes, { party: partyOf(1, 1), story: { flags: ['night'] } })).toEqual([2, 3, 4]);
});

test('[DT-AGM-03] a party far above the adventure meets one more of the largest row without a name', () => {
  const rows = [
    aRow({ id: 'a', count: 2 }),
    aRow({ id: 'b', count: 3 }),
    aRow({ id: 'c', count: 3 }),
    aRow({ id: 'd', person: 'mira', count: 9 }),
  ];
  const adventure = { people: [aPerson()] };
  expect(sizes(rows, { party: partyOf(6), adventure })).toEqual([2, 4, 3, 1]);
  expect(sizes(rows, { party: partyOf(5), adventure })).toEqual([2, 3, 3, 1]);
});

test('[DT-AGM-03] one alone is no group to which more come, nor are those who come again', () => {
  const turret = aRow({ id: 'turret', block: 'sentry-turret', count: 1, scale: 'count' });
  expect(sizes([turret], { party: partyOf(6, 6, 6) })).toEqual([1]);
  const again = aRow({ id: 'again', count: { scene: 'there', rows: ['old'] } });
  const rig = inOwn({
    party: partyOf(6),
    here: { foes: [aRow({ id: 'old', count: 2 })] },
    others: [{ id: 'there', foes: [again] }],
  });
  rig.play(enterScene(rig.t, 'there'));
  expect([rig.rows('old').length, rig.rows('again').length]).toEqual([3, 3]);
});

test('[DT-AGM-03] if the largest group of a scene comes later, more come with it', () => {
  const foes = [
    aRow({ id: 'few', count: 2 }),
    aRow({ id: 'wolves', count: 4, state: 'away' }),
    aRow({ id: 'never', count: 9, when: { flag: 'never' } }),
  ];
  const rig = inOwn({ party: partyOf(6), here: { foes } });
  rig.does([{ foes: 'wolves', how: 'come' }]);
  expect([rig.rows('few').length, rig.rows('wolves').length]).toEqual([2, 5]);
});

test('[DT-AGM-03, DT-NPC-09] somebody of two rows gains Levels and a share of Hit Points once, and what each row adds', () => {
  const extra = (hp: number) => [{ when: { flag: 'rite' }, hp }] as const;
  const boss = aRow({ id: 'boss', person: 'mira', count: 1, scale: 'hp', extra: extra(3) });
  const rig = inOwn({
    party: partyOf(3, 3, 3, 3),
    adventure: { people: [aPerson({ over: { hp: 21 } })] },
    here: { foes: [boss] },
    others: [{ id: 'there', foes: [{ ...boss, id: 'fled', extra: extra(5) }] }],
    story: { flags: ['rite'] },
  });
  const is = ([one]: ReturnType<typeof rig.rows>) => [one?.level, one?.printed?.maxHp, one?.hp];
  expect(is(rig.rows('boss'))).toEqual([3, 39, 39]);
  rig.play(enterScene(rig.t, 'there'));
  expect(is(rig.rows('fled'))).toEqual([3, 44, 44]);
});

test('[DT-SHOT-02] rows that have to come first, whose condition does not hold, or who have left are not there', () => {
  const rows = [
    aRow({ id: 'a', when: { flag: 'night' } }),
    aRow({ id: 'b', when: { flag: 'day' } }),
    aRow({ id: 'c', state: 'away' }),
    aRow({ id: 'd' }),
    aRow({ id: 'e' }),
  ];
  const story = { flags: ['day'], gone: ['here/d', 'there/e'] };
  expect(sizes(rows, { story })).toEqual([0, 3, 0, 0, 3]);
});

test('[DT-SCA-15] a row may have as many as rows of another scene had', () => {
  const count = { scene: 'there', rows: ['old', 'older', 'never'] };
  const rig = inOwn({
    here: { foes: [aRow({ id: 'old', count: 2 }), aRow({ id: 'older', count: 3 })] },
    others: [{ id: 'there', foes: [aRow({ id: 'again', count })] }],
  });
  rig.play(enterScene(rig.t, 'there'));
  expect(rig.rows('again')).toHaveLength(5);
});

test('[DT-SHOT-02] those of a row are one group, and all of a name are told apart by number, whichever row they are of', () => {
  const rig = inOwn({
    here: {
      foes: [
        aRow({ id: 'a', count: 2 }),
        aRow({ id: 'b', count: 2 }),
        aRow({ id: 'c', block: 'guard', count: 1 }),
      ],
    },
  });
  const of = (id: string) => rig.rows(id).map(({ name, number }) => [name, number]);
  expect([of('a'), of('b'), of('c')]).toEqual([
    [
      ['thug', 1],
      ['thug', 2],
    ],
    [
      ['thug', 3],
      ['thug', 4],
    ],
    [['guard', 1]],
  ]);
  const groups = (id: string) => new Set(rig.rows(id).map(({ group }) => group));
  expect([groups('a').size, groups('b').size]).toEqual([1, 1]);
  expect(new Set([...groups('a'), ...groups('b'), ...groups('c')]).size).toBe(3);
});

test('[DT-SHOT-02] in another scene numbers begin anew, but for those of a name who are there', () => {
  const rig = inOwn({
    here: { foes: [aRow({ id: 'a', count: 2 })] },
    others: [{ id: 'there', foes: [aRow({ id: 'b', count: 1 })] }],
  });
  const [, with2] = rig.rows('a');
  rig.play(enterScene(rig.t, 'there'));
  expect(rig.rows('b').map(({ number }) => number)).toEqual([1]);
  if (with2 !== undefined) with2.place = { at: 'line', feet: 0 };
  rig.does([{ foes: 'b', how: 'come', count: 2 }]);
  expect(rig.rows('b').map(({ number }) => number)).toEqual([1, 3, 4]);
});

test('[DT-AGM-03, DT-NPC-09] a named foe has its share of Hit Points, then 4 for each Level, then what the scene adds', () => {
  const boss = (party: readonly { level: number }[], over: NonNullable<Person['over']> = {}) => {
    const extra = [
      { when: { flag: 'rite' }, hp: 6 },
      { when: { flag: 'else' }, hp: 50 },
    ] as const;
    const row = aRow({ id: 'boss', person: 'mira', count: 1, scale: 'hp', extra });
    const rig = inOwn({
      party,
      adventure: { people: [aPerson({ over: { hp: 22, ...over } })] },
      here: { foes: [row] },
      story: { flags: ['rite'] },
    });
    const [{ hp, level, printed } = rig.first] = rig.rows('boss');
    return [hp, printed?.maxHp, level, printed?.hit];
  };
  expect([
    boss(partyOf(1, 1, 1)),
    boss(partyOf(1, 1)),
    boss(partyOf(3, 3, 3)),
    boss(partyOf(1, 1), { hpNow: 3, level: 4, hit: 2 }),
  ]).toEqual([
    [28, 28, 1, 0],
    [21, 21, 1, 0],
    [36, 36, 3, 1],
    [3, 21, 4, 2],
  ]);
});

test('[DT-SHOT-02] foes that were met before are as they were left, no stronger, and the dead stay where they lie', () => {
  const rig = inOwn({
    party: partyOf(2),
    adventure: { people: [aPerson()] },
    here: { foes: [aRow({ count: 2 }), aRow({ id: 'boss', person: 'mira', count: 1 })] },
    others: [{ id: 'there' }],
  });
  const [one, two] = rig.rows('thugs');
  const [boss] = rig.rows('boss');
  if (one === undefined || two === undefined || boss === undefined) return;
  expect([one.hp, boss.hp, boss.level]).toEqual([8, 8, 2]);
  one.life = 'dead';
  two.hp = 0;
  rig.play(enterScene(rig.t, 'there'));
  expect([one, two, boss].map(({ place }) => place.at)).toEqual(['away', 'away', 'away']);
  rig.play(enterScene(rig.t, 'here'));
  expect([one, two, boss].map(({ place }) => place.at)).toEqual(['away', 'away', 'line']);
  expect([rig.rows('thugs').length, boss.hp, boss.level, rig.rows('boss')]).toEqual([
    2,
    8,
    2,
    [boss],
  ]);
});

test('[DT-COND-27, DT-SHOT-02] a row is awake, hidden, asleep or peaceful as the party comes', () => {
  const one = (state: FoeRow['state'], attitude?: Person['attitude']) => {
    const rig = inOwn({
      adventure: { people: [aPerson({ attitude: attitude ?? 'neutral' })] },
      here: {
        people: ['mira'],
        foes: [aRow({ count: 1, state, ...(attitude && { with: 'mira' }) })],
      },
      seed: 'hidden',
    });
    const [{ side, isHidden, effects, attitude: own } = rig.first] = rig.rows('thugs');
    return [side, isHidden, effects.map(({ kind }) => kind), own, rig.state.combat !== undefined];
  };
  expect([one('awake'), one('hidden'), one('asleep'), one('peaceful')]).toEqual([
    ['foes', false, [], 'hostile', true],
    ['foes', true, [], 'hostile', true],
    ['foes', false, ['asleep'], 'hostile', false],
    ['others', false, [], 'hostile', false],
  ]);
  expect([one('awake', 'neutral'), one('awake', 'friendly')]).toEqual([
    ['others', false, [], 'neutral', false],
    ['others', false, [], 'friendly', false],
  ]);
});

test('[DT-COND-27] whoever sleeps does so until woken, and sleeps once', () => {
  const rig = inOwn({ here: { foes: [aRow({ count: 2, state: 'asleep' })] } });
  const [one, two] = rig.rows('thugs');
  const asleep = {
    kind: 'asleep',
    source: { rule: 'DT-COND-27', isStory: true },
    until: { at: 'cure' },
  };
  expect(one?.effects).toMatchObject([asleep]);
  const ids = [...(one?.effects ?? []), ...(two?.effects ?? [])].map(({ id }) => id);
  expect(ids[1]).toBe((ids[0] ?? 0) + 1);
  expect(rig.state.nextId).toBeGreaterThan(ids[1] ?? 0);
  rig.play(enterScene(rig.t, 'here'));
  expect(one?.effects).toHaveLength(1);
  if (one !== undefined) one.effects = [];
  rig.does([{ condition: 'shaken', who: { row: 'thugs', one: true }, until: 'cure' }]);
  rig.play(enterScene(rig.t, 'here'));
  expect([one?.effects, two?.effects]).toMatchObject([[{ kind: 'shaken' }, asleep], [asleep]]);
  rig.does([{ foes: 'thugs', how: 'wake' }]);
  expect(rig.events('relieved')).toMatchObject([
    { rule: 'DT-COND-27', creature: one?.id, effect: 'asleep' },
    { rule: 'DT-COND-27', creature: two?.id, effect: 'asleep' },
  ]);
});

const SPELLS = { bonus: 3, saveTn: 12, spells: ['sleep'] };

test('[DT-SHOT-02] a person differs from its stat block in what is written of it, and in nothing else', () => {
  const rig = inOwn({
    adventure: {
      people: [
        aPerson({ id: 'plain', isLeader: true }),
        aPerson({
          id: 'other',
          base: 'guard',
          over: { level: 5, hp: 30, hit: 1, ac: 19, attacks: [], casts: SPELLS, hpNow: 7 },
        }),
        aPerson({ id: 'guard', base: 'guard' }),
      ],
    },
  });
  const [plain, other, guard] = ['plain', 'other', 'guard'].map((id) => rig.person(id));
  if (plain === undefined || other === undefined || guard === undefined) return;
  expect([plain.isLeader, other.isLeader, plain.name, plain.attitude]).toEqual([
    true,
    false,
    'Mira',
    'neutral',
  ]);
  expect(plain).toMatchObject({ level: 1, hp: 4, printed: { maxHp: 4, ac: 10, hit: 0 } });
  expect(Object.keys(plain.printed ?? {})).not.toContain('attacks');
  expect(Object.keys(plain.printed ?? {})).not.toContain('casts');
  expect(guard.hp).toBe(guard.printed?.maxHp);
  expect(other).toMatchObject({
    level: 5,
    hp: 7,
    printed: { maxHp: 30, ac: 19, hit: 1, attacks: [], casts: SPELLS },
  });
});

test('[DT-SHOT-02] somebody without a stat block is a mind without a body', () => {
  const { base: _, ...mind } = aPerson({ attitude: 'friendly' });
  const rig = inOwn({ adventure: { people: [mind] }, here: { people: ['mira'] } });
  const mira = rig.person('mira');
  expect(mira).toMatchObject({
    name: 'Mira',
    attitude: 'friendly',
    traits: ['is-bodiless'],
    place: { at: 'away' },
  });
  expect([mira.printed, mira.block, rig.person('mira')]).toEqual([undefined, undefined, mira]);
  const row = aRow({ person: 'mira', count: 1, scale: 'hp' });
  const met = inOwn({ adventure: { people: [mind] }, here: { foes: [row] } });
  expect(met.rows('thugs')).toMatchObject([{ level: 1, hp: 1, traits: ['is-bodiless'] }]);
});

/** How the next one met stands to a party that was promised a bad welcome. */
const welcomed = (rig: Rig, id: string) => {
  const { attitude } = rig.person(id);
  return [attitude, rig.state.circumstances.map(({ is }) => is.on)];
};

test('[DT-TOK-35] the next one met who is not hostile already stands a step worse, and none after it', () => {
  const rig = inOwn({
    adventure: {
      people: [
        aPerson({ id: 'foe', attitude: 'hostile' }),
        aPerson({ id: 'friend', attitude: 'friendly' }),
        aPerson({ id: 'stranger' }),
        aPerson({ id: 'last' }),
      ],
    },
  });
  const promise = () => {
    const bad = { on: 'welcome', is: 'disadvantage', for: 'roll' } as const;
    addCircumstance(rig.t, 'party', bad, 'DT-TOK-35');
  };
  addCircumstance(rig.t, 'party', { on: 'stealth', is: 1, for: 'roll' }, 'DT-ADV-04');
  promise();
  expect([welcomed(rig, 'foe'), welcomed(rig, 'friend')]).toEqual([
    ['hostile', ['stealth', 'welcome']],
    ['neutral', ['stealth']],
  ]);
  promise();
  expect([welcomed(rig, 'stranger'), welcomed(rig, 'last')]).toEqual([
    ['hostile', ['stealth']],
    ['neutral', ['stealth']],
  ]);
});

test('[DT-SOC-01] whoever was won over goes with those who go along with it, and turns on the party with them', () => {
  const rig = inOwn({
    adventure: { people: [aPerson()] },
    here: {
      people: ['mira'],
      foes: [
        aRow({ count: 3, with: 'mira' }),
        aRow({ id: 'others', count: 1 }),
        aRow({ id: 'none', with: 'nobody', count: 1 }),
      ],
    },
  });
  const [one, two, dead] = rig.rows('thugs');
  if (one === undefined || two === undefined || dead === undefined) return;
  const is = () =>
    [one, two, dead, ...rig.rows('others'), ...rig.rows('none')].map(({ attitude, side }) => [
      attitude,
      side,
    ]);
  expect(one.attitude).toBe('neutral');
  one.side = 'foes';
  dead.life = 'dead';
  dead.side = 'foes';
  rig.person('mira').attitude = 'friendly';
  rig.play(happenings(rig.t));
  expect(is()).toEqual([
    ['friendly', 'others'],
    ['friendly', 'others'],
    ['neutral', 'foes'],
    ['hostile', 'others'],
    ['hostile', 'others'],
  ]);
  one.side = 'foes';
  rig.play(happenings(rig.t));
  // Nothing is done where nothing changes.
  expect(one.side).toBe('foes');
  rig.person('mira').attitude = 'hostile';
  rig.play(happenings(rig.t));
  expect(is().slice(0, 2)).toEqual([
    ['hostile', 'foes'],
    ['hostile', 'others'],
  ]);
});
