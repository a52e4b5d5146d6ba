import { expect, test } from 'vitest';
import { aPerson, aTask, deafen, inOwn } from '../../../test/own-scene.ts';
import type { Script } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import { mayTry } from '../social/influence.ts';
import { closedTalks, overdueGear, talkDeeds } from './talk.ts';
import { trySceneTask } from './tasks.ts';

const DAY = 8640;
const FACTS = [
  { id: 'key', kind: 'secret', text: 'The key is in the well.', answers: [] },
  { id: 'gold', kind: 'goal', text: 'She wants the gold.', answers: [] },
  { id: 'bell', kind: 'clue', text: 'The bell rang.', answers: [] },
] as const;

/** A party of two with Mira, who stands to it as she is said to. */
function withMira(
  attitude: Creature['attitude'],
  { dice = [], ...more }: Parameters<typeof inOwn>[0] = {},
) {
  const rig = inOwn({
    party: [{ name: 'Ash' }, { name: 'Bo' }],
    dice,
    ...more,
    here: { people: ['mira'], ...more.here },
    adventure: { people: [aPerson({ attitude, facts: ['key', 'gold'] })], facts: FACTS },
  });
  const mira = rig.person('mira');
  return {
    ...rig,
    mira,
    deeds: (who: Creature = rig.first) => talkDeeds(rig.t, who).map(({ id }) => id),
    talk: (...favour: string[]) =>
      rig.play(
        talkDeeds(rig.t, rig.first)
          .find(({ kind }) => kind === 'talk')
          ?.run(rig.t),
        [['manner', 'influence'], ...favour.map((one) => ['favour', one] as const)],
      ),
  };
}

test('[DT-SOC-01, DT-INIT-01] whoever is here, stands and has words can be talked to, or have hands laid on them', () => {
  const rig = withMira('neutral');
  const { mira } = rig;
  expect(talkDeeds(rig.t, rig.first)).toMatchObject([
    { id: `talk-${mira.id}`, kind: 'talk', names: { creature: mira.id } },
    { id: `assault-${mira.id}`, kind: 'assault', names: { creature: mira.id } },
  ]);
  const without = (some: Partial<Creature>) => {
    const old = { ...mira };
    Object.assign(mira, some);
    const found = rig.deeds();
    Object.assign(mira, old);
    return found;
  };
  expect(without({ hp: 0 })).toEqual([]);
  expect(without({ place: { at: 'away' } })).toEqual([]);
  expect(without({ isHidden: true })).toEqual([]);
  expect(without({ side: 'party' })).toEqual([`talk-${mira.id}`]);
  rig.foe('snake', 20);
  expect(rig.deeds()).toHaveLength(2);
});

test('[DT-SOC-06] whom the scene has a task to talk round is not talked to besides, until that is done', () => {
  const task = aTask({ id: 'win', tn: { attitude: 'mira' } });
  const rig = withMira('neutral', { here: { tasks: [aTask({ tn: 10 }), task] } });
  const other = rig.foe('bystander', 20, undefined, { attitude: 'neutral' });
  const { mira } = rig;
  expect(rig.deeds()).toEqual([`assault-${mira.id}`, `talk-${other.id}`, `assault-${other.id}`]);
  // She refuses to talk by a try before, but is no closed choice where the task stands.
  rig.first.used[`influence/${mira.id}`] = 0;
  rig.first.used[`influence/${other.id}`] = 0;
  const closed = () => closedTalks(rig.t, rig.first).map(({ id }) => id);
  expect(closed()).toEqual([`talk-${other.id}`]);
  rig.story().done.push('here/win');
  expect(closed()).toEqual([`talk-${mira.id}`, `talk-${other.id}`]);
  rig.story().done.splice(0, 1, 'there/win');
  expect(closed()).toEqual([`talk-${other.id}`]);
});

