import { expect, test } from 'vitest';
import { inScene } from '../../../test/scene.ts';

test('[DT-NPC-09, DT-AGM-03] for each Level of the party above the printed one foes have 4 Hit Points more, and for every second 1 to hit, three Levels at most', () => {
  const raider = (level: number) => {
    const rig = inScene({
      adventure: 'harrow-down',
      scene: 'camp',
      party: [1, 2, 3].map(() => ({ level })),
    });
    const { level: own, hp, printed } = rig.row('raiders');
    return [own, hp, printed?.hit];
  };
  const [[level = 0, hp = 0, hit = 0], ...harder] = [1, 2, 3, 4, 6].map(raider) as [number[]];
  expect(harder).toEqual([
    [level + 1, hp + 4, hit],
    [level + 2, hp + 8, hit + 1],
    [level + 3, hp + 12, hit + 1],
    [level + 3, hp + 12, hit + 1],
  ]);
});
