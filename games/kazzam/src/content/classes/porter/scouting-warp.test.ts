import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../../test/table.ts';

import { takeStep } from '../../../rules/movement/step.ts';
import { AL, at, BO, PIA, placesIn, warped, withWarp } from './testing/ported.ts';

describe('Scouting Warp', () => {
  test('[KC-POR-23] she or an ally that enters it may teleport up to four at once', () => {
    for (const [who, to] of [
      [PIA, 'court(2,5)'],
      [AL, 'court(10,2)'],
    ] as const) {
      const t = withWarp('scouting-warp', at(6, 2));
      t.run(takeStep(t, who, at(6, 2), { how: 'move' }), to);
      expect(placesIn(t.state)[who]).toBe(to);
    }
  });

  test('[KC-POR-23] not five squares, not enemies, and she may stay', () => {
    const t = withWarp('scouting-warp', at(6, 2));
    expect(() => t.run(takeStep(t, AL, at(6, 2), { how: 'move' }), 'court(11,2)')).toThrow();
    const stays = withWarp('scouting-warp', at(6, 2));
    stays.run(takeStep(stays, AL, at(6, 2), { how: 'move' }), 'stay');
    stays.run(takeStep(stays, BO, at(6, 3), { how: 'move' }));
    const enemy = withWarp('scouting-warp', at(6, 2));
    enemy.run(takeStep(enemy, BO, at(6, 2), { how: 'move' }));
    expect([placesIn(stays.state)[AL], placesIn(enemy.state)[BO]]).toEqual([
      'court(6,2)',
      'court(6,2)',
    ]);
  });

  test('[KC-POR-23] [KC-CONV-26] by any arrival, forced ones too', () => {
    const t = withWarp('scouting-warp', at(6, 2));
    t.run(takeStep(t, AL, at(6, 2), { how: 'forced', by: BO }), 'court(6,5)');
    expect(placesIn(t.state)[AL]).toBe('court(6,5)');
  });

  test('[KC-POR-23] once per creature per turn; the movement goes on', () => {
    const court = warped('scouting-warp', 'court(4,2)', [
      'walk',
      ['court(2,1)', 'court(3,2)', 'court(4,2)'],
      'court(2,2)',
      ['court(3,2)', 'court(4,2)'],
    ]);
    // Three squares, the warp, and two of the three that were left.
    expect([placesIn(court.state)[PIA], court.open.why.key]).toEqual(['court(4,2)', 'action']);
    const fresh = warped('scouting-warp', 'court(4,2)', [
      ...['walk', ['court(2,1)', 'court(3,2)', 'court(4,2)'], 'court(3,3)', []],
      ...['end-turn', 'walk', ['court(2,2)', 'court(3,2)', 'court(4,2)']],
    ] as Answers);
    // Al has not used it in this turn.
    expect(fresh).toBeAskedFor('teleport');
  });
});
