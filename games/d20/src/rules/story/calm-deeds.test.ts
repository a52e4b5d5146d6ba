import { expect, test } from 'vitest';
import { inTurn, lay } from '../../../test/effects.ts';
import { aPerson, aTask, inOwn } from '../../../test/own-scene.ts';
import type { Creature } from '../../model.ts';
import { newItem } from '../making/creature.ts';
import { agreed, calm, calmDeeds, workDeeds } from './calm.ts';

const HOUR = 360;
const ON = { id: 'on', label: 'Go on', to: 'end', kind: 'main' } as const;
const SIDE = {
  id: 'aside',
  label: 'Aside',
  to: 'there',
  kind: 'side',
  when: { flag: 'open' },
} as const;

type Own = NonNullable<Parameters<typeof inOwn>[0]>;

/** A party of two between fights. */
const quiet = (more: Own = {}) => inOwn({ party: [{}, {}], ...more });

interface Asked {
  readonly seat: number;
  readonly options: readonly { readonly id: string; readonly kind: string }[];
  readonly fallback: number;
}

/** What seats are asked between fights. */
function askedIn(rig: Parameters<typeof calm>[0]): readonly Asked[] {
  const asked = calm(rig).next(0).value as unknown as { choices?: readonly Asked[] } & Asked;
  return asked.choices ?? [asked];
}

test('[DT-PLAY-01] what a character can do: tasks, talks, what no list has, and ways on that are open', () => {
  const tasks = [aTask(), aTask({ id: 'shut', when: { flag: 'never' } })];
  const rig = quiet({ here: { tasks, exits: [ON, SIDE] } });
  rig.first.items = [];
  const ids = () => calmDeeds(rig.t, rig.first).map(({ id }) => id);
  const before = ids();
  expect(before).toEqual(expect.arrayContaining(['task-try', 'unlisted', 'exit-on']));
  for (const no of ['task-shut', 'exit-aside', 'rest', 'special-item', 'buy'])
    expect(before).not.toContain(no);
  rig.story().flags = ['open'];
  rig.first.tokens = 1;
  rig.state.hasMarket = true;
  rig.first.gp = 10;
  rig.first.hp -= 1;
  expect(ids()).toEqual(
    expect.arrayContaining(['exit-on', 'exit-aside', 'rest', 'special-item', 'buy']),
  );
});

test.each<[string, (rig: ReturnType<typeof quiet>) => unknown]>([
  ['is down', (rig) => Object.assign(rig.first, { hp: 0 })],
  ['cannot act', (rig) => lay(rig, rig.first, 'stunned')],
])('[DT-PLAY-01] who %s can only rest and go on', (_, befalls) => {
  const rig = quiet({ here: { tasks: [aTask()] } });
  rig.second.hp -= 1;
  befalls(rig);
  expect(calmDeeds(rig.t, rig.first).map(({ id }) => id)).toEqual(['rest', 'exit-on']);
});

test('[DT-PLC-07, DT-HEAL-02] the party may rest where it is safe, if somebody has need of it', () => {
  const may = (rest: 'no' | 'allowed' | undefined, some: Partial<Creature>) => {
    const rig = quiet({ here: rest === undefined ? {} : { rest } });
    Object.assign(rig.second, some);
    return calmDeeds(rig.t, rig.first).some(({ id }) => id === 'rest');
  };
  expect([may(undefined, {}), may('allowed', { hp: 1 }), may(undefined, { hp: 1 })]).toEqual([
    false,
    true,
    true,
  ]);
  expect([may('no', { hp: 1 }), may('allowed', { strained: ['light'] })]).toEqual([false, true]);
});

test.each([
  [undefined, 'yes', 2 * HOUR],
  ['human', 'yes', 2 * HOUR],
  ['human', 'no', HOUR],
] as const)(
  '[DT-PLC-07, DT-GMC-08] an hour of rest is for all, if all agree and it is allowed: %s, %s',
  (gm, allowed, clock) => {
    const rig = quiet({ clock: HOUR, ...(gm === undefined ? {} : { options: { gm } }) });
    rig.second.hp = 1;
    const rest = calmDeeds(rig.t, rig.first).find(({ id }) => id === 'rest');
    expect(rest).toMatchObject({ kind: 'rest' });
    const { asked } = rig.play(rest?.run(rig.t), gm === 'human' ? [['allow-rest', allowed]] : []);
    expect(asked).toEqual(['agree-rest 1', ...(gm === 'human' ? ['allow-rest 2'] : [])]);
    expect(rig.state.clock).toBe(clock);
    expect(rig.second.hp).toBe(clock > HOUR ? 2 : 1);
  },
);