test('[DT-SOC-06, DT-SOC-08] why somebody cannot be talked round is said to whoever stands', () => {
  const rig = withMira('friendly');
  const id = `talk-${rig.mira.id}`;
  const names = { creature: rig.mira.id };
  expect(closedTalks(rig.t, rig.first)).toEqual([]);
  rig.story().benefits[String(rig.mira.id)] = 0;
  expect(closedTalks(rig.t, rig.first)).toEqual([
    { id, names, because: { key: 'closed.granted-today', rule: 'DT-SOC-08' } },
  ]);
  // Who has given something today may still be won over once it is no friend.
  rig.mira.attitude = 'neutral';
  expect([closedTalks(rig.t, rig.first), rig.deeds()[0]]).toEqual([[], id]);
  rig.first.used[`influence/${rig.mira.id}`] = 0;
  expect(closedTalks(rig.t, rig.first)).toEqual([
    { id, names, because: { key: 'closed.tried', rule: 'DT-SOC-06' } },
  ]);
  rig.first.hp = 0;
  expect(closedTalks(rig.t, rig.first)).toEqual([]);
});

test('[DT-SOC-08] a friend gives again after a full day', () => {
  const rig = withMira('friendly', { clock: 3 * DAY });
  rig.story().benefits[String(rig.mira.id)] = 2 * DAY + 1;
  expect(rig.deeds()).toEqual([`assault-${rig.mira.id}`]);
  rig.state.clock += 1;
  expect(rig.deeds()).toEqual([`talk-${rig.mira.id}`, `assault-${rig.mira.id}`]);
});

test('[DT-SOC-03, DT-DUR-08] a talk takes a minute; who becomes a friend by it gives nothing yet', () => {
  const rig = withMira('neutral', { dice: [15] });
  const { asked } = rig.talk();
  expect(asked).toEqual(['manner 0']);
  expect([rig.state.clock, rig.mira.attitude, rig.story().benefits]).toEqual([6, 'friendly', {}]);
  expect(rig.events('rolled')).toMatchObject([{ tag: 'influence', target: 15 }]);
  rig.allDiceUsed();
});

test('[DT-SOC-02] a friend who is asked in vain gives nothing', () => {
  const rig = withMira('friendly', { dice: [4] });
  expect(rig.talk().asked).not.toContain('favour 0');
  expect([rig.story().benefits, rig.mira.attitude]).toEqual([{}, 'friendly']);
});

test('[DT-SOC-01] a player is asked for the manner, and what is proposed is the first', () => {
  const rig = withMira('neutral');
  const flow = talkDeeds(rig.t, rig.first)
    .find(({ kind }) => kind === 'talk')
    ?.run(rig.t);
  const asked = flow?.next(0).value;
  expect(asked).toMatchObject({
    kind: 'one',
    seat: 0,
    why: { key: 'choice.manner', rule: 'DT-SOC-01', params: { at: rig.mira.id } },
    fallback: 0,
  });
  expect(asked).toHaveProperty('options.1', { id: 'negotiate', names: { tag: 'negotiate' } });
});

test('[DT-SOC-01] a companion talks as it does best', () => {
  const best = (attitude: Creature['attitude']) => {
    const rig = withMira(attitude, { dice: [15] });
    rig.mira.items.push({ id: 70, kind: 'rope' });
    Object.assign(rig.first, { run: { by: 'companion' }, seat: undefined });
    rig.play(
      talkDeeds(rig.t, rig.first)
        .find(({ kind }) => kind === 'talk')
        ?.run(rig.t),
    );
    return rig;
  };
  expect(best('neutral').events('rolled')).toMatchObject([{ tag: 'influence' }]);
  // It takes the first of what a friend has to give.
  expect(best('friendly').story().facts).toEqual(['key']);
});

test.each(['first', 'mira'] as const)(
  '[DT-SOC-01, DT-TIME-03] a talk comes to nothing where somebody falls while it lasts: %s',
  (who) => {
    const rig = withMira('neutral');
    rig[who].effects.push({
      id: 90,
      kind: 'aflame',
      source: { rule: 'DT-COND-03' },
      until: { at: 'cure' },
    });
    Object.assign(rig[who], { hp: 1 });
    rig.talk();
    expect([rig[who].hp <= 0, rig.events('rolled')]).toEqual([true, []]);
    expect(rig.mira.attitude).toBe('neutral');
  },
);

