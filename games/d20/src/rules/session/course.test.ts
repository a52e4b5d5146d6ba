import { expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { aPerson, aRow, inOwn } from '../../../test/own-scene.ts';
import { FLED } from '../story/retreat.ts';
import { STEPS, stepOf } from './course.ts';

const BACK = { id: 'back', label: 'Back', to: 'there', kind: 'retreat' } as const;
const ON = { id: 'on', label: 'On', to: 'end', kind: 'main' } as const;
const THERE = { id: 'there', title: 'There' } as const;

type Own = Parameters<typeof inOwn>[0];

/** A fight with two thugs, in which it is the turn of the first of the party. */
function inFight(more: Own = {}) {
  const rig = inOwn({
    party: [{}, {}],
    ...more,
    here: { foes: [aRow({ count: 2, state: 'awake' })], exits: [ON, BACK], ...more?.here },
  });
  const turn = inTurn(rig, rig.first);
  return { ...rig, turn, thugs: rig.rows('thugs') };
}

const step = (rig: ReturnType<typeof inOwn>) => stepOf(rig.state);

test('[DT-TAB-02] what comes next goes by the phase, a skip, the fight, and the way on', () => {
  const rig = inOwn();
  const { state } = rig;
  const after = (some: object) => stepOf({ ...state, ...some });
  const combat = (stage: 'round' | 'naming' | 'turn' | 'round-end') => ({ stage }) as never;
  expect(after({ phase: 'ended', skips: true })).toBeUndefined();
  expect(after({ phase: 'lobby', skips: true })).toBe('begin');
  expect(after({ skips: true, combat: combat('round') })).toBe('skip');
  expect(
    (['round', 'naming', 'turn', 'round-end'] as const).map((stage) =>
      after({ combat: combat(stage), story: undefined }),
    ),
  ).toEqual(['round', 'naming', 'deed', 'round-end']);
  expect(after({ story: undefined })).toBe('direct');
  expect(step(rig)).toBe('calm');
  rig.story().goes = 'there';
  expect(step(rig)).toBe('level-up');
  state.phase = 'level-up';
  expect(step(rig)).toBe('onward');
});

test('[DT-LVL-03, DT-TAB-02] between scenes levels are gained first, then comes the next scene', () => {
  const rig = inOwn({ party: [{ xp: 1_000_000 }], seed: 'levels', others: [THERE] });
  const before = rig.first.level;
  rig.story().goes = 'there';
  rig.play(STEPS['level-up'](rig.t));
  expect([rig.first.level > before, rig.state.phase, step(rig)]).toEqual([
    true,
    'level-up',
    'onward',
  ]);
  rig.state.mood = 'eerie';
  rig.play(STEPS.onward(rig.t));
  expect([rig.story().scene, rig.state.phase, rig.state.mood]).toEqual([
    'there',
    'scene',
    undefined,
  ]);
  expect(step(rig)).toBe('calm');
});

test.each(['end', undefined])(
  '[DT-AGM-11] the adventure is finished where nothing is next: %s',
  (goes) => {
    const rig = inOwn();
    rig.story().goes = goes;
    rig.state.mood = 'eerie';
    rig.play(STEPS.onward(rig.t));
    expect(rig.state).toMatchObject({ phase: 'ended', ending: 'finished' });
    expect(rig.state.mood).toBeUndefined();
    expect(rig.events('scene-began')).toHaveLength(1);
    expect(step(rig)).toBeUndefined();
  },
);

test('[DT-TAB-04] a session ends at its limit, whether a fight goes on or not', () => {
  const limited = (steps: number) => {
    const calm = inOwn({ options: { sessionLimit: 50 } });
    calm.state.steps = steps;
    calm.play(STEPS.calm(calm.t));
    const fight = inFight({ options: { sessionLimit: 50 }, seed: 'round' });
    fight.state.steps = steps;
    fight.play(STEPS.round(fight.t));
    return [calm, fight].map(({ state }) => [state.ending, state.steps]);
  };
  expect(limited(49)).toEqual([
    [undefined, 50],
    [undefined, 50],
  ]);
  expect(limited(50)).toEqual([
    ['limit', 51],
    ['limit', 51],
  ]);
});

test('[DT-TAB-04, DT-INIT-02] at the limit no round begins, and nobody is asked', () => {
  const fight = inFight({ options: { sessionLimit: 50 } });
  fight.state.steps = 50;
  expect(fight.play(STEPS.round(fight.t)).asked).toEqual([]);
  expect(fight.events('round-began')).toEqual([]);
  const calm = inOwn({ options: { sessionLimit: 50 } });
  calm.state.steps = 50;
  expect(calm.play(STEPS.calm(calm.t)).asked).toEqual([]);
});

test('[DT-PLAY-01] between fights comes what the clock brings, overdue gear, a bargain, then whatever somebody does', () => {
  const rig = inOwn({
    adventure: { people: [aPerson({ attitude: 'friendly' })] },
    here: {
      people: ['mira'],
      events: [{ id: 'late', when: { flag: 'dusk' }, do: [{ flag: 'late' }] }],
    },
  });
  const mira = rig.person('mira');
  rig.first.items = [{ id: 70, kind: 'rope', borrowed: { from: mira.id, by: 0 } }];
  rig.story().flags = ['dusk'];
  rig.state.clock = 1;
  const { asked } = rig.play(STEPS.calm(rig.t), [['calm', 'exit-on']]);
  expect(asked).toEqual(['calm 0']);
  expect([mira.attitude, rig.story().flags, rig.story().goes]).toEqual([
    'neutral',
    ['dusk', 'late'],
    'end',
  ]);
});

test('[DT-AGM-07, DT-PLAY-01] a bargain is offered before anybody is asked what to do', () => {
  const bargain = { flaw: 'pride', text: 'Stay.', do: [{ go: 'there' }] } as const;
  const play = (answer: 'yes' | 'no') => {
    const rig = inOwn({ here: { bargain }, others: [THERE] });
    const flow = STEPS.calm(rig.t);
    return [rig.play(flow, [['bargain', answer]]).asked, rig.story().bargained] as const;
  };
  expect(play('no')).toEqual([['bargain 0', 'calm 0'], true]);
  // Where it leads on at once, nobody is asked.
  expect(play('yes')).toEqual([['bargain 0'], true]);
});

test.each<[string, Own, (rig: ReturnType<typeof inOwn>) => void]>([
  ['a fight', { here: { foes: [aRow({ state: 'away' })] } }, (rig) => inTurn(rig, rig.first)],
  ['the way on', {}, (rig) => Object.assign(rig.story(), { goes: 'end' })],
  ['the end', {}, (rig) => Object.assign(rig.state, { phase: 'ended' })],
])(
  '[DT-PLAY-01] nobody is asked what to do where the clock has brought something else: %s',
  (_, own, brings) => {
    const rig = inOwn(own);
    brings(rig);
    rig.first.hp = 0;
    expect(rig.play(STEPS.calm(rig.t)).asked).toEqual([]);
    expect(rig.story().defeats).toBe(0);
  },
);

test('[DT-SHOT-04] a party of which all have fled goes on by the way back, else it is captured', () => {
  const outcome = (fled: readonly number[]) => {
    const rig = inOwn({ party: [{}, {}], here: { exits: [ON, BACK] }, others: [THERE] });
    for (const one of rig.heroes) one.hp = 0;
    for (const at of fled)
      Object.assign(rig.heroes[at] ?? {}, { hp: 4, place: { at: 'away' }, used: { [FLED]: 0 } });
    rig.play(STEPS.calm(rig.t));
    return [rig.story().goes, rig.story().defeats, rig.story().left];
  };
  expect(outcome([0, 1])).toEqual(['there', 0, { here: 'bypassed' }]);
  expect(outcome([])).toEqual(['end', 1, { here: 'bypassed' }]);
  expect(outcome([0])).toEqual(['there', 1, { here: 'bypassed' }]);
});

test('[DT-SHOT-04] who fled is back once the fight is won', () => {
  const rig = inOwn({ party: [{}, {}], here: { exits: [ON, BACK] } });
  Object.assign(rig.second, { place: { at: 'away' }, used: { [FLED]: 0 } });
  rig.play(STEPS.calm(rig.t));
  expect([rig.second.place.at, rig.second.used]).toEqual(['line', {}]);
});

test('[DT-TURN-02, DT-SCB-16] a deed of a fight is followed at once by what comes of it for the scene', () => {
  const row = aRow({ count: 2, state: 'awake', leavesBy: { flag: 'lit' } });
  const rig = inFight({ here: { foes: [row] } });
  rig.story().flags = ['lit'];
  rig.play(STEPS.deed(rig.t), [['deed', 'end-turn']]);
  expect(rig.events('foes-left')).toMatchObject([{ row: 'thugs' }]);
  expect(rig.events('combat-ended')).toMatchObject([{ how: 'over' }]);
  expect(rig.state.combat).toBeUndefined();
});

test('[DT-INIT-14] a fight ends where the scene leads on', () => {
  const rig = inFight();
  rig.story().goes = 'there';
  rig.play(STEPS.deed(rig.t), [['deed', 'end-turn']]);
  expect(rig.events('combat-ended')).toMatchObject([{ how: 'by-master' }]);
  const goesOn = inFight();
  goesOn.play(STEPS.deed(goesOn.t), [['deed', 'end-turn']]);
  expect([goesOn.events('combat-ended'), goesOn.state.combat?.last]).toEqual([[], goesOn.first.id]);
});

test('[DT-SCB-15] a round ends with the events of the scene, and the fight with it if one leads on', () => {
  const events = [{ id: 'flood', when: { flag: 'rain' }, do: [{ go: 'there' }] }];
  const rig = inFight({ here: { events }, others: [THERE] });
  rig.play(STEPS['round-end'](rig.t));
  expect([rig.story().goes, rig.state.combat?.stage]).toEqual([undefined, 'round']);
  rig.story().flags = ['rain'];
  rig.play(STEPS['round-end'](rig.t));
  expect(rig.story().goes).toBe('there');
  expect(rig.events('combat-ended')).toMatchObject([{ how: 'by-master' }]);
});

test('[DT-INIT-14] events wait where the round has ended the fight', () => {
  const events = [{ id: 'flood', when: { flag: 'rain' }, do: [{ flag: 'wet' }] }];
  const rig = inFight({ here: { events }, story: { flags: [] } });
  rig.story().flags = ['rain'];
  for (const thug of rig.thugs) thug.hp = -5;
  rig.play(STEPS['round-end'](rig.t));
  expect([rig.state.combat, rig.story().flags]).toEqual([undefined, ['rain']]);
});

test('[DT-XC-05] once a scene is to be skipped nothing more happens in it', () => {
  const events = [{ id: 'flood', when: { flag: 'rain' }, do: [{ flag: 'wet' }] }];
  const row = aRow({ count: 2, state: 'awake', leavesBy: { flag: 'rain' } });
  for (const name of ['deed', 'round-end'] as const) {
    const rig = inFight({ here: { events, foes: [row] } });
    Object.assign(rig.state, { skips: true });
    rig.story().flags = ['rain'];
    rig.play(STEPS[name](rig.t));
    expect([rig.story().flags, rig.events('foes-left')], name).toEqual([['rain'], []]);
    expect(rig.state.combat, name).toBeDefined();
  }
});