test('[DT-PLC-07] no rest is had where one of the party says no', () => {
  const rig = quiet();
  rig.second.hp = 1;
  const rest = calmDeeds(rig.t, rig.first).find(({ id }) => id === 'rest');
  rig.play(rest?.run(rig.t), [['agree-rest', 'no']]);
  expect([rig.state.clock, rig.second.hp]).toEqual([0, 1]);
});

test('[DT-SHOT-02] a way on is taken if all others agree, and says where it leads', () => {
  const rig = quiet();
  const exit = calmDeeds(rig.t, rig.first).find(({ id }) => id === 'exit-on');
  expect(exit).toMatchObject({
    ...{ id: 'exit-on', kind: 'exit', names: { exit: 'on', way: 'main' } },
    text: { key: 'deed.exit', params: { words: { prose: 'Go on' } } },
  });
  rig.play(exit?.run(rig.t), [['agree-exit', 'no']]);
  expect(rig.story().goes).toBeUndefined();
  rig.play(exit?.run(rig.t), [['agree-exit', 'yes']]);
  expect(rig.story().goes).toBe('end');
});

test('[DT-PLAY-01] only the seats of others who play are asked whether they agree', () => {
  const asks = (change: (rig: ReturnType<typeof inOwn>) => void) => {
    const rig = inOwn({ party: [{}, {}, {}], seats: 4 });
    change(rig);
    const { asked, value } = rig.play(
      agreed(rig.t, rig.first, 'choice.agree-exit', 'DT-SHOT-02', {}),
    );
    return { asked: [...new Set(asked)], value };
  };
  expect(asks(() => undefined)).toEqual({ asked: ['agree-exit 1', 'agree-exit 2'], value: true });
  expect(asks((rig) => Object.assign(rig.second, { absence: 'leaves' }))).toEqual({
    asked: ['agree-exit 2'],
    value: true,
  });
  const alone = inOwn();
  expect(alone.play(agreed(alone.t, alone.first, 'choice.agree-exit', 'x', {}))).toEqual({
    asked: [],
    value: true,
  });
});

test('[DT-PLAY-01, DT-TAB-05] each player who is there is asked; else whoever runs the game, for the first who stands', () => {
  const rig = quiet({ options: { gm: 'human' } });
  const seats = () => askedIn(rig.t).map(({ seat }) => seat);
  expect(seats()).toEqual([0, 1]);
  rig.first.absence = 'leaves';
  expect(seats()).toEqual([1]);
  rig.second.absence = 'leaves';
  expect(askedIn(rig.t)).toMatchObject([
    { seat: 2, why: { key: 'choice.calm', params: { creature: rig.first.id } } },
  ]);
  rig.first.hp = 0;
  expect(askedIn(rig.t)).toMatchObject([{ why: { params: { creature: rig.second.id } } }]);
  rig.second.hp = 0;
  expect(askedIn(rig.t)).toMatchObject([{ why: { params: { creature: rig.first.id } } }]);
  expect(rig.state.isAtRest).toBe(true);
});

test('[DT-PLAY-01] what is proposed is a task, else a way on; who cannot be talked round is said', () => {
  const proposed = (own: Own) => {
    const rig = inOwn(own);
    const [asked] = askedIn(rig.t);
    return asked?.options[asked.fallback]?.id;
  };
  expect(proposed({ here: { tasks: [aTask()] } })).toBe('task-try');
  expect(proposed({})).toBe('exit-on');
  const rig = inOwn({ adventure: { people: [aPerson()] }, here: { people: ['mira'] } });
  rig.first.used[`influence/${rig.person('mira').id}`] = 0;
  const [asked] = askedIn(rig.t) as unknown as { closed: () => { id: string }[] }[];
  expect(asked?.closed().map(({ id }) => id)).toEqual([`talk-${rig.person('mira').id}`]);
});

