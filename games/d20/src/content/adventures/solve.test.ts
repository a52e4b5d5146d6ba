import { expect, test } from 'vitest';
import type { Adventure, Scene } from '../adventure.ts';
import { ADVENTURES } from './index.ts';
import { deadEnds, looseFlags, lostEndings, unreachable } from './solve.ts';

/** Harrow Down with a scene changed. */
function harrowWith(id: string, change: Partial<Scene>): Adventure {
  const [harrow] = ADVENTURES;
  if (harrow === undefined) throw new Error('there is no adventure');
  return {
    ...harrow,
    scenes: harrow.scenes.map((scene) => (scene.id === id ? { ...scene, ...change } : scene)),
  };
}

const exit = { id: 'on', label: 'On', to: 'barrow', kind: 'main' } as const;

test('[DT-SHOT-02] a scene whose only exit waits for a flag that nothing sets is a dead end, and what lies behind is out of reach', () => {
  const adventure = harrowWith('trail', { exits: [{ ...exit, when: { flag: 'never' } }] });
  expect(deadEnds(adventure)).toEqual([{ scene: 'trail', kind: 'closed' }]);
  expect(unreachable(adventure)).toEqual(['barrow', 'camp', 'hall', 'bell', 'hall-again', 'home']);
  expect(lostEndings(adventure)).toEqual(['bell-hangs', 'quiet-for-good']);
});

test('[DT-SHOT-02] an exit that opens after three failures helps only where something can fail', () => {
  const exits = [{ ...exit, when: { flag: 'never' }, opensAfter: 3 }];
  expect(deadEnds(harrowWith('trail', { exits }))).toEqual([]);
  const adventure = harrowWith('trail', { exits, tasks: [] });
  expect(deadEnds(adventure)).toEqual([{ scene: 'trail', kind: 'closed' }]);
});

test('[DT-SHOT-02] a scene that luck opens, and nothing else, may lock', () => {
  const adventure = harrowWith('trail', { exits: [{ ...exit, when: { flag: 'trail-found' } }] });
  expect(deadEnds(adventure)).toEqual([{ scene: 'trail', kind: 'may-lock' }]);
  expect(unreachable(adventure)).toEqual([]);
});

test('[DT-SCC-17] a countdown that ends the adventure lets nobody get stuck', () => {
  const relay = ADVENTURES[2];
  expect(relay === undefined ? undefined : deadEnds(relay)).toEqual([]);
});

test('flags that are waited for in vain and flags for nothing are told apart', () => {
  const adventure = harrowWith('trail', {
    exits: [{ ...exit, when: { any: [{ flag: 'never' }, { not: { flag: 'trail-found' } }] } }],
    onEnter: [{ flag: 'for-nothing' }, { flag: 'taken', is: false }],
  });
  expect(looseFlags(adventure)).toEqual({ neverSet: ['never'], neverRead: ['for-nothing'] });
});

test('[DT-SOC-06] a flag that changes the situation is read by that', () => {
  const adventure = harrowWith('trail', { onEnter: [{ flag: 'calm' }], changes: ['calm'] });
  expect(looseFlags(adventure).neverRead).toEqual([]);
});
