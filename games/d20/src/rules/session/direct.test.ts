import { expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { endFreeScene, layScene } from '../story/free-scene.ts';
import { direct } from './direct.ts';

/** Free play, with a person who runs it at seat 2. */
function freePlay(steps = 0, gm: 'human' | 'auto' = 'human') {
  const rig = sit({ options: { adventure: 'free', gm, sessionLimit: 50 } });
  rig.state.steps = steps;
  return { ...rig, ash: rig.hero() };
}

test('[DT-TAB-04] whoever runs free play is asked to close a scene, or the session', () => {
  const rig = freePlay();
  const flow = direct(rig.t);
  const asked = flow.next(0).value;
  expect(asked).toMatchObject({
    ...{ seat: 2, always: true, why: { key: 'choice.direct', rule: 'DT-TAB-04' } },
    options: [{ id: 'next-scene' }, { id: 'close', aside: true }],
  });
  expect(rig.state.isAtRest).toBe(true);
  flow.next(0);
  expect(rig.state).toMatchObject({
    isAtRest: false,
    scenes: 1,
    phase: expect.not.stringMatching('ended'),
  });
});

test('[DT-TAB-04] a session that is closed is over', () => {
  const rig = freePlay(49);
  const { asked } = rig.play(direct(rig.t), [['direct', 'close']]);
  expect(asked).toEqual(['direct 2']);
  expect(rig.state).toMatchObject({ phase: 'ended', ending: 'closed', isAtRest: false });
  expect(rig.state.scenes).toBeUndefined();
});

test('[DT-TAB-04] at its limit, or where nobody runs it any more, free play is over without a question', () => {
  const limit = freePlay(50);
  expect(limit.play(direct(limit.t)).asked).toEqual([]);
  expect([limit.state.ending, limit.state.isAtRest]).toEqual(['limit', false]);
  const alone = freePlay(50, 'auto');
  expect(alone.play(direct(alone.t)).asked).toEqual([]);
  expect(alone.state.ending).toBe('closed');
});

test.each<[string, (rig: ReturnType<typeof freePlay>) => void]>([
  ['a fight has begun', (rig) => inTurn(rig, rig.ash)],
  ['the session is closed', (rig) => Object.assign(rig.state, { phase: 'ended' })],
  ['the scene is to be skipped', (rig) => Object.assign(rig.state, { skips: true })],
])('[DT-TAB-04] nobody is asked once %s', (_, happens) => {
  const rig = freePlay();
  happens(rig);
  expect(rig.play(direct(rig.t)).asked).toEqual([]);
  expect([rig.state.scenes, rig.state.ending, rig.state.isAtRest]).toEqual([
    undefined,
    undefined,
    false,
  ]);
});

test('[DT-GMC-01, DT-LVL-03] a scene of free play ends with what lasts for it, and levels are gained', () => {
  const rig = freePlay();
  rig.state.mood = 'eerie';
  rig.play(endFreeScene(rig.t));
  rig.play(endFreeScene(rig.t));
  expect([rig.state.scenes, rig.state.mood]).toEqual([2, undefined]);
});

test('[DT-TAB-03, DT-GMC-01] a scene that is laid is told, and ends the one before', () => {
  const rig = freePlay();
  const ground = { rows: ['....'], isDark: false, isOutdoors: true, setting: [] };
  const scene = (title: string) => ({ title, words: { prose: 'It is quiet.' }, ground });
  rig.play(layScene(rig.t, scene('The mill')));
  expect([rig.state.scenes, rig.state.laid]).toEqual([undefined, { title: 'The mill' }]);
  expect(rig.state.ground).toMatchObject(ground);
  expect(rig.events('scene-began')).toEqual([
    { type: 'scene-began', rule: 'DT-GMC-01', scene: 'free', words: { prose: 'The mill' } },
  ]);
  expect(rig.events('described')).toEqual([
    { type: 'described', rule: 'DT-GMC-01', words: { prose: 'It is quiet.' } },
  ]);
  Object.assign(rig.t, { tell: undefined });
  rig.play(layScene(rig.t, scene('The pond')));
  expect([rig.state.scenes, rig.state.laid]).toEqual([1, { title: 'The pond' }]);
});

test('[DT-LVL-03] levels are gained at the end of a scene of free play', () => {
  const rig = sit({ options: { adventure: 'free', gm: 'human' }, seed: 'levels' });
  const ash = rig.hero({ xp: 1_000_000 });
  rig.play(endFreeScene(rig.t));
  expect(ash.level).toBeGreaterThan(1);
});
