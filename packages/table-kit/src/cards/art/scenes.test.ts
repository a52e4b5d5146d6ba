import { describe, expect, test } from 'vitest';
import { SCENES } from '../card.ts';
import { SCENERY } from './scenes.ts';
import { seeded } from './seeded.ts';

const drawn = (scene: (typeof SCENES)[number], design: string): string =>
  JSON.stringify(SCENERY[scene](seeded(design)));

describe.each(SCENES)('%s', (scene) => {
  test('looks the same for the same design, and otherwise for another', () => {
    expect(drawn(scene, 'torch')).toBe(drawn(scene, 'torch'));
    expect(drawn(scene, 'torch')).not.toBe(drawn(scene, 'helmet'));
  });

  test('is drawn in numbers, and in a size that a hundred cards can afford', () => {
    for (let card = 0; card < 60; card += 1) {
      const { strokes } = SCENERY[scene](seeded(`card ${card}`));
      expect(strokes.length).toBeLessThan(8);
      expect(JSON.stringify(strokes)).not.toMatch(/NaN|Infinity|undefined/);
      expect(JSON.stringify(strokes).length).toBeLessThan(24_000);
    }
  });
});

test('numbers of a seed lie from 0 up to 1 and are spread over all of it', () => {
  const random = seeded('spread');
  const tenths = new Set(Array.from({ length: 200 }, () => Math.floor(random() * 10)));
  expect([...tenths].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