test('[DT-SOC-07] a friend gives what the party does not know, its gear, or goodwill; the player chooses', () => {
  const rig = withMira('friendly', { dice: [5], story: { facts: ['gold'] } });
  rig.mira.items.push({ id: 70, kind: 'rope' });
  const flow = talkDeeds(rig.t, rig.first)
    .find(({ kind }) => kind === 'talk')
    ?.run(rig.t);
  flow?.next(0);
  const asked = flow?.next(0).value;
  expect(asked).toMatchObject({
    seat: 0,
    why: { key: 'choice.favour', rule: 'DT-SOC-07', params: { at: rig.mira.id } },
  });
  expect((asked as unknown as { options: object[] }).options).toMatchObject([
    { id: 'secret-key', names: { kind: 'secret' } },
    ...rig.mira.items.map(({ id, kind }) => ({ id: `gear-${id}`, names: { item: kind } })),
    { id: 'goodwill' },
  ]);
  expect((asked as unknown as { options: object[] }).options).toHaveLength(
    rig.mira.items.length + 2,
  );
});

test.each([
  ['secret-key', ['key'], []],
  ['goal-gold', ['gold'], []],
  ['gear-70', [], ['rope']],
  ['goodwill', [], []],
])('[DT-SOC-07] what a friend gives: %s', (favour, facts, gear) => {
  const rig = withMira('friendly', { dice: [5] });
  rig.mira.items.push({ id: 70, kind: 'rope' }, { id: 71, kind: 'torches' });
  const before = rig.mira.items.map(({ id }) => id);
  rig.talk(favour);
  expect([rig.story().facts, rig.first.items.map(({ kind }) => kind)]).toEqual([facts, gear]);
  expect(rig.story().benefits).toEqual({ [rig.mira.id]: 6 });
  expect(rig.events('learned')).toMatchObject(
    facts.map((fact) => ({ rule: 'DT-SOC-07', fact, words: expect.anything() })),
  );
  expect(rig.events('given')).toEqual(
    gear.map((item) => ({
      type: 'given',
      rule: 'DT-SOC-08',
      creature: rig.first.id,
      item,
      count: 1,
    })),
  );
  const left = before.filter((id) => favour !== `gear-${id}`);
  expect(rig.mira.items.map(({ id }) => id)).toEqual(left);
});

test('[DT-SOC-07] somebody who is no person of the adventure knows nothing of it, and nobody needs to listen', () => {
  const rig = withMira('neutral', { dice: [5] });
  const other = rig.foe('bystander', 20, undefined, { attitude: 'friendly' });
  other.items = [{ id: 70, kind: 'rope' }];
  deafen(rig);
  const deed = talkDeeds(rig.t, rig.first).find(({ id }) => id === `talk-${other.id}`);
  rig.play(deed?.run(rig.t), [
    ['manner', 'influence'],
    ['favour', 'gear-70'],
  ]);
  expect(rig.first.items).toEqual([
    { id: 70, kind: 'rope', borrowed: { from: other.id, by: 2 * DAY } },
  ]);
});

test('[DT-EQ-57] gear that is kept too long makes a friend neutral, and is one’s own from then on', () => {
  const rig = withMira('friendly');
  const enemy = rig.foe('thug', 20, undefined, { attitude: 'hostile' });
  rig.first.items = [
    { id: 70, kind: 'rope', borrowed: { from: rig.mira.id, by: 50 } },
    { id: 71, kind: 'torches' },
    { id: 72, kind: 'rope', borrowed: { from: enemy.id, by: 49 } },
    { id: 73, kind: 'rope', borrowed: { from: 999, by: 49 } },
  ];
  rig.state.clock = 50;
  overdueGear(rig.t);
  expect([rig.mira.attitude, enemy.attitude]).toEqual(['friendly', 'hostile']);
  expect(rig.first.items).toEqual([
    { id: 70, kind: 'rope', borrowed: { from: rig.mira.id, by: 50 } },
    { id: 71, kind: 'torches' },
    { id: 72, kind: 'rope' },
    { id: 73, kind: 'rope' },
  ]);
  rig.state.clock = 51;
  overdueGear(rig.t);
  expect(rig.events('attitude-changed')).toMatchObject([
    { rule: 'DT-EQ-57', creature: rig.mira.id, attitude: 'neutral' },
  ]);
  expect(rig.first.items[0]).toEqual({ id: 70, kind: 'rope' });
});

