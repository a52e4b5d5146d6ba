import { describe, expect, test } from 'vitest';
import { playedByBots, read } from '../../test/own-adventure.ts';
import type { Adventure } from '../content/adventure.ts';
import { BLANK_ADVENTURE } from '../content/adventures/blank.ts';
import { deadEnds, looseFlags, lostEndings, unreachable } from '../content/adventures/solve.ts';
import { readyOdds } from '../explain/party-odds.ts';
import type { D20State } from '../model.ts';
import { withEntry, withPart } from './parts.ts';
import { renamed } from './rename.ts';

const [FIRST] = BLANK_ADVENTURE.scenes;

/** Three scenes, written step by step: a door, a fight behind it, and a way home. */
function threeScenes(): unknown {
  let now: unknown = BLANK_ADVENTURE;
  const set = (path: string, part: unknown): void => {
    const steps = path.split('.').map((one) => (/^\d+$/.test(one) ? Number(one) : one));
    now = withPart(now, steps, part);
  };
  now = withEntry(now, ['scenes'], { ...FIRST, id: 'scene-2' });
  now = withEntry(now, ['scenes'], { ...FIRST, id: 'scene-3' });
  now = renamed(now, ['scenes', 1], 'cellar');
  now = renamed(now, ['scenes', 2], 'home');
  now = renamed(now, ['scenes', 0], 'door');
  set('scenes.0.exits.0.to', 'cellar');
  set('scenes.0.exits.0.ending', undefined);
  set('scenes.0.exits.0.when', { flag: 'open' });
  set('scenes.0.exits.0.opensAfter', 3);
  now = withEntry(now, ['scenes', 0, 'tasks'], {
    ...{ id: 'lock', label: 'Open the lock', tags: ['open-locks', 'force'], tn: 10 },
    ...{ time: '10m', ok: [{ flag: 'open' }], fail: [] },
  });
  now = withEntry(now, ['maps'], {
    id: 'vault',
    rows: ['......', '......', '......'],
    zones: { start: [0, 0, 1, 2], back: [4, 0, 5, 2] },
  });
  set('scenes.1.map', 'vault');
  set('scenes.1.foes', [
    {
      ...{ id: 'rats', block: 'goblin-raider', plainName: 'small thieves', count: 2 },
      ...{ scale: 'count', state: 'awake', zone: 'back' },
    },
  ]);
  set('scenes.1.exits.0.to', 'home');
  set('scenes.1.exits.0.ending', undefined);
  set('scenes.1.award.xp', 100);
  set('climax', 'cellar');
  set('xp', 100);
  return now;
}

describe('an adventure written from blank', () => {
  const content = threeScenes() as Adventure;

  test('[DT-TAB-03] is accepted, and the solver finds nothing wrong with it', () => {
    expect(read(content)).toMatchObject({ ok: true });
    expect(content.start).toBe('door');
    expect(deadEnds(content)).toEqual([]);
    expect(unreachable(content)).toEqual([]);
    expect(lostEndings(content)).toEqual([]);
    expect(looseFlags(content)).toEqual({ neverSet: [], neverRead: [] });
  });

  test('[DT-TASK-03] its ready characters have odds at the lock', () => {
    const [lock] = readyOdds(content);
    expect(lock).toMatchObject({ scene: 'door', task: 'lock' });
    expect(lock?.once).toBeGreaterThanOrEqual(0.55);
    expect(readyOdds({ ...content, ready: [] })).toEqual([]);
  });

  test.each(['one', 'two', 'three'])('[DT-TAB-03] is played by bots to its end: %s', (seed) => {
    const match = playedByBots(content, seed);
    expect(match.over).toBe(true);
    expect((match.state as D20State).story?.scenes).toBeGreaterThan(1);
  });

  test('[DT-TAB-03] a saved match carries it', () => {
    const file = playedByBots(content, 'saved', 30).toFile();
    expect(file.documents?.adventure?.content).toEqual(content);
  });

  test('a blank one is accepted as it is', () => {
    expect(read(BLANK_ADVENTURE)).toMatchObject({ ok: true });
  });
});
