import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { creatureOf } from '../../../rules/court/creatures.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { force } from '../../../rules/movement/forced.ts';
import { move, walkOf } from '../../../rules/movement/move.ts';
import { teleportTo } from '../../../rules/movement/relocate.ts';
import { takeStep } from '../../../rules/movement/step.ts';
import { wayFrom } from '../../../rules/movement/way.ts';
import { makeTerrain } from '../../../rules/terrain/terrain.ts';
import { artist, at, shape, steps, WIDTH } from './testing/artist.ts';

describe('a Pit', () => {
  const pitted = (x: number, y: number, given: Told = {}, rolls: readonly number[] = []) => {
    const t = begin(
      {
        court: floor(WIDTH, 7),
        athletes: [artist('1,1'), theirs('Bo', '4,3')],
        turn: 'Ana',
        ...given,
      },
      { rolls },
    );
    makeTerrain(t.state, at(x, y), 'pit', 0);
    return t;
  };
  const reach = (t: ReturnType<typeof pitted>, id: number, budget: number) =>
    wayFrom(t, id, { budget })?.options.map(({ id: square }) => square) ?? [];
  test('[KR-SPEC-22] leaving it costs a square more, entering it none', () => {
    const t = pitted(4, 3);
    expect(reach(t, 1, 1)).toEqual([]);
    expect(reach(t, 1, 2)).toContain('court(5,3)');
    expect(reach(t, 1, 2)).not.toContain('court(6,3)');
    expect(reach(pitted(5, 3), 1, 1)).toContain('court(5,3)');
  });
  test('[KR-SPEC-22] by a portal as well', () => {
    const rows = ['..........', '..........', '..........', '....P....p', '..........'];
    const t = begin({ court: rows, athletes: [theirs('Bo', '3,3')], turn: 'Bo' });
    expect(reach(t, 0, 1)).toContain('court(8,3)');
    makeTerrain(t.state, 33, 'pit', 0);
    expect(reach(t, 0, 1)).toEqual([]);
    expect(reach(t, 0, 2)).toContain('court(8,3)');
  });
  test('[KR-SPEC-22] [KZ-LARGE-01] a larger creature climbs out with any of its squares', () => {
    const t = pitted(9, 4, { creeps: [{ group: 'bears', members: ['8,3'] }] });
    expect(reach(t, 2, 1)).toEqual([]);
    expect(reach(t, 2, 2)).toContain('court(9,3)');
  });
  test('[KR-SPEC-22] [KR-SPEC-23] who hovers does not notice it', () => {
    const athletes = [theirs('Bo', '4,3', { statuses: ['hovering'] })];
    const hovering = { athletes, turn: 'Bo' };
    expect(reach(pitted(4, 3, hovering), 0, 1)).toContain('court(5,3)');
    const t = pitted(5, 3, hovering);
    t.run(takeStep(t, 0, at(5, 3), { how: 'forced' }));
    expect(creatureOf(t.state, 0).hp).toBe(8);
  });
  const hp = (t: ReturnType<typeof pitted>) => creatureOf(t.state, 1).hp;
  test('[KR-SPEC-22] who is forced into it takes 1, who walks or teleports itself in does not', () => {
    const forced = pitted(5, 3);
    forced.run(takeStep(forced, 1, at(5, 3), { how: 'forced', by: 0 }));
    expect(hp(forced)).toBe(7);
    const walked = pitted(5, 3);
    walked.run(takeStep(walked, 1, at(5, 3), { how: 'move' }));
    expect(hp(walked)).toBe(8);
    const own = pitted(5, 3);
    own.run(teleportTo(own, 1, at(5, 3), { by: 1, rule: 'TEST' }));
    expect(hp(own)).toBe(8);
  });
  test('[KR-SPEC-22] [KZ-FORCE-01] teleported there by another it is', () => {
    const t = pitted(5, 3);
    t.run(teleportTo(t, 1, at(5, 3), { by: 0, rule: 'TEST' }));
    expect(hp(t)).toBe(7);
  });
  const slide = { how: 'slide', squares: 5, by: 0, source: 'test', rule: 'TEST' } as const;
  test('[KR-SPEC-22] [KZ-ZONE-03] once a round for each Pit, and a new one is another', () => {
    const t = pitted(5, 3);
    const again = { ...slide, from: at(1, 1) };
    t.run(force(t, 1, again), steps(3, 5), 'no');
    t.run(force(t, 1, again), steps(3, 4, 5));
    expect(hp(t)).toBe(7);
    makeTerrain(t.state, at(6, 3), 'pit', 0);
    t.run(force(t, 1, again), steps(3, 6), 'no');
    expect(hp(t)).toBe(6);
    makeTerrain(t.state, at(5, 3), 'floor', 0);
    makeTerrain(t.state, at(5, 3), 'pit', 0);
    t.run(force(t, 1, again), steps(3, 5), 'no');
    expect(hp(t)).toBe(5);
  });
  test('[KZ-FORCE-08] [KZ-LARGE-01] a larger creature rolls to safety for any of its squares', () => {
    const given = { creeps: [{ group: 'bears', members: ['8,3'] }] };
    const t = pitted(10, 4, given, [4]);
    t.run(force(t, 2, { ...slide, from: at(1, 1) }), steps(3, 9));
    // It saves, and falls before the Pit.
    expect(creatureOf(t.state, 2).cell).toBe(at(8, 3));
    expect(t.state.effects.some(({ kind, on }) => kind === 'prone' && on === 2)).toBe(true);
  });
  test('[KR-SPEC-22] [KZ-SCORE-03] whom it Takes Out counts for who made it', () => {
    const t = pitted(5, 3, { athletes: [artist('1,1'), theirs('Bo', '4,3', { hp: 1 })] });
    t.run(takeStep(t, 1, at(5, 3), { how: 'forced' }));
    expect(t.state.points).toEqual([1, 0]);
  });
  test('[KR-SPEC-22] [KZ-SCORE-05] of several Pits for who made that one', () => {
    const t = pitted(6, 3, { athletes: [artist('1,1'), theirs('Bo', '4,3', { hp: 1 })] });
    makeTerrain(t.state, at(5, 3), 'pit', 1);
    t.run(takeStep(t, 1, at(5, 3), { how: 'forced' }));
    expect([t.state.points, t.state.strikes]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
  test('[KR-SPEC-22] [KZ-ZONE-03] once a round for each who falls into it', () => {
    const athletes = [artist('1,1'), theirs('Bo', '4,3'), theirs('Cy', '4,4')];
    const t = pitted(5, 3, { athletes });
    t.run(takeStep(t, 1, at(5, 3), { how: 'forced' }));
    t.run(takeStep(t, 1, at(6, 3), { how: 'forced' }));
    t.run(takeStep(t, 2, at(5, 3), { how: 'forced' }));
    expect([hp(t), creatureOf(t.state, 2).hp]).toEqual([7, 7]);
  });
});

describe('Slick', () => {
  const slippery = (rolls: readonly number[], given: Told = {}) => {
    const t = begin(
      {
        court: floor(WIDTH, 7),
        athletes: [artist('1,1'), theirs('Bo', '4,3')],
        turn: 'Ana',
        ...given,
      },
      { rolls },
    );
    makeTerrain(t.state, at(5, 3), 'slick', 0);
    return t;
  };
  const lies = ({ state }: ReturnType<typeof slippery>, id = 1) =>
    state.effects.some(({ kind, on }) => kind === 'prone' && on === id);
  const walk = (t: ReturnType<typeof slippery>, answers: Answers, id = 1) => {
    const walking = walkOf(t, id);
    if (walking === undefined) throw new Error('it cannot walk');
    t.run(move(t, id, walking), ...(answers ?? []));
  };
  test('[KR-SPEC-23] who enters saves: 4 to 6 and it goes on', () => {
    const t = slippery([4]);
    walk(t, [steps(3, 5, 6, 7), 'roll']);
    expect(creatureOf(t.state, 1).cell).toBe(at(7, 3));
    expect(lies(t)).toBe(false);
  });
  test('[KR-SPEC-23] on 1 to 3 it falls, and its movement ends there', () => {
    const t = slippery([3]);
    walk(t, [steps(3, 5, 6, 7), 'roll']);
    expect(creatureOf(t.state, 1).cell).toBe(at(5, 3));
    expect(lies(t)).toBe(true);
  });
  test('[KR-SPEC-23] [KZ-ZONE-06] one square asks once a round', () => {
    const t = slippery([4]);
    walk(t, [steps(3, 5, 6, 5, 4), 'roll']);
    expect(creatureOf(t.state, 1).cell).toBe(at(4, 3));
  });
  test('[KR-SPEC-23] its maker slips like all others', () => {
    const t = slippery([3], { athletes: [artist('4,3')] });
    walk(t, [steps(3, 5, 6), 'roll'], 0);
    expect(lies(t, 0)).toBe(true);
  });
  test('[KR-SPEC-23] who hovers or flies does not touch it', () => {
    for (const status of ['hovering', 'flying']) {
      const t = slippery([], {
        athletes: [artist('1,1'), theirs('Bo', '4,3', { statuses: [status] })],
      });
      walk(t, [steps(3, 5, 6)]);
      expect(creatureOf(t.state, 1).cell).toBe(at(6, 3));
    }
  });
  test('[KR-SPEC-23] a slide ends with a fall, too', () => {
    const way = { how: 'slide', squares: 3, by: 0, source: 'test', rule: 'TEST' } as const;
    const t = slippery([3]);
    expect(t.run(force(t, 1, { ...way, from: at(1, 1) }), steps(3, 5, 6, 7), 'no', 'roll')).toBe(1);
    expect(creatureOf(t.state, 1).cell).toBe(at(5, 3));
    const kept = slippery([4]);
    kept.run(force(kept, 1, { ...way, from: at(1, 1) }), steps(3, 5, 6, 7), 'no', 'roll');
    expect(creatureOf(kept.state, 1).cell).toBe(at(7, 3));
  });
  test('[KR-SPEC-21] Low Cover of its making gives cover and is difficult', () => {
    const court = shape(
      { athletes: [artist('1,1'), ours('Cleo', '2,3'), theirs('Bo', '6,3')] },
      {
        rolls: [5, 2],
        answers: [
          ...['change-terrain', 'court(3,3)', 'low-cover', 'end-turn', 'end-turn'],
          ...['basic-implement-attack', 'Cleo'],
        ],
      },
    );
    expect(court.of('Cleo')).toHaveHp(8);
    expect(groundOf(court.state).isDifficult(at(3, 3))).toBe(true);
  });
});