/** Ash has borrowed a rope from Mira. */
function lent() {
  const rig = withMira('friendly', { dice: [20] });
  rig.mira.items = [{ id: 70, kind: 'rope' }];
  rig.talk('gear-70');
  return rig;
}

test('[DT-EQ-57] borrowed gear can be given back, and its owner stays a friend', () => {
  const rig = lent();
  const back = `hand-70-to-${rig.mira.id}`;
  expect(rig.story().loans).toEqual([{ item: 70, from: rig.mira.id, by: 2 * DAY }]);
  expect([rig.deeds().includes(back), rig.deeds(rig.second).includes(back)]).toEqual([true, false]);
  rig.play(
    talkDeeds(rig.t, rig.first)
      .find(({ id }) => id === back)
      ?.run(rig.t),
  );
  expect([rig.first.items, rig.mira.items]).toEqual([[], [{ id: 70, kind: 'rope' }]]);
  rig.state.clock = 3 * DAY;
  overdueGear(rig.t);
  expect([rig.mira.attitude, rig.story().loans]).toEqual(['friendly', []]);
});

test('[DT-EQ-57] borrowed gear that is lost is not back in time either', () => {
  const rig = lent();
  rig.first.items = [];
  rig.state.clock = 2 * DAY;
  overdueGear(rig.t);
  expect(rig.mira.attitude).toBe('friendly');
  rig.state.clock += 1;
  overdueGear(rig.t);
  expect([rig.mira.attitude, rig.story().loans]).toEqual(['neutral', []]);
});

test('[DT-SOC-09, DT-INIT-01] a hostile act turns those of the same group, not characters who stand with them', () => {
  const rig = withMira('friendly');
  const [bo, { mira }] = [rig.second, rig];
  bo.group = mira.group;
  const apart = rig.foe('bystander', 30, undefined, { attitude: 'neutral' });
  const sides = () => [bo, mira, apart].map(({ side }) => side);
  const before = sides();
  rig.play(
    talkDeeds(rig.t, rig.first)
      .find(({ id }) => id === `assault-${mira.id}`)
      ?.run(rig.t),
  );
  expect(sides()).toEqual(['party', 'foes', before[2]]);
  expect(rig.events('attitude-changed')).toMatchObject([
    { rule: 'DT-SOC-09', creature: mira.id, attitude: 'hostile' },
  ]);
  expect(rig.state.combat?.surprised).toEqual([]);
  expect(rig.state.combat?.participants).toEqual(
    expect.arrayContaining([rig.first.id, bo.id, mira.id]),
  );
});

test.each([
  ['a talk', undefined],
  ['a task', aTask({ id: 'win', tags: ['influence'], tn: { attitude: 'mira' } })],
] as const)(
  '[DT-TASK-10] a near miss of %s with somebody can be a success at a cost, or the failure that it is',
  (_what, task) => {
    const tries = (face: number, script: Script) => {
      const dice = script.length > 0 && script[0]?.[1] === 'cost' ? [face, 6] : [face];
      const rig = withMira('neutral', { dice, ...(task && { here: { tasks: [task] } }) });
      const flow =
        task === undefined
          ? talkDeeds(rig.t, rig.first)
              .find(({ kind }) => kind === 'talk')
              ?.run(rig.t)
          : trySceneTask(rig.t, rig.first, task, 'influence');
      const manner = task === undefined ? [['manner', 'influence'] as const] : [];
      const { asked } = rig.play(flow, [...manner, ...script]);
      rig.allDiceUsed();
      return [
        rig.mira.attitude,
        rig.state.points,
        mayTry(rig.first, rig.mira),
        asked.filter((one) => one.startsWith('at-a-cost')).length,
      ];
    };
    const taken = [
      ['at-a-cost', 'cost'],
      ['cost', 'take'],
    ] as const;
    expect(tries(12, taken)).toEqual(['friendly', 1, true, 1]);
    expect(tries(12, [['at-a-cost', 'fail']])).toEqual(['neutral', 0, false, 1]);
    expect(tries(11, [])).toEqual(['neutral', 0, false, 0]);
  },
);