test('[DT-OPT-16] any player says what companions do: tasks and the like, not where the party goes', () => {
  const rig = quiet({ here: { tasks: [aTask()] } });
  Object.assign(rig.second, { run: { by: 'companion' }, seat: undefined });
  const [asked] = askedIn(rig.t);
  const by = asked?.options.filter(({ id }) => id.startsWith('by-')) ?? [];
  expect(by.map(({ kind }) => kind)).not.toContain('exit');
  expect(by).toContainEqual(
    expect.objectContaining({
      id: `by-${rig.second.id}-task-try`,
      names: { task: 'try', tag: 'climb', by: rig.second.id },
      text: {
        key: 'deed.by',
        params: expect.objectContaining({
          by: { key: 'name.creature', params: { id: rig.second.id } },
        }),
      },
    }),
  );
  // Of other players nobody disposes.
  const both = quiet({ here: { tasks: [aTask()] } });
  const ids = askedIn(both.t)[0]?.options.map(({ id }) => id) ?? [];
  expect(ids.filter((id) => id.startsWith('by-'))).toEqual([]);
});

test.each<[string, (rig: ReturnType<typeof quiet>) => unknown]>([
  ['a fight has begun', (rig) => inTurn(rig, rig.first)],
  ['the session is over', (rig) => Object.assign(rig.state, { phase: 'ended' })],
  ['the scene is to be skipped', (rig) => Object.assign(rig.state, { skips: true })],
])('[DT-PLAY-01] nobody is asked what to do between fights once %s', (_, happens) => {
  const rig = quiet();
  const flow = calm(rig.t);
  const asked = flow.next(0).value as unknown as { choices: { anew: () => unknown }[] };
  expect(asked.choices[0]?.anew()).toBeDefined();
  happens(rig);
  expect(asked.choices[0]?.anew()).toBeUndefined();
});

test('[DT-PLAY-01] who speaks first acts, and then nobody is at rest', () => {
  const rig = quiet({ here: { tasks: [aTask({ ok: [{ flag: 'tried' }] })] } });
  rig.play(calm(rig.t), [['calm', 'task-try']]);
  expect([rig.story().flags, rig.state.isAtRest]).toEqual([['tried'], false]);
});

test('[DT-SHOT-02] where nobody can be asked the party is led on by the first way, or it is over', () => {
  const goes = (exits: readonly object[], dead = false) => {
    const rig = inOwn({ here: { exits: exits as never } });
    Object.assign(rig.first, { seat: undefined, ...(dead ? { life: 'dead' } : {}) });
    expect(rig.play(calm(rig.t)).asked).toEqual([]);
    return rig.story().goes;
  };
  expect([goes([{ ...ON, to: 'there' }]), goes([])]).toEqual(['there', 'end']);
  expect(goes([{ ...ON, to: 'there' }], true)).toBe('end');
});

test('[DT-TIME-02] what would be an action takes a round, and nobody grapples or appeals outside a fight', () => {
  const rig = quiet();
  rig.first.items = [{ id: 80, kind: 'rations', uses: 7 }];
  rig.foe('thug', 5);
  const deeds = workDeeds(rig.t, rig.first);
  const kinds = deeds.map(({ kind }) => kind);
  for (const no of ['grapple', 'appeal']) expect(kinds).not.toContain(no);
  const [deed] = deeds;
  expect(deed).toBeDefined();
  rig.play(deed?.run(rig.t));
  expect(rig.state.clock).toBe(1);
});

test('[DT-HEAL-07] outside a fight wounds are tended in a minute, and by nobody who has fallen in it', () => {
  const tended = (before: (rig: ReturnType<typeof quiet>) => void = () => undefined) => {
    const rig = quiet({ dice: [20, 3] });
    rig.first.items = [newItem(rig.t, 'healers-kit')];
    rig.second.hp = 1;
    const start = rig.state.clock;
    const id = `tend-${rig.second.id}`;
    const deed = workDeeds(rig.t, rig.first).find((one) => one.id === id);
    before(rig);
    rig.play(deed?.run(rig.t));
    return [rig.state.clock - start, rig.events('healed').length];
  };
  expect(tended()).toEqual([6, 1]);
  expect(tended(({ first }) => Object.assign(first, { hp: 0 }))).toEqual([6, 0]);
});
