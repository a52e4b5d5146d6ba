import { expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import { aPerson, aRow, aTask, inOwn } from '../../../test/own-scene.ts';
import type { Script } from '../../../test/rig.ts';
import type { SceneTask } from '../../content/adventure.ts';
import type { Deed } from '../../content/adventure-deeds.ts';
import type { Creature } from '../../model.ts';
import { mayTryTask, tagFor, trySceneTask } from './tasks.ts';

type Rig = ReturnType<typeof inOwn>;

const WON = { ok: [{ flag: 'won' }], fail: [{ flag: 'lost' }], near: 'fail' } as const;

/** Somebody tries a task by the first of its tags; returns the flags of the story. */
function tries(rig: Rig, some: Partial<SceneTask>, by: Creature = rig.first, script: Script = []) {
  const task = aTask({ ...WON, ...some });
  rig.play(trySceneTask(rig.t, by, task, task.tags[0] ?? ''), script);
  return rig.story().flags;
}

const scores = (STR: number) => ({ STR, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 10 });
const STRONG = { name: 'Ash', scores: scores(18) };
const WEAK = { name: 'Bo', scores: scores(4) };

test('[DT-SCA, DT-TASK-03] where everybody rolls, all who stand do, and one failure is enough', () => {
  const all = (...dice: number[]) => {
    const rig = inOwn({ party: [{}, {}, {}, {}], seats: 4, dice });
    const [, , , last] = rig.heroes;
    if (last !== undefined) last.hp = 0;
    const flags = tries(rig, { tn: 10, who: 'each' });
    rig.allDiceUsed();
    return flags;
  };
  expect([all(10, 10, 10), all(9, 10, 10), all(10, 10, 9), all(10, 9, 10)]).toEqual([
    ['won'],
    ['lost'],
    ['lost'],
    ['lost'],
  ]);
});

test('[DT-TASK-10] of all who roll the last who missed says by how much', () => {
  const rig = inOwn({ party: [{}, {}], dice: [2, 9] });
  expect(tries(rig, { tn: 10, who: 'each', near: [{ flag: 'nearly' }] })).toEqual(['nearly']);
});

test('[DT-SHOT-02] where the worst of the party rolls, it is whoever stands with the lowest modifier', () => {
  const roller = (task: Partial<SceneTask>, lies = false) => {
    const rig = inOwn({ party: [STRONG, {}, WEAK], dice: [20] });
    const [, , weak] = rig.heroes;
    if (lies && weak !== undefined) weak.hp = 0;
    tries(rig, { tn: 5, who: 'lowest', ...task });
    return rig.events('rolled').map((one) => 'creature' in one && one.creature);
  };
  expect([roller({}), roller({}, true)]).toEqual([[3], [2]]);
  // By dexterity all are alike, and the first of the party rolls.
  expect([roller({ tags: ['stealth'] }), roller({ ability: 'DEX' })]).toEqual([[1], [1]]);
  expect(roller({ tags: ['stealth'], ability: 'STR' })).toEqual([3]);
});

test('[DT-SHOT-02] if nobody names anybody, whoever tries rolls', () => {
  const rig = inOwn({ party: [STRONG, WEAK], dice: [10, 10] });
  expect(tries(rig, { tn: 9 }, rig.second)).toEqual(['lost']);
  expect(tries(rig, { tn: 9 })).toEqual(['lost', 'won']);
  expect(rig.events('rolled')).toMatchObject([
    { creature: rig.second.id, mode: 'straight', leans: [] },
    { creature: rig.first.id, mode: 'straight', leans: [] },
  ]);
});

test('[DT-TASK-08] those who work together have advantage, if there are two who stand', () => {
  const rolled = (size: number, lies: boolean, who: SceneTask['who']) => {
    const rig = inOwn({ party: [{}, {}].slice(0, size), dice: [20, 20] });
    if (lies) rig.second.hp = 0;
    tries(rig, { tn: 5, ...(who && { who }) });
    return rig.events('rolled').map((one) => 'leans' in one && one.leans);
  };
  const help = { is: 'advantage', rule: 'DT-TASK-08', from: 'help' };
  expect([
    rolled(2, false, 'together'),
    rolled(1, false, 'together'),
    rolled(2, true, 'together'),
    rolled(2, false, 'one'),
  ]).toEqual([[[help]], [[]], [[]], [[]]]);
});

test('[DT-TASK-08] nobody helps who could not try it alone: who is held, asleep or elsewhere', () => {
  const leans = (before: (rig: Rig) => void) => {
    const rig = inOwn({ party: [{}, {}], dice: [20, 20] });
    before(rig);
    tries(rig, { tn: 5, who: 'together' });
    return rig.events('rolled').map((one) => 'mode' in one && one.mode);
  };
  expect([
    leans(() => undefined),
    ...['paralyzed', 'asleep'].map((kind) => leans((rig) => void lay(rig, rig.second, kind))),
    leans(({ second }) => void Object.assign(second, { place: { at: 'away' } })),
  ]).toEqual([['advantage'], ['straight'], ['straight'], ['straight']]);
});

test('[DT-ADV-04, DT-ADV-05] what a scene says helps while it holds; a missing tool of whoever rolls hinders', () => {
  const rig = inOwn({
    party: [{ gear: [{ kind: 'lantern' }, { kind: 'rations' }] }, { gear: [{ kind: 'lantern' }] }],
    story: { flags: ['day'] },
    dice: [9, 9, 9, 9, 9],
  });
  const leans = [
    { when: { flag: 'day' }, is: 'advantage' },
    { when: { flag: 'night' }, is: 'disadvantage' },
  ] as const;
  const tool = { item: 'rations', without: 'disadvantage' } as const;
  tries(rig, { tn: 5, leans, isRepeated: true });
  tries(rig, { tn: 5, tool, isRepeated: true });
  tries(rig, { tn: 5, tool, isRepeated: true }, rig.second);
  expect(rig.events('rolled').map((one) => 'leans' in one && one.leans)).toEqual([
    [{ is: 'advantage', rule: 'DT-ADV-04', from: undefined }],
    [],
    [{ is: 'disadvantage', rule: 'DT-ADV-05', from: 'rations' }],
  ]);
  rig.allDiceUsed();
});

test('[DT-TN-04, DT-TN-09] a task can be opposed by a person, or by the first of a row, with the ability of its tag', () => {
  const rig = inOwn({
    adventure: { people: [aPerson()] },
    here: { people: ['mira'], foes: [aRow()] },
    dice: [12, 11, 11, 12],
  });
  const [thug] = rig.rows('thugs');
  tries(rig, { tags: ['stealth'], tn: { opposed: 'mira', tag: 'sense-danger' } });
  tries(rig, { tags: ['stealth'], tn: { opposed: 'thugs', tag: 'deceive' } });
  expect(rig.events('rolled')).toMatchObject([
    { creature: rig.first.id, tag: 'stealth', ability: 'DEX', success: true },
    { creature: rig.person('mira').id, tag: 'sense-danger', ability: 'WIS', success: false },
    { creature: rig.first.id, tag: 'stealth', success: false },
    { creature: thug?.id, tag: 'deceive', ability: 'CHA', success: true },
  ]);
  expect(rig.story().flags).toEqual(['won', 'lost']);
  expect(() => tries(rig, { tn: { opposed: 'nobody', tag: 'stealth' } })).toThrow(
    '"nobody" is not in the scene',
  );
});

test('[DT-TASK-10] an opposed failure is no near miss', () => {
  const rig = inOwn({ here: { foes: [aRow()] }, dice: [11, 12] });
  const tn = { opposed: 'thugs', tag: 'sense-danger' };
  expect(tries(rig, { tags: ['stealth'], tn, near: [{ flag: 'nearly' }] })).toEqual(['lost']);
});

const TURNER = { level: 2, roles: [{ id: 'turn-away-undead' }] };

test('[DT-ROLE-19] undead are turned by a roll with the Level against the Level of the first of them and 10', () => {
  const turned = (die: number, level: number, row = 'bones') => {
    const bones = aRow({ id: 'bones', block: 'skeleton' });
    const rig = inOwn({ party: [TURNER], here: { foes: [bones] }, dice: [die] });
    const [first, second] = rig.rows('bones');
    if (first !== undefined) first.level = level;
    if (second !== undefined) second.level = 9;
    const flags = tries(rig, { tags: [], tn: { turning: row } });
    expect(rig.events('rolled')).toMatchObject([
      {
        rule: 'DT-ROLE-19',
        kind: 'turning',
        creature: rig.first.id,
        total: die + 2,
        terms: [{ value: 2, rule: 'DT-ROLE-19', from: 'level' }],
      },
    ]);
    return [flags, rig.events('rolled').map((one) => 'target' in one && one.target)];
  };
  expect([turned(12, 4), turned(11, 4)]).toEqual([
    [['won'], [14]],
    [['lost'], [14]],
  ]);
  // Where none of them is there it is as against one of Level 1.
  expect([turned(9, 4, 'none'), turned(8, 4, 'none')]).toEqual([
    [['won'], [11]],
    [['lost'], [11]],
  ]);
});

test('[DT-ROLE-19] only who has learned it tries to turn', () => {
  const rig = inOwn({ party: [TURNER, {}] });
  const task = aTask({ tn: { turning: 'bones' } });
  expect(rig.heroes.map((one) => mayTryTask(rig.t, one, task))).toEqual([true, false]);
});

const HEALER = {
  level: 3,
  roles: [{ id: 'divine-magic' }],
  spells: { 'divine-magic': ['divine-light', 'cure-light-wounds'] },
};

test('[DT-MAG-08, DT-MAG-09] a task that asks for a spell is tried by its casting roll, and a failure strains it', () => {
  const casting = (die: number) => {
    const rig = inOwn({ party: [HEALER], dice: [die] });
    const flags = tries(rig, { tags: [], tn: { casting: 'cure-light-wounds' } });
    expect(rig.events('cast')).toMatchObject([
      { creature: rig.first.id, spell: 'cure-light-wounds' },
    ]);
    return [flags, rig.first.strained];
  };
  expect([casting(19), casting(2)]).toEqual([
    [['won'], []],
    [['lost'], ['cure-light-wounds']],
  ]);
  const other = inOwn();
  expect(tries(other, { tags: [], tn: { casting: 'cure-light-wounds' } })).toEqual(['lost']);
});

test('[DT-MAG-10, DT-MAG-07] a spell that is strained, or that nobody has hands for, cannot be tried', () => {
  const task = aTask({ tn: { casting: 'cure-light-wounds' } });
  const rig = inOwn({
    party: [
      HEALER,
      {},
      {
        ...HEALER,
        gear: [
          { kind: 'torches', is: 'held' },
          { kind: 'dagger', is: 'held' },
        ],
      },
    ],
  });
  const may = () => rig.heroes.map((one) => mayTryTask(rig.t, one, task));
  expect(may()).toEqual([true, false, false]);
  rig.first.strained = ['cure-light-wounds'];
  expect(may()).toEqual([false, false, false]);
});

/** Mira is talked to, with a roll of so much. */
function talks(die: number, some: Partial<Rig['first']> = {}, flags: readonly string[] = []) {
  const moods = [
    { when: { flag: 'rude' }, as: 'hostile' },
    { when: { flag: 'gift' }, as: 'friendly' },
  ] as const;
  const rig = inOwn({
    adventure: { people: [aPerson({ moods })] },
    here: { people: ['mira'] },
    story: { flags: [...flags] },
    dice: [die],
  });
  Object.assign(rig.person('mira'), some);
  const leans = [{ when: { flag: 'rude' }, is: 'advantage' }] as const;
  const now = tries(rig, {
    tags: ['influence'],
    tn: { attitude: 'mira' },
    ...(some.life && { leans }),
  });
  const [roll] = rig.events('rolled');
  const target = roll !== undefined && 'target' in roll && roll.target;
  return [now.at(-1), rig.person('mira').attitude, target];
}

test('[DT-SOC-02, DT-SOC-03, DT-SOC-04] a person is talked round by the number of its attitude, and stands a step better', () => {
  expect([
    talks(15),
    talks(14),
    talks(20, { attitude: 'hostile' }),
    talks(5, { attitude: 'friendly' }),
  ]).toEqual([
    ['won', 'friendly', 15],
    ['lost', 'neutral', 15],
    ['lost', 'hostile', 25],
    ['won', 'friendly', 5],
  ]);
});

test('[DT-SCA-14] in a mood it is treated as if it stood otherwise: a success goes on from there, a failure leaves it as it was', () => {
  expect([
    talks(5, {}, ['gift']),
    talks(4, {}, ['gift']),
    talks(20, {}, ['rude']),
    talks(15, {}, ['else']),
  ]).toEqual([
    ['won', 'friendly', 5],
    ['lost', 'neutral', 5],
    ['lost', 'neutral', 25],
    ['won', 'friendly', 15],
  ]);
});

test('[DT-SOC-01] whom nobody knows cannot be talked round, and what helps with a task helps with talk', () => {
  const rig = inOwn({ adventure: { people: [aPerson()] } });
  expect(tries(rig, { tags: ['influence'], tn: { attitude: 'mira' } })).toEqual(['lost']);
  expect(rig.events('rolled')).toEqual([]);
  const here = inOwn({
    adventure: { people: [aPerson()] },
    here: { people: ['mira'] },
    dice: [3, 15],
  });
  const leans = [{ when: { all: [] }, is: 'advantage' }] as const;
  expect(tries(here, { tags: ['influence'], tn: { attitude: 'mira' }, leans })).toEqual(['won']);
  expect(here.events('rolled')).toMatchObject([{ tag: 'influence', mode: 'advantage' }]);
});

test('[DT-TASK-01] where a task can be tried in several ways, whoever tries picks one; a companion takes its best', () => {
  const rig = inOwn({ party: [STRONG, WEAK] });
  const tag = (by: Creature, tags: readonly string[], script: Script = []) => {
    const { asked, value } = rig.play(tagFor(rig.t, by, aTask({ tags })), script);
    return [value, asked];
  };
  const tags = ['stealth', 'climb', 'influence'];
  expect(tag(rig.first, tags, [['tag', 'influence']])).toEqual(['influence', ['tag 0']]);
  expect(tag(rig.first, [])).toEqual(['', []]);
  for (const one of rig.heroes) one.run = { by: 'companion' };
  expect([
    tag(rig.first, tags),
    tag(rig.second, tags),
    tag(rig.second, ['climb', 'stealth']),
  ]).toEqual([
    ['climb', []],
    ['stealth', []],
    ['stealth', []],
  ]);
});

test('[DT-HAZ-04] what leads into a hazard meets it first; who falls, or is led elsewhere by it, tries nothing', () => {
  const hazard = {
    id: 'pit',
    hazard: { level: 5, save: 'DEX', tags: [] },
    plainName: 'a danger',
    trigger: 'enter',
    by: ['try'],
    target: 'one',
  } as const;
  const meets = (die: number, hitDice = [4], failed: readonly Deed[] = []) => {
    const rig = inOwn({
      party: [{ hitDice }],
      here: { hazards: [{ ...hazard, failed }] },
      dice: [die],
    });
    tries(rig, { tags: [] });
    return [rig.story().flags, rig.first.hp, rig.state.clock];
  };
  expect([meets(5), meets(4), meets(4, [20]), meets(4, [20], [{ go: 'end' }])]).toEqual([
    [['won'], 2, 6],
    [[], -4, 0],
    [['won'], 10, 6],
    [[], 10, 0],
  ]);
});
