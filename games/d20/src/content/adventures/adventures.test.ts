import { describe, expect, test } from 'vitest';
import { ADVENTURES } from './index.ts';
import { readAdventure } from './read.ts';
import { deadEnds, looseFlags, lostEndings, unreachable } from './solve.ts';
import { KNOWN } from './testing/known.ts';
import { isSure } from './ways.ts';

/** Where each Level begins (DT-LVL-101 to -104). */
const THRESHOLDS = [0, 2000, 4000, 8000];
const AWARDS = {
  'harrow-down': [200, 200, 200, 400, 300, 500, 200],
  'cutlers-row': [200, 200, 300, 200, 300, 600, 200],
  'relay-nine': [400, 500, 500, 600, 800, 800, 400],
};

describe.each(ADVENTURES.map((one) => [one.id, one] as const))('%s', (id, adventure) => {
  test('[DT-MAT-03] it is read without a fault', () => {
    const read = readAdventure(JSON.parse(JSON.stringify(adventure)), KNOWN);
    expect(read).toEqual({ ok: true, value: adventure });
  });

  test('[DT-SHOT-03] its awards are as printed, and sum to the gap of its Level', () => {
    const awards = adventure.scenes.map(({ award }) => award.xp).filter((xp) => xp > 0);
    expect(awards).toEqual(AWARDS[id as keyof typeof AWARDS]);
    const gap = (THRESHOLDS[adventure.level] ?? 0) - (THRESHOLDS[adventure.level - 1] ?? 0);
    expect(awards.reduce((sum, one) => sum + one, 0)).toBe(gap);
    expect(adventure.xp).toBe(gap);
  });

  test('[DT-SHOT-02] each scene that gives an award has a key task, and lets the party on for sure', () => {
    for (const scene of adventure.scenes) {
      expect(isSure(scene), scene.id).toBe(true);
      if (scene.award.xp > 0) expect(scene.key, scene.id).toBeDefined();
    }
  });

  test('[DT-SHOT-02] each scene but the last has a bargain, and each says what to read in plain words', () => {
    const without = adventure.scenes.filter(
      ({ bargain, award }) => bargain === undefined && award.xp > 0,
    );
    const countOfScenes = adventure.scenes.length;
    expect(without).toEqual([adventure.scenes[countOfScenes - 1]]);
    for (const scene of adventure.scenes) {
      expect(scene.text.length, scene.id).toBeGreaterThanOrEqual(2);
      expect(scene.text.length, scene.id).toBeLessThanOrEqual(4);
      expect(scene.plain).not.toBe('');
    }
  });

  test('[DT-OPT-15] each scene with foes has a map of 10 to 16 squares in width, and each row of foes a zone on it', () => {
    for (const { id: scene, foes, map } of adventure.scenes) {
      if (foes === undefined) continue;
      const found = adventure.maps.find((one) => one.id === map);
      const width = found?.rows[0]?.length ?? 0;
      expect(width >= 10 && width <= 16, scene).toBe(true);
      for (const { zone } of foes) expect(Object.keys(found?.zones ?? {})).toContain(zone);
    }
  });

  test('[DT-SHOT-04] a scene with foes has a way for those who flee', () => {
    for (const { id: scene, foes, exits } of adventure.scenes) {
      if (foes === undefined) continue;
      expect(
        exits.some(({ kind }) => kind === 'retreat'),
        scene,
      ).toBe(true);
    }
  });

  test('[DT-AGM-03] single named foes scale by their HP, groups by their number', () => {
    for (const { foes } of adventure.scenes) {
      for (const row of foes ?? []) {
        if (row.person !== undefined) expect(row.scale, row.id).toBe('hp');
        if (typeof row.count === 'number' && row.count > 1) expect(row.scale, row.id).toBe('count');
      }
    }
  });

  test('[DT-SHOT-02] the undead are named as such, for whoever does not want them', () => {
    const undead = ['skeleton', 'zombie', 'ghoul', 'wraith'];
    for (const { foes } of adventure.scenes) {
      for (const { block = '', tags, id: row } of foes ?? []) {
        expect(tags?.includes('undead') === true, row).toBe(undead.includes(block));
      }
    }
  });

  test('nothing in it is loose: scenes, endings, flags', () => {
    expect(deadEnds(adventure)).toEqual([]);
    expect(unreachable(adventure)).toEqual([]);
    expect(lostEndings(adventure)).toEqual([]);
    expect(looseFlags(adventure)).toEqual({ neverSet: [], neverRead: [] });
  });
});
